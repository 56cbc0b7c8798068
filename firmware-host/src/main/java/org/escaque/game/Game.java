package org.escaque.game;

import org.escaque.board.Occupancy;
import org.escaque.board.Tick;
import org.escaque.laws.AlertState;

/**
 * One game as a fold over what happens at its table. Pure: the same events always give the same
 * state, and no event is an error; one that changes nothing says why.
 */
public final class Game {

  private Game() {}

  /**
   * A table gets a game.
   *
   * @param wood what the contacts read now
   * @throws IllegalArgumentException naming what is wrong with the assignment
   */
  public static Step start(Assignment assignment, Occupancy wood, Tick tick) {
    var event = new GameEvent.GameAssigned(assignment, wood, tick);
    return new Draft(Opening.of(assignment, wood), event).finish();
  }

  /** Something happened. */
  public static Step step(GameState state, GameEvent event) {
    if (event instanceof GameEvent.GameAssigned assigned && canChange(state)) {
      return next(state, assigned);
    }
    var draft = new Draft(state, event);
    if (!(event instanceof GameEvent.Restarted)) {
      ClockActs.timePasses(draft);
      Standing.before(draft, event);
      Flags.notice(draft);
    }
    apply(draft, event);
    return draft.finish();
  }

  /** The alerts of the game before are closed, so that nothing of it stays on the topics. */
  private static Step next(GameState before, GameEvent.GameAssigned assigned) {
    var draft = new Draft(Opening.of(assigned.assignment(), assigned.wood()), assigned);
    for (var alert : before.alerts()) {
      if (alert.isOpen()) {
        draft.effects.add(new Effect.AlertChanged(alert.ended(AlertState.CLOSED, "the next game")));
      }
    }
    return draft.finish();
  }

  /** A live game never changes by a new assignment. */
  private static boolean canChange(GameState state) {
    return switch (state.status()) {
      case WAITING, READY, FINISHED -> true;
      case LIVE, PAUSED -> false;
    };
  }

  static void apply(Draft draft, GameEvent event) {
    switch (event) {
      case GameEvent.HandsMoved(var moved) -> HandsAtWork.on(draft, moved);
      case GameEvent.ClockPressed(var side, var tick) -> Pressing.pressed(draft, side);
      case GameEvent.ClockPaused(var side, var tick) -> ClockActs.paused(draft, side);
      case GameEvent.FlagReported(var side, var tick) -> Flags.reported(draft, side);
      case GameEvent.TimesReported times -> ClockReadings.reported(draft, times);
      case GameEvent.ClockLinkLost lost -> ClockActs.linkLost(draft);
      case GameEvent.ClockLinkBack back -> ClockActs.linkBack(draft);
      case GameEvent.AdjustAnnounced(var side, var tick) -> Announcing.adjust(draft, side);
      case GameEvent.PromotionNamed(var role, var tick) -> Announcing.promotion(draft, role);
      case GameEvent.MoveAnnounced(var san, var tick) -> Announcing.move(draft, san);
      case GameEvent.ClaimMade claim -> Claims.made(draft, claim);
      case GameEvent.DrawOffered(var side, var tick) -> Offers.offered(draft, side);
      case GameEvent.OfferAccepted(var side, var tick) -> Offers.accepted(draft, side);
      case GameEvent.OfferDeclined(var side, var tick) -> Offers.declined(draft, side);
      case GameEvent.Resigned(var side, var tick) -> Offers.resigned(draft, side);
      case GameEvent.PlayerArrived arrived -> Arrivals.arrived(draft, arrived);
      case GameEvent.PieceDropped(var role, var square, var tick) ->
          Drops.dropped(draft, role, square);
      case GameEvent.ArbiterActed acted -> Arbiting.acted(draft, acted);
      case GameEvent.Woke woke -> {}
      case GameEvent.Restarted(var lastAlive, var tick) -> ClockActs.restarted(draft, lastAlive);
      case GameEvent.LeverRead(var runs, var tick) -> ClockActs.leverRead(draft, runs);
      case GameEvent.ContactsProved(var closing, var opening, var _) ->
          draft.tracker = draft.tracker.proved(closing, opening);
      case GameEvent.GameAssigned assigned -> draft.refuse("a game is being played");
    }
  }
}
