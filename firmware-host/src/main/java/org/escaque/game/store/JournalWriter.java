package org.escaque.game.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Tick;
import org.escaque.game.store.JournalQueue.Batch;
import org.escaque.game.store.JournalQueue.Entry;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The work of the journal's thread: commit, then release. What the disk refuses is kept and tried
 * again with the next batch.
 */
final class JournalWriter<T> implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(JournalWriter.class);

  /** Beyond this the disk is given up: hours of play. */
  private static final int MOST_UNWRITTEN = 50_000;

  private final String table;
  private final JournalFile file;
  private final long boot;
  private final JournalQueue<T> queue;
  private final List<JournalRow> unwritten = new ArrayList<>();
  private Journal.Sink<T> sink = (entries, durable) -> {};
  private long number;
  private volatile JournalHealth health = new JournalHealth(true, "", 0, 0);

  JournalWriter(String table, JournalFile file, long boot, JournalQueue<T> queue)
      throws SQLException {
    this.table = table;
    this.file = file;
    this.boot = boot;
    this.queue = queue;
    this.number = file.lastNumber();
    this.health = new JournalHealth(true, "", number, 0);
  }

  /** To be said before the thread starts. */
  void releaseTo(Journal.Sink<T> taker) {
    sink = taker;
  }

  JournalHealth health() {
    JournalHealth written = health;
    return new JournalHealth(
        written.durable(), written.trouble(), written.events(), written.waiting() + queue.size());
  }

  @Override
  public void run() {
    try {
      Batch<T> batch;
      do {
        batch = queue.take();
        handle(batch);
      } while (!batch.closing());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void handle(Batch<T> batch) {
    try {
      boolean before = health.durable();
      write(batch);
      boolean durable = health.durable();
      if (!batch.entries().isEmpty() || durable != before) {
        sink.released(batch.entries().stream().map(Entry::released).toList(), durable);
      }
    } catch (RuntimeException bug) {
      LOG.error("table={} journal=bug", table, bug);
    }
  }

  private void write(Batch<T> batch) {
    if (unwritten.size() > MOST_UNWRITTEN) {
      return; // given up; what is on the disk is whole up to there
    }
    for (Entry<T> entry : batch.entries()) {
      number++;
      unwritten.add(JournalRow.of(number, boot, entry.event()));
    }
    try {
      Tick alive = batch.alive();
      if (unwritten.isEmpty() && alive == null) {
        return;
      }
      if (alive == null) {
        file.append(unwritten);
      } else {
        file.append(unwritten, boot, alive);
      }
      unwritten.clear();
      tell(null);
    } catch (SQLException refused) {
      tell(String.valueOf(refused.getMessage()));
    }
  }

  private void tell(@Nullable String trouble) {
    boolean durable = trouble == null;
    if (durable && !health.durable()) {
      LOG.info("table={} journal=durable events={}", table, number);
    }
    if (trouble != null && !trouble.equals(health.trouble())) {
      LOG.error(
          "table={} journal=failing unwritten={} reason=\"{}\"", table, unwritten.size(), trouble);
    }
    health =
        new JournalHealth(
            durable, trouble == null ? "" : trouble, number - unwritten.size(), unwritten.size());
  }
}
