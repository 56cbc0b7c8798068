package org.escaque.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The text form of a {@link TimeControl}, as configurations and scenario files write it. */
final class TimeControlText {

  private static final Duration MOST = Duration.ofHours(1000);

  private TimeControlText() {}

  static Parsed<TimeControl> parse(String text) {
    var cursor = new Cursor(text);
    try {
      var periods = new ArrayList<Period>();
      do {
        cursor.skipBlanks();
        if (!periods.isEmpty() && periods.getLast().moves() == 0) {
          throw cursor.stop("no period can follow one without a number of moves");
        }
        periods.add(period(cursor));
        cursor.skipBlanks();
      } while (cursor.take(","));
      cursor.expectEnd();
      return new Parsed.Read<>(new TimeControl(periods));
    } catch (Cursor.Stop stop) {
      return stop.in(text);
    }
  }

  private static Period period(Cursor cursor) throws Cursor.Stop {
    int start = cursor.offset();
    int number = cursor.number("number of moves or base time");
    if (!cursor.take("/")) {
      return new Period(0, positive(start, unit(cursor, number)), bonus(cursor));
    }
    if (number == 0) {
      throw new Cursor.Stop(start, "a period of no moves");
    }
    return new Period(number, duration(cursor, "base time"), bonus(cursor));
  }

  private static Bonus bonus(Cursor cursor) throws Cursor.Stop {
    cursor.skipBlanks();
    if (cursor.take("+")) {
      return new Bonus.Increment(duration(cursor, "increment"));
    }
    if (cursor.take("d ")) {
      return new Bonus.Delay(duration(cursor, "delay"));
    }
    if (cursor.take("b ")) {
      return new Bonus.GiveBack(duration(cursor, "delay"));
    }
    return Bonus.none();
  }

  private static Duration duration(Cursor cursor, String what) throws Cursor.Stop {
    cursor.skipBlanks();
    int start = cursor.offset();
    return positive(start, unit(cursor, cursor.number(what)));
  }

  private static Duration unit(Cursor cursor, int number) throws Cursor.Stop {
    if (cursor.take("ms")) {
      return Duration.ofMillis(number);
    }
    if (cursor.take("s")) {
      return Duration.ofSeconds(number);
    }
    if (cursor.take("m")) {
      return Duration.ofMinutes(number);
    }
    if (cursor.take("h")) {
      return Duration.ofHours(number);
    }
    throw cursor.stop("unit ms, s, m or h expected");
  }

  private static Duration positive(int start, Duration duration) throws Cursor.Stop {
    if (duration.isZero()) {
      throw new Cursor.Stop(start, "no time at all");
    }
    if (duration.compareTo(MOST) > 0) {
      throw new Cursor.Stop(start, "more than " + MOST.toHours() + " hours");
    }
    return duration;
  }

  static String write(TimeControl control) {
    return control.periods().stream().map(TimeControlText::write).collect(Collectors.joining(","));
  }

  private static String write(Period period) {
    String moves = period.moves() == 0 ? "" : period.moves() + "/";
    String bonus =
        switch (period.bonus()) {
          case Bonus.None none -> "";
          case Bonus.Increment(Duration amount) -> "+" + write(amount);
          case Bonus.Delay(Duration amount) -> " d " + write(amount);
          case Bonus.GiveBack(Duration amount) -> " b " + write(amount);
        };
    return moves + write(period.base()) + bonus;
  }

  /** In the largest unit that leaves a whole number. */
  static String write(Duration duration) {
    long millis = duration.toMillis();
    for (var unit : UNITS) {
      if (millis % unit.millis == 0) {
        return millis / unit.millis + unit.name;
      }
    }
    return millis + "ms";
  }

  private record Unit(String name, long millis) {}

  private static final List<Unit> UNITS =
      List.of(new Unit("h", 3_600_000), new Unit("m", 60_000), new Unit("s", 1000));
}
