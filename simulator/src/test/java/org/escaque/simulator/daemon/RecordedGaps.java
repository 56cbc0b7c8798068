package org.escaque.simulator.daemon;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The times for which a table's journal says that nobody looked: from the last sign of life of a
 * run until the lever was read again, in nanoseconds.
 */
record RecordedGaps(List<Gap> gaps) {

  private static final Pattern LAST_ALIVE = Pattern.compile("\"lastAlive\":\\D*(\\d+)");

  record Gap(long from, long to) {}

  static RecordedGaps in(Path journal) throws SQLException {
    var gaps = new ArrayList<Gap>();
    String sql =
        "SELECT type, tick, json FROM event WHERE type IN ('restarted', 'lever-read')"
            + " ORDER BY number";
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + journal);
        var statement = connection.createStatement();
        var row = statement.executeQuery(sql)) {
      long from = -1;
      while (row.next()) {
        if (row.getString(1).equals("lever-read")) {
          gaps.add(new Gap(from, row.getLong(2)));
          from = -1;
        } else if (from < 0) {
          // A run that died before it read the lever makes the gap longer, not another.
          from = lastAlive(row.getString(3));
        }
      }
    }
    return new RecordedGaps(gaps);
  }

  private static long lastAlive(String json) {
    var found = LAST_ALIVE.matcher(json);
    if (!found.find()) {
      throw new IllegalStateException("no lastAlive in " + json);
    }
    return Long.parseLong(found.group(1));
  }

  /** How much of this time nobody looked. */
  long within(long from, long to) {
    long unseen = 0;
    for (var gap : gaps) {
      unseen += Math.max(0, Math.min(to, gap.to()) - Math.max(from, gap.from()));
    }
    return unseen;
  }
}
