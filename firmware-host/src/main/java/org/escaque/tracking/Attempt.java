package org.escaque.tracking;

import java.util.List;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Piece;
import org.escaque.chess.Role;

/**
 * Whether a man that stands where he may not is proof of an illegal move. Who errs moves a man as
 * his kind moves, nearly always: he overlooks a check or a pin. What no man of the kind can do is
 * rather a legal move of which the contacts did not tell, beside a man that was adjusted or closed
 * the wrong contact. Either way the arbiter is told; the question is what goes on record as
 * certain.
 */
final class Attempt {

  /** So many contacts at most have felt no man on a board on which much has been played. */
  private static final int FEW = 8;

  private Attempt() {}

  /** Nobody tries to move a pawn far aside: it was knocked over, and another man has moved. */
  static boolean isThinkable(Line line, Square from, Square to) {
    return !isPawn(line, from) || Math.abs(from.file() - to.file()) <= 1;
  }

  private static boolean isPawn(Line line, Square from) {
    return line.top.pieceAt(from).map(Piece::role).equals(Optional.of(Role.PAWN));
  }

  /**
   * Whether nothing else can be the case.
   *
   * @param rivals legal moves that nothing told of and nothing speaks against
   */
  static boolean isProved(Irregularities.Act act, List<Outcome> rivals, Tracker tracker) {
    boolean kind = isOfKind(act);
    if (act.what() == Irregularity.KING_CAPTURED) {
      return kind;
    }
    var hands = tracker.senses.hands();
    boolean open = tracker.score.isOpen();
    boolean inOrder = hands.placeOrder(act.to().index()) > hands.liftOrder(act.from().index());
    boolean believed = !isFlawed(tracker) && !isBesideUnproved(act, tracker);
    return inOrder && (believed || kind && rivals.isEmpty() && !open);
  }

  /** Some gap was too short for a lift: contacts fail to tell of what happens. */
  private static boolean isFlawed(Tracker tracker) {
    return tracker.senses.hands().hasGaps() && !tracker.knowsMen();
  }

  /**
   * Beside him is a goal of his whose contact has never felt a man, unlike nearly all others; nor
   * has every contact opened.
   */
  private static boolean isBesideUnproved(Irregularities.Act act, Tracker tracker) {
    var stays = tracker.senses.health().stays();
    long unproved = stays.unproved();
    long goals = act.line().goals(act.from().index());
    return Long.bitCount(unproved) <= FEW
        && stays.unopened() != 0
        && (goals & unproved & Neighbours.of(act.to().index())) != 0
        && !tracker.knowsMen();
  }

  /** A man of this kind moves so, were it not for check, pin or turn. */
  private static boolean isOfKind(Irregularities.Act act) {
    var position = act.line().top;
    var side = act.line().turn();
    boolean aimed = position.attackers(act.to(), side).has(act.from());
    boolean taking = position.pieceAt(act.to()).isPresent();
    boolean pawn = isPawn(act.line(), act.from());
    return pawn && !taking ? isStep(act, side) : aimed;
  }

  private static boolean isStep(Irregularities.Act act, Side side) {
    int ahead = (act.to().rank() - act.from().rank()) * (side == Side.WHITE ? 1 : -1);
    return act.from().file() == act.to().file() && (ahead == 1 || ahead == 2);
  }
}
