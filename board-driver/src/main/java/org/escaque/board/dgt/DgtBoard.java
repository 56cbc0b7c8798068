package org.escaque.board.dgt;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.escaque.board.BoardDriver;
import org.escaque.board.BoardReport;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.TickSource;

/**
 * A DGT board: it tells which man stands where, and changes when they happen. Methods may be called
 * from any thread.
 */
public final class DgtBoard implements BoardDriver {

  private final DgtPort port;
  private final DgtSettling settling;
  private final DgtLines lines;
  private final DgtLine line;
  private final TickSource ticks;
  private final AtomicBoolean started = new AtomicBoolean();
  private final AtomicBoolean closed = new AtomicBoolean();

  /** The driver of the board at a port. */
  public DgtBoard(DgtPort port, DgtSettling settling, DgtLines lines, TickSource ticks) {
    this.port = port;
    this.settling = settling;
    this.lines = lines;
    this.line = lines.join(port);
    this.ticks = ticks;
  }

  @Override
  public void start(Consumer<BoardReport> sink) {
    if (closed.get() || !started.compareAndSet(false, true)) {
      throw new IllegalStateException("board " + port.label() + " was started before");
    }
    line.listen(sink, settling, ticks);
  }

  @Override
  public Settling settling() {
    return settling.table();
  }

  @Override
  public ScanHealth health() {
    return new ScanHealth(0, 0, line.losses(), 0, Duration.ZERO, Duration.ZERO, line.isLive());
  }

  /** What the board said and nobody needed. */
  public DgtCounters counters() {
    return line.counters();
  }

  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      line.forgetBoard();
      lines.leave(port);
    }
  }
}
