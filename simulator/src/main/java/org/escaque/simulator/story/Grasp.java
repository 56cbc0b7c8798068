package org.escaque.simulator.story;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.Square;
import org.escaque.scenario.Stage;
import org.jspecify.annotations.Nullable;

/**
 * Who stands where, and who is in the air. Immutable.
 *
 * @param standing a man who is pushed along may read on two squares for a moment
 * @param inHand in the order in which they were lifted
 * @param latest who was put down last
 */
record Grasp(Map<Square, Man> standing, List<Man> inHand, @Nullable Man latest) {

  Grasp {
    standing = standing.isEmpty() ? Map.of() : new EnumMap<>(standing);
    inHand = List.copyOf(inHand);
  }

  /** The man on a square, or {@code ' '}. */
  char at(Square square) {
    var man = standing.get(square);
    return man == null ? ' ' : man.letter();
  }

  /** A square becomes empty; who still reads on another is not in the air. */
  Grasp lifted(Square square) {
    var left = new EnumMap<Square, Man>(Square.class);
    left.putAll(standing);
    var man = left.remove(square);
    boolean pushed =
        man != null && left.values().stream().anyMatch(other -> other.origin() == man.origin());
    var held = new ArrayList<>(inHand);
    if (man != null && !pushed) {
      held.add(man);
    }
    return new Grasp(left, held, latest);
  }

  /** Somebody is put down. */
  Grasp placed(Square square, Man man) {
    var held = new ArrayList<>(inHand);
    held.remove(man);
    held.replaceAll(one -> one.last() == square ? one.replaced() : one);
    var next = new EnumMap<Square, Man>(Square.class);
    next.putAll(standing);
    next.put(square, man.at(square));
    return new Grasp(next, held, man.at(square));
  }

  /** Who may be meant when a square is filled and nobody is in the air: who leaves his next. */
  @Nullable Man pushed(List<Stage.Doing> later) {
    for (var doing : later) {
      if (!doing.filled()) {
        return standing.get(doing.square());
      }
    }
    return null;
  }
}
