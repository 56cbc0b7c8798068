package org.escaque.laws;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What the cells of a rule can say.
 *
 * @param pattern what the whole value matches
 * @param expected the same in words, for whoever wrote another value
 */
record Values(Pattern pattern, String expected) {

  private static final String TIME = "(\\d{1,6})(s|m|h)";
  private static final Pattern TIME_PATTERN = Pattern.compile(TIME);

  static final Values YES_NO = choice("yes", "no");
  static final Values RULED = choice("at-once", "when-observed", "on-claim", "by-arbiter", "never");
  static final Values OFFENCE = choice("nothing", "improper", "illegal");
  static final Values BOTH_FLAGS = choice("continue", "draw", "first-flag", "arbiter");
  static final Values DURATION = of(TIME, "a time such as 120s, 2m or 1h");
  static final Values DURATION_OR_EVENT = of(TIME + "|event|none", "a time, event or none");
  static final Values PRESS_OR_REST = of("press|" + TIME, "press, or a time of rest");
  static final Values BOUND = of("(over|under|from|to) " + TIME, "over, under, from or to a time");
  static final Values MOVES = of("\\d{1,3}|end", "a number of moves or end");
  static final Values STRIKES =
      of("restored|((\\+" + TIME + ",)*loss)", "restored, or times such as +2m,+2m,loss");

  private static Values of(String regex, String expected) {
    return new Values(Pattern.compile(regex), expected);
  }

  static Values choice(String... words) {
    return of(String.join("|", words), "one of " + List.of(words));
  }

  boolean allow(String value) {
    return pattern.matcher(value).matches();
  }

  /** The time that a value such as {@code 2m} names; empty for {@code event} and {@code none}. */
  static Optional<Duration> duration(String value) {
    var matcher = TIME_PATTERN.matcher(value);
    if (!matcher.find()) {
      return Optional.empty();
    }
    long amount = Long.parseLong(matcher.group(1));
    return Optional.of(
        switch (matcher.group(2)) {
          case "s" -> Duration.ofSeconds(amount);
          case "m" -> Duration.ofMinutes(amount);
          default -> Duration.ofHours(amount);
        });
  }
}
