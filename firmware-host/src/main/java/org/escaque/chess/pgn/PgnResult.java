package org.escaque.chess.pgn;

import java.util.List;
import java.util.Optional;
import org.escaque.board.Side;

/**
 * How a game ended, in points for White and Black. The Laws know unequal sums too: both may lose,
 * or one loses while the other can only draw (article 11.9 and its forerunners).
 */
public enum PgnResult {
  WHITE_WINS("1-0", 2, 0),
  BLACK_WINS("0-1", 0, 2),
  DRAW("1/2-1/2", 1, 1),
  BOTH_LOSE("0-0", 0, 0),
  WHITE_HALF("1/2-0", 1, 0),
  BLACK_HALF("0-1/2", 0, 1),
  /** Not ended, or not known. */
  OPEN("*", 0, 0);

  private static final List<PgnResult> ALL = List.of(values());

  private final String text;
  private final int whiteHalves;
  private final int blackHalves;

  PgnResult(String text, int whiteHalves, int blackHalves) {
    this.text = text;
    this.whiteHalves = whiteHalves;
    this.blackHalves = blackHalves;
  }

  /** A win for a side. */
  public static PgnResult winOf(Side side) {
    return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
  }

  /**
   * Reads a result as PGN and people write it: {@code 1-0}, {@code 1/2-1/2}, {@code ½-½}, {@code
   * 1/2}, {@code *}; empty for anything else.
   */
  public static Optional<PgnResult> parse(String text) {
    var plain = text.strip().replace("½", "1/2").replace('–', '-').replace(" ", "");
    if (plain.equals("1/2")) {
      return Optional.of(DRAW);
    }
    return ALL.stream().filter(result -> result.text.equals(plain)).findFirst();
  }

  /** Half points of a side: 2, 1 or 0. */
  public int halfPoints(Side side) {
    return side == Side.WHITE ? whiteHalves : blackHalves;
  }

  /** Whether the game has ended. */
  public boolean isFinal() {
    return this != OPEN;
  }

  /** As PGN writes it. */
  @Override
  public String toString() {
    return text;
  }
}
