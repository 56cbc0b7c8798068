package org.escaque.scenario;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Side;

/** What the rest of a story says of its beginning. */
final class Foresight {

  /** White's men stand on the first two ranks of a board that is the right way round. */
  private static final int FAR_HALF = 4;

  private Foresight() {}

  /** What hands do from a line on until a lever goes down or the board is read anew. */
  static List<Stage.Doing> from(Scenario scenario, int line) {
    var doings = new ArrayList<Stage.Doing>();
    for (var statement : scenario.statements()) {
      if (statement.line() >= line && statement instanceof Statement.Does(_, _, var action)) {
        if (action instanceof Action.Touches(var touches)) {
          touches.forEach(one -> doings.add(new Stage.Doing(one.square(), one.placed())));
        } else if (isTurning(action)) {
          return doings;
        }
      }
    }
    return doings;
  }

  private static boolean isTurning(Action action) {
    return action instanceof Action.Press
        || action instanceof Action.Play
        || action instanceof Action.Restart;
  }

  /**
   * Whether the board stands half round: a game begins from the normal position, and all that is
   * lifted until White presses stands where Black's men would.
   */
  static boolean isTurned(Scenario scenario) {
    var header = scenario.header();
    if (header.fen() != null || !header.history().isEmpty()) {
      return false;
    }
    boolean far = false;
    for (var statement : scenario.statements()) {
      if (statement instanceof Statement.Does(_, _, var action)) {
        if (action instanceof Action.Press(var side) && side == Side.WHITE) {
          return far;
        }
        if (isTurning(action)) {
          return false;
        }
        if (action instanceof Action.Touches(var touches)) {
          if (touches.stream().anyMatch(one -> one.square().rank() < FAR_HALF)) {
            return false;
          }
          far = true;
        }
      }
    }
    return false;
  }
}
