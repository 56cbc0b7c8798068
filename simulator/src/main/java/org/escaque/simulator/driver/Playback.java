package org.escaque.simulator.driver;

import java.util.List;
import java.util.function.BiConsumer;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.simulator.replay.Script;
import org.escaque.simulator.replay.ScriptEvent;

/**
 * Plays a script by a table's time, on a thread of its own. Board and clock of a table play the
 * same script independently: both begin it at the same full ten seconds. Events carry their
 * scheduled ticks.
 */
final class Playback implements AutoCloseable {

  private static final long ALIGN_NANOS = 10_000_000_000L;
  private static final long LEAD_NANOS = 2_000_000_000L;
  private static final long LOOK_MILLIS = 2;

  private final TickSource ticks;
  private final List<ScriptEvent> events;
  private final BiConsumer<ScriptEvent, Tick> sink;
  private final Thread thread;
  private volatile boolean closed;

  private Playback(
      String name, Script script, TickSource ticks, BiConsumer<ScriptEvent, Tick> sink) {
    this.ticks = ticks;
    this.events = script.events();
    this.sink = sink;
    this.thread = Thread.ofPlatform().daemon().name(name).unstarted(this::play);
  }

  /**
   * Begins to play.
   *
   * @param sink is told each event and the tick at which it happens
   */
  static Playback start(
      String name, Script script, TickSource ticks, BiConsumer<ScriptEvent, Tick> sink) {
    var playback = new Playback(name, script, ticks, sink);
    playback.thread.start();
    return playback;
  }

  private void play() {
    long begin = Math.ceilDiv(ticks.now().nanos() + LEAD_NANOS, ALIGN_NANOS) * ALIGN_NANOS;
    try {
      for (var event : events) {
        var tick = new Tick(begin + event.tick().nanos());
        while (ticks.now().isBefore(tick) && !closed) {
          Thread.sleep(LOOK_MILLIS);
        }
        if (closed) {
          return;
        }
        sink.accept(event, tick);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
  }
}
