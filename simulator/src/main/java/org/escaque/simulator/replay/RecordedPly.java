package org.escaque.simulator.replay;

import java.time.Duration;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.clock.ClockTime;
import org.escaque.simulator.hands.Hands;
import org.jspecify.annotations.Nullable;

/**
 * One ply of a recorded game.
 *
 * @param left what the mover's clock showed after it ({@code [%clk]}); null if not recorded
 * @param spent how long it took ({@code [%emt]}); null if not recorded
 * @param ends whether the position after it ends the game by itself, so that no lever is pressed
 * @param trapped whether a stop on the way would end the game, so that nobody slides the man
 */
public record RecordedPly(
    Move move, @Nullable ClockTime left, @Nullable Duration spent, boolean ends, boolean trapped) {

  /** A new piece is named when its contact has settled, and before the lever goes down. */
  private static final Duration NAMING = Duration.ofMillis(150);

  /** How hands make this move: when it ends the game, the clock is read at its last step. */
  Hands.Intent reach(Hands hands, Tick since) {
    var intent = trapped ? hands.reachOver(move, since) : hands.reach(move, since);
    if (ends) {
      return intent.unpressed(isPromotion() ? NAMING : Duration.ZERO);
    }
    return isPromotion() ? intent.withPause(NAMING) : intent;
  }

  private boolean isPromotion() {
    return move instanceof Move.Promotion;
  }
}
