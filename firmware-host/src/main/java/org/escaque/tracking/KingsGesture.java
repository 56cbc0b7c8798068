package org.escaque.tracking;

import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Position;

/**
 * Both kings in the centre: how players show a result to boards that know nothing else. Two light
 * squares say that White won, two dark ones Black, one of each a draw. It is asked only while the
 * clocks stand; a king on his way through the centre is a move.
 */
public enum KingsGesture {
  WHITE_WINS,
  BLACK_WINS,
  DRAW;

  private static final long CENTRE =
      Square.D4.bit() | Square.E4.bit() | Square.D5.bit() | Square.E5.bit();
  private static final long LIGHT = Square.E4.bit() | Square.D5.bit();

  static Optional<KingsGesture> in(Position position, Hands hands, int since) {
    long there = 0;
    long homes = 0;
    boolean moved = false;
    for (var side : Side.values()) {
      var home = position.king(side);
      homes |= home.bit();
      moved |= hands.liftedSince(home.index(), since);
      boolean inCentre = (home.bit() & CENTRE) != 0;
      if (!inCentre && (home.bit() & hands.wood) != 0) {
        return Optional.empty();
      }
    }
    for (long left = CENTRE & hands.wood; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      boolean stood = position.pieceAt(Square.of(square)).isPresent();
      boolean isHome = (homes >>> square & 1) != 0;
      boolean came = hands.liftedSince(square, since) && hands.placedSince(square, since);
      if (!stood || isHome || came) {
        there |= 1L << square;
      }
    }
    return moved && Long.bitCount(there) == 2 ? Optional.of(of(there)) : Optional.empty();
  }

  private static KingsGesture of(long kings) {
    return switch (Long.bitCount(kings & LIGHT)) {
      case 2 -> WHITE_WINS;
      case 0 -> BLACK_WINS;
      default -> DRAW;
    };
  }
}
