package org.escaque.laws;

import java.time.Duration;
import org.escaque.clock.TimeControl;

/** Which class a time control makes of a game. */
final class TimeLimits {

  private TimeLimits() {}

  static PlayClass classOf(Edition edition, TimeControl control) {
    var time = time(edition, control);
    if (!holds(bound(edition, Rule.RAPID_FROM), time)) {
      return PlayClass.BLITZ;
    }
    return holds(bound(edition, Rule.RAPID_TO), time) ? PlayClass.RAPID : PlayClass.STANDARD;
  }

  private static Duration time(Edition edition, TimeControl control) {
    if (bound(edition, Rule.CLASS_COUNTS_INCREMENTS).equals("yes")) {
      return control.forSixtyMoves();
    }
    return control.periods().stream()
        .map(period -> period.base())
        .reduce(Duration.ZERO, Duration::plus);
  }

  private static String bound(Edition edition, Rule rule) {
    return edition.cells(rule).getFirst().value();
  }

  /** Whether a time is {@code from}, {@code over}, {@code to} or {@code under} a limit. */
  private static boolean holds(String bound, Duration time) {
    var limit = Values.duration(bound).orElseThrow();
    int order = time.compareTo(limit);
    return switch (bound.substring(0, bound.indexOf(' '))) {
      case "from" -> order >= 0;
      case "over" -> order > 0;
      case "to" -> order <= 0;
      default -> order < 0;
    };
  }
}
