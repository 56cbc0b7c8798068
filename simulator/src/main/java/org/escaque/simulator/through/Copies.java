package org.escaque.simulator.through;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import org.escaque.game.Game;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.store.Journal;

/** Copies of journals that are still open: what a power cut at this moment would leave. */
final class Copies {

  private Copies() {}

  /** Copies all files of a folder that has no folders into another one. */
  static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (var files = Files.list(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, to.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /** The game as a journal tells it. */
  static GameState told(Path folder, String table) throws IOException {
    try (Journal<Object> journal = Journal.open(new Journal.Place(folder, table))) {
      var events = journal.recovered().game();
      if (journal.recovered().damage() != null) {
        throw new IOException("the journal is damaged: " + journal.recovered().damage());
      }
      if (!(events.getFirst() instanceof GameEvent.GameAssigned first)) {
        throw new IOException("the journal begins with " + events.getFirst());
      }
      var step = Game.start(first.assignment(), first.wood(), first.tick());
      for (GameEvent event : events.subList(1, events.size())) {
        step = Game.step(step.state(), event);
      }
      return step.state();
    }
  }

  /** Removes a folder with all that is in it. */
  static void remove(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (var all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }
}
