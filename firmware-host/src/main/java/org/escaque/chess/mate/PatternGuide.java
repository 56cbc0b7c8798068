package org.escaque.chess.mate;

import java.util.Arrays;
import org.escaque.chess.bits.Attacks;
import org.escaque.chess.bits.BitBoard;
import org.escaque.chess.bits.MoveCode;

/**
 * Leads to one mate picture in a position with walls: moves are promising that shorten a man's way
 * to its place in the picture, around all that can never be passed.
 */
final class PatternGuide implements Guide {

  private static final byte FAR = 100;

  /** Moves to the place in the picture: by side, role and square. */
  private final byte[][] ways = new byte[12][64];

  private boolean needsBlackMen;

  /**
   * Takes aim.
   *
   * @param reach the sets of the position
   * @param mated where the black king is to be mated
   * @param king where the white king helps; negative if he is not needed
   * @param blocked the squares beside the black king for black men to stand on
   */
  void aim(Reach reach, int mated, int king, long blocked) {
    for (var way : ways) {
      Arrays.fill(way, FAR);
    }
    long solid = reach.solid();
    long attackFrom = solid & ~reach.steadyKing(1);
    needsBlackMen = blocked != 0;
    for (int role = BitBoard.KNIGHT; role < BitBoard.KING; role++) {
      spread(ways[role], role, Attacks.of(role, mated, attackFrom) & ~solid, solid, -1L);
      spread(ways[6 + role], role, blocked, solid, -1L);
    }
    if (king >= 0) {
      long own = reach.kingRegion(0);
      spread(ways[BitBoard.KING], BitBoard.KING, 1L << king, 0, own);
    }
    long theirs = reach.kingRegion(1);
    spread(ways[6 + BitBoard.KING], BitBoard.KING, 1L << mated, 0, theirs);
  }

  private static void spread(byte[] way, int role, long goals, long solid, long within) {
    long seen = goals;
    long edge = goals;
    for (byte moves = 0; edge != 0; moves++) {
      long next = 0;
      for (long left = edge; left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        way[square] = moves;
        next |= Attacks.of(role, square, solid);
      }
      edge = next & ~solid & ~seen & within;
      seen |= edge;
    }
  }

  /** The moves that a king still has to make; a large number if he cannot get there. */
  int way(int side, int square) {
    return ways[6 * side + BitBoard.KING][square];
  }

  @Override
  public int worth(BitBoard board, int move) {
    int side = board.turn();
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int role = MoveCode.role(move);
    boolean takes = (board.occupied() >>> to & 1) != 0;
    if (side == 0 && (takes || role == BitBoard.PAWN)) {
      return PROMISING;
    }
    if (takes) {
      return BAD;
    }
    if (role == BitBoard.PAWN) {
      int promoted = MoveCode.promoted(move);
      return needsBlackMen && promoted != BitBoard.QUEEN ? IDLE : POOR;
    }
    byte[] way = ways[6 * side + role];
    int saved = way[from] - way[to];
    return saved > 0 ? PROMISING : saved == 0 ? IDLE : BACK;
  }
}
