package org.escaque.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escaque.board.Side;
import org.escaque.chess.mate.CanMate;
import org.escaque.chess.mate.MateAnswer;
import org.escaque.chess.pgn.ClockDigits;
import org.escaque.chess.pgn.Notes;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnMove;
import org.escaque.chess.pgn.PgnPly;
import org.escaque.chess.pgn.PgnProblem;
import org.escaque.chess.pgn.PgnReader;
import org.escaque.chess.pgn.PgnResult;
import org.escaque.chess.pgn.PgnWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The cases that chess programs get wrong, as rows of {@code tricky.tsv}. Case 39, that
 * resignation, illegal moves and flag falls know one exception, is the same question as 33 to 38.
 */
class TrickyTest {

  @ParameterizedTest(name = "{0}: {1} {3} {4}")
  @MethodSource("rows")
  void trickyCase_hasTheRightValue(
      String number, String what, CastlingRules rules, String fen, String input, String right) {
    var answer =
        what.startsWith("pgn") || what.contains("clock")
            ? pgnAnswer(what, input.replace('⏎', '\n').replace('␍', '\r'))
            : answer(what, fen, rules, input);

    assertThat(answer).as("case %s", number).isEqualTo(expected(what, right));
  }

  static Stream<Arguments> rows() {
    return Table.read(TrickyTest.class, "tricky.tsv").stream()
        .map(row -> Arguments.of(row.toArray()));
  }

  private static String expected(String what, String right) {
    return switch (what) {
      case "legal", "illegal" -> what;
      case "clock", "doubtful clock" -> "PT" + right + "S";
      default -> right;
    };
  }

  private static String answer(String what, String fen, CastlingRules rules, String input) {
    return switch (what) {
      case "flaws" -> flaws(Fen.setup(fen, rules));
      case "no fen" -> fenError(fen);
      case "moves" -> String.valueOf(at(fen, rules).legalMoves().size());
      case "perft" -> perft(at(fen, rules));
      case "legal", "illegal" -> at(fen, rules).parseUci(input).isPresent() ? "legal" : "illegal";
      case "fen" -> line(fen, rules, input).position().fen();
      case "fen with every en passant" ->
          line(fen, rules, input).position().fenWithEveryEnPassant();
      case "shredder" -> Fen.write(at(fen, rules).setup(), Fen.Style.SHREDDER);
      case "occurrences" -> String.valueOf(line(fen, rules, input).occurrences());
      case "50 moves" -> String.valueOf(line(fen, rules, input).isFiftyMoves());
      case "75 moves" -> String.valueOf(line(fen, rules, input).isSeventyFiveMoves());
      case "checkmate" -> String.valueOf(line(fen, rules, input).position().isCheckmate());
      case "occupancy change" -> change(at(fen, rules), input);
      case "write" -> San.write(at(fen, rules), uci(at(fen, rules), input));
      case "read" -> read(at(fen, rules), input);
      case "reject" -> reject(at(fen, rules), input);
      case "pass" -> at(fen, rules).pass().map(Position::fen).orElse("in check");
      case "can win" -> canWin(at(fen, rules));
      default -> throw new IllegalArgumentException(what);
    };
  }

  private static Position at(String fen, CastlingRules rules) {
    return Position.ofFen(fen, rules);
  }

  private static String flaws(Setup setup) {
    return Position.of(setup) instanceof Verdict.Refused(var flaws)
        ? flaws.stream().map(Flaw::name).collect(Collectors.joining(" "))
        : "none";
  }

  /** The words of the error, without the place and the text that is quoted. */
  private static String fenError(String fen) {
    return Fen.parse(fen) instanceof Fen.Unreadable(_, var reason)
        ? reason.replaceAll(" '.*", "")
        : "none";
  }

  private static String perft(Position position) {
    return Stream.of(1, 2, 3)
        .map(depth -> String.valueOf(Perft.count(position, depth, true)))
        .collect(Collectors.joining(" "));
  }

  private static Move uci(Position position, String text) {
    return position.parseUci(text).orElseThrow(() -> new AssertionError("illegal " + text));
  }

  private static History line(String fen, CastlingRules rules, String moves) {
    var history = History.of(at(fen, rules));
    for (var text : words(moves)) {
      var position = history.position();
      history = history.play(san(position, text));
    }
    return history;
  }

  private static List<String> words(String text) {
    return Arrays.stream(text.split(" ", -1)).filter(word -> !word.isEmpty()).toList();
  }

