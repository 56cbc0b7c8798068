package org.escaque.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;

/** Random legal games from a seed, for properties that hold in every position. */
public final class RandomGames {

  private static final List<String> PIECES = List.of("N", "N", "R", "R", "K", "Q", "B", "B");

  private RandomGames() {}

  /** Shows each position of a game with the move played in it, up to {@code plies} plies. */
  public static void play(
      Position start, Random random, int plies, BiConsumer<Position, Move> each) {
    var position = start;
    for (int ply = 0; ply < plies; ply++) {
      var moves = position.legalMoves();
      if (moves.isEmpty()) {
        return;
      }
      var move = moves.get(random.nextInt(moves.size()));
      each.accept(position, move);
      position = position.play(move);
    }
  }

  /** A starting array of Chess960, any of them. */
  public static Position chess960(Random random) {
    while (true) {
      var row = new ArrayList<>(PIECES);
      java.util.Collections.shuffle(row, random);
      int king = row.indexOf("K");
      boolean kingBetween = row.indexOf("R") < king && row.lastIndexOf("R") > king;
      boolean bishopsApart = (row.indexOf("B") + row.lastIndexOf("B")) % 2 == 1;
      if (kingBetween && bishopsApart) {
        var white = String.join("", row);
        var black = white.toLowerCase(java.util.Locale.ROOT);
        return Position.ofFen(
            black + "/pppppppp/8/8/8/8/PPPPPPPP/" + white + " w KQkq - 0 1",
            CastlingRules.CHESS960);
      }
    }
  }
}
