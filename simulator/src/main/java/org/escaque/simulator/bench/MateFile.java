package org.escaque.simulator.bench;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.escaque.board.Side;
import org.escaque.chess.Fen;
import org.escaque.chess.Position;
import org.escaque.chess.Verdict;
import org.escaque.host.CommandFailed;

/**
 * A file of questions with known answers, one a line: {@code FEN;white|black;winnable|unwinnable}.
 * What stands behind a third semicolon, lines that begin with {@code #} and empty lines are left
 * out. Immutable.
 */
record MateFile(String name, List<Case> cases) {

  /**
   * One question and its answer.
   *
   * @param mater who would mate
   * @param line where it stands, from 1
   */
  record Case(Position position, Side mater, boolean isWinnable, int line) {}

  MateFile {
    cases = List.copyOf(cases);
  }

  /** The files of a folder and its folders that end in {@code .txt}, by name. */
  static List<Path> in(Path folder) {
    try (var paths = Files.walk(folder)) {
      var files = paths.filter(path -> path.toString().endsWith(".txt")).sorted().toList();
      if (files.isEmpty()) {
        throw new CommandFailed("no file *.txt in " + folder);
      }
      return files;
    } catch (IOException e) {
      throw new CommandFailed("cannot read the folder " + folder + ": " + e.getMessage());
    }
  }

  /** Reads a file; a line that is no question fails with its place. */
  static MateFile read(Path file) {
    var lines = lines(file);
    var cases = new ArrayList<Case>(lines.size());
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#")) {
        var place = file.getFileName() + " line " + (i + 1) + ": ";
        parse(lines.get(i), i + 1, place).ifPresent(cases::add);
      }
    }
    return new MateFile(String.valueOf(file.getFileName()), cases);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (MalformedInputException _) {
      throw new CommandFailed(file + " is no text in UTF-8");
    } catch (IOException e) {
      throw new CommandFailed("cannot read " + file + ": " + e.getMessage());
    }
  }

  /** One question; empty for the head of a table, whose words are parted by bars. */
  private static Optional<Case> parse(String text, int line, String place) {
    var fields = text.split(";", -1);
    if (fields.length < 3) {
      throw new CommandFailed(place + "not FEN;white|black;winnable|unwinnable");
    }
    if (fields[1].contains("|")) {
      return Optional.empty();
    }
    var mater =
        switch (fields[1].strip()) {
          case "white" -> Side.WHITE;
          case "black" -> Side.BLACK;
          default -> throw new CommandFailed(place + "'" + fields[1] + "' is no side");
        };
    boolean isWinnable =
        switch (fields[2].strip()) {
          case "winnable" -> true;
          case "unwinnable" -> false;
          default -> throw new CommandFailed(place + "'" + fields[2] + "' is no answer");
        };
    return Optional.of(new Case(position(fields[0], place), mater, isWinnable, line));
  }

  private static Position position(String fen, String place) {
    return switch (Fen.parse(fen.strip())) {
      case Fen.Unreadable error -> throw new CommandFailed(place + "not a FEN: " + error);
      case Fen.Read(var setup) ->
          switch (Position.asItStands(setup)) {
            case Verdict.Proven(var position) -> position;
            case Verdict.Refused refused ->
                throw new CommandFailed(place + "not a position: " + refused);
          };
    };
  }

  /** So many of the cases, drawn by a seed; all if there are fewer. */
  MateFile sample(int size, long seed) {
    var drawn = new ArrayList<>(cases);
    Collections.shuffle(drawn, new Random(seed));
    return new MateFile(name, drawn.stream().limit(size).collect(Collectors.toList()));
  }
}
