package org.escaque.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Tick;

/**
 * Puts the events of lever, contacts and people in the order of their ticks. An event is released
 * once nothing older can come any more: a horizon after its tick. Immutable.
 *
 * @param horizon how late an event may arrive; zero for sources that are in order already
 * @param waiting in order
 */
public record MergeBuffer(Duration horizon, List<GameEvent> waiting) {

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

  /** The events that have waited for a horizon by now. */
  public Released release(Tick now) {
    int count = 0;
    while (count < waiting.size() && !due(waiting.get(count)).isAfter(now)) {
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
  public Optional<Tick> wakeAt() {
    return waiting.stream().findFirst().map(this::due);
  }

  private Tick due(GameEvent event) {
    return event.tick().plus(horizon);
  }
}
