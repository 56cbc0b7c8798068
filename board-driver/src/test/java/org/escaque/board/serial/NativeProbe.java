package org.escaque.board.serial;

import java.io.IOException;
import java.nio.file.Path;

/** Opens a pseudo terminal in a process of its own. */
final class NativeProbe {

  private NativeProbe() {}

  /** Its argument is the folder for the native library. */
  public static void main(String[] arguments) throws IOException {
    NativeLibrary.unpackInto(Path.of(arguments[0]));
    try (var pty = new Pty();
        var line = new JSerialPorts().open(pty.path())) {
      line.write(new byte[] {0x42});
      System.out.println("read " + pty.read()[0]);
    }
  }
}
