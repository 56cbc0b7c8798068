package org.escaque.laws;

import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.escaque.chess.mate.CanMate;
import org.escaque.chess.mate.MateAnswer;

/** Whether a side could still win, where the Laws make a result depend on it. */
enum WinningChances {
  YES,
  NO,
  /** Not known: this decides nothing. */
  UNKNOWN;

  /** Whether any series of legal moves lets the side mate. */
  static WinningChances byAnySeries(Position position, Side side) {
    return switch (CanMate.full(position, side, CanMate.DEFAULT_NODES)) {
      case MateAnswer.Can _ -> YES;
      case MateAnswer.Cannot _ -> NO;
      case MateAnswer.Unknown _ -> UNKNOWN;
    };
  }

  /** Whether the side has mating potential. */
  static WinningChances byPotential(Position position, Side side) {
    return switch (CanMate.matingPotential1997(position, side)) {
      case THERE -> YES;
      case MISSING -> NO;
      case UNKNOWN -> UNKNOWN;
    };
  }

  /** The side wins, or draws if it could not have won; empty if nobody knows. */
  Optional<Outcome> outcomeFor(Side side, Reason reason) {
    return switch (this) {
      case YES -> Optional.of(Outcome.of(Result.winFor(side), reason));
      case NO -> Optional.of(Outcome.of(Result.DRAW, reason));
      case UNKNOWN -> Optional.empty();
    };
  }
}
