package org.escaque.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs {@code contacts.trace}: contacts in, events out. */
class DebouncerTraceTest {

  record Trace(String name, List<String> lines) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Trace> traces() throws IOException {
    try (var in = DebouncerTraceTest.class.getResourceAsStream("contacts.trace")) {
      var text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(text.split("\n\n+", -1))
          .map(block -> block.lines().filter(line -> !line.startsWith("#")).toList())
          .filter(lines -> !lines.isEmpty())
          .map(lines -> new Trace(lines.getFirst(), lines.subList(1, lines.size())));
    }
  }

  private Settling settling = Settling.ON_CHANGE;
  private Debouncer debouncer = new Debouncer(settling);
  private final List<BoardEvent> events = new ArrayList<>();
  private long contacts;
  private long scanned;

  @ParameterizedTest
  @MethodSource("traces")
  void debouncer_afterTheContacts_givesTheEvents(Trace trace) {
    for (var line : trace.lines()) {
      var words = line.split(" ", 2);
      String rest = words.length > 1 ? words[1] : "";
      switch (words[0]) {
        case "settle" -> settle(rest.split(" ", -1));
        case "standing" -> stand(rest);
        default -> at(line, new Tick(nanos(words[0])), rest.split("\\|", 2));
      }
    }
  }

  private void settle(String[] times) {
    var durations = Arrays.stream(times).map(t -> Duration.ofNanos(nanos(t))).toList();
    settling = new Settling(durations.get(0), durations.get(1), durations.get(2));
  }

  private void stand(String squares) {
    contacts = squares.isEmpty() ? 0 : bits(squares.split(" ", -1));
    debouncer = new Debouncer(settling);
    debouncer.standing(new Occupancy(contacts));
  }

  private void at(String line, Tick tick, String[] parts) {
    boolean polled = !settling.scan().isZero();
    if (polled) {
      scanBefore(tick);
    } else {
      wakeUntil(tick);
    }
    change(parts[0].strip().split(" ", -1));
    if (!polled) {
      events.addAll(debouncer.frame(new ContactFrame(tick, contacts)));
    } else if (tick.nanos() == scanned) {
      scan();
    }
    assertThat(events.stream().map(DebouncerTraceTest::text).collect(Collectors.joining("; ")))
        .as(line)
        .isEqualTo(parts[1].strip());
    events.clear();
  }

  private void scanBefore(Tick tick) {
    while (scanned < tick.nanos()) {
      scan();
    }
  }

  private void scan() {
    events.addAll(debouncer.frame(new ContactFrame(new Tick(scanned), contacts)));
    assertThat(debouncer.wakeAt()).isEmpty();
    scanned += settling.scan().toNanos();
  }

  private void wakeUntil(Tick tick) {
    while (true) {
      var wake = debouncer.wakeAt();
      if (wake.isEmpty() || !wake.get().isBefore(tick)) {
        return;
      }
      events.addAll(debouncer.at(wake.get()));
      assertThat(debouncer.wakeAt()).isNotEqualTo(wake);
    }
  }

  private void change(String[] changes) {
    for (var change : changes) {
      switch (change.charAt(0)) {
        case '+' -> contacts |= bits(change.substring(1));
        case '-' -> contacts &= ~bits(change.substring(1));
        default -> assertThat(change).isEqualTo(".");
      }
    }
  }

  private static long bits(String... squares) {
    return Arrays.stream(squares)
        .mapToLong(square -> Square.parse(square).orElseThrow().bit())
        .reduce(0, (some, more) -> some | more);
  }

  private static long nanos(String millis) {
    return new BigDecimal(millis).movePointRight(6).longValueExact();
  }

  private static String text(BoardEvent event) {
    return switch (event) {
      case BoardEvent.SquareLifted(var square, var tick) -> "lifted " + square + at(tick);
      case BoardEvent.SquarePlaced(var square, var tick) -> "placed " + square + at(tick);
      case BoardEvent.SquareSeenEmpty(var square, var tick) -> "seen-empty " + square + at(tick);
      case BoardEvent.SquareDoubted(var square, var reason, var tick) ->
          "doubted " + square + at(tick);
      case BoardEvent.SquareTrusted(var square, var tick) -> "trusted " + square + at(tick);
      case BoardEvent.PieceSeen seen -> fail(seen.toString());
      case BoardEvent.BoardLost lost -> fail(lost.toString());
      case BoardEvent.BoardBack back -> fail(back.toString());
    };
  }

  private static String at(Tick tick) {
    return " " + BigDecimal.valueOf(tick.nanos(), 6).stripTrailingZeros().toPlainString();
  }
}
