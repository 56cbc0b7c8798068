package org.escaque.host.table;

import java.time.Duration;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.ChessClock;
import org.escaque.clock.ClockOutputs;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.escaque.game.GameState;
import org.escaque.laws.AlertKind;
import org.jspecify.annotations.Nullable;

/**
 * Shows the host's clock on displays and lamps. A flag lamp is lit only where the edition lets
 * players be told. Confined to the table's thread.
 */
final class ClockDisplay {

  /** Often enough for tenths that nobody misses. */
  private static final Duration RESOLUTION = Duration.ofMillis(100);

  private record Shown(
      ClockTime left, ClockTime right, Runs running, boolean leftFlag, boolean rightFlag) {}

  private final ClockOutputs outputs;
  private final boolean shows;
  private final Side left;
  private @Nullable Shown shown;
  private boolean runs;

  ClockDisplay(ClockOutputs outputs, Side left) {
    this.outputs = outputs;
    this.shows = !outputs.equals(ClockOutputs.NONE);
    this.left = left;
  }

  /** Shows what is to be seen at this tick, if it is anything new. */
  void show(GameState state, Tick now) {
    ChessClock clock = state.clock().at(now);
    boolean flags = state.signals().contains(AlertKind.FLAG);
    Runs running =
        clock.running().map(side -> side == left ? Runs.LEFT : Runs.RIGHT).orElse(Runs.NEITHER);
    var next =
        new Shown(
            clock.remaining(left, now),
            clock.remaining(left.opponent(), now),
            running,
            flags && clock.fallen(left),
            flags && clock.fallen(left.opponent()));
    runs = running != Runs.NEITHER;
    if (next.equals(shown)) {
      return;
    }
    if (shown == null || shown.leftFlag != next.leftFlag) {
      outputs.flag(Lever.LEFT, next.leftFlag);
    }
    if (shown == null || shown.rightFlag != next.rightFlag) {
      outputs.flag(Lever.RIGHT, next.rightFlag);
    }
    shown = next;
    outputs.show(next.left, next.right, next.running);
  }

  /** When there is something new to show; empty while both clocks stand or nothing can show it. */
  Optional<Tick> wakeAt(Tick now) {
    return runs && shows ? Optional.of(now.plus(RESOLUTION)) : Optional.empty();
  }
}
