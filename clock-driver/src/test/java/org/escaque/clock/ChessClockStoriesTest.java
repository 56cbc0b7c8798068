package org.escaque.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs {@code clock.stories}: what a clock shows after hands and time have been at it. */
class ChessClockStoriesTest {

  record Story(String name, List<String> lines) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Story> stories() throws IOException {
    try (var in = ChessClockStoriesTest.class.getResourceAsStream("clock.stories")) {
      var text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(text.split("\n\n+", -1))
          .map(block -> block.lines().filter(line -> !line.startsWith("#")).toList())
          .filter(lines -> !lines.isEmpty())
          .map(lines -> new Story(lines.getFirst(), lines.subList(1, lines.size())));
    }
  }

  private ChessClock clock = ChessClock.of(TimeControl.of(Duration.ofHours(1)), false);
  private Tick now = Tick.ofMillis(86_400_000);

  @ParameterizedTest
  @MethodSource("stories")
  void clock_afterTheStory_showsWhatItSays(Story story) {
    for (var line : story.lines()) {
      var words = line.split(" ", 2);
      step(line, words[0], words.length > 1 ? words[1] : "");
    }
  }

  private void step(String line, String verb, String rest) {
    var words = rest.split(" ", -1);
    switch (verb) {
      case "control" -> clock = ChessClock.of(control(rest), false);
      case "first-increment" -> clock = ChessClock.of(clock.control(), true);
      case "set" -> set(words);
      case "start" -> clock = clock.start(side(rest), now);
      case "press" -> clock = clock.pressed(side(rest), now);
      case "late" -> clock = clock.pressed(side(words[1]), now.plusMillis(-millis(words[0])));
      case "pause" -> clock = clock.paused(now);
      case "wait" -> now = now.plusMillis(millis(rest));
      case "add" ->
          clock = clock.added(side(words[0]), Duration.ofSeconds(Long.parseLong(words[1])), now);
      case "unpress" -> clock = clock.unpressed(side(rest), now);
      case "completed" ->
          clock = clock.movesCompleted(side(words[0]), Integer.parseInt(words[1]), now);
      default -> assertThat(seen(line, verb, words)).as(line).isEqualTo(rest);
    }
  }

  private void set(String[] words) {
    if (words[0].contains(":")) {
      clock = ChessClock.of(clock.control(), time(words[0]), time(words[1]));
    } else {
      clock = clock.adjusted(side(words[0]), time(words[1]), now);
    }
  }

  private String seen(String line, String verb, String[] words) {
    var present = clock.at(now);
    return switch (verb) {
      case "white", "black" -> clock.remaining(side(verb), now).toString();
      case "runs" -> clock.running().map(Side::toString).orElse("none");
      case "flag" ->
          present.flags().isEmpty()
              ? "none"
              : present.flags().stream().map(Side::toString).collect(Collectors.joining(" "));
      case "first" -> present.firstFlag().map(Side::toString).orElse("none");
      case "period" -> words[0] + " " + present.period(side(words[0]));
      case "moves" -> words[0] + " " + present.movesCompleted(side(words[0]));
      case "falls" -> words[0] + " " + fromNow(present.flagFall(side(words[0])));
      case "wakes" -> fromNow(present.wakeAt());
      case "spent" -> words[0] + " " + ClockTime.of(present.spent(side(words[0])));
      case "credited" -> words[0] + " " + ClockTime.of(present.credited(side(words[0])));
      default -> fail("unknown statement: " + line);
    };
  }

  private String fromNow(Optional<Tick> tick) {
    return tick.map(then -> ClockTime.of(then.since(now)).toString()).orElse("never");
  }

  private static TimeControl control(String text) {
    return TimeControl.parse(text).orElseThrow();
  }

  private static Side side(String text) {
    return Side.valueOf(text.toUpperCase(Locale.ROOT));
  }

  private static ClockTime time(String text) {
    return ClockTime.parse(text).orElseThrow();
  }

  private static long millis(String duration) {
    return control(duration).period(0).base().toMillis();
  }
}
