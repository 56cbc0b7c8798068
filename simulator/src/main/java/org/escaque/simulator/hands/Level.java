package org.escaque.simulator.hands;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How well-behaved the hands and the wood are. */
public enum Level {
  /** Every lift lasts long enough to be seen, and contacts only bounce. */
  CLEAN,
  /** A club evening: some victims are pushed off, some rooks are lifted first, men are adjusted. */
  CLUB,
  /** Hurried hands: gaps as short as they come, men knocked over. */
  ROUGH,
  /** The same hands on a board with two dead contacts and a stuck one. */
  BROKEN,
  /** The same board on a club evening. */
  CLUB_BROKEN;

  /** What {@link #parse} reads, for those who ask. */
  public static final String NAMES = "clean, club, rough, broken or club-broken";

  /** Longer than the debouncer's settle times and a contact's bounce, in nanoseconds. */
  private static final long SEEN = 115_000_000L;

  /** How long bullet players carry a man, in milliseconds. */
  private static final double BULLET_CARRY = 180;

  /** Reads one of {@link #NAMES}; empty for anything else. */
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
      case CLEAN -> Habits.of(List.of(50, 40, 10, 0), List.of(90, 0, 10), 30, SEEN);
      case CLUB, CLUB_BROKEN ->
          Habits.of(List.of(45, 40, 10, 5), List.of(80, 12, 8), 15, 0).slipping(Slips.CLUB);
      case ROUGH, BROKEN ->
          Habits.of(List.of(40, 35, 10, 15), List.of(80, 12, 8), 40, 0)
              .slipping(Slips.ROUGH)
              .carrying(BULLET_CARRY);
    };
  }

  Faults faults() {
    return switch (this) {
      case CLEAN -> Faults.NONE;
      case CLUB -> Faults.CLUB;
      case ROUGH -> Faults.ROUGH;
      case BROKEN -> Faults.BROKEN;
      case CLUB_BROKEN -> Faults.CLUB_BROKEN;
    };
  }

  Wires wires() {
    return switch (this) {
      case CLEAN -> Wires.CLEAN;
      case CLUB, CLUB_BROKEN -> Wires.CLUB;
      case ROUGH, BROKEN -> Wires.ROUGH;
    };
  }

  /** Of a hundred plies, how many are answered before their lever went down. */
  public double replies() {
    return switch (this) {
      case CLEAN -> 0;
      case CLUB, CLUB_BROKEN -> 0.2;
      case ROUGH, BROKEN -> 2;
    };
  }

  /** How long a player thinks before he reaches out, median in milliseconds. */
  public double thinking() {
    return switch (this) {
      case CLEAN -> 2_000;
      case CLUB, CLUB_BROKEN -> 4_000;
      case ROUGH, BROKEN -> 700;
    };
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
