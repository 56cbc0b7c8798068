package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.publish.Inbound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands of arbiters, from the broker's message to the answer. */
class CommandsTest {

  private static final Tick FIRST = Tick.ofMillis(50_000);
  private static final String TOPIC = "escaque/v1/club/commands/ana/t2";
  private static final String ANSWERS = "escaque/v1/club/answers/t2/";
  private static final String STOP = "\"op\":\"stop-clocks\"";

  @TempDir Path folder;

  private VirtualTable table() throws IOException {
    return new VirtualTable(folder, FIRST).begin("open-r1-b2");
  }

  private static void send(VirtualTable table, String topic, String payload)
      throws InterruptedException {
    table
        .runtime
        .command(new Inbound(topic, payload, false))
        .ifPresent(act -> table.runtime.core().accept(act));
    table.pass(500);
    table.drain();
  }

  private static void command(VirtualTable table, String id, String rest)
      throws InterruptedException {
    send(table, TOPIC, payload(table, id, rest));
  }

  private static String payload(VirtualTable table, String id, String rest) {
    return "{\"id\":\"%s\",\"boot\":%d,\"notAfter\":%d,%s}"
        .formatted(id, table.runtime.boot(), table.now().millis() + 5_000, rest);
  }

  private static List<String> answers(VirtualTable table, String userAndId) {
    return table.link.all.stream()
        .filter(message -> message.topic().equals(ANSWERS + userAndId))
        .map(message -> message.payload().replaceFirst("^\\{\"v\":1,\"boot\":\\d+,", "{"))
        .toList();
  }

  private static String done(String id) {
    return "{\"id\":\"" + id + "\",\"answer\":\"done\",\"reason\":null}";
  }

  private static String refused(String id, String reason) {
    return "{\"id\":\"" + id + "\",\"answer\":\"refused\",\"reason\":\"" + reason + "\"}";
  }

  @Test
  void command_ofAnArbiter_isCarriedOutAndAnsweredOnce() throws Exception {
    try (var table = table()) {
      command(table, "c1", STOP);

      assertThat(table.runtime.core().state().orElseThrow().clock().running()).isEmpty();
      assertThat(answers(table, "ana/c1")).containsExactly(done("c1"));
    }
  }

  @Test
  void command_withTheSameId_isCarriedOutOnceAndAnsweredTheSame() throws Exception {
    try (var table = table()) {
      command(table, "c1", "\"op\":\"set-clock\",\"side\":\"white\",\"time\":60000");
      command(table, "c1", "\"op\":\"set-clock\",\"side\":\"white\",\"time\":90000");
      command(table, "c2", "\"op\":\"take\",\"alert\":\"r9b9-9\"");
      command(table, "c2", "\"op\":\"take\",\"alert\":\"r9b9-9\"");

      var clock = table.runtime.core().state().orElseThrow().clock();
      assertThat(clock.remaining(Side.WHITE, table.now()).millis()).isLessThan(60_001);
      assertThat(answers(table, "ana/c1")).containsExactly(done("c1"), done("c1"));
      assertThat(answers(table, "ana/c2"))
          .containsExactly(
              refused("c2", "no such alert is open"), refused("c2", "no such alert is open"));
    }
  }

  @Test
  void command_ofAnotherUserWithTheSameId_isAnotherCommand() throws Exception {
    try (var table = table()) {
      command(table, "c1", STOP);
      send(
          table,
          TOPIC.replace("ana", "bea"),
          payload(table, "c1", "\"op\":\"start-clock\",\"side\":\"white\""));

      assertThat(table.runtime.core().state().orElseThrow().clock().running()).isPresent();
      assertThat(answers(table, "bea/c1")).containsExactly(done("c1"));
    }
  }

  @Test
  void command_repeatedAfterARestart_isAnsweredAsBefore() throws Exception {
    String payload;
    Path copy = folder.resolve("later");
    try (var table = table()) {
      payload = payload(table, "c1", STOP);
      send(table, TOPIC, payload);
    }
    Files.createDirectories(copy);
    for (String file : List.of("t2.db", "t2.boot")) {
      Files.copy(folder.resolve(file), copy.resolve(file));
    }

    try (var table = new VirtualTable(copy, FIRST.plusMillis(900_000))) {
      send(table, TOPIC, payload);
      send(table, TOPIC, payload.replace("c1", "c2"));

      assertThat(answers(table, "ana/c1")).containsExactly(done("c1"));
      assertThat(answers(table, "ana/c2"))
          .containsExactly(refused("c2", "boot: this is boot 2 of the table, not 1"));
    }
  }

  @Test
  void command_thatCannotBeMeantForThePresent_isRefusedWithTheReason() throws Exception {
    try (var table = table()) {
      long late = table.now().millis() - 250;
      send(table, TOPIC, "{\"id\":\"c1\",\"boot\":1,\"notAfter\":" + late + "," + STOP + "}");
      command(table, "c2", STOP + ",\"game\":\"open-r9-b2\"");
      command(table, "c3", "\"op\":\"rule\"");
      send(table, TOPIC, "{\"id\":");

      assertThat(table.runtime.core().state().orElseThrow().clock().running()).isPresent();
      assertThat(answers(table, "ana/c1"))
          .containsExactly(refused("c1", "notAfter: too late by 250 ms"));
      assertThat(answers(table, "ana/c2"))
          .containsExactly(refused("c2", "game: the table plays open-r1-b2, not open-r9-b2"));
      assertThat(answers(table, "ana/c3"))
          .containsExactly(refused("c3", "alert: the id of an alert is needed"));
      assertThat(answers(table, "ana/-")).hasSize(1).first().asString().contains("refused");
    }
  }

  @Test
  void command_beforeAnyGame_isRefused() throws Exception {
    try (var table = new VirtualTable(folder, FIRST)) {
      command(table, "c1", STOP);

      assertThat(answers(table, "ana/c1")).containsExactly(refused("c1", "no game is assigned"));
    }
  }

  @Test
  void command_thatTheBrokerKept_isIgnored() throws Exception {
    try (var table = table()) {
      var kept = new Inbound(TOPIC, payload(table, "c1", STOP), true);

      assertThat(table.runtime.command(kept)).isEmpty();
      assertThat(answers(table, "ana/c1")).isEmpty();
    }
  }

  @Test
  void tell_ofAPlayersWords_isAsIfHeHadSaidThem() throws Exception {
    try (var table = table()) {
      command(table, "c1", "\"op\":\"resign\",\"side\":\"black\"");

      assertThat(table.runtime.core().state().orElseThrow().outcome().toString()).contains("1-0");
      assertThat(answers(table, "ana/c1")).containsExactly(done("c1"));
    }
  }
}
