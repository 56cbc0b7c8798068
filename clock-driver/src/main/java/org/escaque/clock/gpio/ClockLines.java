package org.escaque.clock.gpio;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.escaque.board.BoardEvent;
import org.escaque.board.ContactFrame;
import org.escaque.board.Debouncer;
import org.escaque.board.Occupancy;
import org.escaque.board.Settling;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;

/**
 * Makes clock events of closed and open lines. The board's debouncer serves here too: input n is
 * its contact n. A press bears the tick of its first edge. Confined to one thread.
 */
final class ClockLines {

  /** Closed for less is a spark, open for less is bounce. */
  private static final Settling SETTLING =
      new Settling(Duration.ofMillis(30), Duration.ofMillis(8), Duration.ZERO);

  /** A finger does not stay on a button for so long. */
  static final Duration HELD = Duration.ofSeconds(10);

  /** Both sides of a rocker can be down for a moment, not for so long. */
  static final Duration BOTH_DOWN = Duration.ofSeconds(1);

  private static final String LEVERS = "levers";

  private final LeverKind kind;
  private final boolean singleLine;
  private final Debouncer debouncer = new Debouncer(SETTLING);
  private long closed;

  /** Lines that are watched for being closed too long: since when, and which are doubted. */
  private final Map<ClockInput, Tick> held = new EnumMap<>(ClockInput.class);

  private final Map<ClockInput, Tick> doubted = new EnumMap<>(ClockInput.class);

  /** Lines of a clock with these inputs. */
  ClockLines(LeverKind kind, Set<ClockInput> inputs) {
    this.kind = kind;
    this.singleLine = kind == LeverKind.ROCKER && !inputs.contains(ClockInput.RIGHT_LEVER);
  }

  /** Takes the state of all lines: bit n is the n-th {@link ClockInput}, set is closed. */
  List<ClockEvent> lines(long bits, Tick tick) {
    return events(debouncer.frame(new ContactFrame(tick, bits)));
  }

  /** Time has passed. */
  List<ClockEvent> at(Tick tick) {
    var events = events(debouncer.at(tick));
    held.forEach(
        (input, since) -> {
          if (!doubted.containsKey(input) && !tick.isBefore(since.plus(limit(input)))) {
            doubted.put(input, tick);
            events.add(new ClockEvent.ClockDoubted(name(input), reason(input), tick));
          }
        });
    return events;
  }

  /** When {@link #at} is due if no line changes. */
  Optional<Tick> wakeAt() {
    var limits =
        held.entrySet().stream()
            .filter(entry -> !doubted.containsKey(entry.getKey()))
            .map(entry -> entry.getValue().plus(limit(entry.getKey())));
    return Stream.concat(debouncer.wakeAt().stream(), limits).min(Tick::compareTo);
  }

  private List<ClockEvent> events(List<BoardEvent> settled) {
    var events = new ArrayList<ClockEvent>();
    for (var event : settled) {
      switch (event) {
        case BoardEvent.BoardBack(Occupancy bits, Tick tick) -> back(bits.bits(), tick, events);
        case BoardEvent.SquarePlaced(Square line, Tick tick) -> closed(input(line), tick, events);
        case BoardEvent.SquareLifted(Square line, Tick tick) -> opened(input(line), tick, events);
        case BoardEvent.SquareDoubted(Square line, String reason, Tick tick) ->
            events.add(new ClockEvent.ClockDoubted(input(line).toString(), reason, tick));
        case BoardEvent.SquareTrusted(Square line, Tick tick) ->
            events.add(new ClockEvent.ClockTrusted(input(line).toString(), tick));
        case BoardEvent.SquareSeenEmpty gap -> {}
        case BoardEvent.PieceSeen piece -> throw impossible(piece);
        case BoardEvent.BoardLost lost -> throw impossible(lost);
      }
    }
    return events;
  }

  private static IllegalStateException impossible(BoardEvent event) {
    return new IllegalStateException("a debouncer of lines gave " + event);
  }

  private void back(long bits, Tick tick, List<ClockEvent> events) {
    closed = bits;
    events.add(new ClockEvent.ClockBack(position(), tick));
    for (var input : ClockInput.values()) {
      if ((bits & input.bit()) != 0) {
        watch(input, tick);
        if (input.isFlag()) {
          events.add(new ClockEvent.FlagRaised(input.lever(), tick));
        }
      }
    }
  }

  private void closed(ClockInput input, Tick tick, List<ClockEvent> events) {
    closed |= input.bit();
    watch(input, tick);
    events.add(pressed(input, tick));
  }

  private static ClockEvent pressed(ClockInput input, Tick tick) {
    return switch (input) {
      case LEFT_LEVER, RIGHT_LEVER -> new ClockEvent.LeverPressed(input.lever(), tick);
      case LEFT_CALL, RIGHT_CALL -> new ClockEvent.CallPressed(input.lever(), tick);
      case LEFT_ADJUST, RIGHT_ADJUST -> new ClockEvent.AdjustPressed(input.lever(), tick);
      case LEFT_FLAG, RIGHT_FLAG -> new ClockEvent.FlagRaised(input.lever(), tick);
      case PAUSE -> new ClockEvent.PausePressed(tick);
    };
  }

  private void opened(ClockInput input, Tick tick, List<ClockEvent> events) {
    closed &= ~input.bit();
    unwatch(input, tick, events);
    if (singleLine && input == ClockInput.LEFT_LEVER) {
      events.add(new ClockEvent.LeverPressed(Lever.RIGHT, tick));
    }
  }

  /** A rocker's two lines are watched as one, from when the second closes. */
  private void watch(ClockInput input, Tick tick) {
    boolean rocker = kind == LeverKind.ROCKER && input.isLever();
    if (rocker && bothDown()) {
      held.put(ClockInput.LEFT_LEVER, tick);
    } else if (!rocker && !input.isFlag()) {
      held.put(input, tick);
    }
  }

  private void unwatch(ClockInput input, Tick tick, List<ClockEvent> events) {
    var watched = kind == LeverKind.ROCKER && input.isLever() ? ClockInput.LEFT_LEVER : input;
    held.remove(watched);
    if (doubted.remove(watched) != null) {
      events.add(new ClockEvent.ClockTrusted(name(watched), tick));
    }
  }

  private boolean bothDown() {
    return isClosed(ClockInput.LEFT_LEVER) && isClosed(ClockInput.RIGHT_LEVER);
  }

  private boolean isClosed(ClockInput input) {
    return (closed & input.bit()) != 0;
  }

  private Duration limit(ClockInput input) {
    return kind == LeverKind.ROCKER && input.isLever() ? BOTH_DOWN : HELD;
  }

  private String name(ClockInput input) {
    return kind == LeverKind.ROCKER && input.isLever() ? LEVERS : input.toString();
  }

  private String reason(ClockInput input) {
    return kind == LeverKind.ROCKER && input.isLever() ? "both down" : "held down";
  }

  /** Whose time runs by the position of the levers. */
  Runs position() {
    if (kind == LeverKind.BUTTONS || bothDown()) {
      return Runs.UNKNOWN;
    }
    if (isClosed(ClockInput.LEFT_LEVER)) {
      return Runs.RIGHT;
    }
    return singleLine || isClosed(ClockInput.RIGHT_LEVER) ? Runs.LEFT : Runs.NEITHER;
  }

  private static ClockInput input(Square line) {
    return ClockInput.values()[line.index()];
  }
}
