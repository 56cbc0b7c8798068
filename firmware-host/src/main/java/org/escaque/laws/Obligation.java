package org.escaque.laws;

import java.util.Set;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Position;

/** To what Article 4 binds the player to move by what he has touched. */
public sealed interface Obligation {

  /** Whether a legal move satisfies it. */
  boolean permits(Move move, Position position);

  /** Any legal move will do. */
  record Free() implements Obligation {
    @Override
    public boolean permits(Move move, Position position) {
      return true;
    }
  }

  /** One of these men must be moved; castling is a move of the king. */
  record MustMove(Set<Square> squares) implements Obligation {
    public MustMove {
      squares = Set.copyOf(squares);
    }

    @Override
    public boolean permits(Move move, Position position) {
      return squares.contains(move.from());
    }
  }

  /**
   * The man on this square must be captured.
   *
   * @param by the men one of which must do it; empty if any may
   */
  record MustCapture(Square victim, Set<Square> by) implements Obligation {
    public MustCapture {
      by = Set.copyOf(by);
    }

    @Override
    public boolean permits(Move move, Position position) {
      return position.capturedSquare(move).filter(victim::equals).isPresent()
          && (by.isEmpty() || by.contains(move.from()));
    }
  }

  /** The king must castle with the rook on this square. */
  record MustCastle(Side side, Square rook, boolean kingSide) implements Obligation {
    @Override
    public boolean permits(Move move, Position position) {
      return move instanceof Move.Castling castling && castling.rookFrom() == rook;
    }
  }

  Obligation FREE = new Free();
}
