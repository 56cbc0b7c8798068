package org.escaque.simulator.demo;

import java.io.PrintWriter;
import java.util.function.Consumer;
import org.escaque.simulator.replay.Planner;
import org.escaque.simulator.replay.RecordedGame;
import org.escaque.simulator.replay.Script;
import org.escaque.simulator.stage.Pairing;
import org.jspecify.annotations.Nullable;

/** Plays recorded games at a table. Confined to the table's thread. */
final class GamePlayer {

  private final DemoTable table;
  private final Planner planner;
  private final String edition;
  private final PrintWriter out;
  private int round;

  GamePlayer(DemoTable table, Planner planner, String edition, PrintWriter out) {
    this.table = table;
    this.planner = planner;
    this.edition = edition;
    this.out = out;
  }

  /** Plays games as long as there are any. */
  void play(Programme programme, Consumer<PlayedGame> played) throws InterruptedException {
    for (var next = programme.next(); next.isPresent(); next = programme.next()) {
      played.accept(play(next.get()));
    }
  }

  private PlayedGame play(RecordedGame record) throws InterruptedException {
    round++;
    table.stage().setUp(record.start());
    var script = planner.script(record, table.stage().begin());
    tell(script);
    var pairing = new Pairing("demo", round, table.number(), table.name(), edition);
    table.assign(pairing.assignment(script));
    table.stage().play(script);
    table.settle();
    var game = Transcript.of(record, table.state(), table.isDgt());
    table.clear();
    return game;
  }

  private void tell(Script script) {
    @Nullable String external = script.timing().externalBecause().orElse(null);
    if (external != null) {
      out.printf("%-4s %s: external clock, %s%n", table.name(), script.game(), external);
    }
  }
}
