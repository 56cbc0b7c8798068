package org.escaque.game.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import org.escaque.game.GameEvent;
import org.jspecify.annotations.Nullable;

/** Opens a journal file and reads the last game; a damaged file is salvaged first. */
record JournalOpening(JournalFile file, Recovered recovered) {

  /**
   * @param bootNoted the newest run that the boot file knows, 0 for none
   */
  static JournalOpening of(Path path, long bootNoted) throws IOException, SQLException {
    String damage;
    try {
      return read(path, bootNoted, null);
    } catch (SQLException | IllegalArgumentException unreadable) {
      damage = String.valueOf(unreadable.getMessage());
    }
    return read(path, bootNoted, Salvage.of(path, damage).toString());
  }

  private static JournalOpening read(Path path, long bootNoted, @Nullable String damage)
      throws SQLException {
    var file = new JournalFile(path);
    try {
      var lastRun = file.lastRun();
      var events = new ArrayList<GameEvent>();
      long expected = 0;
      for (JournalRow row : file.lastGame()) {
        expected = expected == 0 ? row.number() : expected + 1;
        events.add(event(row, expected));
      }
      if (expected != 0 && expected != file.lastNumber()) {
        throw new IllegalArgumentException("after event " + expected + " some are not there");
      }
      String lost = damage;
      if (lost == null && lastRun.isEmpty() && bootNoted > 0) {
        lost = path + " is empty though run " + bootNoted + " was noted";
      }
      return new JournalOpening(file, new Recovered(events, lastRun.orElse(null), lost));
    } catch (SQLException | RuntimeException unreadable) {
      file.close();
      throw unreadable;
    }
  }

  private static GameEvent event(JournalRow row, long expected) {
    if (row.number() != expected) {
      throw new IllegalArgumentException("event " + expected + " is not there");
    }
    try {
      return row.event();
    } catch (IllegalArgumentException wrong) {
      throw new IllegalArgumentException("event " + expected + ": " + wrong.getMessage(), wrong);
    }
  }
}
