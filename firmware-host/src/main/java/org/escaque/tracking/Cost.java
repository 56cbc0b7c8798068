package org.escaque.tracking;

/**
 * What a hypothesis pays for what hands or contacts must have done unseen. What hands do all day
 * (lift, place, put back, adjust, slide, take in either order) is free. The numbers are relative: a
 * difference of {@link #MARGIN} makes certain, one of {@link #WINDOW} forgets.
 */
final class Cost {

  /** Between the best and any other outcome: below it nothing is certain. */
  static final int MARGIN = 6;

  /** The margin of a move beside which other men stand wrong. */
  static final int DISTURBED = 18;

  /**
   * The margin on a board with a broken contact: another may hide what it likes, and a man fall.
   */
  static final int BROKEN = 20;

  /** What is dearer than the best way to read the same ply in the same line by this is dropped. */
  static final int WINDOW = 12;

  /** A line that is dearer than the best line by this is dropped. */
  static final int HORIZON = 24;

  /** A man of the other side was lifted after the mover's: the reply has begun. */
  static final int REPLY_BEGUN = 3;

  /** A man moved away from a square that was felt as empty before. */
  static final int UNSEEN_LEAVING = 2;

  /** The same, while another man that may go to the same square is in the air. */
  static final int OUTDONE = 4;

  /** A move stood, and was never pressed. */
  static final int UNPRESSED = 2;

  /** The victim's square was seen empty too shortly for a lift. */
  static final int SHORT_GAP = 2;

  /** The board could not be seen while the move was made. */
  static final int HANDS_UNSEEN = 1;

  /** The goal of a capture was filled a moment before the taker was felt to leave. */
  static final int OVERLAPPED = 3;

  /** A taken man was put down on the board: less likely than a quiet move that fits exactly. */
  static final int VICTIM_DROPPED = 6;

  /** A contact that is not believed would have had to tell. */
  static final int UNKNOWN_LANDING = 8;

  /** A man of its place is not felt, though nothing took it. */
  static final int MISSING = 8;

  /** A square is filled that filled while no man was missing. */
  static final int GHOST = 1;

  /** A square is filled, though nothing went there. */
  static final int EXTRA = 8;

  /** A square is filled together with its neighbour: one man closes both contacts. */
  static final int CROSSTALK = 3;

  /** A square is filled beside the one on which a victim was exchanged, or was filled before it. */
  static final int BESIDE = 5;

  /** A man that could have been taken was put down beside the goal of a quiet move meanwhile. */
  static final int VICTIM_ADJUSTED = 4;

  /** A man is missing and a square beside it is filled: he was knocked over. */
  static final int FALLEN = 3;

  /** Castling and a plain move leave the same squares, and the lifts speak for the other. */
  static final int OTHER_LIFTS = 8;

  /** A man landed on a square that was felt as filled before. */
  static final int LANDED_ON_GHOST = 8;

  /** A man came down before it had left. */
  static final int LANDED_EARLY = 7;

  /** A victim was exchanged for its taker and nothing showed it. */
  static final int UNSEEN_SWAP = 12;

  /** The same of a man that had just taken, where one beside him is filled. */
  static final int TAKEN_BACK = 3;

  /** The same where the contact has never opened and one beside it closed, on such a board. */
  static final int HELD_VICTIM = 9;

  /** A man went to a square whose contact did not feel it. */
  static final int BLIND_LANDING = 14;

  /** Of king and rook one came down where its contact did not feel it. */
  static final int BLIND_CASTLING = 10;

  /** A driver that knows men read another one on the square. */
  static final int OTHER_MAN_READ = 15;

  /** A man went to a square that was found not to feel men. */
  static final int MUTE_LANDING = 10;

  /** A man left, and its square still reads as filled. */
  static final int STUCK_ORIGIN = 11;

  /** King and rook came down, and the square of one of them still reads as filled. */
  static final int STUCK_CASTLING = 6;

  /** What nobody named is a queen, nearly always. */
  static final int UNNAMED_ROOK = 4;

  static final int UNNAMED_BISHOP = 5;

  static final int UNNAMED_KNIGHT = 3;

  private Cost() {}
}
