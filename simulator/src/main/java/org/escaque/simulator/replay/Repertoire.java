package org.escaque.simulator.replay;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.escaque.chess.pgn.PgnReader;

/** Games that can be played: those of a file, or the simulator's own. */
public final class Repertoire {

  private static final String OWN = "/org/escaque/simulator/demo/games.pgn";

  private Repertoire() {}

  /** The sample game of the notation appendix and famous games of the past. */
  public static List<RecordedGame> own() {
    var stream = Objects.requireNonNull(Repertoire.class.getResourceAsStream(OWN), OWN);
    try (stream) {
      return read(stream);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The games of a PGN file.
   *
   * @throws IOException naming the file, if it cannot be read
   */
  public static List<RecordedGame> of(Path file) throws IOException {
    try (var stream = Files.newInputStream(file)) {
      return read(stream);
    }
  }

  private static List<RecordedGame> read(InputStream stream) {
    var reader = PgnReader.of(new BufferedInputStream(stream));
    var games = new ArrayList<RecordedGame>();
    while (reader.hasNext()) {
      games.add(RecordedGame.of(games.size() + 1, reader.next()));
    }
    return games;
  }
}
