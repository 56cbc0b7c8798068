package org.escaque.simulator.hil;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.chess.Move;
import org.escaque.publish.Body;

/**
 * A table in the loop: daemon, wood, levers, and a subscriber that sees what comes of it. Confined
 * to one thread.
 */
final class LoopTable implements AutoCloseable {

  static final Duration SOON = Duration.ofSeconds(90);

  /** Between the last contact and the lever: a hand on its way; a busy machine scans late. */
  private static final Duration REACH = Duration.ofMillis(350);

  final Rig rig;
  final TableWatch watch;
  final DaemonProcess daemon;
  private final Setting setting;

  /** Starts the daemon with its wood set up and waits until it sees the men. */
  static LoopTable open(Setting setting, LoopBoard board, Path configuration, long men)
      throws IOException, InterruptedException {
    var table = new LoopTable(setting, board, configuration);
    try {
      table.rig.stand(men);
      table.expect(TableWatch::isReady, "ready");
      table.expect(watch -> watch.game().isPresent(), "a game");
      return table;
    } catch (RuntimeException | InterruptedException failed) {
      table.close();
      throw failed;
    }
  }

  private LoopTable(Setting setting, LoopBoard board, Path configuration) throws IOException {
    this.setting = setting;
    rig = new Rig(board.knob("squares"), setting.levers());
    daemon =
        DaemonProcess.start(
            setting.script(), configuration, configuration.resolveSibling("daemon.log"));
    watch = new TableWatch(setting.broker());
  }

  /** Waits for what must come about. */
  void expect(java.util.function.Predicate<TableWatch> wanted, String what)
      throws InterruptedException {
    if (!watch.await(wanted, SOON)) {
      String end = daemon.isAlive() ? "" : "; the daemon has ended";
      throw new IllegalStateException("no " + what + " in " + SOON.toSeconds() + " s" + end);
    }
  }

  /** Black starts White's clock. */
  void begin() throws InterruptedException {
    expect(
        watch -> watch.game().map(Body.Game::status).filter("ready"::equals).isPresent(),
        "game that is ready");
    rig.press(Side.BLACK);
    expect(
        watch -> watch.game().map(Body.Game::status).filter("live"::equals).isPresent(),
        "game that is live");
  }

  /** Makes a move on the wood, without the lever. */
  void make(Move move, Occupancy before) {
    for (var step : HandStep.of(move, before)) {
      rig.carryOut(step);
      Rig.pause(setting.hold());
    }
  }

  /** Makes a move and presses. */
  void complete(Move move, Occupancy before, Side side) {
    make(move, before);
    Rig.pause(REACH);
    rig.press(side);
  }

  @Override
  public void close() {
    watch.close();
    daemon.close();
  }
}
