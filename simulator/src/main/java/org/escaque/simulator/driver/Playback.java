package org.escaque.simulator.driver;

import java.util.List;
import java.util.function.Consumer;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.simulator.replay.Script;
import org.escaque.simulator.replay.ScriptEvent;

/**
 * Plays a script by a table's time, on a thread of its own. Board and clock of a table play the
 * same script independently: both begin it at the same full ten seconds.
 */
final class Playback implements AutoCloseable {

  private static final long ALIGN_NANOS = 10_000_000_000L;
  private static final long LEAD_NANOS = 2_000_000_000L;
  private static final long LOOK_MILLIS = 2;

  private final TickSource ticks;
  private final List<ScriptEvent> events;
  private final Consumer<ScriptEvent> sink;
  private final Thread thread;
  private volatile boolean closed;

  private Playback(String name, Script script, TickSource ticks, Consumer<ScriptEvent> sink) {
    this.ticks = ticks;
    this.events = script.events();
    this.sink = sink;
    this.thread = Thread.ofPlatform().daemon().name(name).unstarted(this::play);
  }

  /**
   * Begins to play.
   *
   * @param sink is told each event when it happens
   */
  static Playback start(String name, Script script, TickSource ticks, Consumer<ScriptEvent> sink) {
    var playback = new Playback(name, script, ticks, sink);
    playback.thread.start();
    return playback;
  }

  /** When a script is to begin that is played from now on. */
  static Tick begin(Tick now) {
    return new Tick(Math.ceilDiv(now.nanos() + LEAD_NANOS, ALIGN_NANOS) * ALIGN_NANOS);
  }

  private void play() {
    try {
      for (var event : events) {
        while (ticks.now().isBefore(event.tick()) && !closed) {
          Thread.sleep(LOOK_MILLIS);
        }
        if (closed) {
          return;
        }
        sink.accept(event);
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
