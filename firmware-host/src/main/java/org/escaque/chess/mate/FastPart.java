package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;
import org.escaque.chess.mate.MateAnswer.Can;
import org.escaque.chess.mate.MateAnswer.Cannot;
import org.escaque.chess.mate.MateAnswer.Reason;
import org.escaque.chess.mate.MateAnswer.Unknown;

/**
 * What can be said within microseconds: what forced moves lead to, what the material is worth,
 * lines that all end soon, walls that nobody passes. Ordinary positions cost one line of six plies.
 */
final class FastPart {

  /** Plies that the lines of a short refutation may last. */
  private static final int REFUTATION_DEPTH = 6;

  private static final MateAnswer UNKNOWN = new Unknown(0);

  private final Plies plies;
  private final Refutation refutation;
  private final LockedPosition locked;

  FastPart(Plies plies, LockedPosition locked) {
    this.plies = plies;
    this.refutation = new Refutation(plies);
    this.locked = locked;
  }

  /** Answers; {@link Can} only if forced moves lead to mate. The end of the game comes first. */
  MateAnswer ask(Question question) {
    plies.board(0).set(question.board());
    int ply = ForcedPlay.play(plies);
    return switch (ForcedPlay.end(plies, ply)) {
      case MATE -> new Can(question.moves(plies.line(), ply));
      case OVER -> new Cannot(ply == 0 ? Reason.GAME_OVER : Reason.FORCED);
      case CYCLE -> new Cannot(Reason.FORCED);
      case OPEN -> askOpen(ply);
    };
  }

  private MateAnswer askOpen(int ply) {
    var board = plies.board(ply);
    if (Material.isHopeless(board)) {
      if (ply > 0) {
        return new Cannot(Reason.FORCED);
      }
      return new Cannot(Material.isLoneKing(board) ? Reason.LONE_KING : Reason.MATERIAL);
    }
    if (refutation.holds(ply, REFUTATION_DEPTH)) {
      return new Cannot(Reason.REFUTED);
    }
    if (LockedPosition.isLikely(board) && isLocked(ply, board)) {
      return new Cannot(Reason.LOCKED);
    }
    return UNKNOWN;
  }

  /** A check or a knight may still change a locked position by one move. */
  private boolean isLocked(int ply, BitBoard board) {
    boolean isTense = board.checkers() != 0 || board.role(BitBoard.KNIGHT) != 0;
    return locked.isSafe(board) || (isTense && locked.isSafeAfterAll(ply));
  }
}
