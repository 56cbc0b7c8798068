package org.escaque.scenario;

import java.time.Duration;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Role;
import org.escaque.game.ArbiterAct;
import org.escaque.laws.ClaimKind;
import org.jspecify.annotations.Nullable;

/** What happens in a story. Actions take no time of their own; only {@link Wait} passes time. */
sealed interface Action {

  /** Squares become empty or occupied, in this order. */
  record Touches(List<Touch> touches) implements Action {}

  /** One change of a square. */
  record Touch(Square square, boolean placed) {}

  /** A legal move is made cleanly and the clock pressed. */
  record Play(String san) implements Action {}

  record Press(Side side) implements Action {}

  record Pause(Side side) implements Action {}

  record Wait(Duration duration) implements Action {}

  record Adjust(Side side) implements Action {}

  record Promote(Role role) implements Action {}

  record Announce(String san) implements Action {}

  record Claim(Side side, ClaimKind kind, @Nullable String san) implements Action {}

  record Offer(Side side) implements Action {}

  record Accept(Side side) implements Action {}

  record Decline(Side side) implements Action {}

  record Resign(Side side) implements Action {}

  record Arbiter(ArbiterAct act) implements Action {}

  record Flag(Side side) implements Action {}

  record Arrive(Side side, Duration late) implements Action {}

  record Drop(Role role, Square square) implements Action {}

  record BoardLost() implements Action {}

  record BoardBack() implements Action {}

  /** The host is killed and starts again after that time. */
  record Restart(Duration dead) implements Action {}
}
