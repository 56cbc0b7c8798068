package org.escaque.simulator.daemon;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A board daemon in a process of its own. Confined to one thread at a time. */
final class Host implements AutoCloseable {

  private final Path folder;
  private final Path configuration;
  private Process process;
  private int runs;

  Host(Path folder, int broker, int world) throws IOException {
    this(
        folder,
        """
        rulings = "automatic"
        [hall]
        id = "kill"
        [broker]
        url = "tcp://127.0.0.1:%d"
        [journal]
        dir = "%s"
        [[table]]
        id = "t1"
        [table.board]
        type = "virtual"
        world = "127.0.0.1:%d"
        [table.clock]
        type = "virtual"
        world = "127.0.0.1:%d"
        [game]
        id = "kill"
        laws = "fide-2009"
        time = "5h"
        white = "White"
        black = "Black"
        """
            .formatted(broker, folder.resolve("journal"), world, world));
  }

  /** A daemon that is configured by this text. */
  Host(Path folder, String text) throws IOException {
    this.folder = folder;
    configuration = folder.resolve("board.toml");
    Files.writeString(configuration, text);
    process = run();
  }

  /** The operating system's number of the process. */
  long pid() {
    return process.pid();
  }

  private Process run() throws IOException {
    runs++;
    var java = Path.of(System.getProperty("java.home"), "bin", "java");
    return new ProcessBuilder(
            java.toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            "org.escaque.host.Main",
            "board",
            configuration.toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()))
        .start();
  }

  /** How many processes there were; negative if the last one has ended by itself. */
  int runs() {
    return process.isAlive() ? runs : -runs;
  }

  Path log() {
    return folder.resolve("board.log");
  }

  /** SIGKILL, and a new process at once. */
  void kill() throws IOException, InterruptedException {
    process.destroyForcibly().waitFor();
    process = run();
  }

  /** SIGTERM; whether it ended within so many seconds. */
  boolean terminate(long seconds) throws InterruptedException {
    process.destroy();
    return process.waitFor(seconds, TimeUnit.SECONDS);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  /** How many lines of its log have these words. */
  long said(String words) {
    try (var lines = Files.lines(log())) {
      return lines.filter(line -> line.contains(words)).count();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** What the daemon said last, for a failing test. */
  String lastWords() {
    try {
      var lines = Files.readAllLines(log());
      return String.join("\n", lines.subList(Math.max(0, lines.size() - 30), lines.size()));
    } catch (IOException unreadable) {
      return unreadable.toString();
    }
  }
}
