package org.escaque.game.store;

import org.escaque.game.GameEvent;

/** What a journal makes of events, without a file. */
public final class JournalText {

  private JournalText() {}

  /** The event as it is read again from its row. */
  public static GameEvent readAgain(long number, GameEvent event) {
    return JournalRow.of(number, 1, event).event();
  }
}
