package org.escaque.game.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Tick;

/**
 * The SQLite file of one table: {@code run}, one row a run of the host, and {@code event}, one row
 * an event. Write-ahead log, every commit on the disk before it returns. Confined to one thread.
 */
final class JournalFile implements AutoCloseable {

  /** {@code PRAGMA user_version} of this form of the file. */
  private static final int FORM = 1;

  private static final List<String> FORM_1 =
      List.of(
          """
          CREATE TABLE IF NOT EXISTS run(
            boot INTEGER PRIMARY KEY, kernel_boot TEXT NOT NULL, started TEXT NOT NULL,
            last_alive INTEGER NOT NULL)
          """,
          """
          CREATE TABLE IF NOT EXISTS event(
            number INTEGER PRIMARY KEY, boot INTEGER NOT NULL, tick INTEGER NOT NULL,
            version INTEGER NOT NULL, type TEXT NOT NULL, game TEXT NOT NULL, json TEXT NOT NULL,
            sum INTEGER NOT NULL)
          """,
          "CREATE INDEX IF NOT EXISTS assigned ON event(number) WHERE game <> ''");

  private final Connection connection;

  JournalFile(Path file) throws SQLException {
    connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    try {
      prepare();
    } catch (SQLException unusable) {
      connection.close();
      throw unusable;
    }
  }

  private void prepare() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA journal_mode=WAL");
      statement.execute("PRAGMA synchronous=FULL");
      statement.execute("PRAGMA busy_timeout=2000");
      int form = number(statement, "PRAGMA user_version");
      if (form > FORM) {
        throw new SQLException("written by a newer Escaque: form " + form);
      }
      String checked = text(statement, "PRAGMA quick_check(1)");
      if (!checked.equals("ok")) {
        throw new SQLException(checked);
      }
      for (String sql : FORM_1) {
        statement.execute(sql);
      }
      statement.execute("PRAGMA user_version=" + FORM);
    }
  }

  private static int number(Statement statement, String sql) throws SQLException {
    try (ResultSet result = statement.executeQuery(sql)) {
      return result.next() ? result.getInt(1) : 0;
    }
  }

  private static String text(Statement statement, String sql) throws SQLException {
    try (ResultSet result = statement.executeQuery(sql)) {
      return result.next() ? result.getString(1) : "";
    }
  }

  /** The newest run. */
  Optional<Run> lastRun() throws SQLException {
    String sql =
        "SELECT boot, kernel_boot, max(last_alive, coalesce((SELECT tick FROM event WHERE"
            + " event.boot=run.boot ORDER BY number DESC LIMIT 1), last_alive))"
            + " FROM run ORDER BY boot DESC LIMIT 1";
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      return row.next()
          ? Optional.of(new Run(row.getLong(1), row.getString(2), new Tick(row.getLong(3))))
          : Optional.empty();
    }
  }

  /** The rows of the game that was assigned last, from its first assignment on. */
  List<JournalRow> lastGame() throws SQLException {
    return rows(
        "SELECT * FROM event WHERE number >= coalesce((SELECT min(number) FROM event WHERE game ="
            + " (SELECT game FROM event WHERE game <> '' ORDER BY number DESC LIMIT 1)), 1)"
            + " ORDER BY number");
  }

  private List<JournalRow> rows(String sql) throws SQLException {
    var rows = new ArrayList<JournalRow>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      while (row.next()) {
        rows.add(read(row));
      }
    }
    return rows;
  }

  static JournalRow read(ResultSet row) throws SQLException {
    return new JournalRow(
        row.getLong("number"),
        row.getLong("boot"),
        row.getLong("tick"),
        row.getInt("version"),
        String.valueOf(row.getString("type")),
        String.valueOf(row.getString("game")),
        String.valueOf(row.getString("json")),
        row.getLong("sum"));
  }

  long lastNumber() throws SQLException {
    try (Statement statement = connection.createStatement()) {
      try (ResultSet row = statement.executeQuery("SELECT coalesce(max(number),0) FROM event")) {
        return row.next() ? row.getLong(1) : 0;
      }
    }
  }

  /** Notes a run; it is on the disk when this returns. */
  void begin(Run run, String wallTime) throws SQLException {
    whole(
        () -> {
          String sql = "INSERT OR REPLACE INTO run VALUES(?,?,?,?)";
          try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setLong(1, run.boot());
            statement.setString(2, run.kernelBoot());
            statement.setString(3, wallTime);
            statement.setLong(4, run.lastAlive().nanos());
            statement.executeUpdate();
          }
        });
  }

  /** Writes all the rows or none; they are on the disk when this returns. */
  void append(List<JournalRow> rows) throws SQLException {
    whole(() -> insert(rows));
  }

  /** The same, and notes that the run was alive then; there may be no rows. */
  void append(List<JournalRow> rows, long boot, Tick alive) throws SQLException {
    whole(
        () -> {
          insert(rows);
          note(boot, alive);
        });
  }

  private void insert(List<JournalRow> rows) throws SQLException {
    // Prepared each time: the driver cannot use a statement again that once met a full disk.
    String sql = "INSERT INTO event VALUES(?,?,?,?,?,?,?,?)";
    try (PreparedStatement insert = connection.prepareStatement(sql)) {
      for (JournalRow row : rows) {
        insert.setLong(1, row.number());
        insert.setLong(2, row.boot());
        insert.setLong(3, row.tick());
        insert.setInt(4, row.version());
        insert.setString(5, row.type());
        insert.setString(6, row.game());
        insert.setString(7, row.json());
        insert.setLong(8, row.sum());
        insert.executeUpdate();
      }
    }
  }

  private void note(long boot, Tick tick) throws SQLException {
    String sql = "UPDATE run SET last_alive=? WHERE boot=?";
    try (PreparedStatement alive = connection.prepareStatement(sql)) {
      alive.setLong(1, tick.nanos());
      alive.setLong(2, boot);
      alive.executeUpdate();
    }
  }

  /** Something that writes. */
  @FunctionalInterface
  private interface Writing {
    void write() throws SQLException;
  }

  /**
   * Writes in a transaction of our own. The driver's keeps count of whether one is open and goes
   * wrong when SQLite ends it by itself, as it does when the disk is full.
   */
  private void whole(Writing writing) throws SQLException {
    execute("BEGIN IMMEDIATE");
    try {
      writing.write();
      execute("COMMIT");
    } catch (SQLException failed) {
      rollback(failed);
      throw failed;
    }
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private void rollback(SQLException failed) {
    try {
      execute("ROLLBACK");
    } catch (SQLException again) {
      failed.addSuppressed(again);
    }
  }

  /** For tests: the file may not grow beyond so many pages, as on a full disk. */
  void limitPages(int pages) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA max_page_count=" + pages);
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
