package org.escaque.clock;

import java.time.Duration;

/**
 * One period of a time control.
 *
 * @param moves how many moves it asks for; 0 means all the rest of the game
 * @param base the time that it adds, more than nothing and whole milliseconds
 * @param bonus what each move in it brings besides
 */
public record Period(int moves, Duration base, Bonus bonus) {

  public Period {
    if (moves < 0 || base.isNegative() || base.isZero()) {
      throw new IllegalArgumentException("period of " + moves + " moves in " + base);
    }
  }

  long baseNanos() {
    return base.toNanos();
  }

  long bonusNanos() {
    return bonus.most().toNanos();
  }

  long incrementNanos() {
    return bonus instanceof Bonus.Increment ? bonusNanos() : 0;
  }
}
