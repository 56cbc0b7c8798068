package org.escaque.simulator.demo;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.escaque.chess.Position;
import org.escaque.simulator.incident.Incident;
import org.escaque.simulator.incident.IncidentRun;

/** Lets incidents happen at a table, one after the other. Confined to the table's thread. */
final class IncidentPlayer {

  /** How long an arbiter at the phone has before somebody else rules. */
  private static final Duration ARBITER_COMES = Duration.ofSeconds(90);

  private final DemoTable table;
  private final List<Incident> incidents;
  private final boolean once;

  /**
   * @param incidents in the order of this table, which begins with its own
   * @param once the first one only, and nobody is waited for
   */
  IncidentPlayer(DemoTable table, List<Incident> incidents, boolean once) {
    this.table = table;
    this.incidents = List.copyOf(incidents);
    this.once = once;
  }

  /** Tells of each whether the host saw it. */
  void play(Consumer<SeenIncident> seen) throws InterruptedException {
    int round = 0;
    do {
      var incident = incidents.get(round % incidents.size());
      round++;
      seen.accept(play(incident, round));
    } while (!once);
  }

  private SeenIncident play(Incident incident, int round) throws InterruptedException {
    table.contacts().setUp(Position.INITIAL);
    table.assign(incident.assignment(round, table.number(), table.name()));
    var run = new IncidentRun(incident, table.core(), table.contacts(), table.pace(), round);
    boolean seen = run.happen();
    if (!once) {
      run.await(table.ticking(ARBITER_COMES));
    }
    run.goOn();
    table.settle();
    int alerts = table.state().alerts().size();
    boolean over = table.contacts().isOver();
    table.clear();
    return new SeenIncident(table.name() + ": " + incident, seen, over, alerts);
  }
}
