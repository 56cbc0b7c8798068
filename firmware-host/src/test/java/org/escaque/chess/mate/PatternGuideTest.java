package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.escaque.board.Square;
import org.escaque.chess.Position;
import org.escaque.chess.bits.MoveGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What moves are worth on the way to one mate; White mates. */
class PatternGuideTest {

  private static final List<String> WORTHS = List.of("promising", "idle", "back", "poor", "bad");

  private final Reach reach = new Reach();
  private final PatternGuide guide = new PatternGuide();

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          # mated on h8 with the white king on g6: the kings go there, men to where they attack h8
          8/8/4k3/8/8/2BK4/2B5/8 w - - 0 1;  h8; g6; -;  d3e4 promising, d3e3 idle, d3d2 back
          8/8/4k3/8/8/2BK4/2B5/8 w - - 0 1;  h8; g6; -;  c3d4 idle, c3e1 back, c2b3 idle
          8/8/4k3/8/8/3K4/2B5/8 b - - 0 1;   h8; g6; -;  e6f7 promising, e6e7 idle, e6d6 back
          8/8/4k3/8/8/3N4/2K5/8 w - - 0 1;   h8; g6; -;  d3e5 promising, d3f4 promising, d3b2 back
          8/8/4k3/8/8/3K4/2R5/8 w - - 0 1;   h8; g6; -;  c2c8 promising, c2h2 promising, c2c3 idle
          8/8/4k3/8/8/3K4/2Q5/8 w - - 0 1;   h8; g6; -;  c2b2 promising, c2c4 idle
          # a pawn's steps and all captures of White help
          8/8/4k3/3p4/4P3/3K4/8/8 w - - 0 1; h8; g6; -;  e4e5 promising, e4d5 promising, d3d4 idle
          8/8/8/3pk3/3K4/8/8/8 w - - 0 1;    h8; g6; -;  d4e5 illegal
          8/8/4k3/8/3pK3/8/8/8 w - - 0 1;    h8; g6; -;  e4d4 promising, e4f4 idle
          # Black harms by taking, and by steps of his pawns unless he needs men
          8/8/4k3/3p4/4P3/3K4/8/8 b - - 0 1; h8; g6; -;  d5d4 poor, d5e4 bad, e6f7 promising
          8/8/4k3/3p4/4P3/3K4/8/8 b - - 0 1; h8; g6; g8; d5d4 idle, d5e4 bad
          8/8/4k3/8/8/3K4/1p6/8 b - - 0 1;   h8; g6; g8; b2b1q poor, b2b1n idle
          8/8/4k3/8/8/3K4/1p6/8 b - - 0 1;   h8; g6; -;  b2b1q poor, b2b1n poor
          # his men go where they get in his king's way
          8/8/4k3/4n3/8/8/3K4/8 b - - 0 1;   h8; g6; g8; e5c6 promising, e5d7 promising, e5c4 back
          8/8/4k3/8/8/3K4/1n6/8 b - - 0 1;   h8; g6; -;  b2c4 idle, b2a4 idle
          8/8/4k3/8/8/3K4/1b6/8 b - - 0 1;   h8; g6; g8; b2d4 idle
          8/8/4k3/8/8/3K4/1r6/8 b - - 0 1;   h8; g6; g8; b2b8 promising, b2g2 promising, b2b3 idle
          # no white king needed: his steps are idle
          8/8/4k3/8/8/2BK4/2B5/8 w - - 0 1;  h8; -;  -;  d3e4 idle, d3d2 idle
          # ways lead around walls: the black king to h8 by the seventh rank, the white one nowhere
          8/7k/8/p1p1p1p1/P1P1P1P1/8/K7/8 w - - 0 1;  a8; -; -;  a2b3 idle, a2b1 idle
          8/7k/8/p1p1p1p1/P1P1P1P1/8/K7/8 b - - 0 1;  a8; -; -;  h7g7 promising, h7h6 idle, h7h8 idle
          """)
  void worth_ofMoves_isWhatLeadsToThePicture(
      String fen, String mated, String king, String blocked, String expected) {
    var position = Position.ofFen(fen);
    reach.explore(position.bitBoard());
    guide.aim(reach, index(mated), index(king), blocked.equals("-") ? 0 : 1L << index(blocked));

    for (var said : expected.split(", ", -1)) {
      assertThat(said.split(" ", -1)[0] + " " + worth(position, said.split(" ", -1)[0]))
          .as(fen)
          .isEqualTo(said);
    }
  }

  private static int index(String square) {
    return square.equals("-") ? -1 : Square.parse(square).orElseThrow().index();
  }

  private String worth(Position position, String uci) {
    var board = position.bitBoard();
    var moves = new int[MoveGenerator.MAX_MOVES];
    int count = new MoveGenerator().write(board, moves);
    return Arrays.stream(moves, 0, count)
        .filter(move -> Position.move(move).uci().equals(uci))
        .mapToObj(move -> WORTHS.get(guide.worth(board, move)))
        .findFirst()
        .orElse("illegal");
  }
}
