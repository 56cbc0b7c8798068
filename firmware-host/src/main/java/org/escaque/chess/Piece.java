package org.escaque.chess;

import java.util.List;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.bits.Attacks;

/** One of the twelve kinds of chessmen: a role and a side. */
public enum Piece {
  WHITE_PAWN(Side.WHITE, Role.PAWN),
  WHITE_KNIGHT(Side.WHITE, Role.KNIGHT),
  WHITE_BISHOP(Side.WHITE, Role.BISHOP),
  WHITE_ROOK(Side.WHITE, Role.ROOK),
  WHITE_QUEEN(Side.WHITE, Role.QUEEN),
  WHITE_KING(Side.WHITE, Role.KING),
  BLACK_PAWN(Side.BLACK, Role.PAWN),
  BLACK_KNIGHT(Side.BLACK, Role.KNIGHT),
  BLACK_BISHOP(Side.BLACK, Role.BISHOP),
  BLACK_ROOK(Side.BLACK, Role.ROOK),
  BLACK_QUEEN(Side.BLACK, Role.QUEEN),
  BLACK_KING(Side.BLACK, Role.KING);

  private static final List<Piece> ALL = List.of(values());

  private final Side side;
  private final Role role;

  Piece(Side side, Role role) {
    this.side = side;
    this.role = role;
  }

  /** The piece of a side and a role. */
  public static Piece of(Side side, Role role) {
    return ALL.get(6 * side.ordinal() + role.ordinal());
  }

  /** All twelve, White's first. */
  public static List<Piece> all() {
    return ALL;
  }

  /** Reads a letter of FEN: {@code PNBRQK} for White, {@code pnbrqk} for Black. */
  public static Optional<Piece> parse(char letter) {
    return ALL.stream().filter(piece -> piece.letter() == letter).findFirst();
  }

  public Side side() {
    return side;
  }

  public Role role() {
    return role;
  }

  /** The letter of FEN: large for White, small for Black. */
  public char letter() {
    return side == Side.WHITE ? role.letter() : Character.toLowerCase(role.letter());
  }

  /**
   * The squares that this piece attacks from a square if the board is occupied as said, own men
   * included (article 3.1.2). A pawn attacks sideways only, whether something stands there or not.
   */
  public Occupancy attacks(Square from, Occupancy occupied) {
    long attacked =
        role == Role.PAWN
            ? Attacks.pawn(side.ordinal(), from.index())
            : Attacks.of(role.ordinal(), from.index(), occupied.bits());
    return new Occupancy(attacked);
  }

  /** {@code white knight}. */
  @Override
  public String toString() {
    return side + " " + role;
  }
}
