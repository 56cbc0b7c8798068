package org.escaque.chess;

import java.util.EnumSet;
import java.util.Set;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.bits.Attacks;
import org.escaque.chess.bits.BitBoard;

/** Looks for everything that keeps a {@link Setup} from being a position. */
final class Proof {

  private final Setup setup;
  private final EnumSet<Flaw> flaws = EnumSet.noneOf(Flaw.class);

  private Proof(Setup setup) {
    this.setup = setup;
  }

  static Set<Flaw> flaws(Setup setup) {
    var proof = new Proof(setup);
    proof.examine();
    return proof.flaws;
  }

  /** The castling rooks that are where the rules want them, with their king. */
  static Occupancy soundCastlingRooks(Setup setup) {
    var sound = Occupancy.EMPTY;
    for (var rook : setup.castlingRooks().squares()) {
      if (isSound(setup, rook)) {
        sound = sound.with(rook);
      }
    }
    return sound;
  }

  private static boolean isSound(Setup setup, Square rook) {
    var side = rook.rank() == 0 ? Side.WHITE : Side.BLACK;
    if ((rook.rank() != 0 && rook.rank() != 7)
        || setup.pieces().get(rook) != Piece.of(side, Role.ROOK)) {
      return false;
    }
    for (int file = 0; file < 8; file++) {
      var square = Square.of(file, rook.rank());
      if (setup.pieces().get(square) == Piece.of(side, Role.KING)) {
        return setup.rules() == CastlingRules.CHESS960
            ? isOnlyOfItsWing(setup, square, rook)
            : file == 4 && (rook.file() == 0 || rook.file() == 7);
      }
    }
    return false;
  }

  /** A side has at most one right on either wing. */
  private static boolean isOnlyOfItsWing(Setup setup, Square king, Square rook) {
    return setup.castlingRooks().squares().stream()
            .filter(other -> other.rank() == rook.rank())
            .filter(other -> other.file() > king.file() == rook.file() > king.file())
            .count()
        == 1;
  }

  /** Whether a pawn of the waiting side can just have passed the en passant square. */
  static boolean isSoundEnPassant(Setup setup) {
    var passed = setup.enPassant();
    if (passed == null) {
      return true;
    }
    var mover = setup.turn().opponent();
    int rank = mover == Side.WHITE ? 2 : 5;
    int forward = mover == Side.WHITE ? 1 : -1;
    if (passed.rank() != rank || setup.pieces().containsKey(passed)) {
      return false;
    }
    var origin = Square.of(passed.file(), rank - forward);
    var pawn = setup.pieces().get(Square.of(passed.file(), rank + forward));
    return pawn == Piece.of(mover, Role.PAWN) && !setup.pieces().containsKey(origin);
  }

  private void examine() {
    for (var side : Side.values()) {
      examineMen(side);
    }
    if (setup.pieces().entrySet().stream().anyMatch(man -> isStrayPawn(man.getKey()))) {
      flaws.add(Flaw.PAWN_ON_BACK_RANK);
    }
    if (!soundCastlingRooks(setup).equals(setup.castlingRooks())) {
      flaws.add(Flaw.BAD_CASTLING_RIGHTS);
    }
    if (!isSoundEnPassant(setup)) {
      flaws.add(Flaw.BAD_EN_PASSANT);
    }
    if (!flaws.contains(Flaw.MISSING_KING) && !flaws.contains(Flaw.TOO_MANY_KINGS)) {
      examineChecks(setup.bitBoard());
    }
  }

  private boolean isStrayPawn(Square square) {
    var piece = setup.pieces().get(square);
    return piece != null && piece.role() == Role.PAWN && (square.rank() == 0 || square.rank() == 7);
  }

  private void examineMen(Side side) {
    int kings = count(side, Role.KING);
    if (kings == 0) {
      flaws.add(Flaw.MISSING_KING);
    } else if (kings > 1) {
      flaws.add(Flaw.TOO_MANY_KINGS);
    }
    int promoted =
        beyond(2, count(side, Role.KNIGHT))
            + beyond(1, bishops(side, true))
            + beyond(1, bishops(side, false))
            + beyond(2, count(side, Role.ROOK))
            + beyond(1, count(side, Role.QUEEN));
    if (count(side, Role.PAWN) + promoted > 8) {
      flaws.add(Flaw.TOO_MUCH_MATERIAL);
    }
  }

  private static int beyond(int start, int men) {
    return Math.max(0, men - start);
  }

  private int count(Side side, Role role) {
    var wanted = Piece.of(side, role);
    return (int) setup.pieces().values().stream().filter(piece -> piece == wanted).count();
  }

  private int bishops(Side side, boolean light) {
    var bishop = Piece.of(side, Role.BISHOP);
    return (int)
        setup.pieces().entrySet().stream()
            .filter(man -> man.getValue() == bishop)
            .filter(man -> ((man.getKey().file() + man.getKey().rank()) % 2 != 0) == light)
            .count();
  }

  private void examineChecks(BitBoard board) {
    if (board.isWaiterInCheck()) {
      flaws.add(Flaw.OPPOSITE_CHECK);
    }
    long checkers = board.checkers();
    int count = Long.bitCount(checkers);
    if (count > 2 || (count == 2 && !isDoubleCheck(board, checkers))) {
      flaws.add(Flaw.IMPOSSIBLE_CHECK);
    }
  }

  /** A double check is a discovery: one slider at least, and not from both ends of one line. */
  private static boolean isDoubleCheck(BitBoard board, long checkers) {
    long sliders =
        board.role(BitBoard.BISHOP) | board.role(BitBoard.ROOK) | board.role(BitBoard.QUEEN);
    int first = Long.numberOfTrailingZeros(checkers);
    int second = 63 - Long.numberOfLeadingZeros(checkers);
    long king = 1L << board.king(board.turn());
    return (checkers & sliders) != 0 && (Attacks.between(first, second) & king) == 0;
  }
}
