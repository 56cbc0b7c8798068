package org.escaque.chess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.escaque.chess.Letters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts with damage of any kind: the reader gives games and problems, never an exception. */
class HostileTextTest {

  private static final int TEXTS = 1_500;

  private static final List<String> WHOLE =
      List.of(
          """
          [Event "Club \\"A\\" x\\\\y"]
          [Site "?"]
          [Date "2024.??.??"]
          [Round "1.2"]
          [White "Núñez"]
          [Black "Li"]
          [Result "1-0"]

          {before} 1. e4 $1 {[%clk 0:10:00] best [%emt 0:00:02]} (1. d4 {[%clk 0:09:00]} d5
          (1... Nf6 2. c4 (2. Nf3))) e5 2. Nf3! ; line
          % escaped
          2... Nc6 3. Bb5 a6!? 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 9. Rxd1 1-0

          """,
          """
          \uFEFF[Event "b"]\r
          [FEN "4k3/P6p/8/8/8/8/p6P/R3K2R w KQ - 0 1"]\r
          [SetUp "1"]\r
          \r
          1. O-O-O a1=Q+ 2. Kc2 h5 3. a8(Q)+ Ke7 4. h4 Qa2+ 1/2-1/2\r
          """,
          """
          [Variant "Chess960"]
          [FEN "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1"]

          1. f4 f5 2. g3 (2. -- e5) g6 3. Nb3 $146 Nb6 (=) 4. O-O 0-0 *
          """,
          "1.e2-e4 e7-e5 2.Ng1-f3 Nb8xc6?? 0-1\n1. ♘f3 ♞f6 2. ♙d4 d5 ½-½\n",
          "[Event \"a\n[Site \"b\"]\n1. e4 {never\n\n[Event \"c\"]\n1. d4 *\n",
          """
          [Result "0-0"]
          1. e4 e5 2. Ke2 Ke7 0-0
          1. e4 Z0 2. -- *
          1-0 0-1 1/2 ( ( ) $ $$ ?!? } ] [ ] {} ;
          """);

  private static final String SIGNS =
      "(){}[];%$\"\\\n\r\t .-=+#!?0O1a8hxQNkbep:…½♘\u00A0\uFEFF\u0000\uD83D\uDE00/*";

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);

  private String damaged(String whole) {
    var text = new StringBuilder(whole);
    for (int hits = 1 + random.nextInt(6); hits > 0; hits--) {
      int at = random.nextInt(text.length());
      int end = Math.min(text.length(), at + random.nextInt(60));
      switch (random.nextInt(6)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
        case 2 -> text.setCharAt(at, SIGNS.charAt(random.nextInt(SIGNS.length())));
        case 3 -> text.delete(at, end);
        case 4 -> text.insert(random.nextInt(text.length()), text.substring(at, end));
        default -> text.setLength(at);
      }
      text.append(text.isEmpty() ? "*" : "");
    }
    return text.toString();
  }

  private String anyText() {
    return WHOLE.get(random.nextInt(WHOLE.size()));
  }

  @Test
  @Timeout(60)
  void damagedTexts_giveGamesWithProblemsThatSayWhereAndWhy() {
    System.out.println("HostileTextTest seed " + seed);
    for (int i = 0; i < TEXTS; i++) {
      var text = damaged(random.nextInt(3) == 0 ? anyText() + anyText() : anyText());
      long lines = text.split("\r\n|\r|\n", -1).length;
      var letters = Letters.values()[random.nextInt(3)];

      for (var game : PgnReader.readAll(text, letters)) {
        assertThat(game.line()).as("seed %s: %s", seed, text).isBetween(1, (int) lines);
        assertThat(game.problems())
            .as("seed %s: %s", seed, text)
            .allMatch(problem -> problem.line() >= game.line() && problem.line() <= lines)
            .noneMatch(problem -> problem.reason().isBlank());
        assertComesBack(game, text);
      }
    }
  }

  /** What could be read of a game is written so that it reads back. */
  private void assertComesBack(PgnGame game, String text) {
    boolean hasStart =
        game.problems().stream().noneMatch(problem -> problem.reason().matches("(variant|FEN) .*"));
    if (!hasStart) {
      return;
    }
    var writer = new PgnWriter(Letters.ENGLISH, ClockDigits.ALL, true);
    var back = PgnReader.readAll(writer.write(game));
    assertThat(back).as("seed %s: %s", seed, text).hasSize(1);
    assertThat(back.getFirst().start()).as("seed %s: %s", seed, text).isEqualTo(game.start());
    assertThat(back.getFirst().moves()).as("seed %s: %s", seed, text).isEqualTo(game.moves());
    assertThat(back.getFirst().comments()).as("seed %s: %s", seed, text).isEqualTo(game.comments());
  }

  /** A text that takes more than linear time would take hours. */
  @ParameterizedTest
  @Timeout(20)
  @ValueSource(
      strings = {
        "1. e4 {[%clk| |x} *",
        "1. e4 {|[%clk |} *",
        "1. e4 {¶¶[Event \"|\" |¶*",
        "[Event \"|\" |¶*",
        "1. e4 |O-| *",
        "1. e4|+| *",
        "1. e4 |(| *",
        "1. e4 |(1. d4 | *",
        "1. e4 |)| *",
        "1. e4 |{| *",
        "1. e4 |$1| *",
        "1. e4 e5 (1... |-- |) *",
        "[|[| *",
        "[FEN \"|8/|\"]¶*",
      })
  void longTexts_areReadInTheTimeOfTheirLength(String parts) {
    var part = parts.replace('¶', '\n').split("\\|", -1);

    var games = PgnReader.readAll(part[0] + part[1].repeat(200_000 / part[1].length()) + part[2]);

    assertThat(games).isNotEmpty();
  }
}
