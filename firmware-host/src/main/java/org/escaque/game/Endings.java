package org.escaque.game;

import java.util.Optional;
import org.escaque.chess.Position;
import org.escaque.chess.mate.CanMate;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Outcome;
import org.escaque.laws.Proposal;
import org.escaque.laws.Reason;
import org.escaque.laws.Result;
import org.escaque.laws.Rule;
import org.escaque.laws.Rulebook;
import org.escaque.tracking.Ply;
import org.escaque.tracking.Tracker;
import org.escaque.tracking.Verdict;

/** Moves that end the game by themselves, pressed or not. */
final class Endings {

  private static final int FIFTY = 100;
  private static final int SEVENTY_FIVE = 150;

  private Endings() {}

  /**
   * The result that a position brings at once, whoever reached it; empty if play goes on.
   *
   * @param reserves what may still be dropped
   */
  static Optional<Outcome> of(Rulebook laws, Reserves reserves, Position position) {
    if (position.legalMoves().isEmpty()) {
      if (laws.has(Rule.DROPS) && Drops.canHelp(position, reserves.of(position.turn()))) {
        return Optional.empty();
      }
      return Optional.of(
          position.inCheck()
              ? Outcome.of(Result.winFor(position.turn().opponent()), Reason.CHECKMATE)
              : Outcome.of(Result.DRAW, Reason.STALEMATE));
    }
    boolean dead =
        laws.has(Rule.DEAD_POSITION)
            && !BothKings.idleInCheck(position)
            && CanMate.isDead(position);
    return dead ? Optional.of(Outcome.of(Result.DRAW, Reason.DEAD_POSITION)) : Optional.empty();
  }

  /** After a completed ply: whether the game is over now. */
  static boolean check(Draft draft) {
    var last = draft.score.plies().getLast();
    if (last.mark() == Mark.ILLEGAL || last.mark() == Mark.AMBIGUOUS) {
      return false;
    }
    var ended = of(draft.laws, draft.reserves, draft.position());
    if (ended.isPresent() && last.mark() == Mark.UNCONFIRMED) {
      propose(draft, ended.get(), "if the piece is a queen");
      return false;
    }
    if (ended.isPresent() && !endAlike(draft.tracker, draft, ended.get())) {
      propose(draft, ended.get(), "if the score is right");
      return false;
    }
    if (ended.isPresent()) {
      draft.end(ended.get());
      return true;
    }
    return repeated(draft) || quiet(draft) || available(draft);
  }

  private static void propose(Draft draft, Outcome outcome, String when) {
    Raising.of(draft, AlertKind.RESULT_PROPOSAL, null)
        .proposing(Proposal.of(outcome))
        .note(when)
        .raise();
  }

  /** Whether the game ends so by every reading of the plies that are open. */
  private static boolean endAlike(Tracker tracker, Draft draft, Outcome outcome) {
    return tracker.positions().stream()
        .allMatch(
            position ->
                of(draft.laws, draft.reserves, position).filter(outcome::equals).isPresent());
  }

  private static boolean repeated(Draft draft) {
    boolean five =
        switch (draft.laws.cell(Rule.FIVEFOLD).value()) {
          case "consecutive" -> draft.score.isFiveConsecutive();
          case "any" -> draft.score.occurrences() >= 5;
          default -> false;
        };
    if (five) {
      return decideBy(draft, AlertKind.FIVEFOLD, Reason.FIVEFOLD);
    }
    if (draft.laws.has(Rule.THREEFOLD_AUTOMATIC) && draft.score.occurrences() >= 3) {
      draft.end(Outcome.of(Result.DRAW, Reason.THREEFOLD));
      return true;
    }
    return false;
  }

  private static boolean quiet(Draft draft) {
    int plies = draft.position().halfMoveClock();
    if (draft.laws.has(Rule.SEVENTY_FIVE) && plies >= SEVENTY_FIVE) {
      return decideBy(draft, AlertKind.SEVENTY_FIVE, Reason.SEVENTY_FIVE);
    }
    if (draft.laws.has(Rule.FIFTY_AUTOMATIC) && plies >= FIFTY) {
      draft.end(Outcome.of(Result.DRAW, Reason.FIFTY));
      return true;
    }
    return false;
  }

  private static boolean available(Draft draft) {
    Notes.onDraws(draft);
    return false;
  }

  private static boolean decideBy(Draft draft, AlertKind kind, Reason reason) {
    var draw = Outcome.of(Result.DRAW, reason);
    if (draft.open(kind).isEmpty()) {
      Raising.of(draft, kind, null).proposing(Proposal.of(draw)).raise();
    }
    if (draft.laws.automatic()) {
      draft.end(draw);
      return true;
    }
    return false;
  }

  /** Whether these plies end the game by themselves, and were made as the Laws want it. */
  static boolean ends(Draft draft, Verdict.Completed done) {
    var reading = done.plies().getLast();
    if (!reading.isCertain() || !(reading.best() instanceof Ply.Played played)) {
      return false;
    }
    var ended = of(draft.laws, draft.reserves, played.after());
    if (ended.isEmpty() || !endAlike(done.next(), draft, ended.get())) {
      return false;
    }
    if (done.plies().size() > 1) {
      return true;
    }
    var touches = draft.binding(done.touches().getLast());
    return draft.obligation(touches).permits(played.move(), played.before())
        && !draft.turn.twoHands();
  }
}
