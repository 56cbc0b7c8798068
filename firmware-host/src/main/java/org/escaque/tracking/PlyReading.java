package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import org.escaque.chess.Move;

/**
 * What is known of one completed ply.
 *
 * @param best the cheapest explanation
 * @param alternatives all readings that are still open, the best first; empty when it is certain
 */
public record PlyReading(Ply best, List<Ply> alternatives) {

  public PlyReading {
    alternatives = List.copyOf(alternatives);
  }

  static PlyReading certain(Ply ply) {
    return new PlyReading(ply, List.of());
  }

  /** Nothing else is named, and yet it need not be so. */
  static PlyReading guessed(Ply ply) {
    return new PlyReading(ply, List.of(ply));
  }

  /** Nothing else fits. */
  public boolean isCertain() {
    return alternatives.isEmpty();
  }

  /** Only the piece that a pawn became is open: nobody named it. */
  public boolean isUnconfirmedPromotion() {
    return !alternatives.isEmpty() && alternatives.stream().allMatch(this::isPromotionOfBest);
  }

  /** Several moves fit, or one whose landing was not seen. */
  public boolean isAmbiguous() {
    return !isCertain() && !isUnconfirmedPromotion();
  }

  /** The same readings, of which another is thought the best now. */
  PlyReading preferring(Ply other) {
    var readings = new ArrayList<Ply>();
    readings.add(other);
    var old = isCertain() ? List.of(best) : alternatives;
    old.stream().filter(ply -> !ply.isSameAct(other)).forEach(readings::add);
    return new PlyReading(other, readings);
  }

  private boolean isPromotionOfBest(Ply other) {
    return other instanceof Ply.Played played
        && played.move() instanceof Move.Promotion
        && other.from() == best.from()
        && other.to() == best.to();
  }

  /** Whether this says the same as {@code other} to a reader of the score. */
  boolean saysSame(PlyReading other) {
    if (!best.isSameAct(other.best) || alternatives.size() != other.alternatives.size()) {
      return false;
    }
    for (int i = 0; i < alternatives.size(); i++) {
      if (!alternatives.get(i).isSameAct(other.alternatives.get(i))) {
        return false;
      }
    }
    return true;
  }
}
