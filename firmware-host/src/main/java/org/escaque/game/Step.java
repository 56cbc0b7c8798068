package org.escaque.game;

import java.util.List;
import java.util.Optional;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * What came of one event.
 *
 * @param wakeAt when the game wants a {@link GameEvent.Woke} if nothing happens before; null for
 *     never
 */
public record Step(GameState state, List<Effect> effects, @Nullable Tick wakeAt) {

  public Step {
    effects = List.copyOf(effects);
  }

  public Optional<Tick> wake() {
    return Optional.ofNullable(wakeAt);
  }
}
