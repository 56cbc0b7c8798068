package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;

/**
 * What the men on the board say by themselves. White mates in no arrangement of
 *
 * <ul>
 *   <li>a lone king;
 *   <li>king and knight against king and queens: nothing blocks the squares beside the cornered
 *       king but men that could take the knight;
 *   <li>king and bishops of one square colour, if Black has no man for the other colour to stand in
 *       his king's way: no pawn, knight, or bishop of the other colour.
 * </ul>
 *
 * Promotion and captures are in it: none of these becomes anything else by play.
 */
final class Material {

  static final long DARK = 0xAA55AA55AA55AA55L;

  private Material() {}

  /** Whether White, by material alone, can mate neither now nor ever. */
  static boolean isHopeless(BitBoard board) {
    long white = board.men(0);
    long kings = board.role(BitBoard.KING);
    long force = white & ~kings;
    if (force == 0) {
      return true;
    }
    long bishops = board.role(BitBoard.BISHOP);
    long knights = board.role(BitBoard.KNIGHT);
    if ((force & ~(bishops | knights)) != 0) {
      return false;
    }
    long black = board.men(1) & ~kings;
    if ((force & knights) != 0) {
      boolean isOneKnight = (force & force - 1) == 0;
      return isOneKnight && (black & ~board.role(BitBoard.QUEEN)) == 0;
    }
    return isOneColour(force)
        && (black & (knights | board.role(BitBoard.PAWN))) == 0
        && isOneColour(force | black & bishops);
  }

  /** Whether White has nothing but his king. */
  static boolean isLoneKing(BitBoard board) {
    return (board.men(0) & ~board.role(BitBoard.KING)) == 0;
  }

  /** Whether all squares of a set have one colour. */
  static boolean isOneColour(long squares) {
    return (squares & DARK) == 0 || (squares & ~DARK) == 0;
  }
}
