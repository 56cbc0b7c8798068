package org.escaque.chess.bits;

/**
 * Writes or counts the legal moves of a {@link BitBoard}: legal at once, by masks of pins and
 * checks ({@link Guards}), not by trying and taking back. One object serves any number of boards
 * one after another and makes no garbage; confined to one thread.
 *
 * <p>No move takes a king, even where an illegal move that stands has left him in check.
 */
public final class MoveGenerator {

  /** More than any arrangement with one king a side has; a legal position has 218 at most. */
  public static final int MAX_MOVES = 512;

  private static final long RANK_3 = 0xFF0000L;
  private static final long RANK_6 = RANK_3 << 24;
  private static final long LAST_RANKS = 0xFF000000000000FFL;

  private final Guards guards = new Guards();

  /** The pawns' target squares by kind of step, left by {@link #aimPawns}. */
  private long single;

  private long doubled;
  private long east;
  private long west;

  private int[] out = new int[0];
  private int size;

  /** Writes all legal moves to {@code moves} and returns their number. */
  public int write(BitBoard board, int[] moves) {
    out = moves;
    size = 0;
    guards.survey(board);
    writeKing(board);
    if (guards.isDoubleCheck()) {
      return size;
    }
    long targets = ~(board.own | board.kings) & guards.checkMask;
    long free = ~(guards.pinnedHv | guards.pinnedD);
    for (long men = board.knights & board.own & free; men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      writeTo(BitBoard.KNIGHT, from, Attacks.knight(from) & targets);
    }
    for (long men = board.bishops & board.own & ~guards.pinnedHv; men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      writeTo(BitBoard.BISHOP, from, diagonal(from) & targets);
    }
    for (long men = board.rooks & board.own & ~guards.pinnedD; men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      writeTo(BitBoard.ROOK, from, straight(from) & targets);
    }
    for (long men = board.queens & board.own; men != 0; men &= men - 1) {
      int from = Long.numberOfTrailingZeros(men);
      writeTo(BitBoard.QUEEN, from, queen(from) & targets);
    }
    writePawns(board);
    return size;
  }

  /** The number of legal moves, without writing them. */
  public int count(BitBoard board) {
    guards.survey(board);
    int count = countKing(board);
    if (guards.isDoubleCheck()) {
      return count;
    }
    long targets = ~(board.own | board.kings) & guards.checkMask;
    long free = ~(guards.pinnedHv | guards.pinnedD);
    for (long men = board.knights & board.own & free; men != 0; men &= men - 1) {
      count += Long.bitCount(Attacks.knight(Long.numberOfTrailingZeros(men)) & targets);
    }
    for (long men = board.bishops & board.own & ~guards.pinnedHv; men != 0; men &= men - 1) {
      count += Long.bitCount(diagonal(Long.numberOfTrailingZeros(men)) & targets);
    }
    for (long men = board.rooks & board.own & ~guards.pinnedD; men != 0; men &= men - 1) {
      count += Long.bitCount(straight(Long.numberOfTrailingZeros(men)) & targets);
    }
    for (long men = board.queens & board.own; men != 0; men &= men - 1) {
      count += Long.bitCount(queen(Long.numberOfTrailingZeros(men)) & targets);
    }
    return count + countPawns(board);
  }

  /** The square of a legal en passant capture as a bit; 0 if there is none. */
  public long legalEnPassant(BitBoard board) {
    if (board.passed == 0) {
      return 0;
    }
    guards.survey(board);
    return capturersEnPassant(board) == 0 ? 0 : board.passed;
  }

  private long diagonal(int from) {
    long attacks = Attacks.bishop(from, guards.occupied);
    return (guards.pinnedD >>> from & 1) == 0 ? attacks : attacks & guards.pinnedD;
  }

  private long straight(int from) {
    long attacks = Attacks.rook(from, guards.occupied);
    return (guards.pinnedHv >>> from & 1) == 0 ? attacks : attacks & guards.pinnedHv;
  }

  private long queen(int from) {
    if ((guards.pinnedHv >>> from & 1) != 0) {
      return Attacks.rook(from, guards.occupied) & guards.pinnedHv;
    }
    if ((guards.pinnedD >>> from & 1) != 0) {
      return Attacks.bishop(from, guards.occupied) & guards.pinnedD;
    }
    return Attacks.queen(from, guards.occupied);
  }

  private void writeTo(int role, int from, long targets) {
    for (long left = targets; left != 0; left &= left - 1) {
      out[size++] = MoveCode.plain(role, from, Long.numberOfTrailingZeros(left));
    }
  }

  // The king.

  private void writeKing(BitBoard board) {
    long steps = Attacks.king(guards.king) & ~(board.own | board.kings);
    if (steps == 0 && board.castling == 0) {
      return;
    }
    long danger = danger(board);
    writeTo(BitBoard.KING, guards.king, steps & ~danger);
    for (long rooks = castlings(board, danger); rooks != 0; rooks &= rooks - 1) {
      out[size++] = MoveCode.castling(guards.king, Long.numberOfTrailingZeros(rooks));
    }
  }

  private int countKing(BitBoard board) {
    long steps = Attacks.king(guards.king) & ~(board.own | board.kings);
    if (steps == 0 && board.castling == 0) {
      return 0;
    }
    long danger = danger(board);
    return Long.bitCount(steps & ~danger) + Long.bitCount(castlings(board, danger));
  }

