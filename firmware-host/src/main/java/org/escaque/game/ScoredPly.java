package org.escaque.game;

import java.time.Duration;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.clock.ClockTime;

/**
 * One ply of the score.
 *
 * @param side who moved
 * @param san empty for an illegal move
 * @param lan origin and goal, {@code e2e4} or {@code e7e8q}; {@code 0000} for none
 * @param clockAfter what the mover's clock showed after his press
 * @param spent how long the move took by the clock
 * @param alternatives SAN of all readings of an ambiguous ply, else empty
 */
public record ScoredPly(
    Side side,
    String san,
    String lan,
    ClockTime clockAfter,
    Duration spent,
    Mark mark,
    List<String> alternatives) {

  public ScoredPly {
    alternatives = List.copyOf(alternatives);
  }

  /** The same ply with another time on the mover's clock. */
  ScoredPly showing(ClockTime shown) {
    return new ScoredPly(side, san, lan, shown, spent, mark, alternatives);
  }

  ScoredPly withMark(Mark other) {
    return new ScoredPly(side, san, lan, clockAfter, spent, other, List.of());
  }

  /**
   * As scenario files write it: {@code Nf3}, {@code Nxe5?} if ambiguous, {@code g1-e3!}; {@code --}
   * for a press without a move that stands.
   */
  public String text() {
    return switch (mark) {
      case ILLEGAL -> lan.equals(OtherReading.NO_MOVE) ? "--" : act(lan) + "!";
      case AMBIGUOUS -> (isAct() ? act(lan) : san) + "?";
      case NONE, UNCONFIRMED, RECONSTRUCTED -> san;
    };
  }

  /** No legal move stands there, though it may be open whether one was played. */
  boolean isAct() {
    return san.isEmpty();
  }

  /** An act that is no legal move, {@code g1-e3}. */
  public static String act(String lan) {
    return lan.substring(0, 2) + "-" + lan.substring(2, 4);
  }
}
