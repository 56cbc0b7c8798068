package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.chess.Role;
import org.escaque.clock.ClockTime;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Result;
import org.jspecify.annotations.Nullable;

/** What an arbiter can do to a game. */
public sealed interface ArbiterAct {

  /** He acts on his own observation; it is itself the decision. */
  record Intervene(AlertKind kind) implements ArbiterAct {}

  /** He carries out what an open alert proposes. */
  record Apply(AlertChoice alert) implements ArbiterAct {}

  /** He drops an open alert. */
  record Dismiss(AlertChoice alert) implements ArbiterAct {}

  /** He takes charge of an open alert. */
  record Take(AlertChoice alert) implements ArbiterAct {}

  record SetClock(Side side, ClockTime time) implements ArbiterAct {}

  record SetResult(Result result) implements ArbiterAct {}

  record StopClocks() implements ArbiterAct {}

  record StartClock(Side side) implements ArbiterAct {}

  /** A mobile phone of that side made a sound. */
  record NotePhone(Side side) implements ArbiterAct {}

  /** The move just made used two hands. */
  record NoteTwoHands(Side side) implements ArbiterAct {}

  /** He names the piece of the last promotion. */
  record NamePromotion(Role role) implements ArbiterAct {}

  /**
   * He says which reading of an ambiguous ply was played.
   *
   * @param ply 0 for the first ply of the game
   */
  record ChooseCandidate(int ply, String san) implements ArbiterAct {}

  /** He states the position on the board. */
  record SetPosition(String fen) implements ArbiterAct {}

  /**
   * He takes plies back.
   *
   * @param ply how many plies remain
   */
  record GoBackTo(int ply) implements ArbiterAct {}

  /** He tells what a player said or did that no contact feels. */
  record Tell(GameEvent.Told told) implements ArbiterAct {}

  /** Which alert is meant: an id, or the newest open one of a kind and perhaps a side. */
  record AlertChoice(@Nullable String id, @Nullable AlertKind kind, @Nullable Side side) {

    public AlertChoice {
      if ((id == null) == (kind == null)) {
        throw new IllegalArgumentException("an alert is named by its id or by its kind: " + id);
      }
    }

    public static AlertChoice withId(String id) {
      return new AlertChoice(id, null, null);
    }

    public static AlertChoice ofKind(AlertKind kind) {
      return new AlertChoice(null, kind, null);
    }
  }
}
