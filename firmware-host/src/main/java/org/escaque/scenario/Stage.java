package org.escaque.scenario;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.game.Effect;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.jspecify.annotations.Nullable;

/**
 * Where a story is played: a table with its contacts and levers in virtual time. Every method
 * returns when all that follows from it by then has happened. Confined to one run.
 */
public interface Stage extends AutoCloseable {

  /** The present moment of virtual time. */
  Tick now();

  /** The game as the table has it now, for those who act in it. */
  GameState state();

  /** What can be seen of the game from outside. */
  Sight sight();

  /** What the table did since the last call. */
  List<Effect> takeEffects();

  /** A contact closes or opens; those of a settled stage are in order though no time passes. */
  void contact(Square square, boolean closed);

  /** A square that hands will fill or empty. */
  record Doing(Square square, boolean filled) {}

  /**
   * What hands are about to do until a lever goes down, in order: stories name squares only, and a
   * stage whose board knows its men must know who is moved.
   */
  default void foresee(List<Doing> doings) {}

  /**
   * Hands fill or empty a square and no contact tells: the link is gone, or a man comes to where
   * one stands.
   */
  default void unfelt(Square square, boolean filled) {}

  /** A lever goes down. */
  void press(Side side);

  /** A player, an arbiter or an external clock says something; its tick is {@link #now}. */
  void happens(GameEvent event);

  /** The link to the contacts is gone. */
  void linkLost();

  /** The link is back, and this is what the contacts read. */
  void linkBack(Occupancy contacts);

  /**
   * The host is killed, is dead for so long, and starts again.
   *
   * @param lever whose clock would run by the lever; null if it was never pressed
   */
  void restart(Duration dead, Occupancy contacts, @Nullable Side lever);

  /** Time passes; what falls due on the way happens at its own moment. */
  void pass(Duration duration);

  /** What is wrong with the table beside what a story says of it; empty if nothing. */
  default Optional<String> complaint() {
    return Optional.empty();
  }

  @Override
  void close();
}
