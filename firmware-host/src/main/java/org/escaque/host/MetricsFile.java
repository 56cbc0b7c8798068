package org.escaque.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.escaque.host.table.TableThread;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The state of all tables as a text file for the textfile collector of Prometheus' node exporter
 * (text format 0.0.4). The file appears whole or not at all. Confined to the watching thread.
 */
final class MetricsFile {

  private static final Logger LOG = LoggerFactory.getLogger(MetricsFile.class);

  private record Gauge(String name, String help, ToDoubleFunction<TableThread> value) {}

  private static final List<Gauge> GAUGES =
      List.of(
          new Gauge(
              "escaque_journal_durable",
              "1 if everything published is on the disk.",
              table -> table.runtime().journal().durable() ? 1 : 0),
          new Gauge(
              "escaque_journal_events",
              "Events on the disk.",
              table -> table.runtime().journal().events()),
          new Gauge(
              "escaque_journal_waiting",
              "Events that are not yet on the disk.",
              table -> table.runtime().journal().waiting()),
          new Gauge(
              "escaque_broker_up",
              "1 if the broker is connected.",
              table -> table.runtime().isLinked() ? 1 : 0),
          new Gauge(
              "escaque_board_up",
              "1 if the board is connected.",
              table -> table.boardHealth().connected() ? 1 : 0),
          new Gauge(
              "escaque_board_scans_per_second",
              "Rate of scans; 0 for boards that report on change.",
              table -> table.boardHealth().rate()),
          new Gauge(
              "escaque_board_worst_gap_seconds",
              "Longest time between two scans.",
              table -> table.boardHealth().worstGap().toNanos() / 1e9),
          new Gauge(
              "escaque_frames_folded",
              "Frames that were folded because the table's thread was busy.",
              TableThread::folded),
          new Gauge(
              "escaque_thread_silence_seconds",
              "Since the table's thread last went round.",
              table -> table.silence().toNanos() / 1e9));

  private final Path file;
  private boolean failing;

  MetricsFile(Path file) {
    this.file = file;
  }

  void write(List<TableThread> tables) {
    Path beside = file.resolveSibling("." + file.getFileName() + ".new");
    try {
      Files.writeString(beside, text(tables));
      Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      failing = false;
    } catch (IOException refused) {
      if (!failing) {
        LOG.warn("metrics=failing file={} reason=\"{}\"", file, refused.toString());
      }
      failing = true;
    }
  }

  static String text(List<TableThread> tables) {
    var lines = new ArrayList<String>();
    for (Gauge gauge : GAUGES) {
      lines.add("# HELP " + gauge.name() + " " + gauge.help());
      lines.add("# TYPE " + gauge.name() + " gauge");
      for (TableThread table : tables) {
        double value = gauge.value().applyAsDouble(table);
        lines.add(
            String.format(Locale.ROOT, "%s{table=\"%s\"} %s", gauge.name(), table.id(), value));
      }
    }
    return String.join("\n", lines) + "\n";
  }
}
