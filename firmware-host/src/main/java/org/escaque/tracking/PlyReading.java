package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import org.escaque.chess.Move;

/**
 * What is known of one completed ply.
 *
 * @param best the cheapest explanation
 * @param alternatives all readings that are still open, the best first; empty when it is certain
 * @param guessed nothing told of the move itself: it may be one that is not named
 */
public record PlyReading(Ply best, List<Ply> alternatives, boolean guessed) {

  public PlyReading {
    alternatives = List.copyOf(alternatives);
  }

  /** What contacts told of. */
  public PlyReading(Ply best, List<Ply> alternatives) {
    this(best, alternatives, false);
  }

  static PlyReading certain(Ply ply) {
    return new PlyReading(ply, List.of());
  }

  /** The same, and yet it need not be so. */
  PlyReading guess() {
    return new PlyReading(best, isCertain() ? List.of(best) : alternatives, true);
  }

  /** Nothing else fits. */
  public boolean isCertain() {
    return alternatives.isEmpty();
  }

  /** Only the piece that a pawn became is open: nobody named it. */
  public boolean isUnconfirmedPromotion() {
    return !guessed && !isCertain() && alternatives.stream().allMatch(this::isPromotionOfBest);
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
    return new PlyReading(other, readings, guessed);
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
