package org.escaque.game;

import java.util.ArrayList;
import java.util.List;
import org.escaque.chess.Position;

/**
 * The score of a game, and the position after each ply. Immutable.
 *
 * @param after the position after each ply, as many as plies
 * @param revised how often a past ply was corrected
 */
public record Score(Position start, List<ScoredPly> plies, List<Position> after, int revised) {

  public Score {
    plies = List.copyOf(plies);
    after = List.copyOf(after);
    if (plies.size() != after.size()) {
      throw new IllegalArgumentException(plies.size() + " plies, " + after.size() + " positions");
    }
  }

  static Score from(Position start) {
    return new Score(start, List.of(), List.of(), 0);
  }

  public int size() {
    return plies.size();
  }

  /** The position on the board after all plies. */
  public Position position() {
    return before(size());
  }

  /** The position before a ply, 0 for the first. */
  public Position before(int ply) {
    return ply == 0 ? start : after.get(ply - 1);
  }

  Score plus(ScoredPly ply, Position next) {
    var longer = new ArrayList<>(plies);
    longer.add(ply);
    var positions = new ArrayList<>(after);
    positions.add(next);
    return new Score(start, longer, positions, revised);
  }

  /** Only the first so many plies. */
  Score cutTo(int size) {
    return new Score(start, plies.subList(0, size), after.subList(0, size), revised);
  }

  Score replaced(int ply, ScoredPly scored, Position next) {
    var changed = new ArrayList<>(plies);
    changed.set(ply, scored);
    var positions = new ArrayList<>(after);
    positions.set(ply, next);
    return new Score(start, changed, positions, revised);
  }

  Score corrected() {
    return new Score(start, plies, after, revised + 1);
  }

  /** How often the present position has been on the board. */
  int occurrences() {
    return occurrences(position());
  }

  /** How often a position has been on the board, whether it is there now or not. */
  int occurrences(Position position) {
    var key = position.repetitionKey();
    int count = start.repetitionKey().equals(key) ? 1 : 0;
    for (var earlier : after) {
      if (earlier.repetitionKey().equals(key)) {
        count++;
      }
    }
    return count;
  }

  /** Whether the present position came up at five alternate turns of its side running. */
  boolean isFiveConsecutive() {
    var key = position().repetitionKey();
    for (int turns = 1; turns <= 4; turns++) {
      int ply = size() - 4 * turns;
      if (ply < 0 || !before(ply).repetitionKey().equals(key)) {
        return false;
      }
    }
    return true;
  }
}
