package org.escaque.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.escaque.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SanTest {

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  @ParameterizedTest
  @CsvSource({
    START + ", e2e4, e4",
    START + ", g1f3, Nf3",
    "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1, e4d5, exd5",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, exd6",
    "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1, e3d5, Nxd5",
    "3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1, e7d8r, exd8=R+",
    "k7/4P3/8/8/8/8/8/4K3 w - - 0 1, e7e8n, e8=N",
    "k7/4P3/1K6/8/8/8/8/8 w - - 0 1, e7e8q, e8=Q#",
    "4k3/8/8/8/8/8/8/N1N1K3 w - - 0 1, a1b3, Nab3",
    "4k3/8/8/8/N7/8/8/N3K3 w - - 0 1, a1c2, Nc2",
    "4k3/8/8/N7/8/8/8/N3K3 w - - 0 1, a1b3, N1b3",
    "4k3/8/8/N7/8/8/8/N1N1K3 w - - 0 1, a1b3, Na1b3",
    "4k3/8/8/N7/8/1p6/8/N1N1K3 w - - 0 1, a1b3, Na1xb3",
    "4k3/8/8/N7/8/1p6/8/N1N1K3 w - - 0 1, a5b3, N5xb3",
    "4k3/8/8/N7/8/1p6/8/N1N1K3 w - - 0 1, c1b3, Ncxb3",
    "4k3/8/8/8/8/4K3/8/8 w - - 0 1, e3e4, Ke4",
    "r3k2r/8/8/8/8/8/8/R3K2R b kq - 0 1, e8g8, O-O",
    "r3k2r/8/8/8/8/8/8/R3K2R b kq - 0 1, e8c8, O-O-O",
    // The king's step is no fellow of castling, nor the other way round.
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, h1f1, Rf1",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, h1h8, Rh8+",
  })
  void writing_isShortAndClear(String fen, String uci, String san) {
    var position = Position.ofFen(fen);
    var move = position.parseUci(uci).orElseThrow();

    assertThat(San.write(position, move)).isEqualTo(san);
    assertThat(San.parse(position, san)).isEqualTo(new San.Read(move));
  }

  @ParameterizedTest
  @CsvSource({
    START + ", a2a4, a4 a2a4 a2-a4 a4+",
    START + ", e2e4, e4 e2e4 e2-e4 Pe4 Pe2-e4 e4! e4?! e4!? e4= e4+ e4#",
    START + ", g1f3, Nf3 Ng1f3 Ng1-f3 Ngf3 N1f3 g1f3 Nxf3 N-f3 N:f3 ♘f3 ♞f3 Nf3++ Nf3!!",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, exd6 e5d6 ed6 e5xd6 exd6e.p. exd6ep exd6a.p. e:d6",
    "k7/4P3/8/8/8/8/8/4K3 w - - 0 1, e7e8q, e8=Q e8Q e8q e8=q e8(Q) e8/Q e7e8q e7-e8=Q e8=Q+ e8=♕",
    "k7/4P3/8/8/8/8/8/4K3 w - - 0 1, e7e8r, e8=R e8R e8r e8(r) e8/R",
    "r3k2r/8/8/8/8/8/8/R3K2R b kq - 0 1, e8g8, O-O 0-0 o-o OO 00 O-O+ 0-0# e8g8 e8h8 Ke8g8 0–0",
    "r3k2r/8/8/8/8/8/8/R3K2R b kq - 0 1, e8c8, O-O-O 0-0-0 o-o-o OOO e8c8 e8a8 0–0–0",
    "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1, d4e5, dxe5 de5 d4e5",
  })
  void looseText_isRead(String fen, String uci, String texts) {
    var position = Position.ofFen(fen);
    var move = position.parseUci(uci).orElseThrow();

    for (var text : texts.split(" ", -1)) {
      assertThat(San.parse(position, text)).as(text).isEqualTo(new San.Read(move));
    }
  }

  @ParameterizedTest
  @CsvSource({
    START
        + ", NOT_NOTATION, pawn N N9 i4 e9 e44 @e4 N@f3 Xf3 Df3 e4e e4=X O-0 0-O O-O-0 null -- 'e4"
        + " e5'",
    START + ", ILLEGAL, e5 exd3 Ke2 Nd2 O-O O-O-O Ng1g3 Nbf3 e4=Q",
    START + ", NOT_NOTATION, '' - + 1. 1-0 *",
    "k7/4P3/8/8/8/8/8/4K3 w - - 0 1, NO_PROMOTION, e8 e8+ e8= e7e8",
    "k7/4P3/8/8/8/8/8/4K3 w - - 0 1, ILLEGAL, e8=K e8=P e8p Ke8",
    "4k3/8/8/N7/8/8/8/N1N1K3 w - - 0 1, AMBIGUOUS, Nb3 Nab3",
    // A pawn without its file only steps forward.
    "4k3/8/8/4p3/3P1P2/8/8/4K3 w - - 0 1, ILLEGAL, e5 xe5 Pe5",
    "4k3/8/8/4p3/3P1P2/8/8/4K3 w - - 0 1, ILLEGAL, exe5",
  })
  void text_isRefusedWithItsProblem(String fen, San.Problem problem, String texts) {
    var position = Position.ofFen(fen);

    for (var text : texts.split(" ", -1)) {
      assertThat(San.parse(position, text)).as(text).isEqualTo(new San.Unreadable(text, problem));
    }
  }

  @Test
  void pawnBesideACapture_stepsForward() {
    var position = Position.ofFen("4k3/8/8/3p4/3PP3/8/8/4K3 w - - 0 1");

    assertThat(San.parse(position, "e5"))
        .isEqualTo(new San.Read(new Move.Normal(Square.E4, Square.E5)));
  }

  @Test
  void refusal_saysTextAndProblem() {
    assertThat(San.parse(Position.INITIAL, "e5")).hasToString("'e5': no legal move goes so");
  }

  @ParameterizedTest
  @CsvSource({
    "SPANISH, g1f3, Cf3",
    "SPANISH, e2e4, e4",
    "FIGURINES, g1f3, ♘f3",
    "ENGLISH, g1f3, Nf3",
  })
  void letters_areThoseAskedFor(Letters letters, String uci, String text) {
    var move = Position.INITIAL.parseUci(uci).orElseThrow();

    assertThat(San.write(Position.INITIAL, move, letters)).isEqualTo(text);
    assertThat(San.parse(Position.INITIAL, text, letters)).isEqualTo(new San.Read(move));
  }

  @Test
  void spanishPromotion_isWithD() {
    var position = Position.ofFen("k7/4P3/8/8/8/8/8/4K3 w - - 0 1");
    var move = new Move.Promotion(Square.E7, Square.E8, Role.QUEEN);

    assertThat(San.write(position, move, Letters.SPANISH)).isEqualTo("e8=D+");
    for (var text : new String[] {"e8=D+", "e8D", "e8d", "e8(D)"}) {
      assertThat(San.parse(position, text, Letters.SPANISH)).isEqualTo(new San.Read(move));
    }
  }

  @Test
  void spanishR_isTheKing() {
    var position = Position.ofFen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");

    assertThat(San.parse(position, "Rd2", Letters.SPANISH))
        .isEqualTo(new San.Read(new Move.Normal(Square.E1, Square.D2)));
    assertThat(San.parse(position, "Ta8", Letters.SPANISH))
        .isEqualTo(new San.Read(new Move.Normal(Square.A1, Square.A8)));
  }

  @Test
  void illegalMove_cannotBeWritten() {
    assertThatThrownBy(() -> San.write(Position.INITIAL, new Move.Normal(Square.E2, Square.E5)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--", "Z0", "0000", "null", "@@@@"})
  void nullMove_isKnownByItsForms(String text) {
    assertThat(San.isPass(text)).isTrue();
  }

  @Test
  void anythingElse_isNoNullMove() {
    assertThat(San.isPass("O-O")).isFalse();
    assertThat(San.isPass("-")).isFalse();
  }

  @Test
  void number_hasThreeDotsForBlack() {
    var black = Position.ofFen("4k3/8/8/8/8/8/8/4K3 b - - 0 12");

    assertThat(San.number(black)).isEqualTo("12...");
    assertThat(San.numbered(black, new Move.Normal(Square.E8, Square.E7))).isEqualTo("12... Ke7");
    assertThat(San.number(Position.INITIAL)).isEqualTo("1.");
  }
}
