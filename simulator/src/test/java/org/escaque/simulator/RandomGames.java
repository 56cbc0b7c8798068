package org.escaque.simulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Move;
import org.escaque.chess.Position;

/** Legal games without sense: each move drawn from all legal ones. */
public final class RandomGames {

  private static final List<String> REST =
      List.of(
          "NNRKR", "NRNKR", "NRKNR", "NRKRN", "RNNKR", "RNKNR", "RNKRN", "RKNNR", "RKNRN", "RKRNN");

  private RandomGames() {}

  /** The first moves of a game; fewer than {@code most} if it ends before. */
  public static List<Move> moves(Position start, int most, Random random) {
    var moves = new ArrayList<Move>();
    var position = start;
    while (moves.size() < most && !position.legalMoves().isEmpty()) {
      var legal = position.legalMoves();
      var move = legal.get(random.nextInt(legal.size()));
      moves.add(move);
      position = position.play(move);
    }
    return moves;
  }

  /** One of the 960 starting positions, by its usual number. */
  public static Position chess960(int number) {
    var rank = new StringBuilder("........");
    rank.setCharAt(2 * (number % 4) + 1, 'B');
    rank.setCharAt(2 * (number / 4 % 4), 'B');
    put(rank, number / 16 % 6, 'Q');
    for (int at = 0; at < 5; at++) {
      put(rank, 0, REST.get(number / 96).charAt(at));
    }
    String white = rank.toString();
    String fen = white.toLowerCase(Locale.ROOT) + "/pppppppp/8/8/8/8/PPPPPPPP/" + white;
    return Position.ofFen(fen + " w KQkq - 0 1", CastlingRules.CHESS960);
  }

  /** Puts a piece on the nth square that is still free. */
  private static void put(StringBuilder rank, int nth, char piece) {
    int left = nth;
    for (int file = 0; file < 8; file++) {
      if (rank.charAt(file) == '.' && left-- == 0) {
        rank.setCharAt(file, piece);
        return;
      }
    }
  }
}
