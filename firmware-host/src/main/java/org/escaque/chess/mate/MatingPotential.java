package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;

/**
 * The mating potential of blitz in the Laws of 1997 (C4): forces that can, with help, bring about a
 * position in which the opponent is to move and no move of his avoids mate in one. Mate itself by
 * help is not enough: king and two knights mate a lone king, yet he always has a move that avoids
 * it.
 *
 * <p>What small forces can do was found by going through all positions of the kind, with up to
 * three black men for a knight or a bishop:
 *
 * <ul>
 *   <li>a queen, a rook, a pawn, bishops of both colours, bishop and knight, three knights: yes;
 *   <li>two knights: if Black has a man that is no queen; one that gets in his king's way;
 *   <li>one knight: if a rook's pawn must step to its last square but one (black king a1, pawn a3,
 *       white king c1, knight b4), or stands in the king's way while another pawn, knight or bishop
 *       must move (king a1, pawn a2, knight a3; white king c1, knight e1);
 *   <li>bishops of one colour: if a rook's pawn stands in the king's way in a corner of that colour
 *       while something must move that cannot come between (king a1, pawn a2, knight b1; white king
 *       c1, bishop b4), or if Black has three bishops of the other colour.
 * </ul>
 *
 * More men than were gone through may have more ways. Then the answer is {@link #UNKNOWN}.
 */
public enum MatingPotential {
  /** The forces suffice. */
  THERE,
  /** They do not. */
  MISSING,
  /** Not settled; this decides nothing. */
  UNKNOWN;

  private static final long FILE_A = Compass.FILE_A;
  private static final long FILE_H = Compass.FILE_H;
  private static final long RANK_2 = 0xFF00L;
  private static final long RANK_7 = RANK_2 << 40;

  /** How many black men were gone through beside a knight or a bishop. */
  private static final int MOST = 3;

  /** Judges White's forces, in a position in which he can mate at all. */
  static MatingPotential of(BitBoard board) {
    long men = board.men(0) & ~board.role(BitBoard.KING);
    long knights = board.men(0, BitBoard.KNIGHT);
    long bishops = board.men(0, BitBoard.BISHOP);
    if (men != (knights | bishops)) {
      return THERE;
    }
    if (bishops != 0) {
      return knights != 0 || !Material.isOneColour(bishops) ? THERE : ofBishops(board, bishops);
    }
    return switch (Long.bitCount(knights)) {
      case 0 -> MISSING;
      case 1 -> ofKnight(board);
      case 2 -> ofTwoKnights(board);
      default -> THERE;
    };
  }

  private static MatingPotential ofTwoKnights(BitBoard board) {
    long queens = board.men(1, BitBoard.QUEEN);
    if (men(board) != queens) {
      return THERE;
    }
    return Long.bitCount(queens) <= 2 ? MISSING : UNKNOWN;
  }

  private static MatingPotential ofKnight(BitBoard board) {
    long pawns = board.men(1, BitBoard.PAWN);
    long rookPawns = pawns & (FILE_A | FILE_H);
    long movers = pawns | board.men(1, BitBoard.KNIGHT) | board.men(1, BitBoard.BISHOP);
    boolean isBlockedWithMover = rookPawns != 0 && Long.bitCount(movers) > 1;
    if ((rookPawns & ~RANK_2) != 0 || isBlockedWithMover) {
      return THERE;
    }
    return otherwise(board, pawns, movers);
  }

  private static MatingPotential ofBishops(BitBoard board, long bishops) {
    boolean isDark = (bishops & Material.DARK) != 0;
    long pawns = board.men(1, BitBoard.PAWN);
    long blockers = pawns & (isDark ? FILE_A | FILE_H & RANK_7 : FILE_H | FILE_A & RANK_7);
    long apart = board.men(1, BitBoard.BISHOP) & (isDark ? ~Material.DARK : Material.DARK);
    long movers = pawns | board.men(1, BitBoard.KNIGHT) | apart;
    boolean isBlockedWithMover = blockers != 0 && Long.bitCount(movers) > 1;
    if (isBlockedWithMover || Long.bitCount(apart) > 2) {
      return THERE;
    }
    // Several bishops may be taken by a pawn that gets to another file.
    return Long.bitCount(bishops) == 1 ? otherwise(board, pawns, movers) : UNKNOWN;
  }

  /** What is left: missing in all positions gone through, and in some that they include. */
  private static MatingPotential otherwise(BitBoard board, long pawns, long movers) {
    int count = Long.bitCount(men(board));
    boolean hasPair = pawns != 0 && Long.bitCount(movers) > 1;
    return count < MOST || count == MOST && !hasPair ? MISSING : UNKNOWN;
  }

  private static long men(BitBoard board) {
    return board.men(1) & ~board.role(BitBoard.KING);
  }
}
