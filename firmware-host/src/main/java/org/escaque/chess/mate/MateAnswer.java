package org.escaque.chess.mate;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.chess.Move;
import org.escaque.chess.Position;

/**
 * Whether a side can still mate. {@link Unknown} is an answer of its own: it decides nothing, for
 * nobody. Immutable.
 */
public sealed interface MateAnswer {

  /**
   * It can, and this is how.
   *
   * @param line legal moves of both sides from the position asked about; the last one mates. Empty
   *     if the opponent is checkmated already
   */
  record Can(List<Move> line) implements MateAnswer {
    public Can {
      line = List.copyOf(line);
    }

    /** Plays the line by the rules: true if every move is legal and {@code mater} mates at last. */
    public boolean isProvedFrom(Position start, Side mater) {
      var position = start;
      for (var move : line) {
        if (!position.isLegal(move)) {
          return false;
        }
        position = position.play(move);
      }
      return position.turn() != mater && position.isCheckmate();
    }
  }

  /** No series of legal moves mates. */
  record Cannot(Reason reason) implements MateAnswer {}

  /**
   * Not settled.
   *
   * @param nodes how many positions were looked at before giving up
   */
  record Unknown(long nodes) implements MateAnswer {}

  /** Why a side cannot mate. */
  enum Reason {
    GAME_OVER("the game has ended otherwise"),
    LONE_KING("a lone king mates nobody"),
    MATERIAL("this material mates in no arrangement"),
    FORCED("every move is forced, and they lead to no mate"),
    REFUTED("all lines end within a few moves, none in mate"),
    LOCKED("the position is locked: no man ever gets at the enemy king"),
    EXHAUSTED("all positions that can arise were looked at, none is mate");

    private final String text;

    Reason(String text) {
      this.text = text;
    }

    /** The reason in words, for people. */
    public String text() {
      return text;
    }
  }
}
