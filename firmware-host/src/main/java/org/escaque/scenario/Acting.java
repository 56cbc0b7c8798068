package org.escaque.scenario;

import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.San;
import org.escaque.game.GameEvent;

/** Carries out the actions of a story. */
final class Acting {

  private Acting() {}

  /** What an action cannot do. */
  static final class Impossible extends Exception {
    private static final long serialVersionUID = 1;

    Impossible(String reason) {
      super(reason, null, false, false);
    }
  }

  static void act(Story story, Action action) throws Impossible {
    var now = story.now();
    switch (action) {
      case Action.Touches(var touches) -> touches.forEach(t -> story.touch(t.square(), t.placed()));
      case Action.Play(var san) -> play(story, san);
      case Action.Press(var side) -> story.press(side);
      case Action.Pause(var side) -> story.happens(new GameEvent.ClockPaused(side, now));
      case Action.Wait(var duration) -> story.pass(duration);
      case Action.Adjust(var side) -> story.happens(new GameEvent.AdjustAnnounced(side, now));
      case Action.Promote(var role) -> story.happens(new GameEvent.PromotionNamed(role, now));
      case Action.Announce(var san) -> story.happens(new GameEvent.MoveAnnounced(san, now));
      case Action.Claim(var side, var kind, var san) ->
          story.happens(new GameEvent.ClaimMade(side, kind, san, now));
      case Action.Offer(var side) -> story.happens(new GameEvent.DrawOffered(side, now));
      case Action.Accept(var side) -> story.happens(new GameEvent.OfferAccepted(side, now));
      case Action.Decline(var side) -> story.happens(new GameEvent.OfferDeclined(side, now));
      case Action.Resign(var side) -> story.happens(new GameEvent.Resigned(side, now));
      case Action.Arbiter(var act) ->
          story.happens(new GameEvent.ArbiterActed("arbiter", "", act, now));
      case Action.Flag(var side) -> story.happens(new GameEvent.FlagReported(side, now));
      case Action.Arrive(var side, var late) ->
          story.happens(new GameEvent.PlayerArrived(side, late, now));
      case Action.Drop(var role, var square) -> {
        story.touch(square, true);
        story.happens(new GameEvent.PieceDropped(role, square, story.now()));
      }
      case Action.BoardLost lost -> story.linkLost();
      case Action.BoardBack back -> story.linkBack();
      case Action.Restart(var dead) -> story.restart(dead);
    }
  }

  /** Victim first, king before rook, the promoted piece named; then the press. */
  private static void play(Story story, String san) throws Impossible {
    var position = story.state().position();
    var side = position.turn();
    if (!(San.parse(position, san) instanceof San.Read(var move))) {
      throw new Impossible("a position in which " + san + " is legal");
    }
    position.capturedSquare(move).ifPresent(victim -> touch(story, victim, false));
    touch(story, move.from(), false);
    touch(story, move.to(), true);
    switch (move) {
      case Move.Castling castling -> {
        touch(story, castling.rookFrom(), false);
        touch(story, castling.rookTo(), true);
        touch(story, castling.to(), true);
      }
      case Move.Promotion(var from, var to, var role) ->
          story.happens(new GameEvent.PromotionNamed(role, story.now()));
      case Move.Normal normal -> {}
      case Move.EnPassant taking -> {}
    }
    if (story.state().assignment().laws().blind().size() > 0) {
      story.happens(new GameEvent.MoveAnnounced(san, story.now()));
    }
    story.press(side);
  }

  private static void touch(Story story, Square square, boolean placed) {
    story.touch(story.state().boardTurned() ? square.turned() : square, placed);
  }
}
