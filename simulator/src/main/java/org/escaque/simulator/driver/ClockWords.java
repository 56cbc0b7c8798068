package org.escaque.simulator.driver;

import java.util.Locale;
import java.util.Optional;
import org.escaque.board.Tick;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;

/**
 * Clock events as a world says them: {@code B RUNS} when the line stands, {@code L LEVER}, {@code T
 * LEFT-MILLIS RIGHT-MILLIS RUNS}, {@code FLAG LEVER}.
 */
final class ClockWords {

  private ClockWords() {}

  /** Reads a line of a world; empty if it says nothing that a clock can. */
  static Optional<ClockEvent> read(String line, Tick tick) {
    var words = line.toUpperCase(Locale.ROOT).split(" ", -1);
    return switch (words[0] + words.length) {
      case "B2" -> Optional.of(new ClockEvent.ClockBack(Runs.valueOf(words[1]), tick));
      case "L2" -> Optional.of(new ClockEvent.LeverPressed(Lever.valueOf(words[1]), tick));
      case "FLAG2" -> Optional.of(new ClockEvent.FlagRaised(Lever.valueOf(words[1]), tick));
      case "T4" ->
          Optional.of(
              new ClockEvent.TimesRead(
                  new ClockTime(Long.parseLong(words[1])),
                  new ClockTime(Long.parseLong(words[2])),
                  Runs.valueOf(words[3]),
                  tick));
      default -> Optional.empty();
    };
  }
}
