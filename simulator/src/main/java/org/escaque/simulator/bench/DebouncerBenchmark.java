package org.escaque.simulator.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.escaque.board.BoardEvent;
import org.escaque.board.ContactFrame;
import org.escaque.board.Debouncer;
import org.escaque.board.Occupancy;
import org.escaque.board.Settling;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.simulator.hands.Hands;
import org.escaque.simulator.hands.Level;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a frame costs: of a board at rest, and of one on which a hand makes moves that bounce. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class DebouncerBenchmark {

  private static final int FRAMES = 1024;
  private static final long SCAN_NANOS = 1_000_000;
  private static final Occupancy START = Position.INITIAL.occupied();

  private final Debouncer debouncer = new Debouncer(Settling.polled(Duration.ofMillis(1)));
  private final long[] busy = busyFrames();
  private long now;
  private int at;

  /** A fresh debouncer over the starting position. */
  public DebouncerBenchmark() {
    debouncer.standing(START);
  }

  /** Nothing changes. */
  @Benchmark
  public List<BoardEvent> atRest() {
    now += SCAN_NANOS;
    return debouncer.frame(new ContactFrame(new Tick(now), START.bits()));
  }

  /** A board scanned at 1 kHz on which a knight goes there and back every second, with bounces. */
  @Benchmark
  public List<BoardEvent> busy() {
    now += SCAN_NANOS;
    at = (at + 1) % FRAMES;
    return debouncer.frame(new ContactFrame(new Tick(now), busy[at]));
  }

  /** The contacts as a 1 kHz scan reads them. */
  private static long[] busyFrames() {
    var hands = new Hands(Level.CLEAN, 1, START);
    var there = Position.INITIAL.parseUci("g1f3").orElseThrow();
    var back = new Move.Normal(there.to(), there.from());
    var changes =
        new ArrayList<>(hands.carryOut(hands.reach(there, Tick.ZERO), Tick.ofMillis(400)));
    changes.addAll(hands.carryOut(hands.reach(back, Tick.ofMillis(400)), Tick.ofMillis(800)));
    var frames = new long[FRAMES];
    long wood = START.bits();
    int next = 0;
    for (int frame = 0; frame < FRAMES; frame++) {
      while (next < changes.size() && changes.get(next).tick().millis() < frame) {
        var change = changes.get(next++);
        wood = change.occupied() ? wood | change.square().bit() : wood & ~change.square().bit();
      }
      frames[frame] = wood;
    }
    return frames;
  }
}
