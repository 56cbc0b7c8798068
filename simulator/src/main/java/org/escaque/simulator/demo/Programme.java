package org.escaque.simulator.demo;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.escaque.simulator.replay.RecordedGame;

/** Which game comes next: all in their order, once or over and over. Thread-safe. */
final class Programme {

  private final List<RecordedGame> games;
  private final boolean once;
  private final AtomicInteger next = new AtomicInteger();

  Programme(List<RecordedGame> games, boolean once) {
    this.games = List.copyOf(games);
    this.once = once;
  }

  /** The next game; empty when all have been given out. */
  Optional<RecordedGame> next() {
    int number = next.getAndIncrement();
    if (once) {
      return number < games.size() ? Optional.of(games.get(number)) : Optional.empty();
    }
    return Optional.of(games.get(number % games.size()));
  }
}
