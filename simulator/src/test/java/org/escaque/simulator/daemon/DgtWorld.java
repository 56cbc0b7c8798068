package org.escaque.simulator.daemon;

import java.io.IOException;
import java.nio.file.Path;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.escaque.simulator.dgt.BoardOnLine;
import org.escaque.simulator.dgt.Card;
import org.escaque.simulator.dgt.ClockFace;
import org.escaque.simulator.dgt.DgtBoard;
import org.escaque.simulator.dgt.Fields;
import org.escaque.simulator.dgt.Happening;
import org.escaque.simulator.dgt.Men;
import org.escaque.simulator.dgt.Sampler;

/**
 * A DGT board with the men on it and a clock that runs, in real time, whether it is plugged in or
 * not. Thread-safe.
 */
final class DgtWorld implements AutoCloseable {

  private static final long LOOK_MILLIS = 4;
  private static final long HOURS_NANOS = 9L * 3_600 * 1_000_000_000;

  private final BoardOnLine line;
  private final Sampler sampler = new Sampler(Fields.START, 0);
  private final Thread thread;
  private ClockFace.Shown face = ClockFace.set(seconds(HOURS_NANOS), seconds(HOURS_NANOS));
  private long left = HOURS_NANOS;
  private long right = HOURS_NANOS;
  private long since = System.nanoTime();

  DgtWorld(Path name, Card card, BoardOnLine.Line cable) throws IOException {
    line = new BoardOnLine(DgtBoard.poweredUp(card, Fields.START), name, cable, DgtWorld::now);
    line.happens(new Happening.ClockChanged(face, now()));
    line.plugIn();
    thread = Thread.ofPlatform().daemon().name("world-" + name.getFileName()).start(this::run);
  }

  static Tick now() {
    return new Tick(System.nanoTime());
  }

  private static int seconds(long nanos) {
    return (int) (nanos / 1_000_000_000);
  }

  BoardOnLine line() {
    return line;
  }

  private void run() {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        pass();
        Thread.sleep(LOOK_MILLIS);
      }
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void pass() {
    long now = System.nanoTime();
    if (face.turn() == Runs.LEFT) {
      left -= now - since;
    } else if (face.turn() == Runs.RIGHT) {
      right -= now - since;
    }
    since = now;
    sampler.until(new Tick(now)).forEach(line::happens);
    show(face);
  }

  private void show(ClockFace.Shown next) {
    var shown =
        next.showing(ClockFace.Reading.of(seconds(left)), ClockFace.Reading.of(seconds(right)));
    if (!shown.equals(face)) {
      face = shown;
      line.happens(new Happening.ClockChanged(shown, now()));
    }
  }

  synchronized void stands(Square square, char man) {
    sampler.stands(Men.field(square, false), Men.code(man), now());
  }

  synchronized void press(Lever lever) {
    pass();
    show(face.pressed(lever));
  }

  @Override
  public void close() throws IOException {
    thread.interrupt();
    line.close();
  }
}
