package org.escaque.simulator.accuracy;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.escaque.chess.Position;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnMove;
import org.escaque.chess.pgn.PgnReader;
import org.escaque.chess.pgn.PgnResult;
import org.escaque.simulator.replay.RecordedGame;
import org.escaque.simulator.replay.Repertoire;

/** The games that a run plays. */
public final class Corpus {

  private static final int LONGEST = 160;

  private Corpus() {}

  /** A game that can be got ready, and a name for it that no other has. */
  public record Entry(String name, Supplier<RecordedGame> game) {}

  /**
   * The games of a PGN file, or of all in a folder; those without a move are left out.
   *
   * @throws IOException naming the path, if a file cannot be read or there is no game at all
   */
  public static List<Entry> of(Path path) throws IOException {
    var entries = new ArrayList<Entry>();
    for (var file : files(path)) {
      try {
        entries.addAll(read(file));
      } catch (NoSuchFileException none) {
        throw new IOException(file + " does not exist", none);
      } catch (UncheckedIOException broken) {
        throw new IOException(file + " cannot be read: " + broken.getMessage(), broken);
      } catch (IOException broken) {
        throw new IOException(file + " cannot be read: " + broken, broken);
      }
    }
    if (entries.isEmpty()) {
      throw new IOException(path + " holds no game");
    }
    return entries;
  }

  private static List<Entry> read(Path file) throws IOException {
    String name = String.valueOf(file.getFileName()).replaceFirst("\\.pgn$", "");
    var entries = new ArrayList<Entry>();
    try (var stream = new BufferedInputStream(Files.newInputStream(file))) {
      var reader = PgnReader.of(stream);
      for (int number = 1; reader.hasNext(); number++) {
        var game = reader.next();
        if (!game.moves().isEmpty()) {
          entries.add(entry(name + "-" + number, number, game));
        }
      }
    }
    return entries;
  }

  /** What a game leads to is worked out by whoever plays it. */
  private static Entry entry(String name, int number, PgnGame game) {
    return new Entry(name, () -> RecordedGame.of(number, game));
  }

  private static List<Path> files(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      return List.of(path);
    }
    try (var found = Files.list(path)) {
      return found.filter(file -> file.toString().endsWith(".pgn")).sorted().toList();
    }
  }

  /** Legal games without sense, each move drawn from all legal ones, and a few of the past. */
  public static List<Entry> own(int games, long seed) {
    var entries = new ArrayList<Entry>();
    for (var game : Repertoire.own()) {
      entries.add(new Entry("own-" + game.number(), () -> game));
    }
    while (entries.size() < games) {
      int number = entries.size() + 1;
      entries.add(entry("random-" + number, number, random(new Random(seed + number))));
    }
    return entries;
  }

  private static PgnGame random(Random random) {
    var moves = new ArrayList<PgnMove>();
    var position = Position.INITIAL;
    while (moves.size() < LONGEST && !position.legalMoves().isEmpty()) {
      var legal = position.legalMoves();
      var move = legal.get(random.nextInt(legal.size()));
      moves.add(PgnMove.of(move));
      position = position.play(move);
    }
    return PgnGame.of(Map.of(), Position.INITIAL, moves, PgnResult.OPEN);
  }

  /** So many of them, drawn by the seed; all if there are no more. */
  public static List<Entry> some(List<Entry> all, int most, long seed) {
    if (all.size() <= most) {
      return all;
    }
    var shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, new Random(seed));
    return shuffled.subList(0, most);
  }
}
