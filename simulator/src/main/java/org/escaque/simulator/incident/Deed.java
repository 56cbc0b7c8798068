package org.escaque.simulator.incident;

import java.time.Duration;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.laws.ClaimKind;
import org.jspecify.annotations.Nullable;

/** What somebody does at a board. */
sealed interface Deed {

  /** A legal move, thought over, made and pressed. */
  record Play(String san) implements Deed {}

  /** A hand lifts a man, or puts one down. */
  record Touch(Square square, boolean placed) implements Deed {}

  record Press(Side side) implements Deed {}

  /** The player to move stops both clocks. */
  record Stop() implements Deed {}

  record Wait(Duration time) implements Deed {}

  /** A player says what he claims; the arbiter at the board enters it. */
  record Claim(Side side, ClaimKind kind, @Nullable String san) implements Deed {}
}
