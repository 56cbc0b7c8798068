package org.escaque.chess;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.wolfraam.chessgame.ChessGame;
import io.github.wolfraam.chessgame.board.PieceType;
import io.github.wolfraam.chessgame.notation.NotationType;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Random games, move by move beside another library: legal moves, notation, FEN. */
class OracleTest {

  private static final int GAMES = 40;
  private static final int PLIES = 150;

  @Test
  void randomGames_areTheSameInAnotherLibrary() {
    long seed = System.nanoTime();
    System.out.println("OracleTest seed " + seed);
    var random = new Random(seed);
    for (int game = 0; game < GAMES; game++) {
      var other = new ChessGame();
      RandomGames.play(
          Position.INITIAL,
          random,
          PLIES,
          (position, move) -> compare(other, position, move, seed));
    }
  }

  private static void compare(ChessGame other, Position position, Move move, long seed) {
    assertThat(position.legalMoves().stream().map(Move::uci).collect(Collectors.toSet()))
        .as("legal moves in %s, seed %d", position, seed)
        .isEqualTo(other.getLegalMoves().stream().map(OracleTest::uci).collect(Collectors.toSet()));
    assertThat(placement(position)).as("seed %d", seed).isEqualTo(placement(other));
    var san = San.write(position, move);
    var theirs =
        other.getLegalMoves().stream()
            .filter(legal -> uci(legal).equals(move.uci()))
            .findFirst()
            .orElseThrow();
    assertThat(san)
        .as("notation in %s, seed %d", position, seed)
        .isEqualTo(other.getNotation(NotationType.SAN, theirs));
    assertThat(San.parse(position, san)).isEqualTo(new San.Read(move));
    other.playMove(theirs);
  }

  private static String uci(io.github.wolfraam.chessgame.move.Move move) {
    var promoted = move.promotion == null ? "" : letter(move.promotion);
    return (move.from.name() + move.to.name() + promoted).toLowerCase(java.util.Locale.ROOT);
  }

  private static String letter(PieceType type) {
    return type == PieceType.KNIGHT ? "n" : type.name().substring(0, 1);
  }

  /** Men, turn, castling and counters; en passant squares are written by other rules there. */
  private static String placement(Position position) {
    return withoutEnPassant(position.fen());
  }

  private static String placement(ChessGame other) {
    return withoutEnPassant(other.getFen());
  }

  private static String withoutEnPassant(String fen) {
    var fields = fen.split(" ", -1);
    fields[3] = "-";
    return String.join(" ", fields);
  }
}
