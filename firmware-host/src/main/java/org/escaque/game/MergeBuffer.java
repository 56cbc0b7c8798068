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
 * and it is judged without them. Immutable.
 *
 * @param horizon how late an event may arrive; zero for sources that are in order already
 * @param waiting in order
 */
public record MergeBuffer(Duration horizon, List<GameEvent> waiting) {

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
    return new MergeBuffer(horizon, List.of());
  }

  public MergeBuffer plus(GameEvent event) {
    var longer = new ArrayList<>(waiting);
    longer.add(event);
    longer.sort(ORDER);
    return new MergeBuffer(horizon, longer);
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
    while (count < waiting.size() && !due(waiting.get(count).tick(), open).isAfter(now)) {
      count++;
    }
    return new Released(
        waiting.subList(0, count),
        new MergeBuffer(horizon, waiting.subList(count, waiting.size())));
  }

  /** Everything, because nothing more will come. */
  public Released flush() {
    return new Released(waiting, new MergeBuffer(horizon, List.of()));
  }

  /** When the next event is released if none comes before it; empty if none waits. */
  public Optional<Tick> wakeAt(Tick open) {
    return waiting.stream().findFirst().map(event -> due(event.tick(), open));
  }

  /** When what happens at a tick is released. */
  public Tick due(Tick tick, Tick open) {
    var usual = tick.plus(horizon);
    return tick.isBefore(open) ? usual : usual.plus(PATIENCE);
  }
}
