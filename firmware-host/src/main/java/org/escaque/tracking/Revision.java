package org.escaque.tracking;

import java.util.List;
import org.escaque.board.Tick;

/**
 * What came later changed what is known of earlier plies: the score is to be rewritten from there.
 *
 * @param fromPly the first ply that reads otherwise now, counted as {@link Tracker#plies} does
 * @param plies how the plies from there up to those now completed read, marks included
 * @param cause in words: the ply or naming that decided
 */
public record Revision(int fromPly, List<PlyReading> plies, String cause, Tick tick) {
  public Revision {
    plies = List.copyOf(plies);
  }
}
