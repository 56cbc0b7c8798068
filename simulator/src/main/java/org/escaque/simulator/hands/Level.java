package org.escaque.simulator.hands;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How well-behaved the hands and the wood are. */
public enum Level {
  /** Every lift lasts long enough to be seen, and contacts only bounce. */
  CLEAN,
  /** A club evening: some victims are pushed off, some rooks are lifted first. */
  CLUB,
  /** Hurried hands: gaps as short as they come. */
  ROUGH,
  /** The same hands on a board with faults. */
  BROKEN;

  /** Longer than the debouncer's settle times and a contact's bounce, in nanoseconds. */
  private static final long SEEN = 115_000_000L;

  /**
   * Reads {@code clean}, {@code club}, {@code rough} or {@code broken}; empty for anything else.
   */
  public static Optional<Level> parse(String text) {
    for (var level : values()) {
      if (level.toString().equals(text)) {
        return Optional.of(level);
      }
    }
    return Optional.empty();
  }

  Habits habits() {
    return switch (this) {
      case CLEAN -> Habits.of(List.of(50, 40, 10, 0), List.of(90, 0, 10), 30, 0, SEEN);
      case CLUB -> Habits.of(List.of(45, 40, 10, 5), List.of(80, 12, 8), 25, 15, 0);
      case ROUGH, BROKEN -> Habits.of(List.of(35, 35, 15, 15), List.of(70, 18, 12), 40, 30, 0);
    };
  }

  Faults faults() {
    return switch (this) {
      case CLEAN -> Faults.NONE;
      case CLUB -> Faults.CLUB;
      case ROUGH -> Faults.ROUGH;
      case BROKEN -> Faults.BROKEN;
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
