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

  /** A bound for {@link #full} that settles all but the rarest studies, in about a second. */
  public static final long DEFAULT_NODES = 3_500_000;

  private static final ThreadLocal<CanMate> MINE = ThreadLocal.withInitial(CanMate::new);

  private final Plies plies = new Plies();
  private final LockedPosition locked = new LockedPosition(plies);
  private final FastPart fast = new FastPart(plies, locked);
  private final FullSearch full = new FullSearch(plies, locked);

  private CanMate() {}

  /**
   * The fast part, for use after every move: microseconds in most positions. What it says is right,
   * but it says {@link MateAnswer.Unknown} unless it sees at once why the side cannot mate or that
   * it must.
   */
  public static MateAnswer fast(Position position, Side mater) {
    return MINE.get().fast.ask(Question.of(position, mater));
  }

  /**
   * The complete search, for rulings.
   *
   * @param nodeBound positions to look at before giving up with {@link MateAnswer.Unknown}; a
   *     million is a fraction of a second
   */
  public static MateAnswer full(Position position, Side mater, long nodeBound) {
    var question = Question.of(position, mater);
    var mine = MINE.get();
    var answer = mine.fast.ask(question);
    return answer instanceof MateAnswer.Unknown ? mine.full.ask(question, nodeBound) : answer;
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

  /**
   * The mating potential that the blitz rules of 1997 (C4) ask of a player who wants to win on
   * time: forces to bring about, with help, a position in which the opponent is to move and cannot
   * avoid mate in one. The forces decide, unless the fast part sees that the side cannot mate at
   * all.
   */
  public static MatingPotential matingPotential1997(Position position, Side mater) {
    var question = Question.of(position, mater);
    return MINE.get().fast.ask(question) instanceof MateAnswer.Cannot
        ? MatingPotential.MISSING
        : MatingPotential.of(question.board());
  }
}
