package org.escaque.clock.gpio;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escaque.board.Tick;
import org.escaque.clock.ClockEvent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs {@code lines.trace}: levels in, events out. */
class ClockLinesTest {

  record Trace(String name, List<String> lines) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Trace> traces() throws IOException {
    try (var in = ClockLinesTest.class.getResourceAsStream("lines.trace")) {
      var text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(text.split("\n\n+", -1))
          .map(block -> block.lines().filter(line -> !line.startsWith("#")).toList())
          .filter(lines -> !lines.isEmpty())
          .map(lines -> new Trace(lines.getFirst(), lines.subList(1, lines.size())));
    }
  }

  private ClockLines lines = new ClockLines(LeverKind.BUTTONS, EnumSet.allOf(ClockInput.class));
  private final List<ClockEvent> events = new ArrayList<>();
  private long closed;

  @ParameterizedTest
  @MethodSource("traces")
  void lines_afterTheLevels_giveTheEvents(Trace trace) {
    for (var line : trace.lines()) {
      var words = line.split(" ", 2);
      if (words[0].equals("kind")) {
        lines = lines(words[1]);
      } else {
        at(line, Tick.ofMillis(Long.parseLong(words[0])), words[1].split("\\|", 2));
      }
    }
  }

  private static ClockLines lines(String kind) {
    var inputs = EnumSet.allOf(ClockInput.class);
    if (kind.endsWith("single")) {
      inputs.remove(ClockInput.RIGHT_LEVER);
    }
    boolean rocker = kind.startsWith("rocker");
    return new ClockLines(rocker ? LeverKind.ROCKER : LeverKind.BUTTONS, inputs);
  }

  private void at(String line, Tick tick, String[] parts) {
    while (lines.wakeAt().filter(tick::isAfter).isPresent()) {
      var wake = lines.wakeAt();
      events.addAll(lines.at(wake.orElseThrow()));
      assertThat(lines.wakeAt()).as("the same wake-up again").isNotEqualTo(wake);
    }
    for (var change : parts[0].strip().split(" ", -1)) {
      change(change);
    }
    events.addAll(lines.lines(closed, tick));
    events.addAll(lines.at(tick));
    assertThat(events.stream().map(ClockLinesTest::text).collect(Collectors.joining("; ")))
        .as(line)
        .isEqualTo(parts[1].strip());
    events.clear();
  }

  private void change(String change) {
    if (!change.equals(".")) {
      long bit = ClockInput.valueOf(change.substring(1).toUpperCase(Locale.ROOT)).bit();
      closed = change.startsWith("+") ? closed | bit : closed & ~bit;
    }
  }

  private static String text(ClockEvent event) {
    String what =
        switch (event) {
          case ClockEvent.LeverPressed(var lever, var tick) -> "pressed " + lever;
          case ClockEvent.PausePressed pause -> "pause";
          case ClockEvent.CallPressed(var lever, var tick) -> "call " + lever;
          case ClockEvent.AdjustPressed(var lever, var tick) -> "adjust " + lever;
          case ClockEvent.FlagRaised(var lever, var tick) -> "flag " + lever;
          case ClockEvent.ClockBack(var running, var tick) -> "back " + running;
          case ClockEvent.ClockDoubted(var line, var reason, var tick) ->
              "doubted " + line + " (" + reason + ")";
          case ClockEvent.ClockTrusted(var line, var tick) -> "trusted " + line;
          case ClockEvent.ClockLost lost -> lost.toString();
          case ClockEvent.TimesRead read -> read.toString();
          case ClockEvent.TimesSet set -> set.toString();
        };
    return what + " " + event.tick().millis();
  }
}
