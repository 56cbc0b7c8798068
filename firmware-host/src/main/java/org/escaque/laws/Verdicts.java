package org.escaque.laws;

import java.time.Duration;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.chess.Position;

/** What the Laws make of an act, in results and time; each answer rests on one cell. */
public final class Verdicts {

  private Verdicts() {}

  /**
   * What a completed illegal move costs.
   *
   * @param number the offender's illegal moves with this one; unchanged if they are not counted
   * @param bonus what the opponent gets; zero for nothing
   * @param outcome the result; empty if the game goes on
   * @param undecided it loses or draws, and which of both is not known
   */
  public record Penalty(
      int number, Duration bonus, Optional<Outcome> outcome, boolean undecided, String article) {}

  /** The penalty for one more illegal move of {@code offender}, judged from this position. */
  public static Penalty illegalMove(Rulebook laws, Side offender, int before, Position position) {
    var strikes = laws.strikes();
    String article = laws.article(Rule.ILLEGAL_MOVE);
    if (!strikes.counts()) {
      return new Penalty(before, Duration.ZERO, Optional.empty(), false, article);
    }
    int number = before + 1;
    if (!strikes.loses(number)) {
      var bonus = strikes.bonus(number).orElse(Duration.ZERO);
      return new Penalty(number, bonus, Optional.empty(), false, article);
    }
    var outcome = loss(laws, offender, position);
    return new Penalty(number, Duration.ZERO, outcome, outcome.isEmpty(), article);
  }

  private static Optional<Outcome> loss(Rulebook laws, Side offender, Position position) {
    var winner = offender.opponent();
    var chances =
        switch (laws.value(Rule.ILLEGAL_MOVE_LOSS)) {
          case "unless-cannot-mate" -> WinningChances.byAnySeries(position, winner);
          case "unless-no-mating-potential" -> WinningChances.byPotential(position, winner);
          default -> WinningChances.YES;
        };
    return chances.outcomeFor(winner, Reason.ILLEGAL_MOVES);
  }

  /** The result when this side's time is up; empty if nobody knows whether the other can mate. */
  public static Optional<Outcome> flagFallen(Rulebook laws, Side fallen, Position position) {
    var winner = fallen.opponent();
    var chances =
        laws.says(Rule.WIN_ON_TIME, "mating-potential")
            ? WinningChances.byPotential(position, winner)
            : WinningChances.byAnySeries(position, winner);
    return chances.outcomeFor(winner, Reason.TIME);
  }

  /** The result of a resignation. */
  public static Outcome resignation(Rulebook laws, Side side, Position position) {
    boolean draw =
        laws.says(Rule.RESIGNATION, "draw-if-cannot-mate")
            && WinningChances.byAnySeries(position, side.opponent()) == WinningChances.NO;
    return draw
        ? Outcome.of(Result.DRAW, Reason.RESIGNATION)
        : Outcome.of(Result.winFor(side.opponent()), Reason.RESIGNATION);
  }

  /** The result when a phone of this side sounded; empty where the arbiter decides. */
  public static Optional<Outcome> phone(Rulebook laws, Side side, Position position) {
    var winner = side.opponent();
    return switch (laws.value(Rule.PHONE)) {
      case "loses" -> Optional.of(Outcome.of(Result.winFor(winner), Reason.ARBITER));
      case "loses-unless-cannot-win" ->
          WinningChances.byAnySeries(position, winner).outcomeFor(winner, Reason.ARBITER);
      default -> Optional.empty();
    };
  }

  /**
   * What a wrong draw claim takes from the claimant who has this much left.
   *
   * @param left more than nothing
   */
  public static Duration wrongClaimCost(Rulebook laws, Duration left) {
    var half = left.dividedBy(2);
    var most = Duration.ofMinutes(3);
    var minute = Duration.ofMinutes(1);
    var taken = half.compareTo(most) > 0 ? most : half;
    return switch (laws.value(Rule.WRONG_CLAIM_CLAIMANT)) {
      case "half-to-3m" -> taken;
      case "sliding" -> {
        if (left.compareTo(minute) <= 0) {
          yield Duration.ZERO;
        }
        yield left.compareTo(minute.multipliedBy(2)) > 0 ? taken : left.minus(minute);
      }
      default -> Duration.ZERO;
    };
  }

  /** What a wrong draw claim brings the opponent. */
  public static Duration wrongClaimBonus(Rulebook laws) {
    return laws.duration(Rule.WRONG_CLAIM_OPPONENT).orElse(Duration.ZERO);
  }
}
