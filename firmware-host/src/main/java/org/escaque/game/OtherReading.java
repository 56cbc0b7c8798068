package org.escaque.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.escaque.board.BoardEvent;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.tracking.Tracker;
import org.escaque.tracking.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * What the board means if the last act does not count as the game has it, while nobody has ruled on
 * it: a press without a move may have given the turn away, and an illegal move may be put right by
 * the player himself. Kept beside the game until a move proves it. Immutable.
 *
 * @param from the game's position all this while
 * @param plies how many plies the score has all this while
 * @param base the score that it would go on from
 * @param tracker reads the board so
 */
record OtherReading(Position from, int plies, Score base, Tracker tracker) {

  /** Nobody knows how many plies the score lacks, or has too many. */
  private static final int UNKNOWN = 1_000;

  /** A turn without a move, as engines write it. */
  static final String NO_MOVE = "0000";

  /** The side to move has pressed without a move: what follows may be the opponent's reply. */
  static @Nullable OtherReading ofPassedTurn(Draft draft) {
    var from = draft.position();
    var by = from.turn();
    var setup = from.setup().withTurn(by.opponent()).withEnPassant(null);
    var next = Position.asItStands(setup).position();
    if (next.isEmpty()) {
      return null;
    }
    var scored =
        new ScoredPly(
            by,
            "",
            NO_MOVE,
            draft.clock.remaining(by, draft.now),
            Duration.ZERO,
            Mark.ILLEGAL,
            List.of());
    var passed = of(draft, draft.score.plus(scored, next.get()));
    return passed.with(passed.tracker.lostFromSight(UNKNOWN));
  }

  /**
   * An illegal move stands: what follows may be its correction. With a contact in doubt it may have
   * been another move, and what follows is read with less trust.
   */
  static OtherReading ofCorrection(Draft draft, Score before) {
    var corrected = of(draft, before);
    return draft.tracker.isFaulty() ? corrected.with(corrected.tracker.unsure()) : corrected;
  }

  private OtherReading with(Tracker next) {
    return new OtherReading(from, plies, base, next);
  }

  private static OtherReading of(Draft draft, Score base) {
    var tracker = draft.tracker.restored(base.position(), base.size());
    return new OtherReading(draft.position(), draft.score.size(), base, tracker);
  }

  /** Hands did something; a reading that is no longer possible is forgotten. */
  static void felt(Draft draft, BoardEvent event) {
    var other = draft.other;
    if (other != null) {
      draft.other = other.isPossible(draft) ? other.on(event) : null;
    }
  }

  private OtherReading on(BoardEvent event) {
    return with(tracker.on(event));
  }

  private boolean isPossible(Draft draft) {
    return plies == draft.score.size() && from.equals(draft.position());
  }

  private static Optional<OtherReading> possible(Draft draft) {
    return Optional.ofNullable(draft.other).filter(other -> other.isPossible(draft));
  }

  /**
   * What a press completes: the game's own reading, unless this one alone makes it a clean move.
   */
  static Verdict better(Draft draft, Side side, Verdict own) {
    var other = possible(draft).orElse(null);
    if (other == null || isClean(own)) {
      return own;
    }
    var verdict = other.tracker.atPress(side, draft.now);
    if (!isClean(verdict)) {
      return own;
    }
    other.adopt(draft);
    return verdict;
  }

  /** A move, and nothing else stands wrong. */
  private static boolean isClean(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Completed done -> done.displaced().isEmpty();
      case Verdict.Ambiguous done -> done.displaced().isEmpty();
      case Verdict.Illegal _,
          Verdict.NothingMoved _,
          Verdict.IdlePress _,
          Verdict.Unseen _,
          Verdict.Unexplained _ ->
          false;
    };
  }

  private void adopt(Draft draft) {
    int same = Math.min(base.size(), draft.score.size());
    boolean taken = base.size() < draft.score.size();
    int revised = draft.score.revised() + (taken ? 1 : 0);
    draft.score = new Score(base.start(), base.plies(), base.after(), revised);
    draft.effects.add(
        taken
            ? new Effect.ScoreChanged(same)
            : new Effect.PlyCompleted(same, base.plies().getLast()));
    draft.turn = Turn.FRESH;
    draft.other = null;
    if (!taken) {
      answered(draft);
    }
  }

  /** The reply makes an empty press history, unless it still waits for a ruling. */
  private static void answered(Draft draft) {
    draft.endAlerts(
        alert ->
            alert.kind() == AlertKind.NO_MOVE
                && draft.offences.newest(act -> act.alert().equals(alert.id())).isEmpty(),
        AlertState.EXPIRED,
        null);
  }

  /** Whether the side whose clock runs has made the move that it would be its turn to make. */
  static boolean isMadeBy(Draft draft, Side side) {
    return possible(draft)
        .filter(other -> other.base.position().turn() == side)
        .flatMap(other -> other.tracker.reading().made())
        .filter(ply -> ply.side() == side)
        .isPresent();
  }
}
