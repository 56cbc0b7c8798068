package org.escaque.simulator.hands;

import java.util.List;

/**
 * How the players of a level handle their men. Percentages are of the moves to which they apply.
 *
 * @param captures the ways of taking
 * @param castlings the ways of castling
 * @param victimAfter how often the pawn taken en passant leaves after the taker has moved
 * @param direct how often a new queen comes straight to her square; else the pawn is pushed first
 * @param slide how often a man that could be lifted over is pushed along the wood instead
 * @param fidgets in how many of a thousand moves men are put straight before
 * @param gap the shortest time for which a square that is lifted and filled again stays empty, in
 *     nanoseconds; 0 where hands do not care
 * @param rest how long a contact keeps its state before the next move touches it, in nanoseconds:
 *     what the debouncer needs to see each placement; 0 where hands do not care
 */
record Habits(
    Weighted<CaptureWay> captures,
    Weighted<CastlingWay> castlings,
    int victimAfter,
    int direct,
    int slide,
    int fidgets,
    long gap,
    long rest) {

  private static final List<CaptureWay> CAPTURES = List.of(CaptureWay.values());
  private static final List<CastlingWay> CASTLINGS = List.of(CastlingWay.values());

  static Habits of(
      List<Integer> captures, List<Integer> castlings, int slide, int fidgets, long seen) {
    return new Habits(
        new Weighted<>(CAPTURES, captures),
        new Weighted<>(CASTLINGS, castlings),
        80,
        30,
        slide,
        fidgets,
        seen,
        seen);
  }
}
