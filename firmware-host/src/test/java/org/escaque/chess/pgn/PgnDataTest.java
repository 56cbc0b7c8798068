package org.escaque.chess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escaque.chess.DataFolder;
import org.escaque.chess.Letters;
import org.junit.jupiter.api.Test;

/** Thousands of games from many programs, and texts that are broken on purpose. */
class PgnDataTest {

  private static final PgnWriter EXACT = new PgnWriter(Letters.ENGLISH, ClockDigits.ALL, true);

  /** A row of the index: what another library found in a game. */
  private record Known(
      String source, int number, int plies, int clocks, String result, String fen) {

    static Known of(String row) {
      var field = row.split("\t", -1);
      return new Known(
          field[1],
          Integer.parseInt(field[3]),
          Integer.parseInt(field[4]),
          Integer.parseInt(field[5]),
          field[6],
          field[9]);
    }
  }

  @Test
  void everyOpenGame_survivesReadingWritingAndReading() throws IOException {
    var index =
        Files.readAllLines(DataFolder.path("pgn", "index.tsv")).stream()
            .filter(row -> row.startsWith("open\t"))
            .map(Known::of)
            .collect(Collectors.groupingBy(Known::source));

    var wrong =
        index.entrySet().parallelStream()
            .flatMap(source -> differences(source.getKey(), source.getValue()))
            .toList();

    assertThat(index).isNotEmpty();
    assertThat(wrong).isEmpty();
  }

  private static Stream<String> differences(String source, List<Known> expected) {
    var games = read(DataFolder.path("pgn", "open", source + ".pgn"));
    var wrong = new ArrayList<String>();
    if (games.size() != expected.size()) {
      wrong.add(source + ": " + games.size() + " games, not " + expected.size());
    }
    for (var known : expected) {
      var game = games.get(known.number() - 1);
      var found =
          new Known(
              source,
              known.number(),
              game.moves().size(),
              (int) game.moves().stream().filter(move -> move.clock().isPresent()).count(),
              game.result().toString(),
              game.finalPosition().fen());
      if (!found.equals(known)) {
        wrong.add(found + " not " + known + " " + game.problems());
      }
      var again = PgnReader.readAll(EXACT.write(game)).getFirst();
      if (!same(game, again)) {
        wrong.add(source + " " + known.number() + " reads differently when written");
      }
    }
    return wrong.stream();
  }

  /** All but the tags that writing adds, and where it stood. */
  private static boolean same(PgnGame game, PgnGame again) {
    return again.moves().equals(game.moves())
        && again.comments().equals(game.comments())
        && again.start().equals(game.start())
        && again.result() == game.result()
        && again.tags().entrySet().containsAll(withoutSetUp(game).entrySet());
  }

  private static Map<String, String> withoutSetUp(PgnGame game) {
    return game.tags().entrySet().stream()
        .filter(tag -> !tag.getKey().equals("SetUp"))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  @Test
  void oddTexts_giveGamesAndReasons() throws IOException {
    try (var files = Files.list(DataFolder.path("pgn", "odd"))) {
      for (var file : files.sorted().toList()) {
        for (var game : read(file)) {
          game.problems()
              .forEach(
                  problem -> {
                    assertThat(problem.line()).as("%s %s", file, problem).isPositive();
                    assertThat(problem.reason()).isNotBlank();
                  });
          var again = PgnReader.readAll(EXACT.write(game)).getFirst();
          assertThat(again.moves()).as("%s", file).isEqualTo(game.moves());
        }
      }
    }
  }

  /**
   * Every beginning of an odd text, as a broken transfer leaves it, is read without an exception.
   */
  @Test
  void oddTextsCutOff_areReadToo() throws IOException {
    try (var files = Files.list(DataFolder.path("pgn", "odd"))) {
      for (var file : files.sorted().toList()) {
        var text = new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.UTF_8);
        int most = Math.min(text.length(), 700);
        for (int end = 0; end < most; end += 7) {
          assertThat(PgnReader.readAll(text.substring(0, end))).isNotNull();
        }
      }
    }
  }

  private static List<PgnGame> read(Path file) {
    var games = new ArrayList<PgnGame>();
    try (var bytes = new BufferedInputStream(Files.newInputStream(file))) {
      PgnReader.of(bytes).forEachRemaining(games::add);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return games;
  }
}
