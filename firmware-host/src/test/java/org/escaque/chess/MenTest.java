package org.escaque.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Roles, pieces, letters and moves: the small values. */
class MenTest {

  @Test
  void everyPiece_readsBackFromItsLetter() {
    for (var piece : Piece.all()) {
      assertThat(Piece.parse(piece.letter())).contains(piece);
      assertThat(Piece.of(piece.side(), piece.role())).isEqualTo(piece);
    }
    assertThat(Piece.all()).hasSize(12);
    assertThat(Piece.parse('x')).isEmpty();
    assertThat(Piece.BLACK_KNIGHT.letter()).isEqualTo('n');
    assertThat(Piece.BLACK_KNIGHT).hasToString("black knight");
  }

  @Test
  void everyRole_readsBackFromItsLetterOfAnySize() {
    for (var role : Role.values()) {
      assertThat(Role.parse(role.letter())).contains(role);
      assertThat(Role.parse(Character.toLowerCase(role.letter()))).contains(role);
    }
    assertThat(Role.parse('x')).isEmpty();
    assertThat(Role.QUEEN).hasToString("queen");
  }

  @ParameterizedTest
  @CsvSource({
    "WHITE_PAWN, e4, d5 f5",
    "WHITE_PAWN, a4, b5",
    "BLACK_PAWN, h4, g3",
    "BLACK_PAWN, e4, d3 f3",
    "WHITE_KNIGHT, a1, c2 b3",
    "BLACK_KING, a1, b1 a2 b2",
    "WHITE_ROOK, e4, e3 b4 c4 d4 f4 g4 h4 e5 e6",
    "WHITE_BISHOP, e4, b1 h1 c2 g2 d3 f3 d5 f5 c6 g6 b7 h7 a8",
  })
  void attacks_stopAtTheFirstMan(Piece piece, String from, String attacked) {
    var square = Square.parse(from).orElseThrow();

    assertThat(piece.attacks(square, Occupancy.of(Square.E3, Square.B4, Square.E6)))
        .hasToString(attacked);
  }

  @Test
  void queen_attacksAsRookAndBishop() {
    var occupied = Position.INITIAL.occupied();
    long rook = Piece.WHITE_ROOK.attacks(Square.D5, occupied).bits();
    long bishop = Piece.WHITE_BISHOP.attacks(Square.D5, occupied).bits();

    assertThat(Piece.BLACK_QUEEN.attacks(Square.D5, occupied).bits()).isEqualTo(rook | bishop);
  }

  @Test
  void castling_movesBothMenToTheirFiles() {
    var kingside = new Move.Castling(Square.E1, Square.H1);
    var queenside = new Move.Castling(Square.E8, Square.A8);

    assertThat(kingside.isKingside()).isTrue();
    assertThat(kingside.to()).isEqualTo(Square.G1);
    assertThat(kingside.rookTo()).isEqualTo(Square.F1);
    assertThat(kingside).hasToString("e1g1");
    assertThat(queenside.isKingside()).isFalse();
    assertThat(queenside.to()).isEqualTo(Square.C8);
    assertThat(queenside.rookTo()).isEqualTo(Square.D8);
    assertThat(queenside).hasToString("e8c8");
  }

  @Test
  void enPassant_takesBesideTheTaker() {
    var taking = new Move.EnPassant(Square.E5, Square.D6);

    assertThat(taking.victim()).isEqualTo(Square.D5);
    assertThat(taking).hasToString("e5d6");
  }

  @Test
  void promotion_isToAPieceOnly() {
    assertThat(new Move.Promotion(Square.E7, Square.E8, Role.KNIGHT)).hasToString("e7e8n");
    assertThatThrownBy(() -> new Move.Promotion(Square.E7, Square.E8, Role.KING))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("king");
    assertThatThrownBy(() -> new Move.Promotion(Square.E7, Square.E8, Role.PAWN))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({"ENGLISH, PNBRQK", "SPANISH, PCATDR", "FIGURINES, ♙♘♗♖♕♔"})
  void letters_areThoseOfTheLanguage(Letters letters, String signs) {
    for (var role : Role.values()) {
      char sign = signs.charAt(role.ordinal());
      assertThat(letters.of(role)).isEqualTo(sign);
      assertThat(letters.role(sign)).contains(role);
    }
    assertThat(letters.role('♞')).contains(Role.KNIGHT);
    assertThat(letters.role('♔')).contains(Role.KING);
    assertThat(letters.role('X')).isEmpty();
  }

  @Test
  void sides_areNamedByTheirPieces() {
    assertThat(Piece.of(Side.BLACK, Role.QUEEN)).isEqualTo(Piece.BLACK_QUEEN);
    assertThat(Role.PROMOTIONS).containsExactly(Role.QUEEN, Role.ROOK, Role.BISHOP, Role.KNIGHT);
  }
}
