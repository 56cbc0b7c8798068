package org.escaque.hall.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.escaque.hall.FakeTables;
import org.escaque.hall.FakeTables.Seat;
import org.escaque.hall.HallWebSettings;
import org.escaque.host.broker.EmbeddedBroker;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Dimension;

/** The wall in a real browser, fed through a real broker. */
@Tag("browser")
@Timeout(60)
class WallBrowserTest {

  private static final String ITALIAN_WOOD = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R";
  private static final String ITALIAN = ITALIAN_WOOD + " b KQkq - 3 3";
  private static final List<String> ITALIAN_MOVES =
      List.of("e4 e2e4", "e5 e7e5", "Nf3 g1f3", "Nc6 b8c6", "Bc4 f1c4");
  private static final Seat SEAT = Seat.of(12, "GM Zhu, Jiner", "IM Ibáñez de la Torre, María");

  private static Browser browser;

  @TempDir Path folder;

  private EmbeddedBroker broker;
  private HallServer hall;
  private FakeTables tables;

  @BeforeAll
  static void openBrowser() {
    browser = new Browser("es");
  }

  @AfterAll
  static void closeBrowser() {
    browser.close();
  }

  @BeforeEach
  void start() throws Exception {
    broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
    hall = HallServer.start(HallWebSettings.demo(0, broker.port(), folder, "test"));
    tables = new FakeTables(broker.port(), "test");
  }

  @AfterEach
  void stop() throws Exception {
    browser.open("about:blank", 800, 600);
    tables.close();
    hall.close();
    broker.close();
  }

