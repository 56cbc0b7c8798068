package org.escaque.chess.pgn;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What stands beside a ply.
 *
 * @param clock the mover's time left after the move, {@code [%clk]}
 * @param elapsed the time that the move took, {@code [%emt]}
 * @param nags numeric annotation glyphs in the order of the text
 * @param comments without clock commands
 * @param variations lines instead of this ply
 */
public record Notes(
    @Nullable Duration clock,
    @Nullable Duration elapsed,
    List<Integer> nags,
    List<String> comments,
    List<Variation> variations) {

  /** Nothing stands there. */
  public static final Notes NONE = new Notes(null, null, List.of(), List.of(), List.of());

  public Notes {
    nags = List.copyOf(nags);
    comments = List.copyOf(comments);
    variations = List.copyOf(variations);
  }

  /** Only the clock times, either of which may be unknown. */
  public static Notes of(@Nullable Duration clock, @Nullable Duration elapsed) {
    return new Notes(clock, elapsed, List.of(), List.of(), List.of());
  }
}
