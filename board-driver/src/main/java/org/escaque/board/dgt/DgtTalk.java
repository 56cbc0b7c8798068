package org.escaque.board.dgt;

import java.io.IOException;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.jspecify.annotations.Nullable;

/** One connection to a board, from its opening to its loss. Confined to the line's thread. */
final class DgtTalk {

  private static final long LONGEST_WAIT = Duration.ofMillis(500).toNanos();

  private final DgtDialogue dialogue;
  private final TickSource ticks;
  private final LineReader line;

  DgtTalk(DgtDialogue dialogue, TickSource ticks, LineReader line) {
    this.dialogue = dialogue;
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
    dialogue.opened(line::write);
    while (!ending.getAsBoolean()) {
      dialogue.at(ticks.now(), line::write);
      turned.run();
      take(line.poll(wait(ticks.now())));
    }
  }

  private void take(@Nullable Chunk chunk) throws IOException {
    switch (chunk) {
      case null -> {}
      case Chunk.Bytes(byte[] bytes) -> dialogue.came(bytes, ticks.now(), line::write);
      case Chunk.Gone(var reason) -> throw new IOException(reason);
    }
  }

  /** Real time until the session is due. */
  private long wait(Tick now) {
    return dialogue
        .wakeAt()
        .map(wake -> (wake.nanos() - now.nanos()) / ticks.rate())
        .map(nanos -> Math.clamp(Math.round(nanos), 0, LONGEST_WAIT))
        .orElse(LONGEST_WAIT);
  }
}
