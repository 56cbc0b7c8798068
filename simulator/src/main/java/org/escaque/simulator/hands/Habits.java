package org.escaque.simulator.hands;

import java.util.List;

/**
 * How the players of a level handle their men. Percentages are of the moves to which they apply.
 *
 * @param captures the ways of taking
 * @param castlings the ways of castling
 * @param slide how often a man that could be lifted over is pushed along the wood instead
 * @param sweep how often a victim's square never reads empty, whatever the way
 * @param slips what hands do beside their moves
 * @param carry how long a man is in the air, median in milliseconds
 * @param gap the shortest time for which a square that is lifted and filled again stays empty, in
 *     nanoseconds; 0 where hands do not care
 * @param rest how long a contact keeps its state before the next move touches it, in nanoseconds:
 *     what the debouncer needs to see each placement; 0 where hands do not care
 */
record Habits(
    Weighted<CaptureWay> captures,
    Weighted<CastlingWay> castlings,
    int slide,
    int sweep,
    Slips slips,
    double carry,
    long gap,
    long rest) {

  /** The carry time to which all other times belong, in milliseconds. */
  static final double USUAL_CARRY = 450;

  private static final List<CaptureWay> CAPTURES = List.of(CaptureWay.values());
  private static final List<CastlingWay> CASTLINGS = List.of(CastlingWay.values());

  static Habits of(List<Integer> captures, List<Integer> castlings, int slide, long seen) {
    return new Habits(
        new Weighted<>(CAPTURES, captures),
        new Weighted<>(CASTLINGS, castlings),
        slide,
        0,
        Slips.NONE,
        USUAL_CARRY,
        seen,
        seen);
  }

  Habits slipping(Slips other) {
    return new Habits(captures, castlings, slide, sweep, other, carry, gap, rest);
  }

  Habits carrying(double millis) {
    return new Habits(captures, castlings, slide, sweep, slips, millis, gap, rest);
  }

  Habits sweeping(int percent) {
    return new Habits(captures, castlings, slide, percent, slips, carry, gap, rest);
  }

  /** How much faster or slower than usual these hands are. */
  double tempo() {
    return carry / USUAL_CARRY;
  }

  /** Hands that care for nothing may let two squares read occupied while a man slides. */
  boolean overlaps() {
    return gap == 0;
  }
}
