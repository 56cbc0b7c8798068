package org.escaque.board.dgt;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.escaque.board.BoardReport;
import org.escaque.board.Tick;

/**
 * What is said on the line to a board, over all its connections: bytes go in and out, listeners
 * hear of the board and of its clock. Knows no thread, no line and no clock of its own, so that it
 * can be led in any time. Listeners may come and go in any thread; the rest is confined to one.
 */
public final class DgtDialogue {

  private final DgtCounters counters = new DgtCounters();
  private final Listeners listeners;
  private final DgtSession session;
  private DgtDecoder decoder = new DgtDecoder();

  /** Where bytes go. */
  @FunctionalInterface
  public interface Out {
    /**
     * Sends these.
     *
     * @throws IOException if the line is gone
     */
    void write(byte[] bytes) throws IOException;
  }

  /**
   * A dialogue that has not begun.
   *
   * @param settling asked at each connection
   */
  public DgtDialogue(DgtPort port, Supplier<DgtSettling> settling) {
    listeners = new Listeners(port.label());
    session = new DgtSession(port.serial(), settling, counters);
  }

  /** From now on the sink hears of the board. */
  public void listen(Consumer<BoardReport> sink) {
    listeners.board(sink);
  }

  /** From now on this reader hears of the clock. */
  public void listen(DgtClockPort reader) {
    listeners.clock(reader);
  }

  /** After this the board's sink is not called again. */
  void forgetBoard() {
    listeners.board(null);
  }

  /** After this the clock's reader is not called again. */
  void forgetClock() {
    listeners.clock(null);
  }

  /** What was read and not needed. */
  DgtCounters counters() {
    return counters;
  }

  /** Whether the board is being read. */
  public boolean isLive() {
    return session.isLive();
  }

  /**
   * The line is open.
   *
   * @throws IOException if it is gone already
   */
  public void opened(Out out) throws IOException {
    decoder = new DgtDecoder();
    carryOut(session.opened(), out);
  }

  /**
   * These bytes came.
   *
   * @throws IOException saying why the line is to be closed
   */
  public void came(byte[] bytes, Tick now, Out out) throws IOException {
    for (byte value : bytes) {
      var message = decoder.take(value & 0xff);
      if (message.isPresent()) {
        carryOut(session.message(message.get(), now), out);
      }
    }
  }

  /**
   * Time has passed while the line is open.
   *
   * @throws IOException saying why the line is to be closed
   */
  public void at(Tick now, Out out) throws IOException {
    greet(now, out);
    if (listeners.wantsClock(now)) {
      session.askClock();
    }
    carryOut(session.at(now), out);
  }

  /** A listener that comes late is told how things are. */
  private void greet(Tick now, Out out) throws IOException {
    boolean newBoard = listeners.hasNewBoard();
    boolean newClock = listeners.hasNewClock();
    if (!session.isLive() && (newBoard || newClock)) {
      session.lossUntold();
    }
    if (newBoard) {
      carryOut(session.standing(now), out);
    }
    if (newClock) {
      session.askClock();
    }
  }

  /** The line is gone, or there is none. */
  public void closed(String reason, Tick now) {
    boolean newBoard = listeners.hasNewBoard();
    boolean newClock = listeners.hasNewClock();
    if (newBoard || newClock) {
      session.lossUntold();
    }
    session.closed(reason, now).forEach(listeners::tell);
  }

  /** When {@link #at} is due if nothing comes before; empty while the line is not open. */
  public Optional<Tick> wakeAt() {
    return session.wakeAt();
  }

  private void carryOut(List<DgtEffect> effects, Out out) throws IOException {
    for (var effect : effects) {
      if (effect instanceof DgtEffect.Send(var command)) {
        out.write(new byte[] {command.code()});
      } else if (effect instanceof DgtEffect.GiveUp(var reason)) {
        throw new IOException(reason);
      } else {
        listeners.tell(effect);
      }
    }
  }
}
