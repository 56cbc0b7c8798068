package org.escaque.simulator.incident;

import java.time.Duration;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.host.table.TableCore;
import org.escaque.simulator.hands.Hands;
import org.escaque.simulator.hands.Level;
import org.escaque.simulator.stage.Pace;
import org.escaque.simulator.stage.Stage;

/** One incident at a table whose game has been assigned. Confined to the table's thread. */
public final class IncidentRun {

  private static final Duration LOOK = Duration.ofSeconds(1);

  private final Incident incident;
  private final TableCore core;
  private final Stage stage;
  private final Pace pace;
  private final long seed;
  private final Hands hands = new Hands(Level.CLEAN, 1, Position.INITIAL.occupied());

  public IncidentRun(Incident incident, TableCore core, Stage stage, Pace pace, long seed) {
    this.incident = incident;
    this.core = core;
    this.stage = stage;
    this.pace = pace;
    this.seed = seed;
  }

  /** Plays up to the incident; false if the host did not see it. */
  public boolean happen() throws InterruptedException {
    var writer = new IncidentWriter(hands, seed, Position.INITIAL, stage.begin());
    writer.press(Side.BLACK);
    incident.deeds().forEach(writer::write);
    stage.play(writer.take());
    return core.state().filter(incident::wasSeen).isPresent();
  }

  /** Waits until an arbiter has ruled, for so long at most. */
  public void await(Duration most) throws InterruptedException {
    Tick end = pace.ticks().now().plus(most);
    while (pace.ticks().now().isBefore(end) && !stage.isOver() && isOpen()) {
      stage.runTo(pace.ticks().now().plus(LOOK));
    }
  }

  private boolean isOpen() {
    return core.state().stream()
        .flatMap(state -> state.alerts().stream())
        .anyMatch(alert -> alert.kind() == incident.kind() && alert.isOpen());
  }

  /** What comes after it, to the end of the game. */
  public void goOn() throws InterruptedException {
    new Aftermath(core, stage, pace, hands, seed).happen();
  }
}