  /**
   * The squares that the other side attacks, seen through the king, who cannot hide behind himself.
   */
  private long danger(BitBoard board) {
    long through = guards.occupied & ~(1L << guards.king);
    long pawns = board.pawns & board.other;
    int forward = board.turn == 0 ? -8 : 8;
    long danger =
        Long.rotateLeft(pawns & ~Attacks.FILE_H, forward + 1)
            | Long.rotateLeft(pawns & ~Attacks.FILE_A, forward - 1)
            | Attacks.king(Long.numberOfTrailingZeros(board.kings & board.other));
    for (long men = board.knights & board.other; men != 0; men &= men - 1) {
      danger |= Attacks.knight(Long.numberOfTrailingZeros(men));
    }
    for (long men = (board.bishops | board.queens) & board.other; men != 0; men &= men - 1) {
      danger |= Attacks.bishop(Long.numberOfTrailingZeros(men), through);
    }
    for (long men = (board.rooks | board.queens) & board.other; men != 0; men &= men - 1) {
      danger |= Attacks.rook(Long.numberOfTrailingZeros(men), through);
    }
    return danger;
  }

  /**
   * The rooks with which castling is legal now. A rook that shields the king from the side cannot:
   * it ends on the king's other side.
   */
  private long castlings(BitBoard board, long danger) {
    long rooks = board.castling & board.own & ~guards.pinnedHv;
    if (rooks == 0 || guards.checkers != 0) {
      return 0;
    }
    long legal = 0;
    for (; rooks != 0; rooks &= rooks - 1) {
      int rook = Long.numberOfTrailingZeros(rooks);
      int kingTo = MoveCode.kingTo(guards.king, rook);
      int rookTo = MoveCode.rookTo(guards.king, rook);
      long kingWay = Attacks.between(guards.king, kingTo) | 1L << kingTo;
      long rookWay = Attacks.between(rook, rookTo) | 1L << rookTo;
      long others = guards.occupied & ~(1L << guards.king | 1L << rook);
      if ((others & (kingWay | rookWay)) == 0 && (danger & kingWay) == 0) {
        legal |= 1L << rook;
      }
    }
    return legal;
  }

  // Pawns.

  private void writePawns(BitBoard board) {
    long pawns = board.pawns & board.own;
    if (pawns == 0) {
      return;
    }
    int forward = board.turn == 0 ? 8 : -8;
    aimPawns(board, pawns, forward);
    writeSteps(single, forward);
    writeSteps(doubled, 2 * forward);
    writeSteps(east, forward + 1);
    writeSteps(west, forward - 1);
    if (board.passed != 0) {
      int to = Long.numberOfTrailingZeros(board.passed);
      for (long men = capturersEnPassant(board); men != 0; men &= men - 1) {
        out[size++] = MoveCode.enPassant(Long.numberOfTrailingZeros(men), to);
      }
    }
  }

  private int countPawns(BitBoard board) {
    long pawns = board.pawns & board.own;
    if (pawns == 0) {
      return 0;
    }
    aimPawns(board, pawns, board.turn == 0 ? 8 : -8);
    int count =
        Long.bitCount(single) + Long.bitCount(doubled) + Long.bitCount(east) + Long.bitCount(west);
    long promotions = (pawns & (board.turn == 0 ? 0xFF000000000000L : 0xFF00L));
    if (promotions != 0) {
      count +=
          3
              * (Long.bitCount(single & LAST_RANKS)
                  + Long.bitCount(east & LAST_RANKS)
                  + Long.bitCount(west & LAST_RANKS));
    }
    return board.passed == 0 ? count : count + Long.bitCount(capturersEnPassant(board));
  }

  private void aimPawns(BitBoard board, long pawns, int forward) {
    long empty = ~guards.occupied;
    long pushing = pawns & ~guards.pinnedD;
    long pushed =
        Long.rotateLeft(pushing & ~guards.pinnedHv, forward)
            | (Long.rotateLeft(pushing & guards.pinnedHv, forward) & guards.pinnedHv);
    pushed &= empty;
    long third = board.turn == 0 ? RANK_3 : RANK_6;
    single = pushed & guards.checkMask;
    doubled = Long.rotateLeft(pushed & third, forward) & empty & guards.checkMask;
    long taking = pawns & ~guards.pinnedHv;
    long targets = board.other & ~board.kings & guards.checkMask;
    east = capture(taking & ~Attacks.FILE_H, forward + 1) & targets;
    west = capture(taking & ~Attacks.FILE_A, forward - 1) & targets;
  }

  private long capture(long pawns, int step) {
    return Long.rotateLeft(pawns & ~guards.pinnedD, step)
        | (Long.rotateLeft(pawns & guards.pinnedD, step) & guards.pinnedD);
  }

  private void writeSteps(long targets, int step) {
    for (long left = targets & ~LAST_RANKS; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      out[size++] = MoveCode.plain(BitBoard.PAWN, to - step, to);
    }
    for (long left = targets & LAST_RANKS; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      for (int role = BitBoard.QUEEN; role >= BitBoard.KNIGHT; role--) {
        out[size++] = MoveCode.promotion(to - step, to, role);
      }
    }
  }

  /** The pawns that may take en passant: each is tried, for two men leave the rank at once. */
  private long capturersEnPassant(BitBoard board) {
    int to = Long.numberOfTrailingZeros(board.passed);
    long victim = board.turn == 0 ? board.passed >>> 8 : board.passed << 8;
    long legal = 0;
    long men = Attacks.pawn(board.turn ^ 1, to) & board.pawns & board.own;
    for (; men != 0; men &= men - 1) {
      long from = men & -men;
      long after = (guards.occupied & ~(from | victim)) | board.passed;
      long attackers =
          (Attacks.rook(guards.king, after) & (board.rooks | board.queens))
              | (Attacks.bishop(guards.king, after) & (board.bishops | board.queens))
              | (Attacks.knight(guards.king) & board.knights)
              | (Attacks.pawn(board.turn, guards.king) & board.pawns & ~victim);
      if ((attackers & board.other) == 0) {
        legal |= from;
      }
    }
    return legal;
  }
}
