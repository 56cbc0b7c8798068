package org.escaque.simulator.stage;

import org.escaque.board.Tick;
import org.escaque.game.GameEvent;
import org.escaque.simulator.dgt.Happening;

/** One thing that happens at a table with a DGT board. */
sealed interface DgtMoment {

  Tick tick();

  /** Board or clock notice something. */
  record Noticed(Happening happening) implements DgtMoment {
    @Override
    public Tick tick() {
      return happening.tick();
    }
  }

  /** Somebody says something that neither can tell. */
  record Said(GameEvent event) implements DgtMoment {
    @Override
    public Tick tick() {
      return event.tick();
    }
  }
}
