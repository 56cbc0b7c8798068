package org.escaque.host.table;

import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.MergeBuffer;

/**
 * Keeps replies behind the press that they answer, on a board that needs so long to look at its
 * squares that what it tells may have happened on either side of a press. Confined to the table's
 * driver.
 */
final class Replies {

  /** The men as the game was told of them so far. */
  private final Identities men = new Identities();

  /** Where somebody else stood than in the game when a lever went down last. */
  private Occupancy stray = Occupancy.EMPTY;

  /** The buffer with a reply that it may begin with behind its press. */
  MergeBuffer sorted(MergeBuffer buffer, GameState state) {
    var press = buffer.doubtful().orElse(null);
    if (press == null || press.side() != state.position().turn()) {
      return buffer;
    }
    return new Reply(state.position(), state.boardTurned(), men, stray).behind(buffer, press);
  }

  /** The game was told this, and stands so now. */
  void told(GameEvent event, Optional<GameState> after) {
    if (event instanceof GameEvent.HandsMoved(var moved)) {
      men.note(moved);
    } else if (event instanceof GameEvent.ClockPressed) {
      after.ifPresent(this::compare);
    }
  }

  private void compare(GameState state) {
    var differs = Occupancy.EMPTY;
    for (var square : Square.all()) {
      char game = Reply.letter(state.position(), state.boardTurned() ? square.turned() : square);
      differs = men.on(square) == game ? differs : differs.with(square);
    }
    stray = differs;
  }
}
