package org.escaque.simulator.hil;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.escaque.board.Side;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.publish.Body;

/**
 * What an I2C bus and levers can do to a game: an expander goes and comes back, transfers fail, a
 * lever does not come up. Confined to one thread.
 */
final class BusFaults {

  /** A hundred transfers that fail take a quarter of a second, which is passed over. */
  private static final String RATE = "rate = 400\n";

  private static final String LOST = "board-lost";
  private static final Duration BLINK = Duration.ofMillis(120);
  private static final Duration HELD = Duration.ofMillis(1_500);

  private final Setting setting;
  private final PgnGame game;

  BusFaults(Setting setting, PgnGame game) {
    this.setting = setting;
    this.game = game;
  }

  /**
   * Plays while things fail.
   *
   * @return what is not as it must be, in words
   */
  List<String> play() throws IOException, InterruptedException {
    var board = LoopBoard.MCP23017;
    var configuration = setting.configuration("bus-faults", board, RATE, "");
    try (var table = LoopTable.open(setting, board, configuration, Rig.START)) {
      table.begin();
      var player = new Player(table, game);
      player.complete();
      absent(table, player, board.knob("absent"));
      player.complete();
      blink(table, player, board.knob("absent"));
      player.complete();
      failing(table, player, board.knob("fail"));
      player.complete();
      heldLever(table, player);
      player.complete();
      return player.wrongMoves();
    } finally {
      board.knob("absent").turn(0);
      board.knob("fail").turn(0);
    }
  }

  /** The second expander is gone while a move is made, and comes back. */
  private void absent(LoopTable table, Player player, Knob absent) throws InterruptedException {
    long start = System.nanoTime();
    absent.turn(0b0010);
    table.expect(watch -> watch.isRaised(LOST), "alert " + LOST);
    double alerted = since(start);
    var mover = player.turn();
    player.make();
    table.rig.press(mover);
    long back = System.nanoTime();
    absent.turn(0);
    table.expect(watch -> !watch.isRaised(LOST), "end of the alert " + LOST);
    double recovered = since(back);
    player.awaitPublished();
    tell(
        "expander absent: %s after %.1f s, back after %.1f s, the move made meanwhile: mark %s",
        LOST, alerted, recovered, player.lastMark());
  }

  /** The third expander loses its supply for so short a time that nobody need know. */
  private void blink(LoopTable table, Player player, Knob absent) throws InterruptedException {
    var mover = player.turn();
    absent.turn(0b0100);
    Rig.pause(BLINK);
    absent.turn(0);
    player.make();
    boolean passedOver = !table.watch.isRaised(LOST);
    table.rig.press(mover);
    player.awaitPublished();
    tell(
        "expander without supply for %d ms: %s, set up again, the move after it stands",
        BLINK.toMillis(), word(passedOver));
  }

  /** First a hundred transfers fail, then all for a while. */
  private void failing(LoopTable table, Player player, Knob fail) throws InterruptedException {
    var mover = player.turn();
    fail.turn(100);
    player.make();
    table.expect(watch -> fail.value() == 0 || watch.isRaised(LOST), "end of the failures");
    boolean passedOver = fail.value() == 0;
    fail.turn(0);
    table.rig.press(mover);
    player.awaitPublished();
    tell("100 failing transfers: %s, the move made meanwhile stands", word(passedOver));
    fail.turn(-1);
    table.expect(watch -> watch.isRaised(LOST), "alert " + LOST);
    long back = System.nanoTime();
    fail.turn(0);
    table.expect(watch -> !watch.isRaised(LOST), "end of the alert " + LOST);
    tell("all transfers failing: %s, back after %.1f s", LOST, since(back));
  }

  private static String word(boolean passedOver) {
    return passedOver ? "passed over" : "slower than 300 ms here, " + LOST + " and back";
  }

  /** The opponent's lever stays down when a player presses. */
  private void heldLever(LoopTable table, Player player) throws InterruptedException {
    Side mover = player.turn();
    player.make();
    Rig.pause(setting.hold());
    table.rig.lever(mover, true);
    player.awaitPublished();
    Rig.pause(HELD);
    table.expect(watch -> suspect(watch).contains("levers"), "doubt about the levers");
    table.rig.lever(mover.opponent(), false);
    table.expect(watch -> !suspect(watch).contains("levers"), "trust in the levers");
    tell("lever held down: doubted, trusted again when it came up");
  }

  private static List<String> suspect(TableWatch watch) {
    return watch.health().map(Body.Health::suspect).orElse(List.of());
  }

  private static double since(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  private void tell(String format, Object... values) {
    setting.out().printf(Locale.ROOT, "fault: " + format + "%n", values);
    setting.out().flush();
  }
}
