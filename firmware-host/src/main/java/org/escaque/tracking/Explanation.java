package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Side;
import org.jspecify.annotations.Nullable;

/**
 * One way to understand the wood: a hypothesis and at most one legal move more.
 *
 * @param reach the move; null if the plies of the line explain the wood by themselves
 * @param cost what it takes to believe all of it
 * @param landing how much of the move the contacts told
 * @param rest squares that stay unexplained and were paid for
 */
record Explanation(Line line, @Nullable Reach reach, int cost, Landing landing, long rest) {

  /** Everything is where it belongs, but for what was known before. */
  boolean isExact() {
    return rest == 0 && landing.isUndisturbed();
  }

  /** The plies that are not pressed yet, this move the last. */
  List<Ply> plies() {
    var plies = new ArrayList<>(line.waiting());
    if (reach != null) {
      plies.add(ply(reach));
    }
    return plies;
  }

  private Ply ply(Reach made) {
    return Ply.Played.of(line.top, made.move(), landing);
  }

  /** This line with the move made; what the mover's squares told last belongs to the move. */
  Line follow(Hands hands) {
    if (reach == null) {
      long again = rest & line.arrived();
      int last = landing == line.lastLanding() ? line.since : hands.lastOn(again);
      var stood = landing == line.lastLanding() ? line : line.landing(landing);
      long differs = hands.wood ^ line.occupied();
      long known = differs & ~begun(hands, line.turn());
      return stood.from(Math.max(line.since, last), known).costing(cost);
    }
    int since = Math.max(line.since, hands.lastOn(reach.involved()));
    since = Math.min(since, Math.max(line.since, hands.firstPlacedOn(rest) - 1));
    var made = line.plus(ply(reach), since, hands.wood, cost);
    return made.from(since, made.known & ~begun(hands, made.turn()));
  }

  /** The man with which the reply has begun: if it does not move, it is to come back. */
  private long begun(Hands hands, Side next) {
    var top = reach == null ? line.top : line.top.play(reach.move());
    int left = reach == null ? line.since : hands.lastLiftOn(reach.vacates());
    long up = rest & ~hands.wood & top.occupied(next).bits();
    up &= reach == null ? ~line.arrived() : -1;
    return Long.bitCount(up) == 1 && hands.lastLiftOn(up) > left ? up : 0;
  }
}
