package org.escaque.chess.pgn;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Clock times as they stand in comments: {@code 1:30:00}, {@code 0:00:59.987}, {@code 0:00:05,5},
 * {@code 12.4} (seconds), and {@code 1:05}, which boards of tournaments send for hours and minutes.
 */
final class ClockText {

  private static final Pattern TIME =
      Pattern.compile("(?:(\\d{1,4}):)?(?:(\\d{1,4}):)?(\\d{1,6})(?:[.,](\\d{1,9}))?");

  private ClockText() {}

  /** Whether a time has two parts, so that it could mean minutes and seconds too. */
  static boolean isDoubtful(String text) {
    return text.indexOf(':') >= 0 && text.indexOf(':') == text.lastIndexOf(':');
  }

  /** Reads a time; empty if it is none. */
  static Optional<Duration> parse(String text) {
    var time = TIME.matcher(text);
    if (!time.matches()) {
      return Optional.empty();
    }
    long last = Long.parseLong(time.group(3));
    var duration = Duration.ZERO;
    if (time.group(1) == null) {
      duration = Duration.ofSeconds(last);
    } else if (time.group(2) == null) {
      duration = Duration.ofHours(Long.parseLong(time.group(1))).plusMinutes(last);
    } else {
      duration =
          Duration.ofHours(Long.parseLong(time.group(1)))
              .plusMinutes(Long.parseLong(time.group(2)))
              .plusSeconds(last);
    }
    var fraction = time.group(4);
    return Optional.of(fraction == null ? duration : duration.plusNanos(nanos(fraction)));
  }

  private static long nanos(String fraction) {
    return Long.parseLong((fraction + "000000000").substring(0, 9));
  }

  /** Writes a time; digits that are not wanted are cut off, as a clock does. */
  static String write(Duration time, ClockDigits digits) {
    var whole =
        String.format(
            Locale.ROOT,
            "%d:%02d:%02d",
            time.toHours(),
            time.toMinutesPart(),
            time.toSecondsPart());
    int millis = time.toMillisPart();
    return switch (digits) {
      case SECONDS -> whole;
      case TENTHS_AT_THE_END -> time.toSeconds() < 10 ? whole + "." + millis / 100 : whole;
      case ALL -> millis == 0 ? whole : whole + stripped(millis);
    };
  }

  private static String stripped(int millis) {
    var text = String.format(Locale.ROOT, ".%03d", millis);
    return text.replaceAll("0+$", "");
  }
}
