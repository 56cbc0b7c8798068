package org.escaque.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTest {

  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  // Proving a setup.

  @ParameterizedTest
  @CsvSource({
    "8/8/8/8/8/8/8/8 w - - 0 1, MISSING_KING",
    "8/8/8/8/8/8/8/K7 w - - 0 1, MISSING_KING",
    "k7/8/8/8/8/8/8/8 w - - 0 1, MISSING_KING",
    "kk6/8/8/8/8/8/8/K7 w - - 0 1, TOO_MANY_KINGS",
    "k7/8/8/8/8/8/8/KK6 w - - 0 1, TOO_MANY_KINGS",
    "8/8/8/8/8/8/8/KK6 w - - 0 1, MISSING_KING TOO_MANY_KINGS",
    "k6P/8/8/8/8/8/8/K7 w - - 0 1, PAWN_ON_BACK_RANK",
    "k7/8/8/8/8/8/8/K6p w - - 0 1, PAWN_ON_BACK_RANK",
    "k6p/8/8/8/8/8/8/K7 w - - 0 1, PAWN_ON_BACK_RANK",
    "k7/8/8/8/8/8/8/K6P w - - 0 1, PAWN_ON_BACK_RANK",
    "k6R/8/8/8/8/8/8/K7 w - - 0 1, OPPOSITE_CHECK",
    "kK6/8/8/8/8/8/8/8 w - - 0 1, OPPOSITE_CHECK",
    "k7/8/8/8/8/P7/PPPPPPPP/K7 w - - 0 1, TOO_MUCH_MATERIAL",
    "k7/8/8/8/8/8/PPPPPPPP/KQQ5 w - - 0 1, TOO_MUCH_MATERIAL",
    "k7/8/8/8/8/8/PPPPPPPP/KNNN4 w - - 0 1, TOO_MUCH_MATERIAL",
    "k7/8/8/8/8/8/PPPPPPPP/KRRR4 w - - 0 1, TOO_MUCH_MATERIAL",
    "k7/8/8/8/8/8/PPPPPPPP/KB1B4 w - - 0 1, TOO_MUCH_MATERIAL",
    "k7/8/8/8/8/8/PPPPPPPP/K1B1B3 w - - 0 1, TOO_MUCH_MATERIAL",
    "kqq5/pppppppp/8/8/8/8/8/K7 w - - 0 1, TOO_MUCH_MATERIAL",
    "k7/8/8/8/8/1nn5/8/K7 w - - 0 1, none",
    "k7/8/8/8/8/1n6/2n5/K7 w - - 0 1, IMPOSSIBLE_CHECK",
    "k7/8/8/8/r7/8/1p6/K6r w - - 0 1, IMPOSSIBLE_CHECK",
    "k7/8/8/8/3r4/8/8/r2K3r w - - 0 1, IMPOSSIBLE_CHECK",
    "k7/8/8/8/8/8/8/r2K3r w - - 0 1, IMPOSSIBLE_CHECK",
    "k7/8/8/8/3r4/8/8/r2K4 w - - 0 1, none",
    "k7/8/8/8/8/8/2n5/K6r w - - 0 1, none",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, none",
    "4k3/8/8/8/8/8/8/R3K1R1 w KQ - 0 1, BAD_CASTLING_RIGHTS",
    "4k3/8/8/8/8/8/8/R3K1R1 w QG - 0 1, BAD_CASTLING_RIGHTS",
    "4k3/8/8/8/8/8/8/R2K3R w KQ - 0 1, BAD_CASTLING_RIGHTS",
    "4k3/8/8/8/8/8/8/R3K2r w KQ - 0 1, BAD_CASTLING_RIGHTS",
    "4k3/8/8/8/8/8/4K3/R6R w KQ - 0 1, BAD_CASTLING_RIGHTS",
    "r2k3r/8/8/8/8/8/8/4K3 w kq - 0 1, BAD_CASTLING_RIGHTS",
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1, none",
    "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1, none",
    "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1, BAD_EN_PASSANT",
    "4k3/8/8/4p3/8/8/8/4K3 w - e5 0 1, BAD_EN_PASSANT",
    "4k3/8/8/8/8/8/8/4K3 b - e3 0 1, BAD_EN_PASSANT",
    "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1, BAD_EN_PASSANT",
    "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1, BAD_EN_PASSANT",
    "4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1, BAD_EN_PASSANT",
    "k7/8/8/8/4P3/8/PPPPPPPP/K7 b KQ e3 0 1, TOO_MUCH_MATERIAL BAD_CASTLING_RIGHTS BAD_EN_PASSANT",
  })
  void setup_hasTheseFlaws(String fen, String flaws) {
    var setup = Fen.setup(fen, CastlingRules.STANDARD);

    var verdict = Position.of(setup);

    assertThat(verdict.position().isPresent()).isEqualTo(flaws.equals("none"));
    if (verdict instanceof Verdict.Refused(var found)) {
      assertThat(found).isEqualTo(flaws(flaws));
    }
  }

  private static Set<Flaw> flaws(String names) {
    var flaws = EnumSet.noneOf(Flaw.class);
    Arrays.stream(names.split(" ", -1)).map(Flaw::valueOf).forEach(flaws::add);
    return flaws;
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R3K1R1 w HQKG - 0 1, 4k3/8/8/8/8/8/8/R3K1R1 w Q - 0 1",
    "k7/8/8/8/4P3/8/PPPPPPPP/K7 b KQ e3 0 1, k7/8/8/8/4P3/8/PPPPPPPP/K7 b - - 0 1",
    "k7/8/8/8/r7/8/1p6/K6r w - - 0 1, k7/8/8/8/r7/8/1p6/K6r w - - 0 1",
  })
  void tolerableFlaws_areTakenAsTheyStandWithoutEmptyRights(String fen, String kept) {
    assertThat(Position.ofFen(fen).fen()).isEqualTo(kept);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/8/8/8/8/K7 w - - 0 1",
        "kk6/8/8/8/8/8/8/K7 w - - 0 1",
        "k6P/8/8/8/8/8/8/K7 w - - 0 1"
      })
  void impossiblePlay_isRefusedEvenAsItStands(String fen) {
    var verdict = Position.asItStands(Fen.setup(fen, CastlingRules.STANDARD));

    assertThat(verdict.position()).isEmpty();
    assertThatThrownBy(() -> Position.ofFen(fen))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(fen)
        .hasMessageContaining(verdict.toString());
  }

  @ParameterizedTest
  @CsvSource({
    "k6R/8/8/8/8/8/8/K7 w - - 0 1, h8, 13",
    "k7/1P6/8/8/8/8/8/K7 w - - 0 1, b7, 4",
    "k7/8/1N6/8/8/8/8/K7 w - - 0 1, b6, 5",
    "k7/1K6/8/8/8/8/8/8 w - - 0 1, b7, 5",
  })
  void idleKingInCheck_isTakenByNoMove(String fen, String from, int moves) {
    var position = Position.ofFen(fen);

    assertThat(position.legalMovesFrom(Square.parse(from).orElseThrow()))
        .hasSize(moves)
        .noneMatch(move -> move.to() == Square.A8);
    assertThat(Perft.count(position, 1, true)).isEqualTo(position.legalMoves().size());
  }

  @Test
  void refusal_saysAllReasonsInWords() {
    var verdict = Position.of(Fen.setup("8/8/8/8/8/8/8/KK6 w - - 0 1", CastlingRules.STANDARD));

    assertThat(verdict).hasToString("a side has no king; a side has more than one king");
  }

  @ParameterizedTest
  @CsvSource({
    "2k5/8/8/8/8/8/8/RR2K1RR w HA - 0 1, none",
    "2k5/8/8/8/8/8/8/RR2K1RR w HGBA - 0 1, BAD_CASTLING_RIGHTS",
    "2k5/8/8/8/8/8/8/RR2K1RR w HGA - 0 1, BAD_CASTLING_RIGHTS",
    "2k5/8/8/8/8/8/8/RR2K1RR w HB - 0 1, none",
    "1rk2r2/8/8/8/8/8/8/4K3 w fb - 0 1, none",
    "1rk2r2/8/8/8/8/4K3/8/8 w FB - 0 1, BAD_CASTLING_RIGHTS",
  })
  void castlingRightsOfChess960_areOneForEachWing(String fen, String flaws) {
    var verdict = Position.of(Fen.setup(fen, CastlingRules.CHESS960));

    if (verdict instanceof Verdict.Refused(var found)) {
      assertThat(found).isEqualTo(flaws(flaws));
    } else {
      assertThat(flaws).isEqualTo("none");
    }
  }

  // What is there.

  @Test
  void initialPosition_answersWhatStandsWhere() {
    var start = Position.INITIAL;

    assertThat(start.turn()).isEqualTo(Side.WHITE);
    assertThat(start.pieceAt(Square.A1)).contains(Piece.WHITE_ROOK);
    assertThat(start.pieceAt(Square.B8)).contains(Piece.BLACK_KNIGHT);
    assertThat(start.pieceAt(Square.E4)).isEmpty();
    assertThat(start.pieces()).hasSize(32).containsEntry(Square.D8, Piece.BLACK_QUEEN);
    assertThat(start.occupied().bits()).isEqualTo(0xFFFF00000000FFFFL);
    assertThat(start.occupied(Side.BLACK).bits()).isEqualTo(0xFFFF000000000000L);
    assertThat(start.squaresOf(Piece.WHITE_BISHOP)).isEqualTo(Occupancy.of(Square.C1, Square.F1));
    assertThat(start.squaresOf(Piece.BLACK_PAWN).bits()).isEqualTo(0xFF000000000000L);
    assertThat(start.king(Side.WHITE)).isEqualTo(Square.E1);
    assertThat(start.king(Side.BLACK)).isEqualTo(Square.E8);
    assertThat(start.castlingRooks())
        .isEqualTo(Occupancy.of(Square.A1, Square.H1, Square.A8, Square.H8));
    assertThat(start.halfMoveClock()).isZero();
    assertThat(start.fullMoveNumber()).isEqualTo(1);
    assertThat(start.enPassant()).isEmpty();
    assertThat(start.setup()).isEqualTo(Setup.INITIAL);
    assertThat(start.inCheck()).isFalse();
    assertThat(start).hasToString(start.fen());
    assertThat(Position.ofFen("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 3").enPassant()).contains(Square.C6);
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/8/8/3Pp3/8/8/k3K3 b - d3 0 1, d3",
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1, -",
    "4k3/8/8/8/3Pp3/8/8/4R1K1 b - d3 0 1, -",
    "8/8/8/7k/3Pp3/8/6B1/6K1 b - d3 0 1, d3",
    "8/8/2k5/8/3Pp3/8/6B1/6K1 b - d3 0 1, -",
    "8/8/8/4k3/3Pp3/8/8/6K1 b - d3 0 1, d3",
    "8/8/8/4k3/3Pp3/8/8/4R1K1 b - d3 0 1, -",
    "7k/8/8/8/3Pp3/8/1B6/6KR b - d3 0 1, -",
  })
  void enPassant_isThereOnlyIfACaptureIsLegal(String fen, String square) {
    var position = Position.ofFen(fen);

    assertThat(position.enPassant().map(Square::toString).orElse("-")).isEqualTo(square);
    assertThat(position.fen().split(" ", -1)[3]).isEqualTo(square);
  }

  @Test
  void check_namesTheMenThatGiveIt() {
    var position = Position.ofFen("4k3/8/8/8/4r3/5n2/8/4K3 w - - 0 1");

    assertThat(position.inCheck()).isTrue();
    assertThat(position.checkers()).isEqualTo(Occupancy.of(Square.E4, Square.F3));
  }

  @Test
  void attackers_areThoseOfTheSideAsked() {
    var position = Position.ofFen(KIWIPETE);

    assertThat(position.attackers(Square.D5, Side.WHITE)).hasToString("c3 e4");
    assertThat(position.attackers(Square.D5, Side.BLACK)).hasToString("b6 e6 f6");
    assertThat(position.attackers(Square.E2, Side.WHITE)).hasToString("e1 c3 f3");
    assertThat(position.attackers(Square.G2, Side.BLACK)).hasToString("h3");
    assertThat(position.attackers(Square.A5, Side.WHITE)).isEqualTo(Occupancy.EMPTY);
  }

  @ParameterizedTest
  @CsvSource({
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, false, true",
    "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1, true, false",
    "7k/8/5QK1/8/8/8/8/8 b - - 0 1, false, false",
    "7k/8/6K1/8/8/8/8/8 b - - 0 1, false, false",
  })
  void end_isMateOrStalemateOrNeither(String fen, boolean mate, boolean stalemate) {
    var position = Position.ofFen(fen);

    assertThat(position.isCheckmate()).isEqualTo(mate);
    assertThat(position.isStalemate()).isEqualTo(stalemate);
  }

  // Moves.

  @ParameterizedTest
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9, e1g1, r3k2r/8/8/8/8/8/8/R4RK1 b kq - 5 9",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9, e1c1, r3k2r/8/8/8/8/8/8/2KR3R b kq - 5 9",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 4 9, e8g8, r4rk1/8/8/8/8/8/8/R3K2R w KQ - 5 10",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 4 9, e8c8, 2kr3r/8/8/8/8/8/8/R3K2R w KQ - 5 10",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9, e1e2, r3k2r/8/8/8/8/8/4K3/R6R b kq - 5 9",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 4 9, e8e7, r6r/4k3/8/8/8/8/8/R3K2R w KQ - 5 10",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9, h1h2, r3k2r/8/8/8/8/8/7R/R3K3 b Qkq - 5 9",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 4 9, h1h8, r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 9",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 7 9, e2e4, 4k3/8/8/8/4P3/8/8/4K3 b - - 0 9",
    "4k3/8/8/8/5p2/8/4P3/4K3 w - - 7 9, e2e4, 4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 9",
    "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 9, f4e3, 4k3/8/8/8/8/4p3/8/4K3 w - - 0 10",
    "4k3/4p3/8/5P2/8/8/8/4K3 b - - 7 9, e7e5, 4k3/8/8/4pP2/8/8/8/4K3 w - e6 0 10",
    "4k3/8/8/4pP2/8/8/8/4K3 w - e6 0 9, f5e6, 4k3/8/4P3/8/8/8/8/4K3 b - - 0 9",
    "4k3/6P1/8/8/8/8/8/4K3 w - - 7 9, g7g8n, 4k1N1/8/8/8/8/8/8/4K3 b - - 0 9",
    "4k2r/6P1/8/8/8/8/8/4K3 w k - 7 9, g7h8b, 4k2B/8/8/8/8/8/8/4K3 b - - 0 9",
    "4k3/8/8/8/8/8/6p1/4K3 b - - 7 9, g2g1r, 4k3/8/8/8/8/8/8/4K1r1 w - - 0 10",
    "4k3/8/8/3p4/8/4N3/8/4K3 w - - 7 9, e3d5, 4k3/8/8/3N4/8/8/8/4K3 b - - 0 9",
    "4k3/8/8/3p4/8/4N3/8/4K3 w - - 7 9, e3c4, 4k3/8/8/3p4/2N5/8/8/4K3 b - - 8 9",
  })
  void playing_givesTheNextPosition(String fen, String move, String next) {
    var position = Position.ofFen(fen);
    var before = position.fen();

    assertThat(position.play(position.parseUci(move).orElseThrow()))
        .isEqualTo(Position.ofFen(next));
    assertThat(position.fen()).isEqualTo(before);
  }

  @Test
  void illegalMove_isRefusedWithThePosition() {
    var move = new Move.Normal(Square.E2, Square.E5);

    assertThat(Position.INITIAL.isLegal(move)).isFalse();
    assertThatThrownBy(() -> Position.INITIAL.play(move))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("e2e5")
        .hasMessageContaining(Position.INITIAL.fen());
  }

  @Test
  void movesOfOneMan_areThoseThatBeginThere() {
    assertThat(Position.INITIAL.legalMovesFrom(Square.G1))
        .containsExactlyInAnyOrder(
            new Move.Normal(Square.G1, Square.F3), new Move.Normal(Square.G1, Square.H3));
    assertThat(Position.INITIAL.legalMovesFrom(Square.E4)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    // move, moved, captured at, captured, touched, occupancy that changes
    "'" + KIWIPETE + "', e1g1, white king, '', '', e1 f1 g1 h1, e1 f1 g1 h1",
    "'" + KIWIPETE + "', e1c1, white king, '', '', a1 c1 d1 e1, a1 c1 d1 e1",
    "'" + KIWIPETE + "', e5f7, white knight, f7, black pawn, e5 f7, e5",
    "'" + KIWIPETE + "', a2a4, white pawn, '', '', a2 a4, a2 a4",
    "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 9, f4e3, black pawn, e4, white pawn, e3 e4 f4, e3 e4 f4",
    "4k2r/6P1/8/8/8/8/8/4K3 w k - 7 9, g7h8q, white pawn, h8, black rook, g7 h8, g7",
  })
  void move_saysWhatItDoes(
      String fen,
      String uci,
      String moved,
      String at,
      String taken,
      String touched,
      String change) {
    var position = Position.ofFen(fen);
    var move = position.parseUci(uci).orElseThrow();

    assertThat(position.moved(move)).hasToString(moved);
    assertThat(position.capturedSquare(move).map(Square::toString).orElse("")).isEqualTo(at);
    assertThat(position.captured(move).map(Piece::toString).orElse("")).isEqualTo(taken);
    assertThat(position.touched(move)).hasToString(touched);
    assertThat(position.occupancyChange(move)).hasToString(change);
  }

  @Test
  void noMan_cannotMove() {
    assertThatThrownBy(() -> Position.INITIAL.moved(new Move.Normal(Square.E4, Square.E5)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("e4e5");
  }

  @ParameterizedTest
  @CsvSource({
    "STANDARD, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1g1, e1g1",
    "STANDARD, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1h1, e1g1",
    "CHESS960, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1g1, e1h1",
    "CHESS960, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, e1a1, e1a1",
    // The king's step is a move of its own: castling is king takes rook.
    "CHESS960, 4k3/8/8/8/8/8/8/5K1R w K - 0 1, f1g1, f1g1",
    "CHESS960, 4k3/8/8/8/8/8/8/5K1R w K - 0 1, f1h1, f1h1",
  })
  void uci_readsAndWritesCastlingByTheRules(
      CastlingRules rules, String fen, String text, String written) {
    var position = Position.ofFen(fen, rules);

    assertThat(position.parseUci(text).map(position::uci)).contains(written);
  }

  @Test
  void kingStepInChess960_isNoCastling() {
    var position = Position.ofFen("4k3/8/8/8/8/8/8/5K1R w K - 0 1", CastlingRules.CHESS960);

    assertThat(position.parseUci("f1g1")).contains(new Move.Normal(Square.F1, Square.G1));
    assertThat(position.parseUci("f1h1")).contains(new Move.Castling(Square.F1, Square.H1));
  }

  @Test
  void pass_changesTurnAndForgetsEnPassant() {
    var position = Position.ofFen("4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 9");

    assertThat(position.pass()).contains(Position.ofFen("4k3/8/8/8/4Pp2/8/8/4K3 w - - 1 10"));
    assertThat(Position.ofFen("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1").pass()).isEmpty();
  }

  // Equality.

  @ParameterizedTest
  @CsvSource({
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1, false, false",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1, false, false",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 1 1, true, false",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 2, true, false",
    "4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 9, 4k3/8/8/8/4Pp2/8/8/4K3 b - - 0 9, false, false",
    "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9, 4k3/8/8/8/4P3/8/8/4K3 b - - 0 9, true, true",
    "4k3/8/8/8/4P3/8/8/4K3 b - - 0 9, 4k3/8/8/8/4N3/8/8/4K3 b - - 0 9, false, false",
    "4k3/8/8/8/4N3/8/8/4K3 b - - 0 9, 4k3/8/8/8/4n3/8/8/4K3 b - - 0 9, false, false",
    "4k3/8/8/8/4B3/8/8/4K3 b - - 0 9, 4k3/8/8/8/4N3/8/8/4K3 b - - 0 9, false, false",
    "4k3/8/8/8/3R4/8/8/4K3 b - - 0 9, 4k3/8/8/8/3Q4/8/8/4K3 b - - 0 9, false, false",
  })
  void positions_areTheSameForRepetitionAndEqual(
      String first, String second, boolean same, boolean equal) {
    var left = Position.ofFen(first);
    var right = Position.ofFen(second);

    assertThat(left.repetitionKey().equals(right.repetitionKey())).isEqualTo(same);
    assertThat(left.equals(right)).isEqualTo(equal);
    if (same) {
      assertThat(left.repetitionKey()).hasSameHashCodeAs(right.repetitionKey());
    } else {
      assertThat(left.repetitionKey().hashCode()).isNotEqualTo(right.repetitionKey().hashCode());
    }
    if (equal) {
      assertThat(left).hasSameHashCodeAs(right);
    }
  }

  @Test
  void rulesOfCastling_tellPositionsApart() {
    var fen = Position.INITIAL.fen();

    assertThat(Position.ofFen(fen, CastlingRules.CHESS960)).isNotEqualTo(Position.INITIAL);
    assertThat(Position.ofFen(fen)).isEqualTo(Position.INITIAL).isNotEqualTo(fen);
  }

  @Test
  void positionsThatDiffer_haveDifferentKeys() {
    var seen = Position.INITIAL.legalMoves().stream().map(Position.INITIAL::play).toList();

    assertThat(seen.stream().map(Position::hashCode).distinct()).hasSize(20);
    assertThat(seen.stream().map(Position::repetitionKey).distinct()).hasSize(20);
  }

  @Test
  void workingCopy_leavesThePositionAlone() {
    var board = Position.INITIAL.bitBoard();
    board.clear(1, 0, 0, 3, 4);

    assertThat(Position.INITIAL.fen()).isEqualTo(Setup.INITIAL.fen());
  }
}
