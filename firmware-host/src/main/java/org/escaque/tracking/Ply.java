package org.escaque.tracking;

import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Position;

/** One completed turn of one side as a hypothesis has it: from a position to the next. */
public sealed interface Ply {

  Position before();

  Position after();

  Square from();

  Square to();

  /** Who moved. */
  default Side side() {
    return before().turn();
  }

  /** Whether a man stood where it went. */
  default boolean takes() {
    return before().pieceAt(to()).isPresent();
  }

  /** Whether the same was done, whatever the men beside it were. */
  boolean isSameAct(Ply other);

  /**
   * A legal move.
   *
   * @param landing how much of it the contacts told
   */
  record Played(Position before, Move move, Position after, Landing landing) implements Ply {

    /** A legal move that the contacts told. */
    public static Played of(Position before, Move move) {
      return of(before, move, Landing.FELT);
    }

    static Played of(Position before, Move move, Landing landing) {
      return new Played(before, move, before.play(move), landing);
    }

    /** The same, and the contact of its goal has told of it since. */
    Played felt() {
      return landing(Landing.FELT);
    }

    /** The same, of which the contacts told so much. */
    Played landing(Landing told) {
      return new Played(before, move, after, told);
    }

    @Override
    public Square from() {
      return move.from();
    }

    @Override
    public Square to() {
      return move.to();
    }

    @Override
    public boolean isSameAct(Ply other) {
      return other instanceof Played played && played.move.equals(move);
    }
  }

  /** An illegal act that stands until somebody rules: a man went where the rules do not let it. */
  record Irregular(Position before, Square from, Square to, Position after) implements Ply {
    @Override
    public boolean isSameAct(Ply other) {
      return other instanceof Irregular irregular && irregular.from == from && irregular.to == to;
    }
  }
}
