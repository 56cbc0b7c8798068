package org.escaque.game.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.game.GameEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {

  private static final Duration SOON = Duration.ofSeconds(10);

  @TempDir Path folder;

  private final List<GameEvent> released = Collections.synchronizedList(new ArrayList<>());
  private final List<Boolean> durable = Collections.synchronizedList(new ArrayList<>());

  private Journal<GameEvent> open() throws IOException {
    return Journal.open(new Journal.Place(folder, "t2"));
  }

  private Journal<GameEvent> begun(long firstMillis) throws IOException {
    var journal = open();
    journal.begin(
        "kernel-1",
        Tick.ofMillis(firstMillis),
        Instant.EPOCH,
        (entries, onDisk) -> {
          released.addAll(entries);
          durable.add(onDisk);
        });
    return journal;
  }

  private static void append(Journal<GameEvent> journal, List<GameEvent> events) {
    events.forEach(event -> journal.append(event, event instanceof GameEvent.ClockPressed, event));
  }

  @Test
  void open_theFirstTime_findsNothing() throws Exception {
    try (var journal = open()) {
      assertThat(journal.recovered()).isEqualTo(new Recovered(List.of(), null, null));
      assertThat(journal.boot()).isEqualTo(1);
    }
  }

  @Test
  void append_thenOpenAgain_givesTheGameBack() throws Exception {
    var game = Events.game("open-r1-b2", 40);
    try (var journal = begun(0)) {
      append(journal, game);
    }

    try (var journal = open()) {
      assertThat(journal.recovered().game()).isEqualTo(game);
      assertThat(journal.recovered().damage()).isNull();
      assertThat(journal.boot()).isEqualTo(2);
    }
    assertThat(released).isEqualTo(game);
    assertThat(durable).isNotEmpty().doesNotContain(false);
  }

  @Test
  void open_afterTwoGames_givesTheLastFromItsFirstAssignment() throws Exception {
    var last = new ArrayList<GameEvent>(Events.game("open-r2-b2", 10));
    last.add(Events.assigned("open-r2-b2", 200));
    last.add(Events.lifted(Square.E2, 210));
    try (var journal = begun(0)) {
      append(journal, Events.game("open-r1-b2", 20));
      append(journal, last);
      assertThat(journal.drain(SOON)).isTrue();
    }

    try (var journal = open()) {
      assertThat(journal.recovered().game()).isEqualTo(last);
    }
  }

  @Test
  void alive_afterTheLastEvent_isTheEndOfTheRun() throws Exception {
    try (var journal = begun(0)) {
      journal.append(Events.assigned("g", 100), true, Events.assigned("g", 100));
      assertThat(journal.drain(SOON)).isTrue();
      journal.alive(Tick.ofMillis(4_000));
    }

    try (var journal = open()) {
      var previous = journal.recovered().previous().orElseThrow();
      assertThat(previous).isEqualTo(new Run(1, "kernel-1", Tick.ofMillis(4_000)));
    }
  }

  @Test
  void lastEvent_afterTheLastSignOfLife_isTheEndOfTheRun() throws Exception {
    try (var journal = begun(0)) {
      journal.alive(Tick.ofMillis(1_000));
      append(journal, List.of(Events.assigned("g", 100), Events.press(Side.WHITE, 1_700)));
    }

    try (var journal = open()) {
      var previous = journal.recovered().previous().orElseThrow();
      assertThat(previous.lastAlive()).isEqualTo(Tick.ofMillis(1_700));
    }
  }

  @Test
  void copyOfTheFiles_atAnyMoment_holdsWhateverWasReleased() throws Exception {
    var game = Events.game("g", 120);
    try (var journal = begun(0)) {
      for (int i = 0; i < game.size(); i += 8) {
        append(journal, game.subList(i, Math.min(i + 8, game.size())));
        if (i % 24 == 0) {
          assertThat(journal.drain(SOON)).isTrue();
        }
        int known = released.size();
        Path copy = copyOfTheFiles("copy" + i);

        try (Journal<GameEvent> restarted = Journal.open(new Journal.Place(copy, "t2"))) {
          var found = restarted.recovered().game();
          assertThat(found).isEqualTo(game.subList(0, found.size()));
          assertThat(found).hasSizeGreaterThanOrEqualTo(known);
          assertThat(restarted.boot()).isEqualTo(2);
        }
      }
    }
  }

  @Test
  void diskFull_inTheGame_goesOnUndurable_andCatchesUp() throws Exception {
    var game = Events.game("g", 400);
    var journal = begun(0);
    append(journal, game.subList(0, 20));
    assertThat(journal.drain(SOON)).isTrue();

    journal.limitPages(1);
    append(journal, game.subList(20, 390));
    assertThat(journal.drain(SOON)).isTrue();

    assertThat(released).hasSize(390);
    assertThat(durable.getLast()).isFalse();
    assertThat(journal.health().durable()).isFalse();
    assertThat(journal.health().trouble()).contains("full");

    journal.limitPages(1 << 20);
    append(journal, game.subList(390, 400));
    assertThat(journal.drain(SOON)).isTrue();
    assertThat(durable.getLast()).isTrue();
    assertThat(journal.health()).isEqualTo(new JournalHealth(true, "", 400, 0));
    journal.close();
    try (var again = open()) {
      assertThat(again.recovered().game()).isEqualTo(game);
    }
  }

  @Test
  void boot_whenTheJournalIsLost_isStillNew() throws Exception {
    begun(0).close();
    begun(0).close();
    Files.delete(folder.resolve("t2.db"));

    try (var journal = open()) {
      assertThat(journal.boot()).isEqualTo(3);
      assertThat(journal.recovered().damage()).contains("run 2 was noted");
    }
  }

  @Test
  void boot_whenTheBootFileIsLost_isStillNew() throws Exception {
    begun(0).close();
    begun(0).close();
    Files.delete(folder.resolve("t2.boot"));

    try (var journal = open()) {
      assertThat(journal.boot()).isEqualTo(3);
    }
  }

  private Path copyOfTheFiles(String name) throws IOException {
    Path copy = Files.createDirectories(folder.resolve(name));
    for (String file : List.of("t2.db", "t2.db-wal", "t2.boot")) {
      if (Files.exists(folder.resolve(file))) {
        Files.copy(folder.resolve(file), copy.resolve(file));
      }
    }
    return copy;
  }
}
