package org.escaque.laws;

import java.util.List;
import org.escaque.board.Square;
import org.escaque.clock.ClockTime;
import org.jspecify.annotations.Nullable;

/**
 * What an alert rests on.
 *
 * @param before FEN of the position before the act
 * @param after FEN of the position after it; null if there is none
 * @param lifted squares in the order in which they became empty
 * @param placed squares in the order in which they became occupied
 * @param note in words, for an arbiter; empty if the rest says it all
 */
public record Evidence(
    String before,
    @Nullable String after,
    List<Square> lifted,
    List<Square> placed,
    ClockTime white,
    ClockTime black,
    String note) {

  public Evidence {
    lifted = List.copyOf(lifted);
    placed = List.copyOf(placed);
  }
}
