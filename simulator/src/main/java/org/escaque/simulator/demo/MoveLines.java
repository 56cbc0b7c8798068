package org.escaque.simulator.demo;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Consumer;
import org.escaque.board.Side;
import org.escaque.game.Effect;
import org.escaque.game.GameState;
import org.escaque.publish.Released;

/** Prints a line for each completed move and each result, once the journal has it. */
record MoveLines(PrintWriter out) implements Consumer<Released> {

  @Override
  public void accept(Released step) {
    for (var effect : step.effects()) {
      if (effect instanceof Effect.PlyCompleted(int ply, var scored)) {
        int number = step.state().record().start().fullMoveNumber() + ply(step.state(), ply) / 2;
        String dots = scored.side() == Side.WHITE ? "." : "...";
        line(step.state(), number + dots + " " + scored.text(), scored.clockAfter().toSeconds());
      }
      if (effect instanceof Effect.ResultDecided(var outcome)) {
        line(step.state(), outcome.toString(), "");
      }
    }
  }

  /** The ply as if White had begun. */
  private static int ply(GameState state, int ply) {
    return state.record().start().turn() == Side.WHITE ? ply : ply + 1;
  }

  private void line(GameState state, String what, String clock) {
    var game = state.assignment();
    out.printf(
        Locale.ROOT,
        "%-4s %-16s %8s  %s - %s%n",
        game.table(),
        what,
        clock,
        game.white().name(),
        game.black().name());
  }
}
