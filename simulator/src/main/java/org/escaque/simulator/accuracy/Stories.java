package org.escaque.simulator.accuracy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.escaque.scenario.Scenarios;

/** The folder into which failing plies are written. Thread-safe. */
final class Stories {

  /** How far before the failing ply a story may begin; the shortest that fails too is kept. */
  private static final List<Integer> BEFORE = List.of(2, 6, 20);

  private final Path folder;
  private final int most;
  private int written;

  /**
   * A folder that takes so many stories.
   *
   * @param folder made when the first one comes
   */
  Stories(Path folder, int most) {
    this.folder = folder;
    this.most = most;
  }

  /** Writes the failing plies of a game. */
  void write(String name, Trial.Outcome outcome) throws IOException {
    for (var failure : outcome.failures()) {
      if (!reserve()) {
        return;
      }
      Files.createDirectories(folder);
      var file = folder.resolve(name + "-ply" + (failure.ply() + 1) + ".scn");
      var starts =
          IntStream.concat(
                  BEFORE.stream().mapToInt(n -> failure.ply() - n), IntStream.of(failure.begun()))
              .filter(start -> start >= failure.begun())
              .toArray();
      boolean fails = false;
      for (int at = 0; at < starts.length && !fails; at++) {
        var story = Story.of(name, outcome.truth(), failure, starts[at]);
        Files.writeString(file, story);
        fails = !Scenarios.failure(file).isEmpty();
      }
    }
  }

  private synchronized boolean reserve() {
    return written < most && ++written > 0;
  }

  synchronized int written() {
    return written;
  }
}
