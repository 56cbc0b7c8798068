package org.escaque.game.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.escaque.board.Tick;
import org.escaque.game.GameEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files cut short, overwritten and emptied: what can be read is kept, and one line says the rest.
 */
class JournalDamageTest {

  private static final int SIZE = 300;
  private static final int CASES = 16;

  @TempDir Path folder;

  private final List<GameEvent> game = Events.game("g", SIZE);
  private byte[] whole = new byte[0];

  @BeforeEach
  void writeAWholeJournal() throws IOException {
    try (Journal<GameEvent> journal = open(folder)) {
      journal.begin("kernel-1", Tick.ZERO, Instant.EPOCH, (entries, durable) -> {});
      game.forEach(event -> journal.append(event, true, event));
    }
    whole = Files.readAllBytes(folder.resolve("t2.db"));
    assertThat(folder.resolve("t2.db-wal")).doesNotExist();
  }

  private static Journal<GameEvent> open(Path folder) throws IOException {
    return Journal.open(new Journal.Place(folder, "t2"));
  }

  /** Opens a journal whose main file reads so, and checks what must hold for any damage. */
  private Recovered survive(String name, byte[] content) throws IOException {
    Path place = Files.createDirectory(folder.resolve(name));
    Files.write(place.resolve("t2.db"), content);
    Files.copy(folder.resolve("t2.boot"), place.resolve("t2.boot"));

    Recovered first;
    try (Journal<GameEvent> journal = open(place)) {
      first = journal.recovered();
      assertThat(journal.boot()).isEqualTo(2);
      journal.begin("kernel-1", Tick.ofMillis(10_000), Instant.EPOCH, (entries, durable) -> {});
      var next = Events.assigned("g2", 10_001);
      journal.append(next, true, next);
    }

    assertThat(first.game()).isEqualTo(game.subList(0, first.game().size()));
    if (first.game().size() < SIZE) {
      assertThat(first.damage()).isNotNull().doesNotContain("\n");
    }
    try (Journal<GameEvent> again = open(place)) {
      assertThat(again.recovered().damage()).isNull();
      assertThat(again.recovered().game()).containsExactly(Events.assigned("g2", 10_001));
    }
    return first;
  }

  @Test
  void open_ofEveryTruncation_keepsAPrefix() throws Exception {
    long seed = 20_261_130;
    System.out.println("seed " + seed);
    var random = new Random(seed);
    int kept = 0;
    for (int i = 0; i < CASES; i++) {
      int length = i < 4 ? List.of(0, 1, 100, 4_096).get(i) : random.nextInt(whole.length);

      kept += survive("cut" + i, Arrays.copyOf(whole, length)).game().size();
    }
    assertThat(kept).isGreaterThan(CASES * SIZE / 10);
  }

  @Test
  void open_ofEveryTruncationOfTheLog_keepsAPrefix() throws Exception {
    long seed = 4;
    System.out.println("seed " + seed);
    var random = new Random(seed);
    Path running = Files.createDirectory(folder.resolve("running"));
    var journal = open(running);
    journal.begin("kernel-1", Tick.ZERO, Instant.EPOCH, (entries, durable) -> {});
    game.forEach(event -> journal.append(event, true, event));
    assertThat(journal.drain(Duration.ofSeconds(10))).isTrue();
    byte[] main = Files.readAllBytes(running.resolve("t2.db"));
    byte[] log = Files.readAllBytes(running.resolve("t2.db-wal"));
    journal.close();
    for (int i = 0; i < CASES; i++) {
      Path place = Files.createDirectory(folder.resolve("log" + i));
      Files.write(place.resolve("t2.db"), main);
      Files.write(
          place.resolve("t2.db-wal"),
          Arrays.copyOf(log, i == 0 ? log.length : random.nextInt(log.length)));

      try (Journal<GameEvent> restarted = open(place)) {
        var found = restarted.recovered().game();
        assertThat(found).isEqualTo(game.subList(0, found.size()));
        assertThat(i > 0 || found.size() == SIZE).isTrue();
      }
    }
  }

  @Test
  void open_ofOverwrittenBytes_keepsAPrefix() throws Exception {
    long seed = 64;
    System.out.println("seed " + seed);
    var random = new Random(seed);
    int whole64 = 0;
    for (int i = 0; i < CASES; i++) {
      byte[] content = whole.clone();
      int place = random.nextInt(content.length - 64);
      for (int j = 0; j < 64; j++) {
        content[place + j] = (byte) random.nextInt();
      }

      whole64 += survive("blot" + i, content).game().size() == SIZE ? 1 : 0;
    }
    assertThat(whole64).isLessThan(CASES);
  }

  @Test
  void open_whenOneRowWasChanged_keepsTheRowsBeforeIt() throws Exception {
    byte[] content = whole.clone();
    int place = indexOf(content, "\"tick\":1500000000");
    content[place + 7] = '9';

    Recovered found = survive("row", content);

    assertThat(found.game()).hasSize(150);
    assertThat(found.damage()).contains("after event 150").contains("check sum");
  }

  @Test
  void open_ofSomethingElse_startsAnewAndKeepsTheFile() throws Exception {
    Recovered found =
        survive("text", "This is no journal.".repeat(600).getBytes(StandardCharsets.UTF_8));

    assertThat(found.game()).isEmpty();
    assertThat(folder.resolve("text/t2.db.damaged-1")).exists();
  }

  private static int indexOf(byte[] content, String text) {
    int place = new String(content, java.nio.charset.StandardCharsets.ISO_8859_1).indexOf(text);
    assertThat(place).isPositive();
    return place;
  }
}
