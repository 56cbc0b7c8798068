package org.escaque.tracking;

import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;

/**
 * A man left its square for the first time in this turn; the board cannot feel a finger. Stops of a
 * man that is already on its way are no touches.
 *
 * @param piece what stood there in the game's position
 * @param turn whose turn it was; the hand is taken to be his unless {@link #replying}
 * @param order counts up within the game; later touches have higher numbers
 * @param simultaneous in the same scan as the touch before it, so that their order is unknown
 * @param replying made before the press by the side that was not to move, after the move stood
 */
public record Touch(
    Square square,
    Piece piece,
    Side turn,
    Tick tick,
    int order,
    boolean simultaneous,
    boolean replying) {

  /** The same touch on a board that stands the other way round. */
  Optional<Touch> turned(Position position) {
    return position
        .pieceAt(square.turned())
        .map(other -> new Touch(square.turned(), other, turn, tick, order, simultaneous, replying));
  }

  Touch inTurnOf(Side side) {
    return new Touch(square, piece, side, tick, order, simultaneous, true);
  }
}
