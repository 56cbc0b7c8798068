package org.escaque.chess.mate;

import org.escaque.chess.bits.Attacks;
import org.escaque.chess.bits.BitBoard;
import org.escaque.chess.bits.MoveCode;

/**
 * Leads to a mate in a corner of the last rank, where pawns become queens: the black king in it, a
 * black man beside him if need be, the white king two squares off.
 */
final class CornerGuide implements Guide {

  private static final int A8 = 56;
  private static final int H8 = 63;

  private int corner;
  private int kingGoal;
  private int blocker;
  private int knightGoal;
  private boolean needsBlackMan;
  private boolean isGenerous;

  /** Chooses the corner for a position. */
  void aim(BitBoard board) {
    isGenerous = false;
    choose(board);
  }

  /** The same, with Black giving all he can: he promotes to men that get in his king's way. */
  void aimGenerously(BitBoard board) {
    choose(board);
    isGenerous = true;
    needsBlackMan = true;
  }

  private void choose(BitBoard board) {
    long white = board.men(0);
    long bishops = white & board.role(BitBoard.BISHOP);
    long force = white & ~board.role(BitBoard.KING);
    boolean dark;
    if (bishops != 0) {
      dark = (bishops & Material.DARK) != 0;
    } else {
      long theirs = board.men(1, BitBoard.BISHOP);
      dark = theirs == 0 ? nearer(board.king(1)) : (theirs & Material.DARK) == 0;
    }
    corner = dark ? H8 : A8;
    kingGoal = dark ? H8 - 17 : A8 - 15;
    blocker = dark ? H8 - 1 : A8 + 1;
    knightGoal = dark ? 36 : 35;
    boolean knightOnly = force == (white & board.role(BitBoard.KNIGHT)) && (force & force - 1) == 0;
    boolean bishopsOnly = force == bishops && Material.isOneColour(bishops);
    needsBlackMan = knightOnly || bishopsOnly;
  }

  private static boolean nearer(int king) {
    return (king & 7) >= 4;
  }

  @Override
  public int worth(BitBoard board, int move) {
    return board.turn() == 0 ? white(board, move) : black(board, move);
  }

  private int white(BitBoard board, int move) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    boolean takes = (board.occupied() >>> to & 1) != 0;
    return switch (MoveCode.role(move)) {
      case BitBoard.PAWN -> PROMISING;
      case BitBoard.KING ->
          takes ? PROMISING : way(distance(from, kingGoal), distance(to, kingGoal));
      case BitBoard.KNIGHT -> takes ? PROMISING : way(hops(from, knightGoal), hops(to, knightGoal));
      default -> takes ? PROMISING : IDLE;
    };
  }

  private int black(BitBoard board, int move) {
    int from = MoveCode.from(move);
    int to = MoveCode.to(move);
    int role = MoveCode.role(move);
    if (role == BitBoard.PAWN) {
      if (needsBlackMan) {
        return MoveCode.promoted(move) == BitBoard.QUEEN ? BAD : PROMISING;
      }
      return (board.occupied() >>> to & 1) != 0 ? BAD : POOR;
    }
    if ((board.occupied() >>> to & 1) != 0) {
      return isGenerous ? IDLE : BAD;
    }
    return switch (role) {
      case BitBoard.KING -> way(distance(from, corner), distance(to, corner));
      case BitBoard.KNIGHT -> way(hops(from, blocker), hops(to, blocker));
      case BitBoard.ROOK -> needsBlackMan ? way(lines(from), lines(to)) : IDLE;
      case BitBoard.BISHOP -> needsBlackMan ? way(diagonals(from), diagonals(to)) : IDLE;
      default -> IDLE;
    };
  }

  /** A rook's moves to the blocking square on an empty board. */
  private int lines(int from) {
    int apart = from ^ blocker;
    return ((apart & 7) == 0 ? 0 : 1) + ((apart & 56) == 0 ? 0 : 1);
  }

  /** A bishop's moves to the blocking square on an empty board; 3 if it is of the other colour. */
  private int diagonals(int from) {
    if (from == blocker) {
      return 0;
    }
    if (!Material.isOneColour(1L << from | 1L << blocker)) {
      return 3;
    }
    return (Attacks.bishop(from, 0) >>> blocker & 1) != 0 ? 1 : 2;
  }

  private static int way(int before, int after) {
    return after < before ? PROMISING : after == before ? IDLE : BACK;
  }

  /** King's moves on an empty board. */
  static int distance(int from, int to) {
    return Math.max(Math.abs((from & 7) - (to & 7)), Math.abs((from >> 3) - (to >> 3)));
  }

  /** About the knight's moves: 0, 1, 2 exactly, beyond that by distance. */
  private static int hops(int from, int to) {
    if (from == to) {
      return 0;
    }
    if ((Attacks.knight(from) >>> to & 1) != 0) {
      return 1;
    }
    return 2 + distance(from, to) / 2;
  }
}
