package org.escaque.game.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.escaque.board.Tick;
import org.escaque.game.GameEvent;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The journal of one table. What is appended is written by a thread of its own, in the order of
 * appending and in groups, and only then released to be published; who appends never waits.
 *
 * <pre>
 *   open --> begin --> append, alive ... --> close
 * </pre>
 *
 * {@link #open} reads what earlier runs left, whatever state it is in; {@link #begin} notes the new
 * run on the disk before anything of it can be published. When the disk refuses later, entries are
 * released without being durable, kept, and written as soon as the disk takes them.
 *
 * @param <T> what is released when the event is on the disk
 */
public final class Journal<T> implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Journal.class);

  private static final Duration CLOSING = Duration.ofSeconds(2);

  private final String table;
  private final JournalFile file;
  private final BootFile bootFile;
  private final Recovered recovered;
  private final long boot;
  private final JournalQueue<T> queue = new JournalQueue<>();
  private final Thread thread;
  private final JournalWriter<T> writer;

  /**
   * Where journals are.
   *
   * @param folder made if it is not there
   * @param table its id names the files
   */
  public record Place(Path folder, String table) {}

  /**
   * Who takes what is released. Called by the journal's thread alone, in the order of appending.
   */
  @FunctionalInterface
  public interface Sink<T> {

    /**
     * @param entries empty when only the durability of what came before has changed
     * @param durable false if the disk does not hold these entries
     */
    void released(List<T> entries, boolean durable);
  }

  /**
   * Reads the journal of a table.
   *
   * @throws IOException if there can be no journal: no folder, no permission, no space
   */
  public static <T> Journal<T> open(Place place) throws IOException {
    Path path = place.folder().resolve(place.table() + ".db");
    try {
      Files.createDirectories(place.folder());
      return new Journal<>(place, path);
    } catch (SQLException unusable) {
      throw new IOException("journal " + path + ": " + unusable.getMessage(), unusable);
    }
  }

  private Journal(Place place, Path path) throws IOException, SQLException {
    this.table = place.table();
    this.bootFile = new BootFile(place.folder().resolve(table + ".boot"));
    var opening = JournalOpening.of(path, bootFile.read());
    this.file = opening.file();
    this.recovered = opening.recovered();
    if (recovered.damage() != null) {
      LOG.error("table={} journal=damaged {}", table, recovered.damage());
    }
    long before = recovered.previous().map(Run::boot).orElse(0L);
    this.boot = Math.max(before, bootFile.read()) + 1;
    this.writer = new JournalWriter<>(table, file, boot, queue);
    this.thread = Thread.ofPlatform().name("journal-" + table).daemon().unstarted(writer);
  }

  /** What earlier runs left. */
  public Recovered recovered() {
    return recovered;
  }

  /** The number of this run, one more than that of any run before. */
  public long boot() {
    return boot;
  }

  /**
   * Notes this run durably and starts to write.
   *
   * @param kernelBoot id of the kernel's run
   * @param first the present tick
   * @param wallTime for people who read the file
   * @param sink gets what is released
   * @throws IOException if the disk does not take it; nothing of this run may be published then
   */
  public void begin(String kernelBoot, Tick first, Instant wallTime, Sink<T> sink)
      throws IOException {
    try {
      bootFile.write(boot);
      file.begin(new Run(boot, kernelBoot, first), wallTime.toString());
    } catch (SQLException refused) {
      throw new IOException("journal of " + table + ": " + refused.getMessage(), refused);
    }
    writer.releaseTo(sink);
    thread.start();
  }

  /**
   * Appends an event; returns at once.
   *
   * @param urgent whether it is written at once, or may wait a moment for others
   */
  public void append(GameEvent event, boolean urgent, T entry) {
    queue.put(new JournalQueue.Entry<>(event, urgent, entry));
  }

  /** Notes that the table lives; returns at once. */
  public void alive(Tick tick) {
    queue.alive(tick);
  }

  public JournalHealth health() {
    return writer.health();
  }

  /** Waits until everything appended so far is released; false if that took too long. */
  public boolean drain(Duration most) throws InterruptedException {
    return queue.awaitEmpty(most);
  }

  /** For tests: from now on the disk is full at so many pages. */
  void limitPages(int pages) throws SQLException {
    file.limitPages(pages);
  }

  /** Writes what waits and closes the file; idempotent. */
  @Override
  public void close() {
    queue.close();
    try {
      boolean begun = thread.getState() != Thread.State.NEW;
      if (begun && !thread.join(CLOSING)) {
        LOG.error("table={} journal=stuck thread={}", table, thread.getName());
        return;
      }
      file.close();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (SQLException failed) {
      LOG.warn("table={} journal=unclosed reason=\"{}\"", table, failed.getMessage());
    }
  }
}
