package org.escaque.tracking;

import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;

/**
 * What the contacts did: for each square when it was last emptied, filled and seen empty, with a
 * number that orders all of it. Its size never changes. Immutable; every event makes a new one.
 */
final class Hands {

  /** How far apart two contacts of one movement may report in the wrong order. */
  private static final long OVERLAP_NANOS = 150_000_000L;

  /** A source that settles contacts itself tells changes in their order, a moment apart. */
  private static final long TOLD_APART_NANOS = 1_000L;

  /** How far apart two contacts may report that one man closes. */
  private static final long TOGETHER_NANOS = 60_000_000L;

  /** A man that slides stops for less, nearly always. */
  private static final long STOP_NANOS = 300_000_000L;

  /** One contact of two that a man closes may tremble a little longer. */
  private static final long NEAR_NANOS = 200_000_000L;

  /** The longest that the square of a capture is empty, nearly always. */
  private static final long EXCHANGE_NANOS = 2_500_000_000L;

  /** No hand carries a man in less. */
  private static final long CARRY_NANOS = 30_000_000L;

  /** Longer than a hand takes from one part of its move to the next. */
  private static final long LONG_NANOS = 1_000_000_000L;

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

  /** What a driver that knows men read on each square; 0 where nothing did. */
  private final char[] seen;

  private Hands(Hands from, long wood, int order) {
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
    this.seen = from.seen.clone();
  }

  private Hands(long wood) {
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
    this.seen = new char[64];
  }

  /** Nothing has happened yet. */
  static Hands on(long wood) {
    return new Hands(wood);
  }

  Hands lift(Square square, Tick tick) {
    var next = new Hands(this, wood & ~square.bit(), order + 1);
    next.lifted[square.index()] = next.order;
    next.liftTick[square.index()] = tick.nanos();
    next.seen[square.index()] = 0;
    return next;
  }

  Hands place(Square square, Tick tick) {
    var next = new Hands(this, wood | square.bit(), order + 1);
    int index = square.index();
    next.placedBefore[index] = placed[index];
    next.placed[index] = next.order;
    next.placeTick[index] = tick.nanos();
    next.vacant[index] = tick.nanos() - liftTick[index];
    return next;
  }

  /** The man that stands there was read. */
  Hands identified(Square square, char piece) {
    var next = new Hands(this, wood, order + 1);
    next.seen[square.index()] = piece;
    return next;
  }

  /** What was read on the square, as a letter of FEN; 0 if nothing was. */
  char seen(int square) {
    return seen[square];
  }

  /** On how many squares a read man does not stand in {@code position}. */
  int contradictions(Position position) {
    int count = 0;
    for (int i = 0; i < 64; i++) {
      if (seen[i] != 0) {
        char there = position.pieceAt(Square.of(i)).map(Piece::letter).orElse(' ');
        count += there == seen[i] ? 0 : 1;
      }
    }
    return count;
  }

  boolean hasReadMen() {
    for (char piece : seen) {
      if (piece != 0) {
        return true;
      }
    }
    return false;
  }

  Hands seenEmpty(Square square, Tick tick) {
    var next = new Hands(this, wood, order + 1);
    next.gap[square.index()] = next.order;
    next.gapTick[square.index()] = tick.nanos();
    return next;
  }

  /** The same story on a board that stands the other way round. */
  Hands turned() {
    var next = new Hands(this, Long.reverse(wood), order);
    for (int i = 0; i < 64; i++) {
      next.lifted[i] = lifted[63 - i];
      next.placed[i] = placed[63 - i];
      next.placedBefore[i] = placedBefore[63 - i];
      next.gap[i] = gap[63 - i];
      next.liftTick[i] = liftTick[63 - i];
      next.placeTick[i] = placeTick[63 - i];
      next.gapTick[i] = gapTick[63 - i];
      next.vacant[i] = vacant[63 - i];
      next.seen[i] = seen[63 - i];
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
        && (placed[square] > lifted[from] || placeTick[square] > liftTick[from] - OVERLAP_NANOS);
  }

  /** On how many of these squares men came down after this. */
  int placements(int order, long squares) {
    return later(placed, order, squares);
  }

  private static boolean isSoonAfter(long apart) {
    return apart >= 0 && apart < OVERLAP_NANOS;
  }

  private static boolean isTogether(long apart) {
    return isWithin(apart, TOGETHER_NANOS);
  }

  private static boolean isWithin(long apart, long most) {
    return apart < most && (apart == 0 || apart > TOLD_APART_NANOS);
  }

  /** The square filled at the same time, but for a blur, as one of these beside it. */
  boolean closedWithNeighbour(long bit, long others) {
    int square = Long.numberOfTrailingZeros(bit);
    if (placed[square] == 0) {
      return false;
    }
    for (long left = others & Neighbours.of(square); left != 0; left &= left - 1) {
      int other = Long.numberOfTrailingZeros(left);
      boolean came =
          placed[other] > 0 && isTogether(Math.abs(placeTick[other] - placeTick[square]));
      boolean brushed = gap[other] > 0 && isSoonAfter(placeTick[square] - gapTick[other]);
      brushed |= gap[square] > 0 && isSoonAfter(placeTick[other] - gapTick[square]);
      if (came || brushed) {
        return true;
      }
    }
    return false;
  }

  /** Some square was seen empty too shortly for a lift, at some time. */
  boolean hasGaps() {
    for (int order : gap) {
      if (order > 0) {
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
    return gap[square] > since && gapTick[square] > liftTick[from] - OVERLAP_NANOS;
  }

  /** The last event on any of these squares. */
  int lastOn(long squares) {
    return Math.max(lastLiftOn(squares), lastPlacedOn(squares));
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

  /** After a long time empty the square was filled since then, no longer than hands cross it. */
  boolean isBrief(int square, int since) {
    return placed[square] > since
        && lifted[square] > placed[square]
        && vacant[square] > EXCHANGE_NANOS
        && isWithin(liftTick[square] - placeTick[square], STOP_NANOS);
  }

  /** The men that were lifted from these squares had stood there longer than on their way. */
  boolean rested(long squares) {
    for (long left = squares; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if (liftTick[square] - placeTick[square] < STOP_NANOS) {
        return false;
      }
    }
    return true;
  }

  /** The square was filled again no later than a hand takes to exchange two men. */
  boolean exchangedSoon(int square) {
    return placeTick[square] - liftTick[square] < EXCHANGE_NANOS;
  }

  /** The man of {@code from} can have been carried to the square meanwhile. */
  boolean carried(int from, int square) {
    long took = placeTick[square] - liftTick[from];
    return took <= TOLD_APART_NANOS || took >= CARRY_NANOS;
  }

  /** Men came down on both squares one soon after the other. */
  boolean placedNear(int square, int other) {
    return isWithin(Math.abs(placeTick[square] - placeTick[other]), NEAR_NANOS);
  }

  /** On how many of these squares men were lifted after this. */
  int liftsAfter(int order, long squares) {
    return later(lifted, order, squares);
  }

  /** The square had been filled for long when a lift came that has this number. */
  boolean stoodBefore(long bit, int lift) {
    int square = Long.numberOfTrailingZeros(bit);
    for (int other = 0; other < 64; other++) {
      if (lifted[other] == lift && lift > 0) {
        return placed[square] < lift && liftTick[other] - placeTick[square] >= LONG_NANOS;
      }
    }
    return false;
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

  Tick liftTick(int square) {
    return new Tick(liftTick[square]);
  }

  Tick placeTick(int square) {
    return new Tick(placeTick[square]);
  }
}
