package org.escaque.chess.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.NoSuchElementException;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Letters;
import org.escaque.chess.Position;
import org.escaque.chess.pgn.PgnProblem.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnReaderTest {

  private static PgnGame only(String text) {
    var games = PgnReader.readAll(text);
    assertThat(games).hasSize(1);
    return games.getFirst();
  }

  private static String moves(PgnGame game) {
    return game.mainLine().toString();
  }

  @Test
  void wholeGame_isReadWithAllThatStandsThere() {
    var game =
        only(
            """
            [Event "Club"]
            [Result "1-0"]

            {before} 1. e4 $1 {[%clk 0:10:00] best [%emt 0:00:02]} (1. d4 {[%clk 0:09:00]}) e5
            2. Nf3 {one} {two} 1-0
            """);

    assertThat(game.tags())
        .containsExactly(
            java.util.Map.entry("Event", "Club"), java.util.Map.entry("Result", "1-0"));
    assertThat(game.comments()).containsExactly("before");
    assertThat(moves(game)).isEqualTo("[e2e4, e7e5, g1f3]");
    assertThat(game.result()).isEqualTo(PgnResult.WHITE_WINS);
    assertThat(game.problems()).isEmpty();
    assertThat(game.isWhole()).isTrue();
    assertThat(game.line()).isEqualTo(1);
    var first = game.moves().getFirst();
    assertThat(first.clock()).contains(Duration.ofMinutes(10));
    assertThat(first.elapsed()).contains(Duration.ofSeconds(2));
    assertThat(first.comments()).containsExactly("best");
    assertThat(first.nags()).containsExactly(1);
    assertThat(first.variations()).hasSize(1);
    assertThat(first.variations().getFirst().plies().getFirst().clock())
        .contains(Duration.ofMinutes(9));
    assertThat(game.moves().get(1)).isEqualTo(PgnMove.of(game.mainLine().get(1)));
    assertThat(game.moves().get(2).comments()).containsExactly("one", "two");
  }

  @Test
  void positions_followTheMoves() {
    var game = only("1. e4 e5 *");

    assertThat(game.positions()).hasSize(3).startsWith(Position.INITIAL);
    assertThat(game.finalPosition().fen())
        .isEqualTo("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    assertThat(only("*").finalPosition()).isEqualTo(Position.INITIAL);
  }

  @Test
  void games_comeOneAfterAnother() {
    var games = PgnReader.readAll("1. e4 1-0\n1. d4 0-1\n\n[Event \"third\"]\n\n1. c4 1/2-1/2\n");

    assertThat(games)
        .extracting(PgnReaderTest::moves)
        .containsExactly("[e2e4]", "[d2d4]", "[c2c4]");
    assertThat(games).extracting(PgnGame::line).containsExactly(1, 2, 4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "; nothing but this", "{nor here}", "% escaped", "\uFEFF"})
  void textWithoutGames_givesNone(String text) {
    assertThat(PgnReader.readAll(text)).isEmpty();
  }

  @Test
  void endOfGames_isAnErrorOfTheCaller() {
    var reader = PgnReader.of(new ByteArrayInputStream(new byte[0]));

    assertThat(reader.hasNext()).isFalse();
    assertThatThrownBy(reader::next).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void failingStream_throwsUnchecked() throws IOException {
    var gone = InputStream.nullInputStream();
    gone.close();
    var reader = PgnReader.of(gone);

    assertThatThrownBy(reader::hasNext)
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("closed");
  }

  @Test
  void nextWithoutHasNext_reads() {
    var bytes = "1. e4 * 1. d4 *".getBytes(StandardCharsets.UTF_8);
    var reader = PgnReader.of(new ByteArrayInputStream(bytes));

    assertThat(moves(reader.next())).isEqualTo("[e2e4]");
    assertThat(moves(reader.next())).isEqualTo("[d2d4]");
    assertThat(reader.hasNext()).isFalse();
  }

  @Test
  void bytes_areUtf8OrLatinLineByLine() {
    var utf8 = "[White \"Núñez\"]\n".getBytes(StandardCharsets.UTF_8);
    var latin = "[Black \"Ibáñez\"]\n*\n".getBytes(StandardCharsets.ISO_8859_1);
    var both = new byte[utf8.length + latin.length];
    System.arraycopy(utf8, 0, both, 0, utf8.length);
    System.arraycopy(latin, 0, both, utf8.length, latin.length);

    var game = PgnReader.of(new ByteArrayInputStream(both)).next();

    assertThat(game.tag("White")).contains("Núñez");
    assertThat(game.tag("Black")).contains("Ibáñez");
  }

  // What is wrong, and what is kept.

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1. e4 e5¶2. Ke3 Nc6 1-0           | 2 | ERROR   | 2 | 2. 'Ke3': no legal move goes so (2 plies kept)
          1. e4 whatever *                  | 1 | ERROR   | 1 | 1... 'whatever': this is no chess notation (1 plies kept)
          1. e4 --¶2. d4 *                  | 1 | ERROR   | 1 | 1... null move '--' in the score (1 plies kept)
          1. e4¶{never closed *             | 2 | ERROR   | 1 | 1... a comment without '}' (1 plies kept)
          1. e4 } e5 *                      | 1 | WARNING | 2 | '}' without '{'
          1. e4 ] e5 *                      | 1 | WARNING | 2 | ']' without '['
          1. e4¶) e5 *                      | 2 | WARNING | 2 | ')' without '('
          1. e4 (1. d4 e5 *                 | 1 | LOSS    | 1 | a variation is not closed
          1. e4 (1. d4 e5                   | 1 | LOSS    | 1 | a variation is not closed
          (1. d4) 1. e4 e5 *                | 1 | LOSS    | 2 | a variation before the first move
          (d4 {c} $1 (c4) ! x) 1. e4 e5 *   | 1 | LOSS    | 2 | a variation before the first move
          [Event "a"]¶(1. d4 d5             | 2 | LOSS    | 0 | a variation before the first move
          1. e4 (1. d4 Ke4 Nf6) e5 *        | 1 | LOSS    | 2 | variation at 1... 'Ke4': no legal move goes so
          1. e4 (1. d4 x (2. a)) e5 *       | 1 | LOSS    | 2 | variation at 1... 'x': this is no chess notation
          $3 1. e4 *                        | 1 | WARNING | 1 | glyph $3 before the first move
          1. e4 $ e5 *                      | 1 | WARNING | 2 | glyph '$'
          1. e4 $12345 e5 *                 | 1 | WARNING | 2 | glyph '$12345'
          1. e4 ?!? e5 *                    | 1 | WARNING | 2 | mark '?!?'
          1. e4 {[%clk soon]} e5 *          | 1 | WARNING | 2 | clock time 'soon'
          1. e4 {[%clk 1:05]} e5 *          | 1 | WARNING | 2 | clock time '1:05' taken for hours and minutes
          [Result "2-0"] 1. e4 *            | 1 | WARNING | 1 | result '2-0'
          {never closed¶                    | 1 | ERROR   | 0 | 1. a comment without '}' (0 plies kept)
          [Result "2-0"] 1. e4              | 1 | WARNING | 1 | result '2-0'
          [Result "1-0"] 1. e4 0-1          | 1 | WARNING | 1 | tag Result says 1-0, the termination marker 0-1
          [Result "1-0"]¶1. e4              | 1 | WARNING | 1 | no termination marker; the tag Result counts
          [Event "a"]¶[Site "b¶¶1. e4 *     | 2 | LOSS    | 1 | tag Site is not closed on its line
          [Event "a"¶¶1. e4 *               | 1 | LOSS    | 1 | tag Event is not closed on its line
          [Event "a¶b"]¶1. e4 *             | 1 | LOSS    | 1 | tag Event is not closed on its line
          [Event]¶1. e4 *                   | 1 | LOSS    | 1 | tag Event without a value
          ["a"] 1. e4 *                     | 1 | LOSS    | 1 | a tag without a name
          [[[ *                             | 1 | LOSS    | 0 | a tag without a name
          [Event                            | 1 | LOSS    | 0 | tag Event without a value
          [Variant "Atomic"]¶1. e4 *        | 1 | ERROR   | 0 | variant 'Atomic' is not played here
          [FEN "8/8/8 w"]¶1. e4 *           | 1 | ERROR   | 0 | FEN '8/8/8 w': placement ends on rank 6 after 8 squares at character 6
          [FEN "8/8/8/8/8/8/8/8 w"] *       | 1 | ERROR   | 0 | FEN '8/8/8/8/8/8/8/8 w': a side has no king
          """)
  void problem_isReportedWithItsLine(
      String text, int line, Severity severity, int plies, String reason) {
    var game = only(text.replace('¶', '\n'));

    assertThat(game.problems()).containsExactly(new PgnProblem(line, severity, reason));
    assertThat(game.moves()).hasSize(plies);
    assertThat(game.isWhole()).isEqualTo(severity != Severity.ERROR);
  }

  @Test
  void repeatedTag_countsOnce() {
    var game = only("[Event \"a\"][Site \"b\"][Site \"c\"] *");

    assertThat(game.tag("Site")).contains("b");
    assertThat(game.problems())
        .containsExactly(
            new PgnProblem(1, Severity.WARNING, "tag Site comes twice; the first counts"));
  }

  @Test
  void pairingsWithoutMovesAndMarkers_areGames() {
    var games =
        PgnReader.readAll(
            """
            [Event "Open"]
            [White "A"]

            [Event "Open"]
            [White "B"]
            """);

    assertThat(games).extracting(game -> game.tag("White").orElse("")).containsExactly("A", "B");
  }

  @Test
  void brokenGame_doesNotStopTheNext() {
    var games =
        PgnReader.readAll(
            """
            [Event "one"]

            1. e4 Qh4 2. {1-0} (d4 (c4) 0-1) Nf3

            [Event "two"]

            1. e4 {open

            [Variant "Atomic"]

            1. e4 {1-0} (d4 $1)

            [Event "four"]

            (1. d4 (

            [Event "three"]

            1. d4 *
            """);

    assertThat(games)
        .extracting(game -> game.tag("Event").orElse(""))
        .contains("one", "two", "", "four", "three");
    assertThat(games.getLast().isWhole()).isTrue();
    assertThat(moves(games.getLast())).isEqualTo("[d2d4]");
    assertThat(moves(games.getFirst())).isEqualTo("[e2e4]");
  }

  @Test
  void resultInsideAVariation_doesNotEndTheGame() {
    var game = only("1. e4 (1. d4 d5 1/2-1/2) 1... e5 1-0");

    assertThat(game.moves()).hasSize(2);
    assertThat(game.result()).isEqualTo(PgnResult.WHITE_WINS);
    assertThat(game.problems()).isEmpty();
  }

  @Test
  void commentAloneInBrackets_isKept() {
    assertThat(only("1. e4 ({only words}) e5 *").moves().getFirst().comments())
        .containsExactly("only words");
  }

  @Test
  void passInAVariation_isAPly() {
    var variation = only("1. e4 e5 (1... -- 2. d4) *").moves().get(1).variations().getFirst();

    assertThat(variation.plies().getFirst()).isInstanceOf(PgnPass.class);
    assertThat(variation.plies()).hasSize(2);
  }

  @Test
  void passInCheck_endsTheVariation() {
    var game = only("1. e4 f5 2. d4 d5 (2... g5 3. Qh5+ -- 4. Nf3) 3. e5 *");

    assertThat(game.moves()).hasSize(5);
    assertThat(game.moves().get(3).variations().getFirst().plies()).hasSize(2);
    assertThat(game.problems())
        .containsExactly(
            new PgnProblem(1, Severity.LOSS, "variation at 3... null move '--' in check"));
  }

  @Test
  void variationsNestedTooDeep_areLeftOut() {
    var text = "1. e4 ".repeat(1) + "(1. d4 ".repeat(200) + ")".repeat(200) + " e5 *";

    var game = only(text);

    assertThat(game.moves()).hasSize(2);
    assertThat(game.problems())
        .containsExactly(new PgnProblem(1, Severity.LOSS, "variations too deep"));
  }

  @ParameterizedTest
  @CsvSource({
    "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *, 7, *",
    "1. e4 e5 0-0, 2, 0-0",
    "1. f3 e5 2. g4 Qh4 # 0-1, 4, 0-1",
    "1. e4 d5 2. e5 f5 3. exf6 e.p. *, 5, *",
    "1. e4 d5 2. e5 f5 3. exf6 e.p. (=) *, 5, *",
    "1.e4e5 *, 0, *",
    "1 e4 1 ... e5 ... *, 2, *",
    "1… e4 *, 1, *",
    "1. e4 e5 ½-½, 2, 1/2-1/2",
    "1. e4 e5 1/2, 2, 1/2-1/2",
    "1. e4 e5 1/2-0, 2, 1/2-0",
    "1. e4 e5 0-1/2, 2, 0-1/2",
    "1. e4 e5 34.*, 2, *",
    "1. e4 e5*, 2, *",
    "[Result \"1-0\"] 1. e4 *, 1, 1-0",
    "1. e4 N e5 RR +- = 2. d4 ± *, 3, *",
  })
  void movetext_isUnderstood(String text, int plies, String result) {
    var game = only(text);

    assertThat(game.moves()).hasSize(plies);
    assertThat(game.result()).hasToString(result);
  }

  @Test
  void spanishScore_isReadWithSpanishLetters() {
    var game =
        PgnReader.readAll("1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Axc6 *", Letters.SPANISH).getFirst();

    assertThat(moves(game)).isEqualTo("[e2e4, e7e5, g1f3, b8c6, f1b5, a7a6, b5c6]");
  }

  @ParameterizedTest
  @CsvSource({
    "'[Variant \"Standard\"]', STANDARD",
    "'[Variant \"From Position\"]', STANDARD",
    "'[Variant \"fischerandom\"]', CHESS960",
    "'[Variant \"Fischerrandom\"]', CHESS960",
    "'[Variant \"CHESS-960\"]', CHESS960",
    "'', STANDARD",
  })
  void variant_saysHowCastlingWorks(String tag, CastlingRules rules) {
    var game = only(tag + " 1. e4 *");

    assertThat(game.start().rules()).isEqualTo(rules);
    assertThat(game.problems()).isEmpty();
  }

  @Test
  void castlingRightsOfChess960WithoutVariant_areTakenForChess960() {
    var game = only("[FEN \"4k3/8/8/8/8/8/8/4K1RR w G - 0 1\"]\n1. O-O *");

    assertThat(game.start().rules()).isEqualTo(CastlingRules.CHESS960);
    assertThat(game.moves()).hasSize(1);
    assertThat(game.problems())
        .containsExactly(
            new PgnProblem(
                1, Severity.WARNING, "castling rights of Chess960 without the tag Variant"));
  }

  @Test
  void tolerableFlaws_areWarnings() {
    var game = only("[FEN \"4k3/8/8/8/8/8/8/4K3 w KQ - 0 1\"]\n1. Kd2 *");

    assertThat(game.moves()).hasSize(1);
    assertThat(game.problems())
        .containsExactly(
            new PgnProblem(
                1, Severity.WARNING, "FEN: castling rights without king or rook on their squares"));
  }

  @Test
  void roster_isCompletedInOrder() {
    var game = only("[White \"A\"][WhiteElo \"2000\"][Result \"*\"] 1. e4 1-0").withRoster();

    assertThat(game.tags().keySet())
        .containsExactly("Event", "Site", "Date", "Round", "White", "Black", "Result", "WhiteElo");
    assertThat(List.copyOf(game.tags().values()))
        .containsExactly("?", "?", "????.??.??", "?", "A", "?", "1-0", "2000");
    assertThat(only("[Termination \"normal\"] *").termination()).contains("normal");
  }

  @Test
  void problem_namesItsLine() {
    assertThat(new PgnProblem(7, Severity.ERROR, "reason")).hasToString("line 7: reason");
  }
}
