package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;

/**
 * The mating potential of blitz in the Laws of 1997 (C4): forces that can, with help, bring about a
 * position in which the opponent is to move and no move of his avoids mate in one. Mate itself by
 * help is not enough: king and two knights mate a lone king, yet he always has a move that avoids
 * it.
 *
 * <p>What small forces can do was found by going through all positions of the kind with the black
 * king at the edge:
 *
 * <ul>
 *   <li>a queen, a rook, a pawn, bishops of both colours, bishop and knight, three knights: yes;
 *   <li>two knights: if Black has anything that can be in his king's way or must move;
 *   <li>one knight: only if a rook's pawn must step to its last square but one: black king a1, pawn
 *       a3, white king c1, knight b4;
 *   <li>bishops of one colour: no.
 * </ul>
 */
final class MatingPotential {

  /** Where a black rook's pawn has a step to the second rank before it. */
  private static final long UNSPENT_ROOK_PAWNS = 0x8181818181810000L;

  private MatingPotential() {}

  /** Whether White's forces have it, in a position in which he can mate at all. */
  static boolean isThere(BitBoard board) {
    long men = board.men(0) & ~board.role(BitBoard.KING);
    long knights = board.men(0, BitBoard.KNIGHT);
    long bishops = board.men(0, BitBoard.BISHOP);
    if (men != (knights | bishops)) {
      return true;
    }
    if (bishops != 0) {
      return knights != 0 || !Material.isOneColour(bishops);
    }
    return switch (Long.bitCount(knights)) {
      case 0 -> false;
      case 1 -> (board.men(1, BitBoard.PAWN) & UNSPENT_ROOK_PAWNS) != 0;
      case 2 -> (board.men(1) & ~board.role(BitBoard.KING)) != 0;
      default -> true;
    };
  }
}
