package org.escaque.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pp1ppppp/8/2pP4/8/8/PPP1PPPP/RNBQKBNR w KQkq c6 0 3",
        "8/8/8/8/8/8/8/8 b - - 149 6000",
        "r3k2r/8/8/8/8/8/8/R3K2R b Qk - 3 10",
        "PPPPPPPP/8/8/8/8/8/8/KKKKKKKK w - h6 0 1"
      })
  void anyArrangement_comesBackAsItWasWritten(String fen) {
    assertThat(Fen.setup(fen, CastlingRules.STANDARD).fen()).isEqualTo(fen);
  }

  @ParameterizedTest
  @CsvSource({
    "'4k3/8/8/8/8/8/8/4K3 w', 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "'4k3/8/8/8/8/8/8/4K3 b -', 4k3/8/8/8/8/8/8/4K3 b - - 0 1",
    "'4k3/8/8/8/8/8/8/4K3 w - - 17', 4k3/8/8/8/8/8/8/4K3 w - - 17 1",
    "'4k3/8/8/8/8/8/8/4K3 w - - 999999 999999', 4k3/8/8/8/8/8/8/4K3 w - - 999999 999999",
    "'4k3/8/8/8/8/8/8/4K3 w - - 17 0', 4k3/8/8/8/8/8/8/4K3 w - - 17 1",
    "'  4k3/8/8/8/8/8/8/4K3   w\t-  - 0 12\r\n', 4k3/8/8/8/8/8/8/4K3 w - - 0 12",
    "'4k3/8/8/8/8/8/8/R3K2R w HA - 0 1', 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
    "'r3k2r/8/8/8/8/8/8/4K3 b ah - 0 1', r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1",
  })
  void looseForm_isUnderstood(String loose, String fen) {
    assertThat(Fen.setup(loose, CastlingRules.STANDARD).fen()).isEqualTo(fen);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                          | 0  | placement ends on rank 8 after 0 squares
          4k3/8/8/8/8/8/8 w - - 0 1                   | 15 | placement ends on rank 2 after 8 squares
          4k3/8/8/8/8/8/8/4K2 w - - 0 1               | 19 | placement ends on rank 1 after 7 squares
          4k3/8/8/8/8/8/8/8/4K3 w - - 0 1             | 17 | more than eight ranks
          4k3/7/8/8/8/8/8/4K3 w - - 0 1               | 5  | rank 7 has 7 squares
          4k3/8p/8/8/8/8/8/4K3 w - - 0 1              | 5  | rank 7 has more than eight squares
          4k3/7pp/8/8/8/8/8/4K3 w - - 0 1             | 6  | rank 7 has more than eight squares
          4k3/44/8/8/8/8/8/4K3 w - - 0 1              | 5  | two digits in a row
          4k3/9/8/8/8/8/8/4K3 w - - 0 1               | 4  | piece '9'
          4k3/0p7/8/8/8/8/8/4K3 w - - 0 1             | 4  | piece '0'
          4k3/x7/8/8/8/8/8/4K3 w - - 0 1              | 4  | piece 'x'
          4k3/8/8/8/8/8/8/4K3                         | 19 | side to move ''
          4k3/8/8/8/8/8/8/4K3 W - - 0 1               | 20 | side to move 'W'
          4k3/8/8/8/8/8/8/4K3 w x - 0 1               | 22 | castling right 'x'
          4k3/8/8/8/8/8/8/4K3 w KI - 0 1              | 23 | castling right 'I'
          4k3/8/8/8/8/8/8/4K3 w K- - 0 1              | 23 | castling right '-'
          4k3/8/8/8/8/8/8/4K3 w - e9 0 1              | 24 | en passant square 'e9'
          4k3/8/8/8/8/8/8/4K3 w - - -1 1              | 26 | half-move clock '-1'
          4k3/8/8/8/8/8/8/4K3 w - - 1000000 1         | 26 | half-move clock '1000000'
          4k3/8/8/8/8/8/8/4K3 w - - 0 x               | 28 | move number 'x'
          4k3/8/8/8/8/8/8/4K3 w - - 0 1 1             | 30 | more than six fields: '1'
          """)
  void brokenText_isRefusedWithPlaceAndReason(String fen, int offset, String reason) {
    assertThat(Fen.parse(fen)).isEqualTo(new Fen.Unreadable(offset, reason));
  }

  @Test
  void error_namesThePlaceCountedFromOne() {
    assertThat(Fen.parse("4k3/9/8/8/8/8/8/4K3 w - - 0 1")).hasToString("piece '9' at character 5");
  }

  @Test
  void brokenTextOfAProgrammer_throwsWithTheText() {
    assertThatThrownBy(() -> Position.ofFen("nonsense"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("FEN nonsense: piece 'o' at character 2");
  }

  @Test
  void everyField_isWhereItBelongs() {
    var setup = Fen.setup("4k3/8/8/8/1P6/8/8/R3K3 b Q b3 5 40", CastlingRules.STANDARD);

    assertThat(setup.pieces())
        .hasSize(4)
        .containsEntry(Square.E8, Piece.BLACK_KING)
        .containsEntry(Square.B4, Piece.WHITE_PAWN)
        .containsEntry(Square.A1, Piece.WHITE_ROOK)
        .containsEntry(Square.E1, Piece.WHITE_KING);
    assertThat(setup.turn()).isEqualTo(Side.BLACK);
    assertThat(setup.castlingRooks()).isEqualTo(Occupancy.of(Square.A1));
    assertThat(setup.enPassant()).isEqualTo(Square.B3);
    assertThat(setup.halfMoveClock()).isEqualTo(5);
    assertThat(setup.fullMoveNumber()).isEqualTo(40);
    assertThat(setup.occupied())
        .isEqualTo(Occupancy.of(Square.E8, Square.B4, Square.A1, Square.E1));
  }

  /** X-FEN's KQ mean the outermost rook beyond the king; a letter means an inner one. */
  @ParameterizedTest
  @CsvSource({
    "1k6/8/8/8/8/8/8/RR2K1RR w KQ - 0 1, a1 h1, KQ, HA",
    "1k6/8/8/8/8/8/8/RR2K1RR w GB - 0 1, b1 g1, GB, GB",
    "1k6/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1, b1 g1, KQ, GB",
    "1k6/8/8/8/8/8/8/rR2K1Rr w KQ - 0 1, b1 g1, KQ, GB",
    "1r3kr1/8/8/8/8/8/8/4K3 w kq - 0 1, b8 g8, kq, gb",
    "rr3krr/8/8/8/8/8/8/4K3 w gb - 0 1, b8 g8, gb, gb",
    "1k6/8/8/8/8/8/8/4K3 w KQ - 0 1, a1 h1, KQ, HA",
    "1k6/8/8/8/4K3/8/8/8 w KQ - 0 1, a1 h1, KQ, HA",
  })
  void castlingField_inChess960(String fen, String rooks, String xFen, String shredder) {
    var setup = Fen.setup(fen, CastlingRules.CHESS960);

    assertThat(setup.castlingRooks()).hasToString(rooks);
    assertThat(setup.fen().split(" ", -1)[2]).isEqualTo(xFen);
    assertThat(Fen.write(setup, Fen.Style.SHREDDER).split(" ", -1)[2]).isEqualTo(shredder);
  }

  @Test
  void castlingFieldOfOrdinaryChess_meansTheCorners() {
    var setup = Fen.setup("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1", CastlingRules.STANDARD);

    assertThat(setup.castlingRooks()).isEqualTo(Occupancy.of(Square.A1, Square.H1));
  }
}
