package org.escaque.hall.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.escaque.hall.FakeTables;
import org.escaque.hall.FakeTables.Seat;
import org.escaque.hall.HallWebSettings;
import org.escaque.host.broker.EmbeddedBroker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The arbiter's phone in a real browser. */
@Tag("browser")
@Timeout(60)
class ArbiterBrowserTest {

  private static final Seat ONE = Seat.of(2, "GM Zhu, Jiner", "Li, Bo");
  private static final Seat TWO = Seat.of(23, "Ruiz, Carlos", "Šimić, Ana");

  @TempDir Path folder;

  private EmbeddedBroker broker;
  private HallServer hall;
  private FakeTables tables;

  @BeforeEach
  void start() throws Exception {
    broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
    hall = HallServer.start(HallWebSettings.demo(0, broker.port(), folder, "test"));
    tables = new FakeTables(broker.port(), "test");
  }

  @AfterEach
  void stop() throws Exception {
    tables.close();
    hall.close();
    broker.close();
  }

  @ParameterizedTest
  @CsvSource({
    "es, 'Jugada ilegal, negras', Hasta la próxima jugada de las blancas, Propuesta: blancas +2"
        + " min",
    "en, 'Illegal move, Black', Until White makes a move, Proposed: White +2 min"
  })
  void feed_ofAllTables_isInOrderOfUrgency(
      String language, String title, String window, String proposal) throws Exception {
    var wood = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R";
    var fen = wood + " b KQkq - 3 3";
    tables.game(ONE, fen, "live", "*", List.of("e4 e2e4"));
    tables.alert(ONE, "a1", "threefold-available", 4, Map.of());
    tables.alert(TWO, "a2", "touch-move", 3, Map.of());
    tables.alert(TWO, "a3", "fivefold", 2, Map.of("proposal", Map.of("result", "1/2-1/2")));
    tables.alert(
        ONE,
        "a4",
        "illegal-move",
        1,
        Map.of(
            "window", Map.of("until", "white-makes-move", "open", true),
            "evidence",
                Map.of(
                    "before", fen, "after", fen, "lifted", List.of("g8"), "placed", List.of("g6")),
            "proposal", Map.of("penalty", "white +2m")));
    try (var browser = new Browser(language)) {
      browser.open("http://127.0.0.1:" + hall.port() + "/arbiter", 390, 844);

      await().until(() -> browser.all("#open article").size() == 4);
      assertThat(browser.all("#open article").stream().map(card -> card.getAttribute("data-level")))
          .containsExactly("1", "2", "3", "4");
      assertThat(browser.text("#open article .kind")).isEqualTo(title);
      assertThat(browser.text("#open article .board")).isEqualTo("2");
      assertThat(browser.text("#open article .player")).isEqualTo("Li, Bo · Art. 7.5.5");
      assertThat(browser.text("#open article .evidence")).contains("g8").contains("g6");
      assertThat(browser.text("#open article .window")).isEqualTo(window);
      assertThat(browser.text("#open article .proposal")).isEqualTo(proposal);
      browser.all("#open summary").getFirst().click();
      await().until(() -> browser.data("#open figure canvas", "fen").equals(wood));
      browser.picture("arbiter-" + language);

      tables.alert(TWO, "a5", "flag", 1, Map.of("side", "white"));
      tables.alert(ONE, "a4", "illegal-move", 1, Map.of("state", "expired"));

      await().until(() -> browser.all("#ended article[data-state='expired']").size() == 1);
      assertThat(browser.data("#open article", "kind")).isEqualTo("flag");
      assertThat(browser.text("#urgent")).contains("23");

      tables.remove("arbiter/tables/" + TWO.table() + "/alerts/a5");

      await().until(() -> browser.data("#open article", "kind").equals("fivefold"));
      assertThat(browser.complaints()).isEmpty();
    }
  }

  @Test
  void command_withoutAnAnswer_isSentAgainWithItsIdUntilTheTableAnswers() throws Exception {
    var commands = new LinkedBlockingQueue<String>();
    tables.listen("commands/+/" + ONE.table(), (topic, payload) -> commands.add(payload));
    tables.alert(ONE, "a1", "touch-move", 3, Map.of());
    try (var browser = new Browser("en")) {
      browser.open("http://127.0.0.1:" + hall.port() + "/arbiter", 360, 780);
      await().until(() -> browser.data("#open article .acts button", "act").equals("rule"));
      assertThat(browser.text("#open article .stale")).isEqualTo("No signal from the table");

      await().until(() -> beaten(browser));
      String take = "#open article button[data-act='take']";
      browser.all(take).getFirst().click();
      await().until(() -> browser.data(take, "progress").equals("late"));
      browser.all(take).getFirst().click();

      String first = commands.poll(5, TimeUnit.SECONDS);
      String second = commands.poll(5, TimeUnit.SECONDS);
      assertThat(first).contains("\"op\":\"take\"", "\"alert\":\"a1\"", "\"boot\":1");
      assertThat(id(second)).isEqualTo(id(first));

      tables.send(
          "answers/" + ONE.table() + "/phone/" + id(first),
          Map.of("v", 1, "boot", 1, "id", id(first), "answer", "refused", "reason", "taken by bea"),
          false);
      await().until(() -> browser.text("#open article .progress").equals("Refused: taken by bea"));
      assertThat(browser.complaints()).isEmpty();
    }
  }

  /** A table that lives: its beat comes until the page has heard one. */
  private boolean beaten(Browser browser) throws Exception {
    tables.beat(ONE.table(), System.nanoTime() / 1_000_000);
    return browser.text("#open article .stale").isEmpty();
  }

  private static String id(String command) {
    return command.replaceFirst("^\\{\"id\":\"([^\"]*)\".*", "$1");
  }
}
