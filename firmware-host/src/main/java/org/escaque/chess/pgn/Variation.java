package org.escaque.chess.pgn;

import java.util.List;

/**
 * A line that was not played: it begins in the position before the ply it hangs on.
 *
 * @param comments what stands before the first ply
 * @param plies the line; never empty
 */
public record Variation(List<String> comments, List<PgnPly> plies) {

  public Variation {
    comments = List.copyOf(comments);
    plies = List.copyOf(plies);
    if (plies.isEmpty()) {
      throw new IllegalArgumentException("a variation without plies");
    }
  }
}
