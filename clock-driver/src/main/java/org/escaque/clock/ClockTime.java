package org.escaque.clock;

import java.time.Duration;
import java.util.Locale;

/**
 * The time that a clock shows: milliseconds left, never less than nothing.
 *
 * @param millis 0 or more
 */
public record ClockTime(long millis) implements Comparable<ClockTime> {

  public static final ClockTime ZERO = new ClockTime(0);

  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long MOST_HOURS = 100_000;

  public ClockTime {
    if (millis < 0) {
      throw new IllegalArgumentException("clock time " + millis + " ms");
    }
  }

  /** The time of a duration; what is negative is zero, and parts of a millisecond round up. */
  public static ClockTime of(Duration duration) {
    return ofNanos(duration.toNanos());
  }

  public static ClockTime ofSeconds(long seconds) {
    return new ClockTime(Math.multiplyExact(seconds, 1000));
  }

  /**
   * The one place where clocks round: parts of a millisecond round up, so that a clock shows zero
   * only when its time is used up. Below zero is zero.
   */
  static ClockTime ofNanos(long nanos) {
    return new ClockTime(Math.max(0, Math.ceilDiv(nanos, NANOS_PER_MILLI)));
  }

  /** Reads {@code h:mm:ss} or {@code h:mm:ss.d} with up to three decimals. */
  public static Parsed<ClockTime> parse(String text) {
    var cursor = new Cursor(text);
    try {
      long hours = cursor.number("hours");
      if (hours > MOST_HOURS) {
        throw new Cursor.Stop(0, "more than " + MOST_HOURS + " hours");
      }
      cursor.expect(":");
      long minutes = sixtieth(cursor, "minutes");
      cursor.expect(":");
      long seconds = sixtieth(cursor, "seconds");
      int thousandths = cursor.take(".") ? cursor.thousandths() : 0;
      cursor.expectEnd();
      long all = (hours * 60 + minutes) * 60 + seconds;
      return new Parsed.Read<>(new ClockTime(all * 1000 + thousandths));
    } catch (Cursor.Stop stop) {
      return stop.in(text);
    }
  }

  private static int sixtieth(Cursor cursor, String what) throws Cursor.Stop {
    int start = cursor.offset();
    int value = cursor.number(what);
    if (cursor.offset() - start != 2 || value > 59) {
      throw new Cursor.Stop(start, what + " are 00 to 59");
    }
    return value;
  }

  public Duration toDuration() {
    return Duration.ofMillis(millis);
  }

  public boolean isZero() {
    return millis == 0;
  }

  /** {@code h:mm:ss}, parts of a second dropped: the form of {@code [%clk]}. */
  public String toSeconds() {
    long seconds = millis / 1000;
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }

  /** {@code h:mm:ss.d}, hundredths dropped. */
  public String toTenths() {
    return toSeconds() + "." + millis / 100 % 10;
  }

  /** {@code h:mm:ss}, with as many decimals as the time has. */
  @Override
  public String toString() {
    long thousandths = millis % 1000;
    if (thousandths == 0) {
      return toSeconds();
    }
    String decimals = String.format(Locale.ROOT, "%03d", thousandths);
    return toSeconds() + "." + decimals.replaceAll("0+$", "");
  }

  @Override
  public int compareTo(ClockTime other) {
    return Long.compare(millis, other.millis);
  }
}