  private static Move san(Position position, String text) {
    return switch (San.parse(position, text)) {
      case San.Read(var move) -> move;
      case San.Unreadable error -> throw new AssertionError(error + " in " + position);
    };
  }

  private static String change(Position position, String move) {
    return position.occupancyChange(uci(position, move)).toString();
  }

  private static String read(Position position, String texts) {
    return words(texts).stream()
        .map(text -> san(position, text).uci())
        .distinct()
        .collect(Collectors.joining(" "));
  }

  private static String reject(Position position, String texts) {
    return words(texts).stream()
        .map(
            text ->
                San.parse(position, text) instanceof San.Unreadable(_, var problem)
                    ? problem.name()
                    : text)
        .distinct()
        .collect(Collectors.joining(" "));
  }

  private static String canWin(Position position) {
    var sides =
        Arrays.stream(Side.values())
            .filter(side -> canMate(position, side))
            .map(Side::toString)
            .collect(Collectors.joining(" "));
    return sides.isEmpty() ? "nobody" : sides;
  }

  private static boolean canMate(Position position, Side side) {
    return switch (CanMate.full(position, side, 1_000_000)) {
      case MateAnswer.Can can -> can.isProvedFrom(position, side);
      case MateAnswer.Cannot _ -> false;
      case MateAnswer.Unknown unknown -> throw new AssertionError(unknown + " in " + position);
    };
  }

  private static String pgnAnswer(String what, String text) {
    return switch (what) {
      case "pgn" ->
          PgnReader.readAll(text).stream()
              .map(TrickyTest::summary)
              .collect(Collectors.joining(" / "));
      case "pgn comment" -> String.join(" ", first(text).moves().getFirst().comments());
      case "pgn nags" -> words(first(text).moves().getFirst().nags());
      case "pgn depth" -> String.valueOf(depth(first(text).moves()));
      case "pgn tag Event" -> first(text).tag("Event").orElseThrow();
      case "pgn written" -> lines(PgnWriter.STANDARD.write(first(text)));
      case "clock" -> clock(text, 0);
      case "doubtful clock" -> clock(text, 1);
      case "clock written" -> clockWritten(text);
      default -> throw new IllegalArgumentException(what);
    };
  }

  private static PgnGame first(String text) {
    return PgnReader.readAll(text).getFirst();
  }

  /** Moves and result, and behind a stroke how many problems there are of the worst kind. */
  private static String summary(PgnGame game) {
    var text = new StringBuilder();
    var position = game.start();
    for (var move : game.mainLine()) {
      text.append(San.write(position, move)).append(' ');
      position = position.play(move);
    }
    text.append(game.result());
    game.problems().stream()
        .map(PgnProblem::severity)
        .max(Comparator.naturalOrder())
        .ifPresent(
            worst -> text.append(" | ").append(worst).append(" ").append(game.problems().size()));
    return text.toString();
  }

  private static String words(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }

  private static int depth(List<? extends PgnPly> plies) {
    return plies.stream()
        .flatMap(ply -> ply.variations().stream())
        .mapToInt(variation -> 1 + depth(variation.plies()))
        .max()
        .orElse(0);
  }

  private static String lines(String text) {
    return text.lines()
        .filter(line -> !line.isBlank())
        .sorted(
            Comparator.comparing((String line) -> !line.startsWith("["))
                .thenComparing(line -> line))
        .collect(Collectors.joining("|"));
  }

  private static String clock(String text, int problems) {
    var game = first("1. e4 { [%clk " + text + "] } *");
    assertThat(game.problems()).hasSize(problems);
    return game.moves()
        .getFirst()
        .clock()
        .map(Duration::toString)
        .map(TrickyTest::seconds)
        .orElse("");
  }

  /** An ISO duration in seconds alone. */
  private static String seconds(String duration) {
    var time = Duration.parse(duration);
    var plain = BigDecimal.valueOf(time.toNanos(), 9).stripTrailingZeros().toPlainString();
    return "PT" + plain + "S";
  }

  private static String clockWritten(String seconds) {
    var time = Duration.ofNanos(new BigDecimal(seconds).movePointRight(9).longValueExact());
    var move = new PgnMove(Position.INITIAL.legalMoves().getFirst(), Notes.of(time, null));
    var game =
        PgnGame.of(
            java.util.Map.of(), Position.INITIAL, new ArrayList<>(List.of(move)), PgnResult.OPEN);
    var writer = new PgnWriter(Letters.ENGLISH, ClockDigits.TENTHS_AT_THE_END, true);
    return writer.write(game).replaceAll("(?s).*%clk ([^\\]]*)].*", "$1");
  }
}
