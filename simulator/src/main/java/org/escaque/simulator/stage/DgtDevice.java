package org.escaque.simulator.stage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import org.escaque.board.BoardDriver;
import org.escaque.board.Settling;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.host.DriverSettings;
import org.escaque.host.config.DriverTypes;
import org.escaque.host.table.TableInput;
import org.escaque.simulator.dgt.BoardOnLine;
import org.escaque.simulator.dgt.Card;
import org.escaque.simulator.dgt.DgtBoard;
import org.escaque.simulator.dgt.Fields;

/** A simulated board on its line, and the drivers that a configuration would name for it. */
public final class DgtDevice implements AutoCloseable {

  private static final String TYPE = "dgt";

  private final BoardOnLine line;
  private final BoardDriver board;
  private final ClockDriver clock;

  /**
   * Plugs in a board; its drivers are silent until started.
   *
   * @param name the stable name of the line
   * @param serial of the board
   * @param ticks the time of the table
   * @throws IOException if there is no pseudo terminal
   */
  public DgtDevice(Path name, int serial, TickSource ticks) throws IOException {
    var standing = DgtBoard.poweredUp(Card.ofSerial(serial), Fields.EMPTY);
    line = new BoardOnLine(standing, name, BoardOnLine.Line.perfect(), ticks);
    line.plugIn();
    board = board(name, ticks);
    clock = DriverTypes.installed().clock(TYPE).open(settings(name), ticks);
  }

  /** The driver of a board at this line, silent until started. */
  public static BoardDriver board(Path name, TickSource ticks) {
    return DriverTypes.installed().board(TYPE).open(settings(name), ticks);
  }

  private static DriverSettings settings(Path name) {
    return new DriverSettings(TYPE, Map.of("port", name.toString()));
  }

  BoardOnLine line() {
    return line;
  }

  /** How the driver wants its reports to be settled. */
  public Settling settling() {
    return board.settling();
  }

  /** Starts the drivers; they tell the sink by their own threads. */
  void start(Consumer<TableInput> sink) {
    board.start(report -> sink.accept(new TableInput.Board(report)));
    clock.start(event -> sink.accept(new TableInput.Clock(event)));
  }

  @Override
  public void close() {
    clock.close();
    board.close();
    try {
      line.close();
    } catch (IOException e) {
      throw new UncheckedIOException("unplugging " + line.name(), e);
    }
  }
}
