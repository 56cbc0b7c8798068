package org.escaque.game.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Counts the runs of a daemon that keeps no journal; each number is given out once. */
public final class BootCounter {

  private BootCounter() {}

  /**
   * The number of this run; it is on the disk when this returns.
   *
   * @param folder made if it is not there
   * @throws IOException if it cannot be written; nothing may be published then
   */
  public static long next(Path folder, String name) throws IOException {
    Files.createDirectories(folder);
    var file = new BootFile(folder.resolve(name + ".boot"));
    long boot = file.read() + 1;
    file.write(boot);
    return boot;
  }
}
