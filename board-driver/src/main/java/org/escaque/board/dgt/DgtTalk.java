package org.escaque.board.dgt;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.jspecify.annotations.Nullable;

/** One connection to a board, from its opening to its loss. Confined to the line's thread. */
final class DgtTalk {

  private static final long LONGEST_WAIT = Duration.ofMillis(500).toNanos();

  private final DgtSession session;
  private final Listeners listeners;
  private final TickSource ticks;
  private final LineReader line;
  private final DgtDecoder decoder = new DgtDecoder();

  DgtTalk(DgtSession session, Listeners listeners, TickSource ticks, LineReader line) {
    this.session = session;
    this.listeners = listeners;
    this.ticks = ticks;
    this.line = line;
  }

  /**
   * Keeps the dialogue until it is lost or told to end.
   *
   * @param turned called each time something may have changed
   * @throws IOException saying why it is lost
   */
  void run(BooleanSupplier ending, Runnable turned) throws IOException, InterruptedException {
    carryOut(session.opened());
    while (!ending.getAsBoolean()) {
      greet(ticks.now());
      take(line.poll(wait(ticks.now())));
      if (listeners.wantsClock(ticks.now())) {
        session.askClock();
      }
      carryOut(session.at(ticks.now()));
      turned.run();
    }
  }

  /** A listener that comes late is told how things are. */
  private void greet(Tick now) throws IOException {
    boolean newBoard = listeners.hasNewBoard();
    boolean newClock = listeners.hasNewClock();
    if (!session.isLive() && (newBoard || newClock)) {
      session.lossUntold();
    }
    if (newBoard) {
      carryOut(session.standing(now));
    }
    if (newClock) {
      session.askClock();
    }
  }

  private void take(@Nullable Chunk chunk) throws IOException {
    var now = ticks.now();
    switch (chunk) {
      case null -> {}
      case Chunk.Bytes(byte[] bytes) -> {
        for (byte value : bytes) {
          var message = decoder.take(value & 0xff);
          if (message.isPresent()) {
            carryOut(session.message(message.get(), now));
          }
        }
      }
      case Chunk.Gone(var reason) -> throw new IOException(reason);
    }
  }

  /** Real time until the session is due. */
  private long wait(Tick now) {
    return session
        .wakeAt()
        .map(wake -> (wake.nanos() - now.nanos()) / ticks.rate())
        .map(nanos -> Math.clamp(Math.round(nanos), 0, LONGEST_WAIT))
        .orElse(LONGEST_WAIT);
  }

  private void carryOut(List<DgtEffect> effects) throws IOException {
    for (var effect : effects) {
      if (effect instanceof DgtEffect.Send(var command)) {
        line.write(new byte[] {command.code()});
      } else if (effect instanceof DgtEffect.GiveUp(var reason)) {
        throw new IOException(reason);
      } else {
        listeners.tell(effect);
      }
    }
  }
}
