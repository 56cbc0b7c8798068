package org.escaque.chess.mate;

import java.util.List;
import org.escaque.chess.bits.BitBoard;
import org.escaque.chess.mate.HelpmateSearch.Found;
import org.escaque.chess.mate.MateAnswer.Can;
import org.escaque.chess.mate.MateAnswer.Cannot;
import org.escaque.chess.mate.MateAnswer.Reason;
import org.escaque.chess.mate.MateAnswer.Unknown;
import org.escaque.chess.mate.MatePictures.Picture;

/**
 * Puts the methods in order, cheap ones first. Holds the memory that they work in, so one solver
 * answers question after question without garbage; confined to one thread.
 */
final class Solver {

  private static final MateAnswer UNKNOWN = new Unknown(0);

  private static final int LAST_BUDGET = 10;

  private final Plies plies = new Plies();
  private final Refutation refutation = new Refutation(plies);
  private final VisitedTable visited = new VisitedTable(1 << 22);
  private final HelpmateSearch search = new HelpmateSearch(plies, visited);
  private final LockedPosition locked = new LockedPosition(plies);
  private final CornerGuide cornerGuide = new CornerGuide();
  private final PatternGuide patternGuide = new PatternGuide();
  private final Closure closure = new Closure(plies, locked);

  /** The fast part: sound, never a search. */
  MateAnswer fast(Question question) {
    plies.board(0).set(question.board());
    int ply = ForcedPlay.play(plies);
    return switch (ForcedPlay.end(plies, ply)) {
      case MATE -> new Can(question.moves(plies.line(), ply));
      case OVER -> new Cannot(ply == 0 ? Reason.GAME_OVER : Reason.FORCED);
      case CYCLE -> new Cannot(Reason.FORCED);
      case OPEN -> openPosition(ply);
    };
  }

  private MateAnswer openPosition(int ply) {
    var board = plies.board(ply);
    if (Material.isHopeless(board)) {
      if (ply > 0) {
        return new Cannot(Reason.FORCED);
      }
      return new Cannot(Material.isLoneKing(board) ? Reason.LONE_KING : Reason.MATERIAL);
    }
    if (refutation.holds(ply, 6)) {
      return new Cannot(Reason.REFUTED);
    }
    if (LockedPosition.isLikely(board) && isLocked(ply, board)) {
      return new Cannot(Reason.LOCKED);
    }
    return UNKNOWN;
  }

  private boolean isLocked(int ply, BitBoard board) {
    boolean isTense = board.checkers() != 0 || board.role(BitBoard.KNIGHT) != 0;
    return locked.isSafe(board) || isTense && locked.isSafeAfterAll(ply);
  }

  /** The whole way, up to a number of positions looked at. */
  MateAnswer full(Question question, long nodeBound) {
    var quick = fast(question);
    if (!(quick instanceof Unknown)) {
      return quick;
    }
    plies.board(0).set(question.board());
    visited.reset();
    long spent = 0;
    for (int budget = 1; budget <= LAST_BUDGET && spent < nodeBound; budget++) {
      var found = search.search(0, budget, Math.min(1_000L * budget, nodeBound - spent));
      spent += search.nodes();
      if (found == Found.MATE) {
        return new Can(question.moves(plies.line(), search.length()));
      }
      if (found == Found.NONE) {
        return new Cannot(Reason.EXHAUSTED);
      }
    }
    if (locked.isSafeByCases(question.board(), 3)) {
      return new Cannot(Reason.LOCKED);
    }
    return hardPosition(question, spent, nodeBound);
  }

  private MateAnswer hardPosition(Question question, long spent, long nodeBound) {
    long used = spent;
    List<Picture> pictures = locked.pictures(question.board());
    for (var picture : pictures) {
      locked.pictures(question.board());
      locked.aim(patternGuide, picture);
      var found = closure.search(patternGuide, Math.min(20_000, nodeBound - used));
      used += closure.nodes();
      if (found == Found.MATE || found == Found.NONE) {
        return answer(question, found);
      }
    }
    cornerGuide.aim(plies.board(0));
    var found = closure.search(cornerGuide, nodeBound - used);
    used += closure.nodes();
    return found == Found.MATE || found == Found.NONE ? answer(question, found) : new Unknown(used);
  }

  private MateAnswer answer(Question question, Found found) {
    return found == Found.MATE
        ? new Can(question.moves(plies.line(), closure.length()))
        : new Cannot(Reason.EXHAUSTED);
  }
}
