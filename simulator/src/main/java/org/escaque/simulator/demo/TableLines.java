package org.escaque.simulator.demo;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.escaque.board.Side;
import org.escaque.game.Effect;
import org.escaque.game.GameState;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.publish.Released;

/** Prints a line for each completed move, alert and result, once the journal has it. */
record TableLines(PrintWriter out) implements Consumer<Released> {

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
    step.effects().stream()
        .flatMap(effect -> effect instanceof Effect.AlertChanged c ? Stream.of(c.alert()) : null)
        .filter(TableLines::tells)
        .map(TableLines::words)
        .distinct()
        .forEach(words -> line(step.state(), words, ""));
  }

  private static String words(Alert alert) {
    String side = alert.side() == null ? "" : " " + alert.side();
    String article = alert.article().isEmpty() ? "" : " (" + alert.article() + ")";
    String ruling = alert.ruling() == null ? "" : ": " + alert.ruling();
    return "! " + alert.kind() + side + article + " " + alert.state() + ruling;
  }

  /** Notes that ask for nothing are left out. */
  private static boolean tells(Alert alert) {
    return alert.kind() != AlertKind.GAME_OVER;
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
