package org.escaque.game;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.escaque.board.Side;
import org.escaque.clock.ClockTime;
import org.escaque.clock.TimeControl;
import org.escaque.laws.PlayClass;
import org.escaque.laws.Rulings;
import org.escaque.laws.Supervision;
import org.jspecify.annotations.Nullable;

/**
 * The game that a table is to play.
 *
 * @param game id given by the hall, never used again
 * @param laws what rules it, and how rulings are made
 * @param timeControl the time each player gets
 * @param startFen null for the normal position
 * @param handover what was played before the table took over; null for a new game
 */
public record Assignment(
    String game,
    String event,
    int round,
    int board,
    String table,
    Player white,
    Player black,
    LawsInForce laws,
    TimeControl timeControl,
    @Nullable String startFen,
    boolean chess960,
    @Nullable Handover handover) {

  /**
   * What rules a game.
   *
   * @param edition id, such as {@code fide-2009}
   * @param overrides single values of the edition that the event changes, by the name of the rule
   * @param playClass null when it follows from the time control
   * @param defaultTime lateness that loses; null for the edition's own
   * @param quickplay the last period is a quickplay finish
   * @param blind the players who are blind or visually disabled
   * @param arbiterAbsent no arbiter is in the hall
   */
  public record LawsInForce(
      String edition,
      Map<String, String> overrides,
      @Nullable PlayClass playClass,
      Supervision supervision,
      Rulings rulings,
      @Nullable Duration defaultTime,
      boolean quickplay,
      Set<Side> blind,
      boolean arbiterAbsent) {

    public LawsInForce {
      overrides = Map.copyOf(overrides);
      blind = Set.copyOf(blind);
    }

    /** The edition as printed, unsupervised where that can be, rulings waiting for an arbiter. */
    public static LawsInForce of(String edition) {
      return new LawsInForce(
          edition, Map.of(), null, Supervision.NONE, Rulings.CONFIRM, null, false, Set.of(), false);
    }

    public LawsInForce with(Rulings other) {
      return new LawsInForce(
          edition,
          overrides,
          playClass,
          supervision,
          other,
          defaultTime,
          quickplay,
          blind,
          arbiterAbsent);
    }
  }

  /**
   * A game taken over in the middle: after an adjournment, or from another table.
   *
   * @param moves SAN of the plies played, whose times are not known
   * @param whiteClock what White's clock shows; null for what the time control gives
   * @param whiteIllegal completed illegal moves of White that count
   * @param whiteReserve letters of the pieces in hand (pasapiezas)
   */
  public record Handover(
      List<String> moves,
      @Nullable ClockTime whiteClock,
      @Nullable ClockTime blackClock,
      int whiteIllegal,
      int blackIllegal,
      String whiteReserve,
      String blackReserve) {

    public Handover {
      moves = List.copyOf(moves);
    }
  }

  /** The player of that side. */
  public Player player(Side side) {
    return side == Side.WHITE ? white : black;
  }
}
