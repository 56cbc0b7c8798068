package org.escaque.simulator.hil;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnReader;
import org.escaque.publish.Body;
import org.escaque.publish.GamePgn;

/** Plays a whole game by contacts and levers and holds the published PGN against it. */
final class WholeGame {

  private static final Duration IDLE = Duration.ofSeconds(15);

  private final Setting setting;
  private final LoopBoard board;
  private final PgnGame game;

  WholeGame(Setting setting, LoopBoard board, PgnGame game) {
    this.setting = setting;
    this.board = board;
    this.game = game;
  }

  /**
   * Plays it; prints how the daemon did.
   *
   * @return what differs, in words
   */
  List<String> play() throws IOException, InterruptedException {
    var configuration = setting.configuration(board.toString(), board, "", "");
    try (var table = LoopTable.open(setting, board, configuration, Rig.START)) {
      table.begin();
      var before = table.daemon.usage();
      var waits = moves(table);
      table.expect(watch -> !result(watch).equals("*"), "result");
      var after = table.daemon.usage();
      String played = pgn(table.watch.game().orElseThrow());
      Files.writeString(configuration.resolveSibling("game.pgn"), played);
      print(table, waits, after.percentSince(before), after.real() - before.real());
      CallCount.of(table, board, configuration.resolveSibling("strace.txt"))
          .ifPresent(count -> setting.out().println(board + ": " + count));
      return differences(played);
    }
  }

  /** How long each press took to be seen by the subscriber, in milliseconds. */
  private List<Long> moves(LoopTable table) throws InterruptedException {
    var waits = new ArrayList<Long>();
    Position position = game.start();
    for (Move move : game.mainLine()) {
      Position next = position.play(move);
      if (next.legalMoves().isEmpty()) {
        table.make(move, position.occupied()); // mate: nobody presses
      } else {
        table.complete(move, position.occupied(), position.turn());
      }
      long pressed = System.nanoTime();
      int plies = waits.size() + 1;
      table.expect(watch -> watch.plies() >= plies, "ply " + plies + ", " + move);
      waits.add((System.nanoTime() - pressed) / 1_000_000);
      position = next;
    }
    return waits;
  }

  private static String result(TableWatch watch) {
    return watch.game().map(Body.Game::result).orElse("*");
  }

  private String pgn(Body.Game published) {
    var date = game.tag("Date").orElse("????.??.??");
    return GamePgn.write(published, new GamePgn.Context(null, date, null, false));
  }

  private List<String> differences(String text) {
    var played = PgnReader.readAll(text).getFirst();
    var differences = new ArrayList<String>();
    var wanted = game.mainLine();
    var got = played.mainLine();
    for (int ply = 0; ply < Math.max(wanted.size(), got.size()); ply++) {
      var one = ply < wanted.size() ? wanted.get(ply).toString() : "nothing";
      var other = ply < got.size() ? got.get(ply).toString() : "nothing";
      if (!one.equals(other)) {
        differences.add("ply %d is %s, not %s".formatted(ply + 1, other, one));
      }
    }
    if (!game.result().equals(played.result())) {
      differences.add("result is " + played.result() + ", not " + game.result());
    }
    return differences;
  }

  private void print(LoopTable table, List<Long> waits, double busy, double seconds)
      throws IOException, InterruptedException {
    var sorted = waits.stream().sorted().toList();
    var rested = table.daemon.usage();
    Body.Health health =
        table.watch.nextHealth(IDLE).orElseThrow(() -> new IllegalStateException("no health"));
    var idle = table.daemon.usage().percentSince(rested);
    String alerts =
        table.watch.alerts().stream()
            .map(alert -> alert.kind() + " (" + alert.state() + ")")
            .distinct()
            .sorted()
            .collect(Collectors.joining(", "));
    setting
        .out()
        .printf(
            Locale.ROOT,
            "%s: %d plies in %.0f s, %.1f scans/s, worst gap %d ms, CPU %.1f %% in play,"
                + " %.1f %% idle, RSS %d MB%n",
            board,
            waits.size(),
            seconds,
            health.rate(),
            health.worstGap(),
            busy,
            idle,
            table.daemon.residentMegabytes());
    setting
        .out()
        .printf(
            "%s: from lever to subscriber %d ms (median), %d ms (worst); alerts: %s%n",
            board,
            sorted.get(sorted.size() / 2),
            sorted.getLast(),
            alerts.isEmpty() ? "none" : alerts);
  }
}
