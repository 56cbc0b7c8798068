package org.escaque.chess.mate;

import org.escaque.board.Side;
import org.escaque.chess.Position;

/**
 * Can this side still checkmate by any possible series of legal moves? The question of articles
 * 5.1.2, 5.2.2, 6.9 and 7.5.5. All answers are facts about the position alone; what has been played
 * before (repetitions, the 50 and 75 move counts) is not looked at. Pure functions; each thread
 * that asks keeps a working memory of its own.
 *
 * <pre>{@code
 * switch (CanMate.full(position, Side.WHITE, CanMate.DEFAULT_NODES)) {
 *   case MateAnswer.Can(var line) -> ...     // the proof: legal moves up to the mate
 *   case MateAnswer.Cannot(var reason) -> ...
 *   case MateAnswer.Unknown(var nodes) -> ... // decides nothing
 * }
 * }</pre>
 */
public final class CanMate {

  /** A bound for {@link #full} that settles all but studies, within seconds. */
  public static final long DEFAULT_NODES = 10_000_000;

  private static final ThreadLocal<Solver> SOLVER = ThreadLocal.withInitial(Solver::new);

  private CanMate() {}

  /**
   * The fast part, for use after every move: microseconds in most positions. What it says is right,
   * but it says {@link MateAnswer.Unknown} unless it sees at once why the side cannot mate or that
   * it must.
   */
  public static MateAnswer fast(Position position, Side mater) {
    return SOLVER.get().fast(Question.of(position, mater));
  }

  /**
   * The complete search, for rulings.
   *
   * @param nodeBound positions to look at before giving up with {@link MateAnswer.Unknown}; a
   *     million is a fraction of a second
   */
  public static MateAnswer full(Position position, Side mater, long nodeBound) {
    return SOLVER.get().full(Question.of(position, mater), nodeBound);
  }

  /**
   * Whether the position is dead (article 5.2.2) as far as the fast part sees: neither side can
   * mate. A checkmate or stalemate on the board is not dead; the game has ended otherwise.
   */
  public static boolean isDead(Position position) {
    return !position.legalMoves().isEmpty()
        && fast(position, Side.WHITE) instanceof MateAnswer.Cannot
        && fast(position, Side.BLACK) instanceof MateAnswer.Cannot;
  }
}
