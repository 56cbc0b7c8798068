package org.escaque.tracking;

import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * What the contacts did: for each square when it was last emptied, filled and seen empty, with a
 * number that orders all of it. Its size never changes. Immutable apart from a cache; every event
 * makes a new one.
 */
final class Hands {

  /** After so many changes some contact has failed to tell of one. */
  private static final int MANY = 50;

  final long wood;
  final int order;
  private final int[] lifted;
  private final int[] placed;
  private final int[] placedBefore;
  private final int[] gap;
  private final long[] liftTick;
  private final long[] placeTick;
  private final long[] gapTick;

  /** How long each square had been empty when it was filled last, in nanoseconds. */
  private final long[] vacant;

  /** What a driver that knows men read. */
  private final SeenMen seen;

  /** What happened up to this number was found when the link was back. */
  private final int unseen;

  /** What was asked last of the lifts. */
  private @Nullable Later lifts;

  /** Squares on which something happened after this. */
  private record Later(int order, long squares) {}

  private Hands(Hands from, long wood, int order, SeenMen seen) {
    this(from, wood, order, seen, from.unseen);
  }

  private Hands(Hands from, long wood, int order, SeenMen seen, int unseen) {
    this.unseen = unseen;
    this.wood = wood;
    this.order = order;
    this.lifted = from.lifted.clone();
    this.placed = from.placed.clone();
    this.placedBefore = from.placedBefore.clone();
    this.gap = from.gap.clone();
    this.liftTick = from.liftTick.clone();
    this.placeTick = from.placeTick.clone();
    this.gapTick = from.gapTick.clone();
    this.vacant = from.vacant.clone();
    this.seen = seen;
  }

  private Hands(long wood) {
    this.unseen = 0;
    this.wood = wood;
    this.order = 0;
    this.lifted = new int[64];
    this.placed = new int[64];
    this.placedBefore = new int[64];
    this.gap = new int[64];
    this.liftTick = new long[64];
    this.placeTick = new long[64];
    this.gapTick = new long[64];
    this.vacant = new long[64];
    this.seen = SeenMen.NONE;
  }

  /** Nothing has happened yet. */
  static Hands on(long wood) {
    return new Hands(wood);
  }

  Hands lift(Square square, Tick tick) {
    var men = seen.with(square.index(), (char) 0);
    var next = new Hands(this, wood & ~square.bit(), order + 1, men);
    next.lifted[square.index()] = next.order;
    next.liftTick[square.index()] = tick.nanos();
    return next;
  }

  Hands place(Square square, Tick tick) {
    var next = new Hands(this, wood | square.bit(), order + 1, seen);
    int index = square.index();
    next.placedBefore[index] = placed[index];
    next.placed[index] = next.order;
    next.placeTick[index] = tick.nanos();
    next.vacant[index] = tick.nanos() - liftTick[index];
    return next;
  }

  /** All that happened until now was found when the link was back. */
  Hands foundOut() {
    return new Hands(this, wood, order, seen, order);
  }

  /** Nothing has happened since the link was back. */
  boolean isAllUnseen() {
    return unseen > 0 && order == unseen;
  }

  /** The man left the square while nobody saw it. */
  boolean leftUnseen(Square square) {
    return lifted[square.index()] > 0 && lifted[square.index()] <= unseen;
  }

  /** The man that stands there was read. */
  Hands identified(Square square, char piece) {
    return new Hands(this, wood, order + 1, seen.with(square.index(), piece));
  }

  /** What the times of all this say. */
  Paces paces() {
    return new Paces(this);
  }

  /** Which men were read where. */
  SeenMen seen() {
    return seen;
  }

  Hands seenEmpty(Square square, Tick tick) {
    var next = new Hands(this, wood, order + 1, seen);
    next.gap[square.index()] = next.order;
    next.gapTick[square.index()] = tick.nanos();
    return next;
  }

  /** The same story on a board that stands the other way round. */
  Hands turned() {
    var next = new Hands(this, Long.reverse(wood), order, seen.turned());
    for (int i = 0; i < 64; i++) {
      next.lifted[i] = lifted[63 - i];
      next.placed[i] = placed[63 - i];
      next.placedBefore[i] = placedBefore[63 - i];
      next.gap[i] = gap[63 - i];
      next.liftTick[i] = liftTick[63 - i];
      next.placeTick[i] = placeTick[63 - i];
      next.gapTick[i] = gapTick[63 - i];
      next.vacant[i] = vacant[63 - i];
    }
    return next;
  }

  boolean liftedSince(int square, int since) {
    return lifted[square] > since;
  }

