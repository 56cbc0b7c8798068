package org.escaque.scenario;

import java.io.PrintWriter;
import org.escaque.game.Effect;

/** Prints a story while it is told. */
final class Telling implements ScenarioRunner.Listener {

  private final PrintWriter out;
  private final boolean understanding;

  /**
   * A printer of statements.
   *
   * @param understanding also what the host understood after each action
   */
  Telling(PrintWriter out, boolean understanding) {
    this.out = out;
    this.understanding = understanding;
  }

  static ScenarioRunner.Listener silent() {
    return (statement, story) -> {};
  }

  @Override
  public void told(Statement statement, Story story) {
    out.printf("%4d  %s%n", statement.line(), statement.text());
    for (var effect : story.takeEffects()) {
      String words = words(effect);
      if (!words.isEmpty()) {
        out.println("        " + words);
      }
    }
    if (understanding && statement instanceof Statement.Does) {
      understood(story);
    }
  }

  private void understood(Story story) {
    var state = story.state();
    out.println(
        "        clock "
            + state.clock().at(story.now())
            + "; "
            + Checking.bound(story.sight().desk()));
    var reading = state.reading();
    if (!reading.differs().isEmpty()) {
      String candidates = String.join(" ", state.candidates());
      out.println(
          "        differs "
              + reading.differs()
              + (candidates.isEmpty() ? "" : "; may mean " + candidates));
    }
  }

  private static String words(Effect effect) {
    return switch (effect) {
      case Effect.PlyCompleted(var ply, var scored) ->
          "ply " + (ply + 1) + " " + scored.text() + " " + scored.clockAfter().toTenths();
      case Effect.ScoreChanged(var from) -> "score changed from ply " + (from + 1);
      case Effect.AlertChanged(var alert) -> {
        var side = alert.side();
        var proposal = alert.proposal();
        yield "alert "
            + alert.kind()
            + (side == null ? "" : " " + side)
            + " "
            + alert.state()
            + (alert.article().isEmpty() ? "" : ", article " + alert.article())
            + ", level "
            + alert.level()
            + (alert.signal() ? "" : ", silent")
            + (alert.evidence().note().isEmpty() ? "" : ": " + alert.evidence().note())
            + (proposal == null || proposal.penalty() == null
                ? ""
                : " (" + proposal.penalty() + ")")
            + (alert.ruling() == null ? "" : " -> " + alert.ruling());
      }
      case Effect.ResultDecided(var outcome) -> "result " + outcome;
      case Effect.PlayersSignalled(var kind) -> "players see " + kind;
      case Effect.SignalsCleared cleared -> "players see nothing";
      case Effect.Refused(var event, var reason) -> "refused: " + reason;
      case Effect.Answered answered -> "";
      case Effect.ClockWaits(var side) -> "clock of " + side + " waits";
      case Effect.ClockChanged changed -> "";
      case Effect.HandsChanged changed -> "";
    };
  }
}
