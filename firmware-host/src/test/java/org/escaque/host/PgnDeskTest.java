package org.escaque.host;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.escaque.publish.Inbound;
import org.escaque.publish.mqtt.GameReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class PgnDeskTest {

  private static final String TOPIC = "escaque/v1/club/public/tables/t12/game";

  @TempDir Path folder;

  private Path pgn;
  private Path file;

  @BeforeEach
  void place() {
    pgn = folder.resolve("pgn");
    file = pgn.resolve("round-3/game-12.pgn");
  }

  /** The game of the contract's example with another stamp and another white player. */
  private static Inbound game(long boot, long seq, String white) throws IOException {
    try (var in = GameReader.class.getResourceAsStream("golden/game.json")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), UTF_8);
      return new Inbound(
          TOPIC,
          text.replaceFirst("\"boot\":12,\"seq\":418", "\"boot\":" + boot + ",\"seq\":" + seq)
              .replaceFirst("Zhu, Jiner", white),
          true);
    }
  }

  private String written() throws IOException {
    return Files.exists(file) ? Files.readString(file) : "";
  }

  @Test
  void received_anOlderMessage_changesNothing() throws Exception {
    try (var desk = new PgnDesk(pgn, null)) {
      desk.received(game(2, 1, "Newest"));
      await().until(() -> written().contains("Newest"));
      desk.received(game(1, 900, "Older Boot"));
    }
    try (var desk = new PgnDesk(pgn, null)) {
      desk.received(game(2, 7, "Seventh"));
      await().until(() -> written().contains("Seventh"));
      desk.received(game(2, 6, "Sixth"));
    }

    assertThat(written()).contains("Seventh");
  }

  @Test
  void received_whileTheDiskRefuses_isWrittenWhenItTakesItAgain() throws Exception {
    Files.writeString(pgn, "a file stands where the folder should be");
    try (var desk = new PgnDesk(pgn, null)) {
      desk.received(game(1, 1, "Patient"));
      await().until(() -> Files.isRegularFile(pgn));
      Files.delete(pgn);

      await().until(() -> written().contains("Patient"));
    }
  }

  @Test
  void close_whileTheDiskRefuses_ends() throws Exception {
    Files.writeString(pgn, "a file stands where the folder should be");
    var desk = new PgnDesk(pgn, null);
    desk.received(game(1, 1, "Patient"));

    desk.close();

    assertThat(pgn).isRegularFile();
  }
}
