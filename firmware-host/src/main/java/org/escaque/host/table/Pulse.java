package org.escaque.host.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.escaque.board.ScanHealth;
import org.escaque.board.SquareStatistics;
import org.escaque.board.Tick;
import org.escaque.game.GameState;
import org.escaque.game.store.Journal;
import org.escaque.game.store.JournalHealth;
import org.escaque.host.Version;
import org.escaque.publish.Body;
import org.escaque.publish.TablePublisher;
import org.jspecify.annotations.Nullable;

/** What a table does every second, whatever happens on it. Confined to its driving thread. */
final class Pulse {

  private static final Duration REFRESH = Duration.ofSeconds(10);
  private static final Comparator<SquareStatistics> WORST =
      Comparator.comparing(SquareStatistics::degraded)
          .thenComparingLong(SquareStatistics::flickers)
          .reversed();

  private static final Path TEMPERATURE = Path.of("/sys/class/thermal/thermal_zone0/temp");

  private final TableCore core;
  private final Journal<?> journal;
  private final TablePublisher publisher;
  private final Path disk;
  private final @Nullable String damage;
  private @Nullable Tick refreshed;

  /**
   * @param disk a folder on the disk whose space matters
   */
  Pulse(TableCore core, Journal<?> journal, TablePublisher publisher, Path disk) {
    this.core = core;
    this.journal = journal;
    this.publisher = publisher;
    this.disk = disk;
    this.damage = journal.recovered().damage();
  }

  void at(Tick now, ScanHealth board) {
    publisher.beat(now);
    boolean runs = core.state().flatMap(state -> state.clock().running()).isPresent();
    if (runs) {
      journal.alive(now);
    }
    if (refreshed == null || now.since(refreshed).compareTo(REFRESH) >= 0) {
      refreshed = now;
      publisher.refreshClock(now);
      publisher.clearAlerts(now);
      publisher.health(health(board), now);
    }
  }

  private Body.Health health(ScanHealth board) {
    JournalHealth written = journal.health();
    String note = core.assignmentNote();
    return new Body.Health(
        written.durable(),
        written.durable() ? damage : written.trouble(),
        board.connected() ? "up" : "lost",
        core.clockLinked() ? "up" : "lost",
        board.rate(),
        board.worstGap().toMillis(),
        suspect(),
        core.contacts().stream()
            .filter(one -> one.flickers() > 0)
            .sorted(WORST)
            .limit(8)
            .map(Pulse::contact)
            .toList(),
        core.failures(),
        note.isEmpty() ? null : note,
        temperature(),
        freeMegabytes(),
        Version.text(),
        Runtime.version().toString());
  }

  private static Body.Contact contact(SquareStatistics one) {
    return new Body.Contact(
        one.square().toString(),
        one.changes(),
        one.bounces(),
        one.flickers(),
        one.longestUnrest().toMillis(),
        one.degraded());
  }

  private List<String> suspect() {
    Stream<String> squares =
        core.state().map(GameState::reading).stream()
            .flatMap(reading -> reading.doubted().squares().stream())
            .map(Object::toString);
    return Stream.concat(squares, core.clockDoubted().stream()).toList();
  }

  private static @Nullable Double temperature() {
    try {
      return Integer.parseInt(Files.readString(TEMPERATURE).strip()) / 1000.0;
    } catch (IOException | NumberFormatException none) {
      return null; // a computer without a sensor
    }
  }

  private @Nullable Long freeMegabytes() {
    try {
      return Files.getFileStore(disk).getUsableSpace() >> 20;
    } catch (IOException unknown) {
      return null;
    }
  }
}
