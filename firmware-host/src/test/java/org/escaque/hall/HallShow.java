package org.escaque.hall;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.escaque.hall.web.HallServer;
import org.escaque.host.broker.EmbeddedBroker;

/**
 * A hall with invented boards to look at: {@code HallShow [boards] [port]}. For work on the pages;
 * nothing else uses it.
 */
public final class HallShow {

  private static final List<String> NAMES =
      List.of(
          "GM Zhu, Jiner",
          "GM Nepomniachtchi, Ian",
          "Ruiz Zafón, Carlos",
          "IM Ibáñez de la Torre, María Luisa",
          "WGM Šimić, Ana",
          "Ó Briain, Dara",
          "FM Vachier-Lagrave, Maxime",
          "Li, Bo",
          "GM Praggnanandhaa, Rameshbabu",
          "Etxeberria, Amaia",
          "IM Müller, Jörg",
          "García, Pablo");
  private static final List<String> POSITIONS =
      List.of(
          "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
          "r2q1rk1/pp2ppbp/2np1np1/8/3NP1b1/2N1BP2/PPPQ2PP/2KR1B1R w - - 1 10",
          "8/5pk1/4p1p1/3pP2p/1r1P3P/5PP1/R4K2/8 b - - 3 41",
          "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
  private static final List<String> LAST =
      List.of("Qh5 d1h5", "Qxg4+ d8g4", "exd8=Q+ e7d8", "O-O-O e1c1", "Ra2 b2a2");

  private HallShow() {}

  public static void main(String[] arguments) throws Exception {
    int boards = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 9;
    int port = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 0;
    var pgn = Files.createTempDirectory("hall-show");
    try (var broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
        var hall = HallServer.start(HallWebSettings.demo(port, broker.port(), pgn, "show"));
        var tables = new FakeTables(broker.port(), "show")) {
      System.out.println("http://127.0.0.1:" + hall.port() + "/hall");
      publish(tables, boards);
      alerts(tables);
      for (long mono = 1_000; ; mono += 1_000) {
        Thread.sleep(1_000);
        for (int board = 1; board <= boards; board++) {
          if (board % 7 != 5) {
            tables.beat("t" + board, mono);
          }
        }
      }
    }
  }

  private static void publish(FakeTables tables, int boards) throws Exception {
    var seats = new ArrayList<FakeTables.Seat>();
    for (int board = 1; board <= boards; board++) {
      seats.add(
          FakeTables.Seat.of(board, NAMES.get((2 * board) % 12), NAMES.get((2 * board + 1) % 12)));
    }
    tables.round(seats);
    for (var seat : seats) {
      int n = seat.board();
      boolean over = n % 6 == 3;
      boolean waiting = n % 9 == 8;
      if (waiting) {
        continue;
      }
      var moves = new ArrayList<String>();
      for (int ply = 0; ply < 20 + n; ply++) {
        moves.add(LAST.get((ply + n) % 5));
      }
      tables.game(
          seat, POSITIONS.get(n % 4), over ? "finished" : "live", over ? "1/2-1/2" : "*", moves);
      tables.clock(
          seat.table(),
          0,
          5_400_000 - n * 411_000L % 5_000_000,
          900_000 - n * 83_000L % 800_000,
          over ? null : n % 2 == 0 ? "white" : "black");
      tables.state(seat.table(), n % 7 == 5 ? "lost" : "ready");
    }
  }

  private static void alerts(FakeTables tables) throws Exception {
    var seats =
        List.of(
            FakeTables.Seat.of(2, "a", "b"),
            FakeTables.Seat.of(23, "a", "b"),
            FakeTables.Seat.of(7, "a", "b"));
    var evidence =
        Map.of(
            "before", POSITIONS.get(0),
            "after", "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
            "lifted", List.of("h5", "f7"),
            "placed", List.of("f7"));
    tables.alert(
        seats.get(0),
        "a1",
        "illegal-move",
        1,
        Map.of(
            "window",
            Map.of("until", "white-makes-move", "open", true),
            "evidence",
            evidence,
            "proposal",
            Map.of("penalty", "white +2m", "goesBack", true)));
    tables.alert(
        seats.get(1),
        "a2",
        "flag",
        1,
        Map.of(
            "side",
            "white",
            "article",
            "6.8",
            "signal",
            false,
            "proposal",
            Map.of("result", "0-1")));
    tables.alert(
        seats.get(2),
        "a3",
        "fivefold",
        2,
        Map.of(
            "article",
            "9.6.1",
            "proposal",
            Map.of("result", "1/2-1/2"),
            "state",
            "taken",
            "owner",
            "Ana"));
    tables.alert(
        seats.get(2),
        "a4",
        "touch-move",
        3,
        Map.of(
            "article",
            "4.3",
            "evidence",
            Map.of("before", POSITIONS.get(2), "lifted", List.of("g1"), "placed", List.of("e3"))));
    tables.alert(
        seats.get(0), "a5", "threefold-available", 4, Map.of("article", "9.2", "signal", false));
    tables.alert(
        seats.get(2),
        "a6",
        "illegal-move",
        1,
        Map.of("window", Map.of("until", "white-makes-move", "open", false), "state", "expired"));
    tables.alert(
        seats.get(1), "a7", "illegal-move", 1, Map.of("state", "ruled", "ruling", "white +2m"));
  }
}
