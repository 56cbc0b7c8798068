package org.escaque.laws;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What completed illegal moves of one player cost, one after the other.
 *
 * @param bonuses what the opponent gets for the first, the second ...
 * @param lossAt the illegal move that loses, 1 for the first; 0 if none does
 */
public record Strikes(List<Duration> bonuses, int lossAt) {

  public Strikes {
    bonuses = List.copyOf(bonuses);
  }

  static Strikes parse(String value) {
    if (value.equals("restored")) {
      return new Strikes(List.of(), 0);
    }
    var bonuses = new ArrayList<Duration>();
    for (String strike : value.split(",")) {
      Values.duration(strike).ifPresent(bonuses::add);
    }
    return new Strikes(bonuses, bonuses.size() + 1);
  }

  /** Whether illegal moves are counted at all. */
  public boolean counts() {
    return lossAt > 0;
  }

  /** Whether the illegal move with this number, 1 for the first, loses. */
  public boolean loses(int number) {
    return counts() && number >= lossAt;
  }

  /** What the opponent gets for the illegal move with this number. */
  public Optional<Duration> bonus(int number) {
    return number >= 1 && number <= bonuses.size()
        ? Optional.of(bonuses.get(number - 1))
        : Optional.empty();
  }
}
