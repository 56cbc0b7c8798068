package org.escaque.chess.bits;

/**
 * A position as eight bitboards and a few numbers, made to be overwritten: a search keeps one for
 * each ply and fills the next with {@link #after}. Nothing is validated; the men must be a legal
 * position and the moves come from {@link MoveGenerator}. Confined to one thread.
 */
public final class BitBoard {

  public static final int PAWN = 0;
  public static final int KNIGHT = 1;
  public static final int BISHOP = 2;
  public static final int ROOK = 3;
  public static final int QUEEN = 4;
  public static final int KING = 5;

  private static final long MIX = 0x9E3779B97F4A7C15L;

  long pawns;
  long knights;
  long bishops;
  long rooks;
  long queens;
  long kings;

  /** The men of the side to move, and those of the other: swapped by every move. */
  long own;

  long other;

  /** The rooks that may still castle. */
  long castling;

  /** The square that a pawn has just passed over, as a bit; 0 if none. */
  long passed;

  int turn;
  int halfMoves;
  int fullMoves;

  /** Takes over all of {@code source}. */
  public void set(BitBoard source) {
    pawns = source.pawns;
    knights = source.knights;
    bishops = source.bishops;
    rooks = source.rooks;
    queens = source.queens;
    kings = source.kings;
    own = source.own;
    other = source.other;
    castling = source.castling;
    passed = source.passed;
    turn = source.turn;
    halfMoves = source.halfMoves;
    fullMoves = source.fullMoves;
  }

  /** Puts a man on an empty square. The side to move must be set before. */
  public void put(int side, int role, int square) {
    long bit = 1L << square;
    if (side == turn) {
      own |= bit;
    } else {
      other |= bit;
    }
    add(role, bit);
  }

  /** Says who moves and what is left of the past; clears the board. */
  public void clear(int side, long castlingRooks, long passedSquare, int halfMoves, int fullMoves) {
    pawns = knights = bishops = rooks = queens = kings = own = other = 0;
    turn = side;
    castling = castlingRooks;
    passed = passedSquare;
    this.halfMoves = halfMoves;
    this.fullMoves = fullMoves;
  }

  /** Becomes what {@code before} is after {@code move}; the two must be different objects. */
  public void after(BitBoard before, int move) {
    int from = move & 63;
    int to = move >> 6 & 63;
    int role = move >> 12 & 7;
    long fromBit = 1L << from;
    long toBit = 1L << to;
    if ((move & MoveCode.CASTLING) != 0) {
      castle(before, from, to);
      return;
    }
    long taken = before.other & toBit;
    if ((move & MoveCode.EN_PASSANT) != 0) {
      taken = before.turn == 0 ? toBit >>> 8 : toBit << 8;
    }
    long kept = ~(fromBit | taken);
    pawns = before.pawns & kept;
    knights = before.knights & kept;
    bishops = before.bishops & kept;
    rooks = before.rooks & kept;
    queens = before.queens & kept;
    kings = before.kings & kept;
    int promoted = move >> 15 & 7;
    add(promoted == 0 ? role : promoted, toBit);
    own = before.other & ~taken;
    other = (before.own & ~fromBit) | toBit;
    castling = before.castling & ~(fromBit | toBit);
    passed = 0;
    halfMoves = taken == 0 ? before.halfMoves + 1 : 0;
    if (role == PAWN) {
      halfMoves = 0;
      if ((from ^ to) == 16) {
        passed = 1L << ((from + to) >> 1);
      }
    } else if (role == KING) {
      castling &= before.turn == 0 ? ~0xFFL : -1L >>> 8;
    }
    turn = before.turn ^ 1;
    fullMoves = before.fullMoves + before.turn;
  }

  private void castle(BitBoard before, int king, int rook) {
    set(before);
    long kingTo = 1L << MoveCode.kingTo(king, rook);
    long rookTo = 1L << MoveCode.rookTo(king, rook);
    kings = (kings & ~(1L << king)) | kingTo;
    rooks = (rooks & ~(1L << rook)) | rookTo;
    own = before.other;
    other = (before.own & ~(1L << king | 1L << rook)) | kingTo | rookTo;
    castling &= before.turn == 0 ? ~0xFFL : -1L >>> 8;
    passed = 0;
    halfMoves = before.halfMoves + 1;
    turn = before.turn ^ 1;
    fullMoves = before.fullMoves + before.turn;
  }

