package org.escaque.chess;

/** A reason why an arrangement of men is no position of a game. */
public enum Flaw {
  MISSING_KING("a side has no king"),
  TOO_MANY_KINGS("a side has more than one king"),
  PAWN_ON_BACK_RANK("a pawn stands on the first or eighth rank"),
  OPPOSITE_CHECK("the side that is not to move stands in check"),
  TOO_MUCH_MATERIAL("a side has more men than a game can give it"),
  IMPOSSIBLE_CHECK("no single move can give this check"),
  BAD_CASTLING_RIGHTS("castling rights without king or rook on their squares"),
  BAD_EN_PASSANT("no pawn has just passed the en passant square");

  private final String text;

  Flaw(String text) {
    this.text = text;
  }

  /**
   * Whether a game can go on from such a position, however it came about; with the idle side in
   * check too, for the Laws let an illegal move stand that nobody noticed.
   */
  public boolean isTolerable() {
    return switch (this) {
      case MISSING_KING, TOO_MANY_KINGS, PAWN_ON_BACK_RANK -> false;
      case OPPOSITE_CHECK,
          TOO_MUCH_MATERIAL,
          IMPOSSIBLE_CHECK,
          BAD_CASTLING_RIGHTS,
          BAD_EN_PASSANT ->
          true;
    };
  }

  /** The reason in words, for messages. */
  public String text() {
    return text;
  }
}
