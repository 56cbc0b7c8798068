package org.escaque.board;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Counts what each contact does, and tells contacts that flicker too often to be believed. A
 * flicker is a movement that ends as it began: a gap under a standing piece, or a pulse on an empty
 * square. A hand makes one now and then; {@link #MOST} within {@link #WINDOW} are a fault of the
 * contact. Confined to the thread of its {@link Debouncer}; its size never changes.
 */
final class SquareWatch {

  /** So many flickers of one square in {@link #WINDOW} degrade it. */
  static final int MOST = 8;

  /** A square that has not flickered for so long is believed again. */
  static final Duration WINDOW = Duration.ofSeconds(60);

  private static final long WINDOW_NANOS = WINDOW.toNanos();

  private final long[] changes = new long[64];
  private final long[] bounces = new long[64];
  private final long[] flickers = new long[64];
  private final long[] longest = new long[64];

  /** The ticks of the last flickers of each square, a ring for each. */
  private final long[] last = new long[64 * MOST];

  private long degraded;

  void changed(int square, boolean bounce) {
    changes[square]++;
    if (bounce) {
      bounces[square]++;
    }
  }

  void rested(int square, long unrest) {
    longest[square] = Math.max(longest[square], unrest);
  }

  /** The square came to rest as it was before; whether that degrades it. */
  boolean flickered(int square, long now) {
    last[place(square, flickers[square])] = now;
    flickers[square]++;
    boolean often = flickers[square] >= MOST && now - first(square) <= WINDOW_NANOS;
    boolean news = often && !isDegraded(square);
    degraded |= news ? 1L << square : 0;
    return news;
  }

  long degraded() {
    return degraded;
  }

  boolean isDegraded(int square) {
    return (degraded >>> square & 1) != 0;
  }

  /** The squares that have kept still for long enough; they are believed from now on. */
  long recovered(long now) {
    long still = 0;
    for (long left = degraded; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      still |= now - lastFlicker(square) >= WINDOW_NANOS ? 1L << square : 0;
    }
    degraded &= ~still;
    return still;
  }

  /** When the next square recovers if none flickers again. */
  Optional<Tick> wakeAt() {
    long next = Long.MAX_VALUE;
    for (long left = degraded; left != 0; left &= left - 1) {
      next = Math.min(next, lastFlicker(Long.numberOfTrailingZeros(left)) + WINDOW_NANOS);
    }
    return degraded == 0 ? Optional.empty() : Optional.of(new Tick(next));
  }

  private long lastFlicker(int square) {
    return last[place(square, flickers[square] - 1)];
  }

  /** The oldest of the last {@link #MOST}. */
  private long first(int square) {
    return last[place(square, flickers[square])];
  }

  private static int place(int square, long flicker) {
    return square * MOST + (int) (flicker % MOST);
  }

  /** Every square whose contact has changed at all. */
  List<SquareStatistics> statistics() {
    var all = new ArrayList<SquareStatistics>();
    for (var square : Square.all()) {
      int i = square.index();
      if (changes[i] > 0) {
        all.add(
            new SquareStatistics(
                square,
                changes[i],
                bounces[i],
                flickers[i],
                Duration.ofNanos(longest[i]),
                isDegraded(i)));
      }
    }
    return all;
  }
}
