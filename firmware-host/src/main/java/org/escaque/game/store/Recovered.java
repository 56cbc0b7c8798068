package org.escaque.game.store;

import java.util.List;
import java.util.Optional;
import org.escaque.game.GameEvent;
import org.jspecify.annotations.Nullable;

/**
 * What earlier runs left behind.
 *
 * @param game the events of the last game, from its assignment on; empty if there was none
 * @param lastRun the run before this one; null for the first
 * @param damage what could not be read, for the operator; null if all was well
 */
public record Recovered(List<GameEvent> game, @Nullable Run lastRun, @Nullable String damage) {

  public Recovered {
    game = List.copyOf(game);
  }

  /** The run before this one. */
  public Optional<Run> previous() {
    return Optional.ofNullable(lastRun);
  }
}
