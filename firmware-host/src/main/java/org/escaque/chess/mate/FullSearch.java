package org.escaque.chess.mate;

import org.escaque.chess.mate.HelpmateSearch.Found;
import org.escaque.chess.mate.MateAnswer.Can;
import org.escaque.chess.mate.MateAnswer.Cannot;
import org.escaque.chess.mate.MateAnswer.Reason;
import org.escaque.chess.mate.MateAnswer.Unknown;
import org.escaque.chess.mate.MatePictures.Picture;

/**
 * Looks for a helpmate or for the proof that there is none. The stages are ordered so that what
 * settles most positions comes first:
 *
 * <ol>
 *   <li>short dives for a mate in a corner: nearly every position of real games;
 *   <li>walls, with cases;
 *   <li>the mates that the walls leave room for, each for a while;
 *   <li>all lines by length, for a while; then longer dives;
 *   <li>every position that can arise, up to the bound.
 * </ol>
 */
final class FullSearch {

  private static final int SHORT_DIVES = 10;
  private static final int SHORT_DIVE_NODES = 1_000;
  private static final int LONG_DIVES = 8;
  private static final int LONG_DIVE_NODES = 16_000;
  private static final int PICTURE_NODES = 20_000;
  private static final int BY_LENGTH_NODES = 300_000;
  private static final int GENEROUS_NODES = 400_000;
  private static final int SPLITS = 3;

  private final Plies plies;
  private final LockedPosition locked;
  private final VisitedTable visited = new VisitedTable(1 << 20);
  private final HelpmateSearch dives;
  private final Closure closure;
  private final CornerGuide cornerGuide = new CornerGuide();
  private final PatternGuide patternGuide = new PatternGuide();

  /** Positions that may still be looked at. */
  private long left;

  FullSearch(Plies plies, LockedPosition locked) {
    this.plies = plies;
    this.locked = locked;
    dives = new HelpmateSearch(plies, visited);
    closure = new Closure(plies, locked);
  }

  /** Answers within a number of positions; the fast part has been asked before. */
  MateAnswer ask(Question question, long nodeBound) {
    plies.board(0).set(question.board());
    visited.reset();
    left = nodeBound;
    var found = dive(1, SHORT_DIVES, SHORT_DIVE_NODES);
    if (isSettled(found)) {
      return answer(question, found, dives.length());
    }
    if (locked.isSafeByCases(question.board(), SPLITS)) {
      return new Cannot(Reason.LOCKED);
    }
    found = tryPictures(question);
    if (isSettled(found)) {
      return answer(question, found, closure.length());
    }
    found = dive(1, LONG_DIVES, LONG_DIVE_NODES);
    if (isSettled(found)) {
      return answer(question, found, dives.length());
    }
    cornerGuide.aimGenerously(plies.board(0));
    found = close(cornerGuide, GENEROUS_NODES);
    if (isSettled(found)) {
      return answer(question, found, closure.length());
    }
    cornerGuide.aim(plies.board(0));
    found = close(cornerGuide, left);
    return isSettled(found)
        ? answer(question, found, closure.length())
        : new Unknown(nodeBound - left);
  }

  private static boolean isSettled(Found found) {
    return found == Found.MATE || found == Found.NONE;
  }

  private MateAnswer answer(Question question, Found found, int length) {
    return found == Found.MATE
        ? new Can(question.moves(plies.line(), length))
        : new Cannot(Reason.EXHAUSTED);
  }

  /** Dives with one budget after the other, each with more nodes. */
  private Found dive(int firstBudget, int lastBudget, int nodes) {
    var found = Found.CUT;
    for (int budget = firstBudget; budget <= lastBudget && !isSettled(found); budget++) {
      found = dives.search(0, budget, Math.min((long) nodes * budget, left));
      left = Math.max(0, left - dives.nodes());
    }
    return found;
  }

  private Found tryPictures(Question question) {
    for (Picture picture : locked.pictures(question.board())) {
      locked.aim(patternGuide, question.board(), picture);
      var found = close(patternGuide, PICTURE_NODES);
      if (isSettled(found)) {
        return found;
      }
    }
    return close((board, move) -> Guide.IDLE, BY_LENGTH_NODES);
  }

  private Found close(Guide guide, long nodes) {
    var found = closure.search(guide, Math.min(nodes, left));
    left = Math.max(0, left - closure.nodes());
    return found;
  }
}
