package org.escaque.chess;

/** From which squares king and rook may castle, and how that is written. */
public enum CastlingRules {
  /** King on the e-file, rooks in the corners; FEN {@code KQkq}, UCI {@code e1g1}. */
  STANDARD,

  /**
   * King between its rooks anywhere on the first rank (FIDE guidelines II); Shredder-FEN or X-FEN,
   * UCI king takes own rook.
   */
  CHESS960;

  /** The rules that a FEN needs: rights that ordinary chess does not know mean Chess960. */
  public static CastlingRules of(String fen) {
    boolean ordinary =
        Fen.parse(fen) instanceof Fen.Read(var setup)
            && !(Position.of(setup) instanceof Verdict.Refused(var flaws)
                && flaws.contains(Flaw.BAD_CASTLING_RIGHTS));
    return ordinary ? STANDARD : CHESS960;
  }
}
