package org.escaque.laws;

import java.util.List;
import java.util.Optional;

/** For which games a cell of an edition holds. */
public enum Scope {
  /** Every game for which no narrower cell stands. */
  ALL,
  STANDARD,
  /** Standard play in a quickplay finish. */
  QUICKPLAY,
  RAPID,
  /** Rapid in a quickplay finish. */
  RAPID_QUICKPLAY,
  /** Rapid with enough arbiters, where that differs from standard play. */
  RAPID_SUPERVISED,
  BLITZ,
  /** Blitz with enough arbiters, where that differs from standard play. */
  BLITZ_SUPERVISED;

  /** Reads a scope as the tables write it. */
  static Optional<Scope> parse(String text) {
    return Words.parse(values(), text);
  }

  /** Where to look for a cell, the narrowest scope first. */
  static List<Scope> of(PlayClass playClass, boolean supervised, boolean quickplay) {
    return switch (playClass) {
      case STANDARD -> quickplay ? List.of(QUICKPLAY, STANDARD, ALL) : List.of(STANDARD, ALL);
      case RAPID -> {
        if (supervised) {
          yield List.of(RAPID_SUPERVISED, STANDARD, ALL);
        }
        yield quickplay ? List.of(RAPID_QUICKPLAY, RAPID, ALL) : List.of(RAPID, ALL);
      }
      case BLITZ -> supervised ? List.of(BLITZ_SUPERVISED, STANDARD, ALL) : List.of(BLITZ, ALL);
    };
  }

  /** This scope and those whose cells hold for its games where it has none, the narrowest first. */
  List<Scope> widening() {
    return switch (this) {
      case ALL -> List.of(ALL);
      case STANDARD, RAPID, BLITZ -> List.of(this, ALL);
      case QUICKPLAY -> of(PlayClass.STANDARD, true, true);
      case RAPID_QUICKPLAY -> of(PlayClass.RAPID, false, true);
      case RAPID_SUPERVISED -> of(PlayClass.RAPID, true, false);
      case BLITZ_SUPERVISED -> of(PlayClass.BLITZ, true, false);
    };
  }

  /** The scope as the tables write it. */
  @Override
  public String toString() {
    return Words.of(this);
  }
}
