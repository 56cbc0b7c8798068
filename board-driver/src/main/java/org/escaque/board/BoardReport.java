package org.escaque.board;

/**
 * What a board driver delivers. A {@link Debouncer} takes both kinds and gives {@link BoardEvent}s.
 */
public sealed interface BoardReport {

  Tick tick();

  /** Raw contacts, still to be debounced. */
  record Contacts(ContactFrame frame) implements BoardReport {
    @Override
    public Tick tick() {
      return frame.tick();
    }
  }

  /** Something settled already: squares of a board that debounces itself, the link, doubts. */
  record Settled(BoardEvent event) implements BoardReport {
    @Override
    public Tick tick() {
      return event.tick();
    }
  }
}
