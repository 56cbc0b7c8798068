package org.escaque.game.store;

import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Tick;

/**
 * Rebuilds a damaged file: the old one is kept beside it for a technician, and a new one gets every
 * run and every event up to the first that cannot be read.
 */
final class Salvage {

  /** The bytes of a database's header: page size at 16, number of pages at 28. */
  private static final int HEADER = 100;

  private static final long MOST_BYTES = 1L << 32;

  private static final List<String> PARTS = List.of("", "-wal", "-shm");

  /**
   * What was kept.
   *
   * @param aside where the damaged file is now
   * @param events how many events were kept
   * @param place where reading ended, and why
   */
  record Kept(Path aside, long events, String place) {

    @Override
    public String toString() {
      return "kept %d events, damaged file is %s, %s".formatted(events, aside, place);
    }
  }

  private Salvage() {}

  static Kept of(Path file, String why) throws IOException, SQLException {
    Path aside = moveAside(file);
    fillUp(aside);
    var rows = new ArrayList<JournalRow>();
    var runs = new ArrayList<Run>();
    String place = why;
    try (Connection damaged = DriverManager.getConnection("jdbc:sqlite:" + aside)) {
      readRuns(damaged, runs);
      readRows(damaged, rows);
    } catch (SQLException | IllegalArgumentException end) {
      place = "unreadable after event " + rows.size() + ": " + end.getMessage();
    }
    try (var fresh = new JournalFile(file)) {
      for (Run run : runs) {
        fresh.begin(run, "");
      }
      fresh.append(rows);
    }
    return new Kept(aside, rows.size(), place);
  }

  private static Path moveAside(Path file) throws IOException {
    for (int number = 1; ; number++) {
      Path aside = file.resolveSibling(file.getFileName() + ".damaged-" + number);
      if (Files.exists(aside)) {
        continue;
      }
      for (String part : PARTS) {
        Path from = file.resolveSibling(file.getFileName() + part);
        if (Files.exists(from)) {
          Files.move(from, file.resolveSibling(aside.getFileName() + part));
        }
      }
      return aside;
    }
  }

  /** SQLite refuses a file that was cut short altogether; filled up, it reads up to the cut. */
  private static void fillUp(Path file) throws IOException {
    try (var channel = FileChannel.open(file, READ, WRITE)) {
      var header = ByteBuffer.allocate(HEADER);
      while (header.hasRemaining() && channel.read(header) >= 0) {
        // the header is short
      }
      if (header.hasRemaining()) {
        return;
      }
      int pageSize = Short.toUnsignedInt(header.getShort(16));
      long pages = Integer.toUnsignedLong(header.getInt(28));
      long whole = (pageSize == 1 ? 65_536 : pageSize) * pages;
      if (whole > channel.size() && whole < MOST_BYTES) {
        channel.write(ByteBuffer.allocate(1), whole - 1);
      }
    }
  }

  private static void readRuns(Connection damaged, List<Run> runs) {
    try (Statement statement = damaged.createStatement();
        ResultSet row =
            statement.executeQuery("SELECT boot, kernel_boot, last_alive FROM run ORDER BY boot")) {
      while (row.next()) {
        runs.add(
            new Run(row.getLong(1), String.valueOf(row.getString(2)), new Tick(row.getLong(3))));
      }
    } catch (SQLException unreadable) {
      // The boot file beside the journal still tells which number is the next.
      runs.removeIf(run -> run.boot() <= 0);
    }
  }

  private static void readRows(Connection damaged, List<JournalRow> rows) throws SQLException {
    try (Statement statement = damaged.createStatement();
        ResultSet result = statement.executeQuery("SELECT * FROM event ORDER BY number")) {
      while (result.next()) {
        JournalRow row = JournalFile.read(result);
        if (row.number() != rows.size() + 1) {
          throw new IllegalArgumentException("event " + (rows.size() + 1) + " is not there");
        }
        row.event();
        rows.add(row);
      }
    }
  }
}
