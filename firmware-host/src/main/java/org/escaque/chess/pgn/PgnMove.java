package org.escaque.chess.pgn;

import org.escaque.chess.Move;

/** A legal move of a game or a variation, with what stands beside it. */
public record PgnMove(Move move, Notes notes) implements PgnPly {

  /** A move with nothing beside it. */
  public static PgnMove of(Move move) {
    return new PgnMove(move, Notes.NONE);
  }
}