  /** Becomes {@code before} with the other side to move, as if the mover had passed. */
  public void afterPass(BitBoard before) {
    set(before);
    own = before.other;
    other = before.own;
    passed = 0;
    halfMoves = before.halfMoves + 1;
    turn = before.turn ^ 1;
    fullMoves = before.fullMoves + before.turn;
  }

  /** Becomes {@code source} with the sides exchanged and the board seen from the other end. */
  public void turnOver(BitBoard source) {
    pawns = Long.reverseBytes(source.pawns);
    knights = Long.reverseBytes(source.knights);
    bishops = Long.reverseBytes(source.bishops);
    rooks = Long.reverseBytes(source.rooks);
    queens = Long.reverseBytes(source.queens);
    kings = Long.reverseBytes(source.kings);
    own = Long.reverseBytes(source.own);
    other = Long.reverseBytes(source.other);
    castling = Long.reverseBytes(source.castling);
    passed = Long.reverseBytes(source.passed);
    turn = source.turn ^ 1;
    halfMoves = source.halfMoves;
    fullMoves = source.fullMoves;
  }

  private void add(int role, long bit) {
    switch (role) {
      case PAWN -> pawns |= bit;
      case KNIGHT -> knights |= bit;
      case BISHOP -> bishops |= bit;
      case ROOK -> rooks |= bit;
      case QUEEN -> queens |= bit;
      default -> kings |= bit;
    }
  }

  /** 0 if White is to move, 1 if Black is. */
  public int turn() {
    return turn;
  }

  public long occupied() {
    return own | other;
  }

  /** All men of a side. */
  public long men(int side) {
    return side == turn ? own : other;
  }

  /** The men of one role and side. */
  public long men(int side, int role) {
    return men(side) & role(role);
  }

  /** All men of a role, of both sides. */
  public long role(int role) {
    return switch (role) {
      case PAWN -> pawns;
      case KNIGHT -> knights;
      case BISHOP -> bishops;
      case ROOK -> rooks;
      case QUEEN -> queens;
      default -> kings;
    };
  }

  /** The role on an occupied square. */
  public int roleAt(int square) {
    long bit = 1L << square;
    if ((pawns & bit) != 0) {
      return PAWN;
    }
    if ((knights & bit) != 0) {
      return KNIGHT;
    }
    if ((bishops & bit) != 0) {
      return BISHOP;
    }
    if ((rooks & bit) != 0) {
      return ROOK;
    }
    return (queens & bit) != 0 ? QUEEN : KING;
  }

  /** The square of a side's king. */
  public int king(int side) {
    return Long.numberOfTrailingZeros(kings & men(side));
  }

  public long castling() {
    return castling;
  }

  public long passed() {
    return passed;
  }

  public int halfMoves() {
    return halfMoves;
  }

  public int fullMoves() {
    return fullMoves;
  }

  /** The men of both sides that attack a square, if the board were occupied as said. */
  public long attackers(int square, long occupied) {
    return (Attacks.knight(square) & knights)
        | (Attacks.king(square) & kings)
        | (Attacks.pawn(turn, square) & pawns & other)
        | (Attacks.pawn(turn ^ 1, square) & pawns & own)
        | (Attacks.bishop(square, occupied) & (bishops | queens))
        | (Attacks.rook(square, occupied) & (rooks | queens));
  }

  /** The men that give check to the side to move. */
  public long checkers() {
    return attackers(king(turn), occupied()) & other;
  }

  /** Whether the side that has just moved stands in check, which no legal position shows. */
  public boolean isWaiterInCheck() {
    return (attackers(king(turn ^ 1), occupied()) & own) != 0;
  }

  /**
   * A hash of men, turn, castling rooks and the given en passant square. Equal positions have equal
   * keys; unequal ones differ with near certainty.
   */
  public long key(long enPassant) {
    long key = mix(own ^ turn, pawns);
    key = mix(key ^ other, knights);
    key = mix(key ^ bishops, rooks);
    key = mix(key ^ queens, kings);
    return mix(key ^ castling, enPassant);
  }

  private static long mix(long left, long right) {
    long mixed = (left ^ Long.rotateLeft(right, 29)) * MIX + right;
    mixed ^= mixed >>> 32;
    mixed *= 0xD6E8FEB86659FD93L;
    return mixed ^ mixed >>> 29;
  }

  /** Whether men, turn and castling rooks are the same; counters and the square passed aside. */
  public boolean sameMen(BitBoard that) {
    return own == that.own
        && other == that.other
        && pawns == that.pawns
        && knights == that.knights
        && bishops == that.bishops
        && rooks == that.rooks
        && queens == that.queens
        && turn == that.turn
        && castling == that.castling;
  }
}
