package org.escaque.publish;

import java.util.List;
import org.escaque.board.Tick;
import org.escaque.game.Effect;
import org.escaque.game.GameState;

/**
 * A step of the game that may be published.
 *
 * @param state after the step
 * @param tick of its event
 */
public record Released(GameState state, List<Effect> effects, Tick tick) {

  public Released {
    effects = List.copyOf(effects);
  }
}
