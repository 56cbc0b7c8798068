package org.escaque.chess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.escaque.chess.Letters;
import org.escaque.chess.Position;
import org.escaque.chess.RandomGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnWriterTest {

  private static PgnGame only(String text) {
    var games = PgnReader.readAll(text);
    assertThat(games).hasSize(1);
    return games.getFirst();
  }

  /** Text that is written just as it was read; ¶ is a line end. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "*¶",
        "1. e4 e5 2. Nf3 1-0¶",
        "[Event \"a \\\"q\\\" b\\\\c\"]¶¶1. e4 *¶",
        "1. e4 {[%clk 0:10:00]} 1... e5 {[%clk 0:00:09.8] [%emt 0:01:02]} *¶",
        "{before} 1. e4 $1 $14 {one} {two} 1... e5 *¶",
        "1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3)) 2. c4) 1... e5 *¶",
        "1. e4 ({words first} 1. d4 {words last}) ({again} 1. c4) 1... e5 *¶",
        "1. e4 ; a { b } c¶1... e5 *¶",
        "1. e4 {[%clk 1:00:00]} ; a }¶1... e5 *¶",
        "1. e4 ; } b¶1... e5 *¶",
        "1. e4 e5 (1... -- 2. d4) 2. Nf3 *¶",
        "[SetUp \"1\"]¶[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 0 10\"]¶¶10... Kd7 11. O-O *¶",
        "[Variant \"Chess960\"]¶[SetUp \"1\"]¶[FEN \"4k3/8/8/8/8/8/8/4K1RR w G - 0 1\"]¶¶1. O-O *¶",
      })
  void canonicalText_isWrittenAsItWasRead(String marked) {
    var text = marked.replace("¶", "\n");
    var game = only(text);

    assertThat(PgnWriter.STANDARD.write(game)).isEqualTo(text);
    assertThat(only(PgnWriter.STANDARD.write(game))).isEqualTo(game);
  }

  @Test
  void emptyComments_areNone() {
    var game = only("{} 1. e4 {} ( {} 1. d4 { }) {[%clk 0:01:00]} {\n} e5 *");

    assertThat(game.comments()).isEmpty();
    assertThat(PgnWriter.STANDARD.write(game))
        .isEqualTo("1. e4 {[%clk 0:01:00]} (1. d4) 1... e5 *\n");
  }

  /** A program may put anything into a comment. */
  @Test
  void commentsOfPrograms_readBack() {
    var notes = new Notes(null, null, List.of(), List.of("", " two\nlines ", "a }\nb"), List.of());
    var move = new PgnMove(Position.INITIAL.parseUci("e2e4").orElseThrow(), notes);
    var game =
        new PgnGame(
            1, Map.of(), Position.INITIAL, List.of(""), List.of(move), PgnResult.OPEN, List.of());

    assertThat(PgnWriter.STANDARD.write(game)).isEqualTo("1. e4 {two lines} ; a } b\n*\n");
  }

  @Test
  void lines_areAtMost79Wide() {
    var game = only("1. e4 {" + "word ".repeat(60) + "} e5 {" + "x".repeat(100) + "} 2. Nf3 *");

    var text = PgnWriter.STANDARD.write(game);

    assertThat(text.lines().filter(line -> line.length() > 79)).hasSize(1);
    assertThat(
            text.lines().mapToInt(String::length).filter(width -> width > 70 && width < 80).count())
        .isPositive();
    assertThat(text.lines().noneMatch(line -> line.endsWith(" "))).isTrue();
    assertThat(only(text)).isEqualTo(game);
  }

  @ParameterizedTest
  @CsvSource({
    "'1. e4 {', 71, '}', 1",
    "'1. e4 {', 72, '}', 2",
    "'1. e4 (1. d4 {', 63, '})', 1",
    "'1. e4 (1. d4 {', 64, '})', 2",
    "'1. e4 (1. d4 d5 (1... c5 {', 50, '}))', 1",
    "'1. e4 (1. d4 d5 (1... c5 {', 51, '}))', 2",
  })
  void line_withItsBrackets_isAtMost79Wide(String before, int letters, String after, int first) {
    var marked = before + "x".repeat(letters) + after;
    var lines = PgnWriter.STANDARD.write(only(marked + " 1... e5 *")).lines().toList();

    assertThat(String.join(" ", lines)).startsWith(marked);
    assertThat(lines.getFirst().equals(marked)).isEqualTo(first == 1);
    assertThat(lines).allMatch(line -> line.length() <= 79);
  }

  @Test
  void clockCommands_areNeverBroken() {
    var text = new StringBuilder("1. e4 ");
    for (int width = 0; width < 80; width++) {
      var game = only("1. e4 {" + "y".repeat(width) + "} e5 {[%clk 0:01:00] [%emt 0:01:01]} *");
      text.setLength(0);
      text.append(PgnWriter.STANDARD.write(game));
      assertThat(text).contains("[%clk 0:01:00] [%emt 0:01:01]");
    }
  }

  @Test
  void start_bringsItsTags() {
    var start =
        Position.ofFen("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", org.escaque.chess.CastlingRules.CHESS960);
    var game = PgnGame.of(Map.of(), start, List.of(), PgnResult.OPEN);

    assertThat(PgnWriter.STANDARD.write(game))
        .isEqualTo(
            """
            [Variant "Chess960"]
            [SetUp "1"]
            [FEN "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"]

            *
            """);
  }

  @Test
  void notes_canBeLeftOutButClocksStay() {
    var game =
        only("{a} 1. e4 $1 {[%clk 0:10:00] words} (1. d4) e5 {more} 2. Nf3 {[%emt 0:00:03]} *");
    var writer = new PgnWriter(Letters.ENGLISH, ClockDigits.SECONDS, false);

    assertThat(writer.write(game))
        .isEqualTo("1. e4 {[%clk 0:10:00]} 1... e5 2. Nf3 {[%emt 0:00:03]} *\n");
  }

  @Test
  void letters_areThoseAskedFor() {
    var game = only("1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
    var spanish = new PgnWriter(Letters.SPANISH, ClockDigits.ALL, true).write(game);

    assertThat(spanish).isEqualTo("1. e4 e5 2. Cf3 Cc6 3. Ab5 *\n");
    assertThat(PgnReader.readAll(spanish, Letters.SPANISH).getFirst().moves())
        .isEqualTo(game.moves());
    assertThat(new PgnWriter(Letters.FIGURINES, ClockDigits.ALL, true).write(game))
        .isEqualTo("1. e4 e5 2. ♘f3 ♘c6 3. ♗b5 *\n");
  }

  @Test
  void games_areParted() {
    var games = PgnReader.readAll("[Event \"a\"] 1. e4 * [Event \"b\"] 1. d4 *");

    assertThat(PgnWriter.STANDARD.writeAll(games))
        .isEqualTo("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n");
  }

  @Test
  void bothLose_isNoCastling() {
    var castling = only("[Result \"0-0\"] 1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 *");
    var plain = only("1. e4 e5 0-0");

    assertThat(castling.result()).isEqualTo(PgnResult.BOTH_LOSE);
    assertThat(PgnWriter.STANDARD.write(castling)).endsWith("3. Bc4 Bc5 *\n");
    assertThat(only(PgnWriter.STANDARD.write(castling)).result()).isEqualTo(PgnResult.BOTH_LOSE);
    assertThat(PgnWriter.STANDARD.write(plain)).isEqualTo("1. e4 e5 0-0\n");
  }

  @Test
  void lineBreaksInTags_becomeBlanks() {
    var game = PgnGame.of(Map.of("Event", "a\r\nb"), Position.INITIAL, List.of(), PgnResult.OPEN);

    assertThat(PgnWriter.STANDARD.write(game)).startsWith("[Event \"a b\"]\n");
  }

  @Test
  void randomGames_comeBack() {
    long seed = System.nanoTime();
    System.out.println("PgnWriterTest seed " + seed);
    var random = new Random(seed);
    for (int i = 0; i < 60; i++) {
      var start = i % 2 == 0 ? Position.INITIAL : RandomGames.chess960(random);
      var moves = new ArrayList<PgnMove>();
      RandomGames.play(start, random, 150, (_, move) -> moves.add(PgnMove.of(move)));
      var game = PgnGame.of(Map.of("Event", "r"), start, moves, PgnResult.OPEN);

      var back = only(PgnWriter.STANDARD.write(game));

      assertThat(back.moves()).as("seed %d", seed).isEqualTo(moves);
      assertThat(back.start()).as("seed %d", seed).isEqualTo(start);
      assertThat(back.problems()).as("seed %d", seed).isEmpty();
    }
  }
}
