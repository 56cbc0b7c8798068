package org.escaque.chess;

import org.escaque.board.Square;

/**
 * A move, by what it does. A move says nothing about legality; it means something only beside the
 * {@link Position} in which it is played. Immutable.
 */
public sealed interface Move {

  /** The square that the moved man leaves; the king's for castling. */
  Square from();

  /** The square where it stands afterwards; the king's for castling. */
  Square to();

  /**
   * The move as UCI writes it: {@code e2e4}, {@code e7e8q}; castling as the king's step, {@code
   * e1g1}. {@link Position#uci} writes castling by the rules of the position.
   */
  default String uci() {
    return from() + "" + to();
  }

  /** A man goes from one square to another and takes what stands there, if anything. */
  record Normal(Square from, Square to) implements Move {
    @Override
    public String toString() {
      return uci();
    }
  }

  /** A pawn reaches the last rank and becomes {@code role} (article 3.7.3.3). */
  record Promotion(Square from, Square to, Role role) implements Move {
    public Promotion {
      if (!Role.PROMOTIONS.contains(role)) {
        throw new IllegalArgumentException("no pawn becomes a " + role);
      }
    }

    @Override
    public String uci() {
      return from() + "" + to() + Character.toLowerCase(role.letter());
    }

    @Override
    public String toString() {
      return uci();
    }
  }

  /** A pawn takes a pawn that has just passed the square it attacks (article 3.7.3.1). */
  record EnPassant(Square from, Square to) implements Move {

    /** Where the taken pawn stands: beside the taker, not where it goes. */
    public Square victim() {
      return Square.of(to.file(), from.rank());
    }

    @Override
    public String toString() {
      return uci();
    }
  }

  /**
   * King and rook move together (article 3.8.2). The rook's square names the move in every variant:
   * in Chess960 the king may stand on its goal already.
   */
  record Castling(Square from, Square rookFrom) implements Move {

    /** Whether it is castling towards the h-file, {@code O-O}. */
    public boolean isKingside() {
      return rookFrom.file() > from.file();
    }

    /** The king's goal: g-file or c-file. */
    @Override
    public Square to() {
      return Square.of(isKingside() ? 6 : 2, from.rank());
    }

    /** The rook's goal: f-file or d-file. */
    public Square rookTo() {
      return Square.of(isKingside() ? 5 : 3, from.rank());
    }

    @Override
    public String toString() {
      return uci();
    }
  }
}