  boolean placedSince(int square, int since) {
    return placed[square] > since;
  }

  /** Filled twice since then, or filled before {@code from} was emptied: a man was exchanged. */
  boolean exchanged(int square, int from, int since) {
    return placedBefore[square] > since
        || placed[square] > since && lifted[from] > since && placed[square] < lifted[from];
  }

  /** The square was filled after {@code from} was emptied, or at most a scan's blur before. */
  boolean placedAfterLift(int square, int from, int since) {
    return placed[square] > since
        && (placed[square] > lifted[from] || placeTick[square] > liftTick[from] - Moments.OVERLAP);
  }

  /** On how many of these squares men came down after this. */
  int placements(int order, long squares) {
    return later(placed, order, squares);
  }

  /**
   * Contacts may have failed to tell of something: a gap was too short for a lift, or so much has
   * happened that one will have been.
   */
  boolean areFallible() {
    return order > MANY || hasGaps();
  }

  /** Some square was seen empty too shortly for a lift, at some time. */
  boolean hasGaps() {
    return hasGaps(0);
  }

  /** The same since then. */
  boolean hasGaps(int since) {
    for (int order : gap) {
      if (order > since) {
        return true;
      }
    }
    return false;
  }

  boolean gapSince(int square, int since) {
    return gap[square] > since;
  }

  /** From when on other lifts cast doubt on a gap: from the turn's start if it came too early. */
  int shakenSince(int to, int from, int since) {
    return gap[to] < lifted[from] ? since : lifted[from];
  }

  /** A short gap on the square while the man of {@code from} was in the air. */
  boolean gapAfterLift(int square, int from, int since) {
    return gap[square] > since && gapTick[square] > liftTick[from] - Moments.OVERLAP;
  }

  /** The last event on any of these squares. */
  int lastOn(long squares) {
    return Math.max(lastLiftOn(squares), lastPlacedOn(squares));
  }

  /** The squares that were emptied after this. */
  long liftedAfter(int order) {
    var known = lifts;
    if (known == null || known.order != order) {
      long squares = 0;
      for (int square = 0; square < 64; square++) {
        squares |= lifted[square] > order ? 1L << square : 0;
      }
      known = new Later(order, squares);
      lifts = known;
    }
    return known.squares;
  }

  /** The number of the last lift from any of these squares. */
  int lastLiftOn(long squares) {
    return last(lifted, squares);
  }

  /** The number of the first placement on any of these squares; very high if they are empty. */
  int firstPlacedOn(long squares) {
    int first = Integer.MAX_VALUE;
    for (long left = squares & wood; left != 0; left &= left - 1) {
      first = Math.min(first, placed[Long.numberOfTrailingZeros(left)]);
    }
    return first;
  }

  /** Neither lifted nor placed after the tick. */
  boolean unchanged(int square, Tick since) {
    long last = Math.max(liftTick[square], placeTick[square]);
    return Math.max(lifted[square], placed[square]) == 0 || last <= since.nanos();
  }

  /** On how many of these squares men were lifted after this. */
  int liftsAfter(int order, long squares) {
    return later(lifted, order, squares);
  }

  /** The number of the last placement on any of these squares. */
  int lastPlacedOn(long squares) {
    return last(placed, squares);
  }

  private static int last(int[] orders, long squares) {
    int last = 0;
    for (long left = squares; left != 0; left &= left - 1) {
      last = Math.max(last, orders[Long.numberOfTrailingZeros(left)]);
    }
    return last;
  }

  private static int later(int[] orders, int order, long squares) {
    int count = 0;
    for (long left = squares; left != 0; left &= left - 1) {
      count += orders[Long.numberOfTrailingZeros(left)] > order ? 1 : 0;
    }
    return count;
  }

  int placeOrder(int square) {
    return placed[square];
  }

  int liftOrder(int square) {
    return lifted[square];
  }

  /** When it was emptied last, in nanoseconds. */
  long liftNanos(int square) {
    return liftTick[square];
  }

  /** When it was filled last, in nanoseconds. */
  long placeNanos(int square) {
    return placeTick[square];
  }

  /** When it was seen empty for a moment last, in nanoseconds. */
  long gapNanos(int square) {
    return gapTick[square];
  }

  /** How long it had been empty when it was filled last, in nanoseconds. */
  long vacantNanos(int square) {
    return vacant[square];
  }

  int gapOrder(int square) {
    return gap[square];
  }

  int placeOrderBefore(int square) {
    return placedBefore[square];
  }

  Tick liftTick(int square) {
    return new Tick(liftTick[square]);
  }

  Tick placeTick(int square) {
    return new Tick(placeTick[square]);
  }
}
