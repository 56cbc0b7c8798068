package org.escaque.game;

import java.util.List;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.chess.San;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Obligation;
import org.escaque.tracking.Ply;
import org.escaque.tracking.PlyReading;
import org.escaque.tracking.Touch;
import org.escaque.tracking.Tracker;
import org.escaque.tracking.Verdict;

/** Plies that are complete go into the score, with all that hangs on them. */
final class Completion {

  private Completion() {}

  static void of(Draft draft, Side side, Verdict.Completed done) {
    Revisions.apply(draft, done.revisions());
    if (done.turned()) {
      Raising.of(draft, AlertKind.ORIENTATION, null).note("the board stands half round").raise();
    }
    all(draft, side, done.plies(), done.touches(), done.next(), done.displaced(), false);
  }

  static void of(Draft draft, Side side, Verdict.Ambiguous done) {
    Revisions.apply(draft, done.revisions());
    all(draft, side, done.plies(), done.touches(), done.next(), done.displaced(), false);
  }

  /** Plies made while the board could not be seen. */
  static void rebuilt(Draft draft, Verdict.Completed done) {
    Revisions.apply(draft, done.revisions());
    var last = done.plies().getLast().best().side();
    all(draft, last, done.plies(), done.touches(), done.next(), done.displaced(), true);
  }

  static void rebuilt(Draft draft, Verdict.Ambiguous done) {
    Revisions.apply(draft, done.revisions());
    var last = done.plies().getLast().best().side();
    all(draft, last, done.plies(), done.touches(), done.next(), done.displaced(), true);
  }

  private static void all(
      Draft draft,
      Side side,
      List<PlyReading> plies,
      List<List<Touch>> touches,
      Tracker next,
      Occupancy displaced,
      boolean unseen) {
    // Who was touched first is unknown where not all was seen.
    boolean blind = draft.tracker.isBlind();
    boolean overflows = next.overflowed() && !draft.tracker.overflowed();
    draft.tracker = next;
    for (int i = 0; i < plies.size() && !draft.over(); i++) {
      var bound = i < touches.size() && !blind ? draft.binding(touches.get(i)) : List.<Touch>of();
      boolean last = i == plies.size() - 1;
      one(draft, plies.get(i), bound, last && !unseen, unseen);
    }
    if (overflows) {
      Notes.onOverflow(draft);
    }
    countMoves(draft);
    if (!displaced.isEmpty() && !draft.over()) {
      Raising.of(draft, AlertKind.DISPLACED, side).note(displaced + " differ").raise();
    }
  }

  /** Plies that an illegal act completes by following them. */
  static void earlier(Draft draft, List<PlyReading> plies) {
    for (var ply : plies) {
      if (!draft.over()) {
        one(draft, ply, List.of(), false, false);
      }
    }
  }

  private static boolean permits(Obligation obligation, Ply ply) {
    return ply instanceof Ply.Played(var position, var move, var after, var landing)
        && obligation.permits(move, position);
  }

  /** One ply: recorded first, then judged. */
  private static void one(
      Draft draft, PlyReading reading, List<Touch> touches, boolean pressed, boolean unseen) {
    var before = draft.score;
    var turn = draft.turn;
    var obligation = draft.obligation(touches);
    add(draft, reading, unseen);
    var ply = reading.best();
    var side = ply.side();
    draft.turn = draft.turn.after(side);
    Windows.movedBy(draft, side);
    Notes.onReading(draft, reading, side);
    if (Endings.check(draft)) {
      return;
    }
    if (turn.twoHands() && TwoHands.completed(draft, side, before, touches)) {
      return;
    }
    boolean breach = ply instanceof Ply.Played && !permits(obligation, ply);
    if (breach) {
      boolean open =
          reading.guessed()
              || reading.alternatives().stream().anyMatch(other -> permits(obligation, other));
      Breach.completed(draft, (Ply.Played) ply, before, turn, touches, pressed, open);
    }
    Notes.onSilence(draft, side, turn);
    BothKings.completed(draft);
  }

  /** Writes a ply into the score. */
  static void add(Draft draft, PlyReading reading, boolean unseen) {
    var scored = scored(draft, reading, unseen);
    draft.score = draft.score.plus(scored, reading.best().after());
    draft.effects.add(new Effect.PlyCompleted(draft.score.size() - 1, scored));
  }

  private static ScoredPly scored(Draft draft, PlyReading reading, boolean unseen) {
    var ply = reading.best();
    var side = ply.side();
    return new ScoredPly(
        side,
        san(ply),
        lan(ply),
        draft.clock.remaining(side, draft.now),
        draft.clock.spent(side),
        mark(reading, unseen),
        alternatives(reading));
  }

  /** The legal moves among them: those that an arbiter can choose. */
  static List<String> alternatives(PlyReading reading) {
    return reading.alternatives().stream()
        .filter(Ply.Played.class::isInstance)
        .map(Completion::san)
        .toList();
  }

  static Mark mark(PlyReading reading, boolean unseen) {
    if (reading.isAmbiguous()) {
      return Mark.AMBIGUOUS;
    }
    if (reading.isUnconfirmedPromotion()) {
      return Mark.UNCONFIRMED;
    }
    if (reading.best() instanceof Ply.Irregular) {
      return Mark.ILLEGAL;
    }
    return unseen ? Mark.RECONSTRUCTED : Mark.NONE;
  }

  static String san(Ply ply) {
    return switch (ply) {
      case Ply.Played played -> San.write(played.before(), played.move());
      case Ply.Irregular irregular -> "";
    };
  }

  static String lan(Ply ply) {
    return switch (ply) {
      case Ply.Played played -> played.before().uci(played.move());
      case Ply.Irregular irregular -> irregular.from() + "" + irregular.to();
    };
  }

  /** The periods of the clock follow the score, not the presses. */
  static void countMoves(Draft draft) {
    for (var side : Side.values()) {
      int moves = (int) draft.score.plies().stream().filter(ply -> ply.side() == side).count();
      if (draft.clock.movesCompleted(side) != moves) {
        draft.clock = draft.clock.movesCompleted(side, moves, draft.now);
      }
    }
  }
}
