package org.escaque.simulator.replay;

import org.escaque.board.Tick;
import org.escaque.clock.ClockEvent;
import org.escaque.game.GameEvent;
import org.escaque.simulator.hands.ContactChange;

/** One thing that happens at a virtual table. */
public sealed interface ScriptEvent {

  Tick tick();

  /** A contact closes or opens. */
  record Contact(ContactChange change) implements ScriptEvent {
    @Override
    public Tick tick() {
      return change.tick();
    }
  }

  /** The clock reports. */
  record Clock(ClockEvent event) implements ScriptEvent {
    @Override
    public Tick tick() {
      return event.tick();
    }
  }

  /** Somebody says something that no contact and no lever can tell. */
  record Said(GameEvent event) implements ScriptEvent {
    @Override
    public Tick tick() {
      return event.tick();
    }
  }
}
