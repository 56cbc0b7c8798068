package org.escaque.tracking;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What can be complete at a press: some plies, and how their line goes on.
 *
 * @param plies those that are completed, the presser's last
 * @param line how the hypothesis goes on; nothing in it waits for a press
 * @param last the move that the wood shows beyond the plies the line had, for what is peculiar to
 *     it; null if the line explained the wood by itself
 * @param rest squares that stay unexplained
 */
record Outcome(List<Ply> plies, Line line, @Nullable Explanation last, Landing landing, long rest) {

  int cost() {
    return line.cost;
  }

  boolean isExact() {
    return rest == 0 && landing.isUndisturbed();
  }

  boolean isSame(Outcome other) {
    return plies.size() == other.plies.size() && Unpressed.isSame(line, other.line);
  }

  static Outcome of(Explanation explanation, Hands hands) {
    return new Outcome(
        explanation.plies(),
        explanation.follow(hands).pressed(0, explanation.cost()),
        explanation,
        explanation.landing(),
        explanation.rest());
  }
}