  @Test
  void page_thatConnectsLate_isRightAfterOneMessage() throws Exception {
    tables.game(SEAT, "8/8/8/8/8/8/8/8 w - - 0 1", "live", "*", ITALIAN_MOVES.subList(0, 2));
    tables.game(SEAT, ITALIAN, "live", "*", ITALIAN_MOVES);
    tables.clock(SEAT.table(), 0, 5_399_000, 5_400_000, "black");

    wall();

    await().untilAsserted(() -> assertThat(browser.data("article", "ply")).isEqualTo("5"));
    assertThat(browser.data("article canvas", "fen")).isEqualTo(ITALIAN_WOOD);
    assertThat(browser.data("article canvas", "last")).isEqualTo("f1c4");
    assertThat(browser.text(".white .name")).isEqualTo("Zhu, J.");
    assertThat(browser.text(".white .title")).isEqualTo("GM");
    assertThat(browser.text(".move")).isEqualTo("3.Ac4");
    assertThat(browser.text(".number")).isEqualTo("12");
    assertThat(browser.text(".white .clock")).isEqualTo("1:29:59");
    assertThat(browser.text("#title")).isEqualTo("Abierto de Primavera · Ronda 3");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void page_thatMissedMoves_isRightAfterTheNextMessage() throws Exception {
    tables.game(SEAT, "8/8/8/8/8/8/8/8 w - - 0 1", "live", "*", List.of());
    wall();
    await().until(() -> browser.data("article", "ply").equals("0"));

    tables.game(SEAT, ITALIAN, "finished", "1/2-1/2", ITALIAN_MOVES);

    await().until(() -> browser.data("article", "status").equals("finished"));
    assertThat(browser.data("article canvas", "fen")).isEqualTo(ITALIAN_WOOD);
    assertThat(browser.text(".score")).isEqualTo("½–½");
  }

  @Test
  void clock_thatRuns_ticksAndTheOtherStands() throws Exception {
    tables.game(SEAT, ITALIAN, "live", "*", ITALIAN_MOVES);
    tables.clock(SEAT.table(), 50_000, 600_000, 3_723_000, "white");
    wall();

    await()
        .untilAsserted(
            () -> {
              tables.beat(SEAT.table(), 110_000);
              assertThat(browser.text(".white .clock")).startsWith("8:5");
            });
    var first = browser.text(".white .clock");
    await()
        .atMost(Duration.ofSeconds(4))
        .untilAsserted(() -> assertThat(browser.text(".white .clock")).isLessThan(first));
    assertThat(browser.text(".black .clock")).isEqualTo("1:02:03");
    assertThat(browser.data(".white .clock", "running")).isEqualTo("true");
    assertThat(browser.data(".black .clock", "running")).isEqualTo("false");
  }

  @Test
  void messages_thatAreNotNewer_changeNothing() throws Exception {
    tables.game(SEAT, ITALIAN, "live", "*", ITALIAN_MOVES);
    tables.state(SEAT.table(), "ready");
    wall();
    await().until(() -> browser.data("article", "ply").equals("5"));

    var stale = new LinkedHashMap<String, Object>(Map.of("v", 1, "boot", 0, "seq", 99));
    stale.put("state", "lost");
    tables.send("public/tables/t12/state", stale, false);
    tables.clock(SEAT.table(), 0, 61_000, 60_000, null);

    await().until(() -> browser.text(".white .clock").equals("1:01"));
    assertThat(browser.all("article.away")).isEmpty();
    assertThat(browser.text(".signal")).isEmpty();
  }

  @Test
  void table_thatIsLost_isHatchedUntilItsNextBeat() throws Exception {
    tables.game(SEAT, ITALIAN, "live", "*", ITALIAN_MOVES);
    tables.clock(SEAT.table(), 0, 61_000, 60_000, null);
    tables.state(SEAT.table(), "lost");
    wall();

    await().until(() -> browser.text(".signal").equals("sin señal"));
    tables.beat(SEAT.table(), 1_000);
    tables.state(SEAT.table(), "ready");

    await().until(() -> browser.all("article.away").isEmpty());
  }

  @Test
  void alert_thatIsPublished_isNowhereOnTheWall() throws Exception {
    tables.game(SEAT, ITALIAN, "live", "*", ITALIAN_MOVES);
    tables.alert(SEAT, "a1", "illegal-move", 1, Map.of("owner", "NOBODY-MAY-SEE"));
    wall();
    await().until(() -> browser.data("article", "ply").equals("5"));

    tables.alert(SEAT, "a2", "flag", 1, Map.of("owner", "NOBODY-MAY-SEE"));
    tables.clock(SEAT.table(), 0, 61_000, 60_000, null);
    await().until(() -> browser.text(".white .clock").equals("1:01"));

    assertThat(browser.text("html")).doesNotContain("NOBODY-MAY-SEE").doesNotContain("flag");
  }

  @Test
  void broker_thatComesBack_needsNoReload() throws Exception {
    tables.game(SEAT, ITALIAN, "live", "*", ITALIAN_MOVES);
    wall();
    await().until(() -> browser.data("article", "ply").equals("5"));

    hall.close();
    await().until(() -> browser.data("#link", "link").equals("off"));
    hall = HallServer.start(HallWebSettings.demo(portOf(browser), broker.port(), folder, "test"));
    tables.game(SEAT, ITALIAN, "finished", "1-0", ITALIAN_MOVES);

    await()
        .atMost(Duration.ofSeconds(20))
        .untilAsserted(() -> assertThat(browser.text(".score")).isEqualTo("1–0"));
  }

  @Test
  void manyBoards_onOneScreen_allFitWithWholePixels() throws Exception {
    var seats = new ArrayList<Seat>();
    for (int board = 1; board <= 32; board++) {
      seats.add(Seat.of(board, "GM Nepomniachtchi, Ian", "Praggnanandhaa, Rameshbabu"));
    }
    tables.round(seats);
    for (var seat : seats) {
      tables.game(seat, ITALIAN, "live", "*", ITALIAN_MOVES);
      tables.clock(seat.table(), 0, 5_399_000, 5_400_000, "black");
      tables.beat(seat.table(), 0);
    }
    for (int count : new int[] {1, 4, 9, 16, 18, 32}) {
      tables.round(seats.subList(0, count));
      wall();
      await().until(() -> browser.all("article[data-ply='5']").size() == count);
      browser.picture("wall-" + count);

      for (var canvas : browser.all("canvas")) {
        assertThat(canvas.getSize().getWidth() % 8).as("%d boards", count).isZero();
        assertThat(canvas.getRect().getY() + canvas.getSize().getHeight())
            .isLessThanOrEqualTo(1080);
      }
      assertThat(browser.all("canvas").getFirst().getSize()).isEqualTo(squares(count));
    }
  }

  @Test
  void tableView_of32Boards_isOneScreenOfLines() throws Exception {
    var seats =
        IntStream.rangeClosed(1, 32)
            .mapToObj(board -> Seat.of(board, "GM Zhu, Jiner", "Fernández-Sánchez, Marta"))
            .toList();
    for (Seat seat : seats) {
      boolean over = seat.board() % 5 == 0;
      tables.game(seat, ITALIAN, over ? "finished" : "live", over ? "1/2-1/2" : "*", ITALIAN_MOVES);
      tables.clock(seat.table(), 0, 5_399_000, 3_400_000, over ? null : "black");
    }
    tables.round(seats);
    browser.open("http://127.0.0.1:" + hall.port() + "/hall?view=table", 1920, 1080);

    await().until(() -> browser.all("article[data-ply='5']").size() == 32);
    await().until(() -> !browser.text("article:last-child .white .clock").isEmpty());
    browser.picture("wall-table");
    var last = browser.all("#grid.table article").getLast().getRect();
    assertThat(last.getX() + last.getWidth()).isLessThanOrEqualTo(1920);
    assertThat(last.getY() + last.getHeight()).isLessThanOrEqualTo(1080);
    assertThat(browser.text("article[data-board='5'] .score")).isEqualTo("½–½");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void clockModule_onItsOwn_keepsTheRules() {
    wall();

    assertThat(
            browser.inModule(
                "clock.js",
                "m => [0, 1, 59999, 60001, 3600000].map(ms => m.format(m.seconds(ms, null)))"))
        .isEqualTo(List.of("0:00", "0:01", "1:00", "1:01", "1:00:00"));
    assertThat(
            browser.inModule(
                "clock.js",
                "m => [m.seconds(10200, 10), m.seconds(10400, 10), m.seconds(8200, 10)]"))
        .as("a small correction does not step back up")
        .isEqualTo(List.of(10L, 11L, 9L));
    assertThat(
            browser.inModule(
                "clock.js",
                "m => { const o = new m.Offset(); o.beat(1000, 1, 500); o.beat(2090, 1, 1500);"
                    + " const first = o.value; o.beat(200000, 1, 199600); o.beat(5000, 2, 10);"
                    + " o.beat(9000, 1, 0); return [first, o.value]; }"))
        .as("the fastest beat of a boot counts, an older boot does not")
        .isEqualTo(List.of(500L, 4990L));
    assertThat(
            browser.inModule(
                "clock.js",
                "m => { const c = {at: 1000, white: 5000, black: 7000, running: 'white', rate: 2};"
                    + " return [500, 1500, 9000].map(t => m.remaining(c, 0, t)).map(r => [r.white,"
                    + " r.black]); }"))
        .isEqualTo(List.of(List.of(5000L, 7000L), List.of(4000L, 7000L), List.of(0L, 7000L)));
  }

  @Test
  void notationModule_onItsOwn_translatesLetters() {
    wall();

    assertThat(
            browser.inModule(
                "notation.js",
                "m => ['Nxe5', 'e8=Q+', 'O-O', 'bxc3', 'Bb5'].map(s => m.san(s, 'es'))"))
        .isEqualTo(List.of("Cxe5", "e8=D+", "O-O", "bxc3", "Ab5"));
    assertThat(
            browser.inModule(
                "notation.js",
                "m => [m.moveNumber('x w - - 0 1', 1), m.moveNumber('x w - - 0 1', 4),"
                    + " m.moveNumber('x b - - 0 9', 1)]"))
        .isEqualTo(List.of("1.", "2…", "9…"));
    assertThat(
            browser.inModule("notation.js", "m => ['1/2-1/2', '*', '0-1', '1-0F'].map(m.result)"))
        .isEqualTo(List.of("½–½", "", "0–1", "1–0"));
  }

  @Test
  void silence_afterAWhile_takesTrustAway() {
    wall();

    assertThat(
            browser.inModule(
                "tile.js",
                "m => { const source = {heard: 0, lost: false, clockReceived: 0, offset: {boot: 1,"
                    + " value: 0}, clock: {boot: 1, at: 0, white: 90000, black: 90000, running:"
                    + " 'white', rate: 1}}; const tile = new m.Tile(); tile.entry = {source, live:"
                    + " {status: 'live'}}; return [14000, 16000, 61000].map(t => { tile.tick(t);"
                    + " const c = tile.root.querySelector('.white .clock'); return c.textContent +"
                    + " ' ' + c.dataset.trust + ' ' + c.dataset.running; }); }"))
        .isEqualTo(List.of("1:16 sure true", "1:14 stale true", "–:–– lost false"));
  }

  private void wall() {
    browser.open("http://127.0.0.1:" + hall.port() + "/hall", 1920, 1080);
  }

  private static int portOf(Browser browser) {
    return Math.toIntExact((Long) browser.inModule("words.js", "() => Number(location.port)"));
  }

  private static Dimension squares(int boards) {
    int square =
        switch (boards) {
          case 1 -> 126;
          case 4 -> 62;
          case 9 -> 41;
          case 16 -> 30;
          case 18 -> 32;
          case 32 -> 23;
          default -> throw new IllegalArgumentException("no layout of " + boards);
        };
    return new Dimension(8 * square, 8 * square);
  }
}
