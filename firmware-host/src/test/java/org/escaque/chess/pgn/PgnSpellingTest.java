package org.escaque.chess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where one token ends and the next begins, as careless programs write them. */
class PgnSpellingTest {

  private static PgnGame only(String text) {
    var games = PgnReader.readAll(text.replace('¶', '\n'));
    assertThat(games).hasSize(1);
    return games.getFirst();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [Event "a"] 1. e4 *               | Event  | a
          [ Event  "a" ] 1. e4 *            | Event  | a
          [My_Tag "a"] 1. e4 *              | My_Tag | a
          [My-Tag+9 "a"] 1. e4 *            | My-Tag+9 | a
          [Event "The "Open" 2024"] 1. e4 * | Event  | The "Open" 2024
          [Event "a \\"b\\" \\\\ c \\d"] 1. e4 *  | Event  | a "b" \\ c \\d
          [Event "a"¶¶1. e4 *               | Event  | a
          [Event "a" ¶¶1. e4 *              | Event  | a
          [Event "a\\¶¶1. e4 *               | Event  | a\\
          [Event "a¶b"]¶1. e4 *             | Event  | a b
          [Event "a ¶[Site "b"]¶1. e4 *     | Event  | a
          [Event "a ¶[Site "b"]¶1. e4 *     | Site   | b
          """)
  void tag_howeverItIsWritten_hasItsValue(String text, String tag, String value) {
    var game = only(text);

    assertThat(game.tag(tag)).contains(value);
    assertThat(game.mainLine()).hasToString("[e2e4]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [Event¶1. e4 *    | tag Event without a value
          [Event ¶1. e4 *   | tag Event without a value
          [¶1. e4 *         | a tag without a name
          [ ¶1. e4 *        | a tag without a name
          """)
  void tag_thatEndsWithItsLine_isReported(String text, String reason) {
    var game = only(text);

    assertThat(game.problems()).extracting(PgnProblem::reason).containsExactly(reason);
    assertThat(game.mainLine()).hasToString("[e2e4]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1. e4 $1¶e5 *        | [1]
          1. e4 $10 $139 e5 *  | [10, 139]
          1. e4 $1234 e5 *     | [1234]
          1. e4!¶e5 *          | [1]
          1. e4!? e5 *         | [5]
          1. e4 ⁉ e5 *         | [5]
          1. e4 ± e5 *         | [16]
          """)
  void glyph_whereverItStands_isKept(String text, String nags) {
    var game = only(text);

    assertThat(game.moves().getFirst().nags()).hasToString(nags);
    assertThat(game.moves()).hasSize(2);
    assertThat(game.problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1. e4{one}e5 *       | [one]
          1. e4 {one¶} e5 *    | [one]
          1. e4 {one¶two} e5 * | [one two]
          1. e4 ;one¶e5 *      | [one]
          1. e4 (=) e5 *       | [(=)]
          1. e4 {} e5 *        | []
          """)
  void comment_whereverItEnds_isKept(String text, String comments) {
    var game = only(text);

    assertThat(game.moves().getFirst().comments()).hasToString(comments);
    assertThat(game.moves()).hasSize(2);
    assertThat(game.problems()).isEmpty();
  }

  @Test
  void promotionInBrackets_belongsToTheMove() {
    var game = only("[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"] 1. a8(N) Kg7 *");

    assertThat(game.mainLine()).hasToString("[a7a8n, h8g7]");
  }

  @ParameterizedTest
  @CsvSource({
    "'[Event a]\n1. Ke2\n'",
    "'[Event a]\r\n1. Ke2\r\n'",
    "'[Event a]\r1. Ke2\r'",
    "'\uFEFF[Event a]\n1. Ke2'",
    "'\r\n1. Ke2'",
    "'\n1. Ke2'",
    "'\r1. Ke2'"
  })
  void lines_whateverEndsThem_areCounted(String marked) {
    var text = marked.replace("Event a", "Event \"a\"");
    var bytes = text.getBytes(StandardCharsets.UTF_8);

    var game = PgnReader.readAll(text).getFirst();

    assertThat(game.problems()).extracting(PgnProblem::line).containsExactly(2);
    assertThat(PgnReader.of(new ByteArrayInputStream(bytes)).next()).isEqualTo(game);
    assertThat(game.tag("Event").isPresent()).isEqualTo(marked.contains("Event"));
  }
}
