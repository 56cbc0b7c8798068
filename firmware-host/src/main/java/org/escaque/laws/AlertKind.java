package org.escaque.laws;

import java.util.Optional;

/** What an arbiter can be told about. */
public enum AlertKind {
  ILLEGAL_MOVE,
  NO_MOVE,
  PROMOTION_INCOMPLETE,
  EN_PASSANT_INCOMPLETE,
  CASTLING_INCOMPLETE,
  KING_CAPTURED,
  TWO_HANDS,
  TOUCH_MOVE,
  DISPLACED,
  BOTH_KINGS_IN_CHECK,
  FLAG,
  BOTH_FLAGS,
  CLAIM_ACCEPTED,
  CLAIM_REJECTED,
  THREEFOLD_AVAILABLE,
  FIFTY_AVAILABLE,
  FIVEFOLD,
  SEVENTY_FIVE,
  DRAW_OFFER,
  GAME_OVER,
  RESULT_PROPOSAL,
  SET_UP,
  ORIENTATION,
  AMBIGUOUS_MOVE,
  PROMOTION_UNCONFIRMED,
  RECONSTRUCTED,
  DEFAULT_TIME,
  SCORE_EXEMPT,
  PAUSE,
  NOT_ANNOUNCED,
  CLOCK_SIDE,
  CLOCK_LOST,
  SENSOR_FAULT,
  BOARD_LOST,
  DROP_REJECTED;

  /** Reads a kind as scenario files and messages write it; empty for anything else. */
  public static Optional<AlertKind> parse(String text) {
    return Words.parse(values(), text);
  }

  /** The kind as scenario files and messages write it. */
  @Override
  public String toString() {
    return Words.of(this);
  }
}
