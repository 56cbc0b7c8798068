package org.escaque.game;

import java.time.Duration;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Role;
import org.escaque.clock.ClockTime;
import org.escaque.laws.ClaimKind;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened at one table, in the order in which it counts. Plain data: the journal
 * writes these and a game is rebuilt from them.
 */
public sealed interface GameEvent {

  /** When it happened, in the run that saw it. */
  Tick tick();

  /** What no contact feels and somebody has to tell: words of players, and men from a reserve. */
  sealed interface Told extends GameEvent {}

  /** The contacts of the board, settled. */
  record HandsMoved(BoardEvent event) implements GameEvent {
    @Override
    public Tick tick() {
      return event.tick();
    }
  }

  /** A player pressed his lever: his own clock is to stop, the other to run. */
  record ClockPressed(Side side, Tick tick) implements GameEvent {}

  /** A player stopped both clocks. */
  record ClockPaused(Side side, Tick tick) implements GameEvent {}

  /** An external clock reports that this side's flag is down. */
  record FlagReported(Side side, Tick tick) implements GameEvent {}

  /**
   * What an external clock shows.
   *
   * @param running whose clock runs; null when both stand
   */
  record TimesReported(ClockTime white, ClockTime black, @Nullable Side running, Tick tick)
      implements GameEvent {}

  /** The link to the clock is gone. */
  record ClockLinkLost(Tick tick) implements GameEvent {}

  /** The link to the clock is back. */
  record ClockLinkBack(Tick tick) implements GameEvent {}

  /** A player gave notice that he adjusts pieces. */
  record AdjustAnnounced(Side side, Tick tick) implements Told {}

  /** The piece of the promotion just made was named. */
  record PromotionNamed(Role role, Tick tick) implements Told {}

  /** A move was spoken, as blind players do. */
  record MoveAnnounced(String san, Tick tick) implements Told {}

  /**
   * A player claims.
   *
   * @param san the intended move of a draw claim; null when the position on the board is meant
   */
  record ClaimMade(Side side, ClaimKind kind, @Nullable String san, Tick tick) implements Told {}

  record DrawOffered(Side side, Tick tick) implements Told {}

  record OfferAccepted(Side side, Tick tick) implements Told {}

  record OfferDeclined(Side side, Tick tick) implements Told {}

  record Resigned(Side side, Tick tick) implements Told {}

  /**
   * A player came to the board.
   *
   * @param late how long after the start of the session
   */
  record PlayerArrived(Side side, Duration late, Tick tick) implements Told {}

  /** A piece from the reserve was put on the board, by the side to move. */
  record PieceDropped(Role role, Square square, Tick tick) implements Told {}

  /**
   * An arbiter acted.
   *
   * @param who the arbiter's user name
   * @param id of the command; the same id twice is carried out once
   */
  record ArbiterActed(String who, String id, ArbiterAct act, Tick tick) implements GameEvent {}

  /** A time that a {@link Step} asked for has come. */
  record Woke(Tick tick) implements GameEvent {}

  /**
   * A new run of the host began: ticks before this event do not compare with those after it. The
   * clock stands until {@link LeverRead}.
   *
   * @param lastAlive the last moment of the run before, in its own ticks
   */
  record Restarted(Tick lastAlive, Tick tick) implements GameEvent {}

  /**
   * The clock's lever was read after a restart.
   *
   * @param runs whose clock would run by the lever
   */
  record LeverRead(Side runs, Tick tick) implements GameEvent {}

  /**
   * What the contacts of the board had shown before the game was assigned.
   *
   * @param closing those that have felt a man: they are not dead
   * @param opening those that have felt one leave: they are not stuck
   */
  record ContactsProved(Occupancy closing, Occupancy opening, Tick tick) implements GameEvent {}

  /** The hall gave the table a game, or changed the one it has. */
  record GameAssigned(Assignment assignment, Occupancy wood, Tick tick) implements GameEvent {}
}
