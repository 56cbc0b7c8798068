package org.escaque.simulator.replay;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.escaque.chess.pgn.PgnProblem;
import org.escaque.chess.pgn.PgnReader;

/** Games that can be played: those of a file, or the simulator's own. */
public final class Repertoire {

  private static final String OWN = "/org/escaque/simulator/demo/games.pgn";

  private Repertoire() {}

  /** The sample game of the notation appendix and famous games of the past. */
  public static List<RecordedGame> own() {
    var stream = Objects.requireNonNull(Repertoire.class.getResourceAsStream(OWN), OWN);
    try (stream) {
      return read(stream, trouble -> {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The games of a PGN file, each as far as it can be read. Text that is no game at all is left
   * out.
   *
   * @param troubles hears what was lost, with file and line
   * @throws IOException naming the file, if it cannot be read or holds no game
   */
  public static List<RecordedGame> of(Path file, Consumer<String> troubles) throws IOException {
    List<RecordedGame> games;
    var lost = new ArrayList<String>();
    try (var stream = Files.newInputStream(file)) {
      games = read(stream, problem -> lost.add(file + " " + problem));
    } catch (NoSuchFileException none) {
      throw new IOException(file + " does not exist", none);
    }
    if (games.isEmpty()) {
      throw new IOException(
          lost.isEmpty() ? file + " holds no game" : "no game: " + lost.getFirst());
    }
    lost.forEach(troubles);
    return games;
  }

  private static List<RecordedGame> read(InputStream stream, Consumer<PgnProblem> troubles) {
    var reader = PgnReader.of(new BufferedInputStream(stream));
    var games = new ArrayList<RecordedGame>();
    while (reader.hasNext()) {
      var game = reader.next();
      game.problems().stream()
          .filter(problem -> problem.severity() != PgnProblem.Severity.WARNING)
          .forEach(troubles);
      if (!game.moves().isEmpty() || !game.tags().isEmpty()) {
        games.add(RecordedGame.of(games.size() + 1, game));
      }
    }
    return games;
  }
}
