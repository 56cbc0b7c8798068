package org.escaque.tracking;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.chess.Move;

/**
 * Contacts that say what men cannot have done.
 *
 * @param ghosts squares that filled while no man was missing
 * @param missed men that were not felt when the last ply was completed
 * @param silent men that were not felt at two completed plies running
 * @param mute squares that were silent at some time and have felt no man since
 * @param filled squares that were felt as filled without a man when the last ply was completed
 * @param stuck squares that were so at two completed plies running and were never empty since
 * @param stays what they said from press to press
 */
record Health(
    long ghosts, long missed, long silent, long mute, long filled, long stuck, Stays stays) {

  /** A hand that sets a man down before it takes the other away needs no longer. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  static Health on(long wood) {
    return new Health(0, 0, 0, 0, 0, 0, Stays.on(wood));
  }

  /** A square filled; {@code men} is where men should stand, {@code wood} where they did. */
  Health placed(Square square, long men, long wood, long doubted) {
    long extra = (wood | square.bit()) & ~men & ~doubted;
    long missing = men & ~(wood | square.bit()) & ~doubted;
    boolean tooMany = Long.bitCount(extra & ~ghosts) > Long.bitCount(missing);
    long more = tooMany ? extra & square.bit() : 0;
    long others = mute & ~square.bit();
    return new Health(
        ghosts | more, missed, silent, others, filled, stuck, stays.placed(square.bit()));
  }

  Health lifted(Square square) {
    long others = ~square.bit();
    return new Health(
        ghosts & others,
        missed,
        silent,
        mute,
        filled & others,
        stuck & others,
        stays.lifted(square.bit()));
  }

  /**
   * A ply was completed.
   *
   * @param missing men that are not felt, whichever hypothesis is right
   * @param extra squares that feel a man though none stands there in any hypothesis
   */
  Health completed(long missing, long extra, Stays stayed) {
    long nowSilent = missing & missed;
    return new Health(
        ghosts, missing, nowSilent, mute | nowSilent, extra, stuck | (extra & filled), stayed);
  }

  /** These have felt a man come, and these one leave, before the game. */
  Health proved(long closing, long opening) {
    var proved = stays.proved(closing, opening);
    return new Health(ghosts, missed, silent, mute, filled, stuck, proved);
  }

  /** Nobody saw what the contacts did until they read this. */
  Health unseen(long wood) {
    return new Health(ghosts, missed, silent, mute, filled, stuck, stays.unseen(wood));
  }

  /** Squares that cannot be believed, though no driver said so. */
  long doubted() {
    return mute | stuck | stays.broken();
  }

  Health turned() {
    return new Health(
        Long.reverse(ghosts),
        Long.reverse(missed),
        Long.reverse(silent),
        Long.reverse(mute),
        Long.reverse(filled),
        Long.reverse(stuck),
        stays.turned());
  }

  /** What is suspicious now, whether due or not. */
  static List<Suspicion> suspicions(Tracker tracker) {
    var hands = tracker.senses.hands();
    var health = tracker.senses.health();
    long believed = ~tracker.senses.doubted();
    long men = tracker.position().occupied().bits();
    long extra = hands.wood & ~men & believed;
    long missing = men & ~hands.wood & believed;
    var found = new ArrayList<Suspicion>();
    long ghosts = extra & health.ghosts & ~promotionGoals(tracker.game());
    if (Long.bitCount(extra) > Long.bitCount(missing)) {
      for (var square : new Occupancy(ghosts).squares()) {
        var since = hands.placeTick(square.index());
        found.add(new Suspicion(square, true, since, since.plus(PATIENCE)));
      }
    }
    for (var square : new Occupancy(extra & health.stuck & ~ghosts).squares()) {
      var since = hands.placeTick(square.index());
      found.add(new Suspicion(square, true, since, since));
    }
    for (var square : new Occupancy(missing & health.silent).squares()) {
      var since = hands.liftTick(square.index());
      found.add(new Suspicion(square, false, since, since));
    }
    return found;
  }

  private static long promotionGoals(Line line) {
    long goals = 0;
    for (var reach : line.reaches()) {
      goals |= reach.move() instanceof Move.Promotion ? reach.move().to().bit() : 0;
    }
    return goals;
  }
}
