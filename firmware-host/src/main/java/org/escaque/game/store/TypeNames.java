package org.escaque.game.store;

import java.util.LinkedHashMap;
import java.util.Map;
import org.escaque.board.BoardEvent;
import org.escaque.game.ArbiterAct;
import org.escaque.game.GameEvent;

/** What the journal calls each type of event. A name is never changed and never used again. */
final class TypeNames {

  static final Map<Class<?>, String> ALL = all();

  private TypeNames() {}

  private static Map<Class<?>, String> all() {
    var names = new LinkedHashMap<Class<?>, String>();
    events(names);
    contacts(names);
    acts(names);
    return Map.copyOf(names);
  }

  private static void events(Map<Class<?>, String> names) {
    names.put(GameEvent.HandsMoved.class, "hands-moved");
    names.put(GameEvent.ClockPressed.class, "clock-pressed");
    names.put(GameEvent.ClockPaused.class, "clock-paused");
    names.put(GameEvent.FlagReported.class, "flag-reported");
    names.put(GameEvent.TimesReported.class, "times-reported");
    names.put(GameEvent.ClockLinkLost.class, "clock-link-lost");
    names.put(GameEvent.ClockLinkBack.class, "clock-link-back");
    names.put(GameEvent.AdjustAnnounced.class, "adjust-announced");
    names.put(GameEvent.PromotionNamed.class, "promotion-named");
    names.put(GameEvent.MoveAnnounced.class, "move-announced");
    names.put(GameEvent.ClaimMade.class, "claim-made");
    names.put(GameEvent.DrawOffered.class, "draw-offered");
    names.put(GameEvent.OfferAccepted.class, "offer-accepted");
    names.put(GameEvent.OfferDeclined.class, "offer-declined");
    names.put(GameEvent.Resigned.class, "resigned");
    names.put(GameEvent.PlayerArrived.class, "player-arrived");
    names.put(GameEvent.PieceDropped.class, "piece-dropped");
    names.put(GameEvent.ArbiterActed.class, "arbiter-acted");
    names.put(GameEvent.Woke.class, "woke");
    names.put(GameEvent.ContactsProved.class, "contacts-proved");
    names.put(GameEvent.Restarted.class, "restarted");
    names.put(GameEvent.LeverRead.class, "lever-read");
    names.put(GameEvent.GameAssigned.class, "game-assigned");
  }

  private static void contacts(Map<Class<?>, String> names) {
    names.put(BoardEvent.SquareLifted.class, "lifted");
    names.put(BoardEvent.SquarePlaced.class, "placed");
    names.put(BoardEvent.SquareSeenEmpty.class, "seen-empty");
    names.put(BoardEvent.PieceSeen.class, "piece-seen");
    names.put(BoardEvent.BoardLost.class, "board-lost");
    names.put(BoardEvent.BoardBack.class, "board-back");
    names.put(BoardEvent.SquareDoubted.class, "doubted");
    names.put(BoardEvent.SquareTrusted.class, "trusted");
  }

  private static void acts(Map<Class<?>, String> names) {
    names.put(ArbiterAct.Intervene.class, "intervene");
    names.put(ArbiterAct.Apply.class, "apply");
    names.put(ArbiterAct.Dismiss.class, "dismiss");
    names.put(ArbiterAct.Take.class, "take");
    names.put(ArbiterAct.SetClock.class, "set-clock");
    names.put(ArbiterAct.SetResult.class, "set-result");
    names.put(ArbiterAct.StopClocks.class, "stop-clocks");
    names.put(ArbiterAct.StartClock.class, "start-clock");
    names.put(ArbiterAct.NotePhone.class, "note-phone");
    names.put(ArbiterAct.NoteTwoHands.class, "note-two-hands");
    names.put(ArbiterAct.NamePromotion.class, "name-promotion");
    names.put(ArbiterAct.ChooseCandidate.class, "choose-candidate");
    names.put(ArbiterAct.SetPosition.class, "set-position");
    names.put(ArbiterAct.GoBackTo.class, "go-back-to");
    names.put(ArbiterAct.Tell.class, "tell");
  }
}
