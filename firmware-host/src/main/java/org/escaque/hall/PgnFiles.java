package org.escaque.hall;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The PGN files of the event: {@code round-N/game-M.pgn}, one a board, and {@code
 * round-N/games.pgn}, all of them in board order. Each file appears whole or not at all: it is
 * written beside and moved over the old one, so a reader that polls every second never meets half a
 * game. What an earlier run wrote in a round stays part of its combined file.
 *
 * <p>Thread-safe; writers wait for each other.
 */
public final class PgnFiles {

  private static final Pattern GAME = Pattern.compile("game-([1-9][0-9]{0,5})\\.pgn");

  private final Path folder;
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<Integer, NavigableMap<Integer, String>> rounds = new HashMap<>();

  /** Files below {@code folder}, which is made when the first game is written. */
  public PgnFiles(Path folder) {
    this.folder = folder;
  }

  /** Where a board's file is or will be. */
  public Path game(int round, int board) {
    return round(round).resolve("game-" + positive("board", board) + ".pgn");
  }

  /** Where a round's combined file is or will be. */
  public Path games(int round) {
    return round(round).resolve("games.pgn");
  }

  /**
   * Puts one game as it stands now on the shelf, and the combined file with it. A text that is
   * there already is not written again, so its readers see no change.
   *
   * @throws IOException with the path, if the disk refuses; the files of before are then still
   *     whole
   */
  public void write(int round, int board, String pgn) throws IOException {
    var text = pgn.strip() + "\n";
    lock.lock();
    try {
      var games = gamesOf(round);
      if (text.equals(games.get(board))) {
        return;
      }
      Files.createDirectories(round(round));
      replace(game(round, board), text);
      games.put(board, text);
      replace(games(round), String.join("\n", games.values()));
    } finally {
      lock.unlock();
    }
  }

  private NavigableMap<Integer, String> gamesOf(int round) throws IOException {
    var known = rounds.get(round);
    if (known == null) {
      known = read(round(round));
      rounds.put(round, known);
    }
    return known;
  }

  private static NavigableMap<Integer, String> read(Path folder) throws IOException {
    var games = new TreeMap<Integer, String>();
    if (!Files.isDirectory(folder)) {
      return games;
    }
    try (var files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Matcher name = GAME.matcher(file.getFileName().toString());
        if (name.matches()) {
          games.put(Integer.valueOf(name.group(1)), Files.readString(file, UTF_8));
        }
      }
    }
    return games;
  }

  private static void replace(Path file, String text) throws IOException {
    Path beside = file.resolveSibling("." + file.getFileName() + ".new");
    Files.writeString(beside, text, UTF_8);
    Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
  }

  private Path round(int round) {
    return folder.resolve("round-" + positive("round", round));
  }

  private static int positive(String what, int number) {
    if (number < 1) {
      throw new IllegalArgumentException(what + " " + number + " is not a number from 1 on");
    }
    return number;
  }
}
