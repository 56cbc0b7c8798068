package org.escaque.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.chess.Role;
import org.escaque.chess.San;
import org.escaque.laws.AlertState;
import org.escaque.laws.ClaimKind;
import org.escaque.laws.Outcome;
import org.escaque.laws.Proposal;
import org.escaque.laws.Reason;
import org.escaque.laws.Result;
import org.escaque.laws.Rule;
import org.escaque.laws.Verdicts;
import org.escaque.tracking.Touch;
import org.jspecify.annotations.Nullable;

/**
 * Draws by repetition and by fifty moves, claimed with or without an intended move (9.2 to 9.5).
 */
final class DrawClaims {

  private static final int FIFTY = 100;

  private DrawClaims() {}

  static void made(Draft draft, GameEvent.ClaimMade claim) {
    var side = claim.side();
    String article = article(draft, claim.kind());
    if (draft.position().turn() != side) {
      Claims.reject(draft, side, article, side + " does not have the move");
      return;
    }
    if (rightIsLost(draft, side)) {
      String lost = draft.laws.article(Rule.CLAIM_RIGHT_UNTIL);
      Claims.reject(draft, side, lost, "the right to claim is lost on this move");
      return;
    }
    var intended = intended(draft, claim.san());
    if (claim.san() != null && intended.isEmpty()) {
      wrong(draft, side, claim.san() + " is not legal");
      bind(draft, claim.san());
      return;
    }
    if (holds(draft, claim.kind(), intended)) {
      var reason = claim.kind() == ClaimKind.THREEFOLD ? Reason.THREEFOLD : Reason.FIFTY;
      Claims.end(draft, side, article, Outcome.of(Result.DRAW, reason));
      return;
    }
    wrong(draft, side, "the claim does not hold");
    intended.ifPresent(move -> bind(draft, move));
  }

  private static String article(Draft draft, ClaimKind kind) {
    return draft.laws.article(
        kind == ClaimKind.THREEFOLD ? Rule.THREEFOLD_AUTOMATIC : Rule.FIFTY_AUTOMATIC);
  }

  /** By touching a piece, or by making a move, as the edition has it. */
  private static boolean rightIsLost(Draft draft, Side side) {
    var reading = draft.reading();
    boolean made = reading.made().filter(ply -> ply.side() == side).isPresent();
    return draft.laws.says(Rule.CLAIM_RIGHT_UNTIL, "own-touch")
        ? made || !draft.touches().isEmpty()
        : made;
  }

  private static Optional<Move> intended(Draft draft, @Nullable String san) {
    return san != null && San.parse(draft.position(), san) instanceof San.Read(var move)
        ? Optional.of(move)
        : Optional.empty();
  }

  private static boolean holds(Draft draft, ClaimKind kind, Optional<Move> intended) {
    Position claimed = intended.map(draft.position()::play).orElse(draft.position());
    if (kind == ClaimKind.FIFTY) {
      return claimed.halfMoveClock() >= FIFTY;
    }
    int before = draft.score.occurrences(claimed);
    return (intended.isPresent() ? before + 1 : before) >= 3;
  }

  /** The penalty of a wrong claim; the game goes on, and the claim may count as an offer. */
  private static void wrong(Draft draft, Side side, String reason) {
    var left = draft.clock.remaining(side, draft.now).toDuration();
    var cost = Verdicts.wrongClaimCost(draft.laws, left);
    var bonus = Verdicts.wrongClaimBonus(draft.laws);
    var alert = Claims.reject(draft, side, draft.laws.article(Rule.WRONG_CLAIM_OPPONENT), reason);
    var penalty = alert.proposing(new Proposal(words(side, cost, bonus), null, false));
    draft.change(penalty);
    if (draft.laws.automatic()) {
      draft.change(penalty.ended(AlertState.RULED, words(side, cost, bonus)));
      penalise(draft, side);
    }
    if (draft.laws.has(Rule.CLAIM_IS_OFFER)) {
      draft.offer = new Offer(side, draft.score.size(), draft.touches().size());
    }
  }

  /** The times of a wrong claim are changed. */
  static void penalise(Draft draft, Side side) {
    var left = draft.clock.remaining(side, draft.now).toDuration();
    var cost = Verdicts.wrongClaimCost(draft.laws, left);
    var bonus = Verdicts.wrongClaimBonus(draft.laws);
    draft.clockChanged(
        draft
            .clock
            .added(side, cost.negated(), draft.now)
            .added(side.opponent(), bonus, draft.now));
  }

  private static String words(Side side, Duration cost, Duration bonus) {
    String given = side.opponent() + " +" + bonus.toSeconds() + " s";
    return cost.isZero() ? given : side + " -" + cost.toSeconds() + " s, " + given;
  }

  /** The intended move must be played, as far as Article 4 goes: that man is touched. */
  private static void bind(Draft draft, Move move) {
    draft.position().pieceAt(move.from()).ifPresent(man -> touch(draft, move.from(), man));
  }

  /** An illegal intended move binds to its man, if the text tells which. */
  private static void bind(Draft draft, @Nullable String san) {
    if (san == null || !Character.isUpperCase(san.charAt(0))) {
      return;
    }
    Role.parse(san.charAt(0))
        .map(role -> Piece.of(draft.position().turn(), role))
        .filter(man -> draft.position().squaresOf(man).count() == 1)
        .ifPresent(man -> touch(draft, draft.position().squaresOf(man).squares().getFirst(), man));
  }

  private static void touch(Draft draft, Square square, Piece man) {
    var touch = new Touch(square, man, man.side(), draft.now, 0, false, false);
    draft.turn = draft.turn.carrying(List.of(touch));
  }
}
