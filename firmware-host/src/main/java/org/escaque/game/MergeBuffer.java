package org.escaque.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Tick;

/**
 * Puts the events of lever, contacts and people in the order of their ticks. An event is released
 * once nothing older can come any more: a horizon after its tick, and while contacts tremble that
 * moved before it, not before they rest. It waits for them a second at most; then they are doubted,
 * and it is judged without them. What hands did so shortly before a press that it may have been
 * after it waits for the press. Immutable.
 *
 * @param horizon how late an event may arrive; zero for sources that are in order already
 * @param sweep how much later than its tick says hands may have moved
 * @param waiting in order
 */
public record MergeBuffer(Duration horizon, Duration sweep, List<GameEvent> waiting) {

  /** How long an event waits at most, beyond the horizon, for contacts to come to rest. */
  static final Duration PATIENCE = Duration.ofSeconds(1);

  /** Of events at the same tick, those of the contacts come first: a press follows its move. */
  private static final Comparator<GameEvent> ORDER =
      Comparator.comparing(GameEvent::tick)
          .thenComparingInt(event -> event instanceof GameEvent.HandsMoved ? 0 : 1);

  public MergeBuffer {
    waiting = List.copyOf(waiting);
  }

  public static MergeBuffer of(Duration horizon) {
    return of(horizon, Duration.ZERO);
  }

  /** A buffer for a board whose ticks are the earliest possible ones. */
  public static MergeBuffer of(Duration horizon, Duration sweep) {
    return new MergeBuffer(horizon, sweep, List.of());
  }

  public MergeBuffer plus(GameEvent event) {
    var longer = new ArrayList<>(waiting);
    longer.add(event);
    return holding(longer);
  }

  /** The same events, waiting for nothing but what may be late. */
  public MergeBuffer impatient() {
    return new MergeBuffer(horizon, Duration.ZERO, waiting);
  }

  /** The same buffer with these events, which it puts in order. */
  public MergeBuffer holding(List<GameEvent> events) {
    var sorted = new ArrayList<>(events);
    sorted.sort(ORDER);
    return new MergeBuffer(horizon, sweep, sorted);
  }

  /** What a buffer gives, and what it keeps. */
  public record Released(List<GameEvent> events, MergeBuffer rest) {
    public Released {
      events = List.copyOf(events);
    }
  }

  /**
   * The events that have waited long enough by now.
   *
   * @param open from when on contacts may still tell what they have not told
   */
  public Released release(Tick now, Tick open) {
    int count = 0;
    while (count < waiting.size() && !due(count, open).isAfter(now)) {
      count++;
    }
    return new Released(
        waiting.subList(0, count),
        new MergeBuffer(horizon, sweep, waiting.subList(count, waiting.size())));
  }

  /** Everything, because nothing more will come. */
  public Released flush() {
    return new Released(waiting, of(horizon, sweep));
  }

  /** When the next event is released if none comes before it; empty if none waits. */
  public Optional<Tick> wakeAt(Tick open) {
    return waiting.isEmpty() ? Optional.empty() : Optional.of(due(0, open));
  }

  /**
   * The press that the first waiting event may have come after, though its tick is earlier; empty
   * if there is none, or if it is no event of hands.
   */
  public Optional<GameEvent.ClockPressed> doubtful() {
    return waiting.isEmpty() ? Optional.empty() : pressWithin(0);
  }

  private Optional<GameEvent.ClockPressed> pressWithin(int index) {
    if (sweep.isZero() || !(waiting.get(index) instanceof GameEvent.HandsMoved moved)) {
      return Optional.empty();
    }
    var latest = moved.tick().plus(sweep);
    for (var event : waiting.subList(index + 1, waiting.size())) {
      if (event instanceof GameEvent.ClockPressed press) {
        return press.tick().isBefore(latest) ? Optional.of(press) : Optional.empty();
      }
    }
    return Optional.empty();
  }

  private Tick due(int index, Tick open) {
    var event = waiting.get(index);
    var press = pressWithin(index);
    if (press.isPresent()) {
      return due(press.get().tick(), open);
    }
    // A press may still come that it was after.
    var clear = event.tick().plus(event instanceof GameEvent.HandsMoved ? sweep : Duration.ZERO);
    var settled = due(event.tick(), open);
    return clear.isAfter(settled) ? clear : settled;
  }

  /** When what happens at a tick is released. */
  public Tick due(Tick tick, Tick open) {
    var usual = tick.plus(horizon);
    return tick.isBefore(open) ? usual : usual.plus(PATIENCE);
  }
}
