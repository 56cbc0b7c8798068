package org.escaque.board.wire;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.escaque.board.ContactReader;
import org.escaque.board.TickSource;

/**
 * Reads a matrix of switches: eight rows are driven one after the other, eight columns are read.
 * With a diode at each switch every combination reads right; without, see {@link
 * org.escaque.board.Ghosts}. Confined to the thread that scans.
 */
public final class MatrixReader implements ContactReader {

  /**
   * How a matrix is wired.
   *
   * @param rows eight lines, that of rank 1 first
   * @param columns eight lines, that of the a-file first
   * @param activeLow whether the row that is read is driven low and columns are pulled up;
   *     otherwise it is driven high and columns are pulled down
   * @param hold how long a row is driven before its columns are read, for the capacity of the cable
   */
  public record Wiring(
      List<Integer> rows,
      List<Integer> columns,
      boolean activeLow,
      Duration hold,
      Orientation orientation) {

    /** Enough for half a metre of cable at the chip's own pull resistors. */
    public static final Duration DEFAULT_HOLD = Duration.ofNanos(20_000);

    public Wiring {
      rows = List.copyOf(rows);
      columns = List.copyOf(columns);
      if (rows.size() != 8 || columns.size() != 8) {
        throw new IllegalArgumentException(
            "%d rows and %d columns".formatted(rows.size(), columns.size()));
      }
    }
  }

  private final Opened opened;
  private final OutputLines rows;
  private final InputLines columns;
  private final Wiring wiring;
  private final TickSource ticks;

  private MatrixReader(
      Opened opened, OutputLines rows, InputLines columns, Wiring wiring, TickSource ticks) {
    this.opened = opened;
    this.rows = rows;
    this.columns = columns;
    this.wiring = wiring;
    this.ticks = ticks;
  }

  /**
   * Requests the sixteen lines.
   *
   * @param ticks a clock that goes on by itself, for the time that a row is held
   * @throws IOException naming the pin that cannot be had; nothing is left open then
   */
  public static MatrixReader open(Wires.Source source, Wiring wiring, TickSource ticks)
      throws IOException {
    var opened = new Opened();
    try {
      var wires = opened.add(source.open());
      var pull = wiring.activeLow() ? Pull.UP : Pull.DOWN;
      var columns = opened.add(wires.inputs("column", wiring.columns(), pull));
      var rows = opened.add(wires.outputs("row", wiring.rows(), wiring.activeLow()));
      return new MatrixReader(opened, rows, columns, wiring, ticks);
    } catch (IOException | RuntimeException failure) {
      opened.close();
      throw failure;
    }
  }

  @Override
  public long read() throws IOException {
    long contacts = 0;
    for (int rank = 0; rank < 8; rank++) {
      rows.write(1 << rank);
      hold();
      int levels = columns.read();
      int closed = wiring.activeLow() ? ~levels : levels;
      contacts |= (closed & 0xffL) << (8 * rank);
    }
    rows.write(0);
    return wiring.orientation().squares(contacts);
  }

  /** Too short for the scheduler, so it spins: 20 us in 5 ms for each of eight rows are 3 %. */
  private void hold() {
    if (wiring.hold().isZero()) {
      return;
    }
    var end = ticks.now().plus(wiring.hold());
    while (ticks.now().isBefore(end)) {
      Thread.onSpinWait();
    }
  }

  @Override
  public void close() {
    opened.close();
  }
}
