package org.escaque.tracking;

import java.util.List;

/**
 * What an explanation completes at a press.
 *
 * @param plies those that it completes, the presser's last
 * @param line how its line goes on
 */
record Outcome(Explanation explanation, List<Ply> plies, Line line) {

  int cost() {
    return explanation.cost();
  }

  boolean isSame(Outcome other) {
    if (plies.size() != other.plies.size()) {
      return false;
    }
    for (int i = 0; i < plies.size(); i++) {
      if (!plies.get(i).isSameAct(other.plies.get(i))) {
        return false;
      }
    }
    return Unpressed.isSame(line, other.line);
  }
}
