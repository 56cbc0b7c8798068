package org.escaque.simulator.demo;

import java.util.List;
import org.escaque.chess.Position;
import org.escaque.simulator.replay.Comparison;

/**
 * A game of the programme after it was played.
 *
 * @param number its place in the source
 * @param pgn the text that came out
 * @param end the position that it ends with
 */
public record PlayedGame(int number, String pgn, Position end, Comparison comparison) {

  /** One line for a table of final positions. */
  public String line() {
    boolean whole = comparison.remarks().stream().noneMatch(text -> text.startsWith("ended"));
    return String.join(
        "\t",
        List.of(
            String.valueOf(number),
            String.valueOf(comparison.plies()),
            whole ? "whole" : "ended-by-the-laws",
            end.fen()));
  }
}
