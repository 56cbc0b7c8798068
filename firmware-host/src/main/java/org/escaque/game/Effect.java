package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Outcome;

/** What a step changed, for those who write, publish and show it. */
public sealed interface Effect {

  /**
   * A ply was completed.
   *
   * @param ply its number, 0 for the first of the game
   */
  record PlyCompleted(int ply, ScoredPly scored) implements Effect {}

  /** The score changed from this ply on: corrected, marked or taken back. */
  record ScoreChanged(int fromPly) implements Effect {}

  /** A clock was set, stopped or started, or the other one runs now. */
  record ClockChanged() implements Effect {}

  /** An alert is new or changed. */
  record AlertChanged(Alert alert) implements Effect {}

  /** The game has a result. */
  record ResultDecided(Outcome outcome) implements Effect {}

  /** Hands did something, or what the board can mean changed. */
  record HandsChanged() implements Effect {}

  /** Players are to be shown this. */
  record PlayersSignalled(AlertKind kind) implements Effect {}

  /** Nothing is to be shown to players any more. */
  record SignalsCleared() implements Effect {}

  /**
   * The event changed nothing.
   *
   * @param reason for whoever caused it
   */
  record Refused(GameEvent event, String reason) implements Effect {}

  /**
   * A command was carried out or refused; told again, the same each time, when it is repeated.
   *
   * @param refusal the reason; empty if it was carried out
   */
  record Answered(String who, String id, String refusal) implements Effect {}

  /** A ruling gave this side the move back, and its own lever is still down. */
  record ClockWaits(Side side) implements Effect {}
}
