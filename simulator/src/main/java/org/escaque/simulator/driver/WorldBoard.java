package org.escaque.simulator.driver;

import java.util.function.Consumer;
import org.escaque.board.BoardDriver;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.TickSource;
import org.jspecify.annotations.Nullable;

/**
 * A board that a world works. The world says {@code F <64 bits as hex>} when a contact changes, and
 * first of all when the line stands.
 */
final class WorldBoard implements BoardDriver {

  private final WorldAddress world;
  private final TickSource ticks;
  private @Nullable WorldLink link;
  private volatile boolean connected;

  WorldBoard(WorldAddress world, TickSource ticks) {
    this.world = world;
    this.ticks = ticks;
  }

  @Override
  public void start(Consumer<BoardReport> sink) {
    link = new WorldLink(world, "board", line -> hear(line, sink), () -> lose(sink));
    link.start();
  }

  private void hear(String line, Consumer<BoardReport> sink) {
    if (line.startsWith("F ")) {
      connected = true;
      long contacts = Long.parseUnsignedLong(line.substring(2), 16);
      sink.accept(new BoardReport.Contacts(new ContactFrame(ticks.now(), contacts)));
    }
  }

  private void lose(Consumer<BoardReport> sink) {
    connected = false;
    sink.accept(new BoardReport.Settled(new BoardEvent.BoardLost(ticks.now())));
  }

  @Override
  public Settling settling() {
    return Settling.ON_CHANGE;
  }

  @Override
  public ScanHealth health() {
    return ScanHealth.unscanned(connected);
  }

  @Override
  public void close() {
    if (link != null) {
      link.close();
    }
  }
}
