package org.escaque.board;

/**
 * What a board said, settled. The tick is that of the contact itself (its first change), not that
 * of the settling or of the arrival.
 */
public sealed interface BoardEvent {

  Tick tick();

  /** A square became empty and stayed so. */
  record SquareLifted(Square square, Tick tick) implements BoardEvent {}

  /** A square became occupied and stayed so. */
  record SquarePlaced(Square square, Tick tick) implements BoardEvent {}

  /**
   * A standing piece's square read empty for too short a time to be a lift, and is occupied again.
   * Evidence of a swept capture, and of nothing by itself.
   *
   * @param tick when the gap began
   */
  record SquareSeenEmpty(Square square, Tick tick) implements BoardEvent {}

  /** A driver that knows pieces read this one on the square; {@code ' '} for an empty square. */
  record PieceSeen(Square square, char piece, Tick tick) implements BoardEvent {}

  /** The link to the contacts is gone; what they do is unknown until {@link BoardBack}. */
  record BoardLost(Tick tick) implements BoardEvent {}

  /** The link is back, or stands for the first time, and this is what the contacts read. */
  record BoardBack(Occupancy occupancy, Tick tick) implements BoardEvent {}

  /** From now on the square's contact cannot be believed (dead, stuck, ghost, flicker). */
  record SquareDoubted(Square square, String reason, Tick tick) implements BoardEvent {}

  /** The contact behaves again. */
  record SquareTrusted(Square square, Tick tick) implements BoardEvent {}
}
