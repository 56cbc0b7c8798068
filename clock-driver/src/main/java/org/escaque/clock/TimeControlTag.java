package org.escaque.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.stream.Collectors;

/**
 * The value of the PGN tag {@code TimeControl} (PGN standard, 9.6.1): periods separated by {@code
 * :}, each {@code [moves/]seconds[+increment]}; {@code ?} if unknown and {@code -} if there is
 * none. Delays, which the standard does not know, are written {@code 3600+5d} and {@code 1500+10b}.
 *
 * <p>Many files write minutes for the base, as in {@code 90+30}; only their clocks tell. See {@link
 * TimeControl#basesInMinutes}.
 */
public sealed interface TimeControlTag {

  /** A time control. */
  record Known(TimeControl control) implements TimeControlTag {}

  /** {@code ?}: nobody knows. */
  record Unknown() implements TimeControlTag {}

  /** {@code -}: played without a clock. */
  record Unlimited() implements TimeControlTag {}

  /** Free text, or an hourglass: place and reason say what stopped the reading. */
  record Unreadable(String text, int offset, String reason) implements TimeControlTag {}

  /** Reads a tag value. */
  static TimeControlTag parse(String text) {
    return switch (text) {
      case "?" -> new Unknown();
      case "-" -> new Unlimited();
      default -> periods(text);
    };
  }

  private static TimeControlTag periods(String text) {
    var cursor = new Cursor(text);
    try {
      var periods = new ArrayList<Period>();
      do {
        if (!periods.isEmpty() && periods.getLast().moves() == 0) {
          throw cursor.stop("no period can follow one without a number of moves");
        }
        periods.add(period(cursor));
      } while (cursor.take(":"));
      cursor.expectEnd();
      return new Known(new TimeControl(periods));
    } catch (Cursor.Stop stop) {
      return new Unreadable(text, stop.offset(), stop.reason());
    }
  }

  private static Period period(Cursor cursor) throws Cursor.Stop {
    if (cursor.peek() == '*') {
      throw cursor.stop("an hourglass is not supported");
    }
    int start = cursor.offset();
    int moves = 0;
    var base = seconds(cursor, "number of moves or seconds");
    if (cursor.take("/")) {
      moves = (int) base.toSeconds();
      if (moves == 0 || base.toMillisPart() != 0) {
        throw new Cursor.Stop(start, "whole number of moves expected");
      }
      start = cursor.offset();
      base = seconds(cursor, "seconds");
    }
    if (base.isZero()) {
      throw new Cursor.Stop(start, "no time at all");
    }
    return new Period(moves, base, bonus(cursor));
  }

  private static Bonus bonus(Cursor cursor) throws Cursor.Stop {
    if (!cursor.take("+")) {
      return Bonus.none();
    }
    var amount = seconds(cursor, "seconds of increment");
    boolean delay = cursor.take("d");
    boolean giveBack = !delay && cursor.take("b");
    if (amount.isZero()) {
      return Bonus.none();
    }
    if (delay) {
      return new Bonus.Delay(amount);
    }
    return giveBack ? new Bonus.GiveBack(amount) : new Bonus.Increment(amount);
  }

  private static Duration seconds(Cursor cursor, String what) throws Cursor.Stop {
    var whole = Duration.ofSeconds(cursor.number(what));
    return cursor.take(".") ? whole.plusMillis(cursor.thousandths()) : whole;
  }

  /** The tag value of a time control. */
  static String write(TimeControl control) {
    return control.periods().stream().map(TimeControlTag::write).collect(Collectors.joining(":"));
  }

  private static String write(Period period) {
    String moves = period.moves() == 0 ? "" : period.moves() + "/";
    String bonus =
        switch (period.bonus()) {
          case Bonus.None none -> "";
          case Bonus.Increment(Duration amount) -> "+" + write(amount);
          case Bonus.Delay(Duration amount) -> "+" + write(amount) + "d";
          case Bonus.GiveBack(Duration amount) -> "+" + write(amount) + "b";
        };
    return moves + write(period.base()) + bonus;
  }

  private static String write(Duration amount) {
    if (amount.toMillisPart() == 0) {
      return Long.toString(amount.toSeconds());
    }
    String decimals = Integer.toString(1000 + amount.toMillisPart()).substring(1);
    return amount.toSeconds() + "." + decimals.replaceAll("0+$", "");
  }
}
