package org.escaque.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.escaque.game.GameState;
import org.escaque.host.config.Configuration;
import org.escaque.host.config.ConfigurationFile;
import org.escaque.host.config.ConfigurationFile.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Both daemons in one process, with a broker between, and hardware that is not there. */
@Timeout(60)
class HallAndBoardTest {

  private static final Logger PAHO = Logger.getLogger("org.eclipse.paho.client.mqttv3");

  @TempDir Path folder;

  private Configuration configuration(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    return switch (ConfigurationFile.read(file)) {
      case Outcome.Valid(var configuration) -> configuration;
      case Outcome.Invalid(var problems) -> throw new AssertionError(problems);
    };
  }

  private Configuration hall(int broker, int pages) throws IOException {
    return configuration(
        "hall.toml",
        """
        hall = { id = "club", port = %d, pgn = "%s" }
        broker = { embedded = true, port = %d }
        journal = { dir = "%s" }
        [event]
        id = "open"
        name = "Open"
        laws = "fide-2023"
        time = "5m+3s"
        [[pairing]]
        board = 4
        table = "t4"
        white = "Zhu, Jiner"
        black = "Lei, Tingjie"
        """
            .formatted(pages, folder.resolve("pgn"), broker, folder.resolve("hall")));
  }

  private Configuration board(int broker) throws IOException {
    return configuration(
        "board.toml",
        """
        hall = { id = "club" }
        broker = { url = "tcp://127.0.0.1:%d" }
        journal = { dir = "%s" }
        metrics = { file = "%s" }
        [[table]]
        id = "t4"
        [table.board]
        type = "mcp23017"
        provider = "kernel"
        bus = 99
        [table.clock]
        type = "gpio"
        provider = "kernel"
        chip = "no such chip"
        left_lever = 1
        """
            .formatted(broker, folder.resolve("journal"), folder.resolve("metrics.prom")));
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  @Test
  void assignment_fromTheHallsFile_reachesTheTableAndComesBackAsPgn() throws Exception {
    PAHO.setLevel(Level.OFF);
    int broker = freePort();
    int pages = freePort();
    long worked;
    try (var hall = HallDaemon.start(hall(broker, pages), Map.of());
        var board = BoardDaemon.start(board(broker), Map.of())) {
      var table = board.tables().getFirst();
      await()
          .atMost(Duration.ofSeconds(30))
          .until(() -> table.runtime().core().state().isPresent());
      GameState state = table.runtime().core().state().orElseThrow();
      Path pgn = folder.resolve("pgn/round-1/game-4.pgn");
      await().atMost(Duration.ofSeconds(30)).until(() -> Files.exists(pgn));

      assertThat(state.assignment().game()).isEqualTo("open-r1-b4");
      assertThat(Files.readString(pgn)).contains("[White \"Zhu, Jiner\"]", "[Round \"1.4\"]");
      assertThat(get(hall.port(), "/pgn/round-1/games.pgn")).contains("Lei, Tingjie");
      assertThat(get(hall.port(), "/hall")).contains("<!doctype html>");

      worked = System.nanoTime();
    }
    // Three seconds each.
    assertThat(Duration.ofNanos(System.nanoTime() - worked)).isLessThan(Duration.ofSeconds(6));
    assertThat(folder.resolve("journal/t4.db-wal")).doesNotExist();
  }

  @Test
  void commands_overTheBroker_areAnsweredAndStopNothing() throws Exception {
    PAHO.setLevel(Level.OFF);
    int broker = freePort();
    try (var hall = HallDaemon.start(hall(broker, freePort()), Map.of());
        var board = BoardDaemon.start(board(broker), Map.of());
        var phone = new Phone(broker, "club", "ana")) {
      var runtime = board.tables().getFirst().runtime();
      await().atMost(Duration.ofSeconds(30)).until(() -> runtime.core().state().isPresent());
      String head = "\"boot\":" + runtime.boot() + ",\"notAfter\":9000000000000,\"op\":";

      assertThat(phone.ask("t4", "-", "{{{")).contains("refused");
      assertThat(phone.ask("t4", "a", "{\"id\":\"a\"," + head + "\"sing\"}"))
          .contains("op: \\\"sing\\\" is not known");
      assertThat(phone.ask("t4", "b", "{\"id\":\"b\"," + head + "\"take\",\"alert\":\"r1b4-77\"}"))
          .contains("no such alert is open");
      assertThat(
              phone.ask("t4", "c", "{\"id\":\"c\"," + head + "\"set-result\",\"result\":\"1-0\"}"))
          .contains("\"answer\":\"done\"");
      assertThat(phone.ask("t4", "c", "{\"id\":\"c\"," + head + "\"stop-clocks\"}"))
          .contains("\"answer\":\"done\"");
      assertThat(hall.port()).isPositive();
      await().until(() -> runtime.core().state().orElseThrow().outcome().decided());
    }
  }

  private static String get(int port, String path) throws Exception {
    try (var client = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).build();
      return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }
  }
}
