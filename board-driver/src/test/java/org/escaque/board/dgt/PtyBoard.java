package org.escaque.board.dgt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import org.escaque.board.serial.Pty;
import org.escaque.board.serial.SerialLine;

/** The board in memory behind a pseudo terminal, plugged in under a stable name. */
final class PtyBoard implements AutoCloseable {

  private final Pty pty = new Pty();
  private final SerialLine line;
  private final List<Thread> pumps;

  /**
   * Plugs it in.
   *
   * @param link the name of the device; whatever had it loses it
   */
  PtyBoard(FakeBoard board, Path link) throws IOException {
    line = board.open(board.matching("any").getFirst());
    var fresh = link.resolveSibling(link.getFileName() + ".new");
    Files.createSymbolicLink(fresh, Path.of(pty.path()));
    Files.move(fresh, link, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    pumps =
        List.of(
            Thread.ofPlatform().name("pty-in").start(this::takeCommands),
            Thread.ofPlatform().name("pty-out").start(this::sayAnswers));
  }

  private void takeCommands() {
    try {
      for (var bytes = pty.read(); !Thread.interrupted(); bytes = pty.read()) {
        if (bytes.length > 0) {
          line.write(bytes);
        }
      }
    } catch (IOException pulled) {
      Thread.currentThread().interrupt();
    }
  }

  private void sayAnswers() {
    var buffer = new byte[128];
    try {
      for (int count = line.read(buffer); count >= 0; count = line.read(buffer)) {
        pty.write(Arrays.copyOf(buffer, count));
      }
    } catch (IOException pulled) {
      Thread.currentThread().interrupt();
    }
  }

  /** Pulls it out. */
  @Override
  public void close() {
    line.close();
    try {
      for (var pump : pumps) {
        pump.interrupt();
        pump.join();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    pty.close();
  }
}
