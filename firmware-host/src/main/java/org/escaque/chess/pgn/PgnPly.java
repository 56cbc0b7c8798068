package org.escaque.chess.pgn;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** One ply of a line: a move, or in variations a pass. Immutable. */
public sealed interface PgnPly permits PgnMove, PgnPass {

  /** All that stands beside the ply. */
  Notes notes();

  /** The mover's time left after the move, {@code [%clk]}. */
  default Optional<Duration> clock() {
    return Optional.ofNullable(notes().clock());
  }

  /** The time that the move took, {@code [%emt]}. */
  default Optional<Duration> elapsed() {
    return Optional.ofNullable(notes().elapsed());
  }

  /** Comments without their clock commands. */
  default List<String> comments() {
    return notes().comments();
  }

  /** Numeric annotation glyphs, as written. */
  default List<Integer> nags() {
    return notes().nags();
  }

  /** What might have been played instead of this ply. */
  default List<Variation> variations() {
    return notes().variations();
  }
}
