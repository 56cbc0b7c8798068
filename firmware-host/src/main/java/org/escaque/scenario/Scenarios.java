package org.escaque.scenario;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Occupancy;
import org.escaque.game.Assignment;

/** Runs stories from files and folders. */
public final class Scenarios {

  private Scenarios() {}

  /** How many stories held, and how many did not. */
  public record Totals(int passed, int failed) {
    @Override
    public String toString() {
      return passed + " passed, " + failed + " failed";
    }
  }

  /** The game core alone, in virtual time: how stories are run when nobody asks for more. */
  public static final StageMaker CORE =
      new StageMaker() {
        @Override
        public String name() {
          return "core";
        }

        @Override
        public Stage open(Assignment assignment, Occupancy wood, boolean raw) {
          return new CoreStage(assignment, wood, raw);
        }
      };

  /**
   * Runs every {@code .scn} file of these files and folders, in order; prints a line a file and the
   * totals.
   *
   * @param maker what the stories are run through
   * @param verbose also print each statement and what it led to
   * @throws IOException if a folder cannot be listed
   */
  public static Totals run(List<Path> paths, StageMaker maker, PrintWriter out, boolean verbose)
      throws IOException {
    int passed = 0;
    int failed = 0;
    for (var file : files(paths)) {
      var untold = maker.leavesOut(String.valueOf(file.getFileName()));
      if (untold.isPresent()) {
        out.println("SKIP " + file + ": " + untold.get());
        continue;
      }
      String failure = failure(file, maker, out, verbose);
      if (failure.isEmpty()) {
        passed++;
        out.println("PASS " + file);
      } else {
        failed++;
        out.println("FAIL " + failure);
      }
    }
    maker.remarks().forEach(out::println);
    var totals = new Totals(passed, failed);
    out.println(totals);
    out.flush();
    return totals;
  }

  /** Why a story does not hold: {@code file:line expected ... got ...}; empty if it does. */
  public static String failure(Path file) {
    return failure(file, CORE, new PrintWriter(PrintWriter.nullWriter()), false);
  }

  private static String failure(Path file, StageMaker maker, PrintWriter out, boolean verbose) {
    return switch (read(file)) {
      case ScenarioReader.Reading.NoStory(var error) -> error.toString();
      case ScenarioReader.Reading.Story(var scenario) -> {
        var telling = verbose ? new Telling(out, false) : Telling.silent();
        var failure = ScenarioRunner.run(scenario, maker, telling).failure();
        yield failure == null
            ? ""
            : file
                + ":"
                + failure.line()
                + " expected "
                + failure.expected()
                + " got "
                + failure.found();
      }
    };
  }

  /**
   * Prints a story with what the host understood at each step, and on which articles.
   *
   * @return whether it is a story and holds
   */
  public static boolean explain(Path file, PrintWriter out) {
    boolean holds =
        switch (read(file)) {
          case ScenarioReader.Reading.NoStory(var error) -> {
            out.println(error);
            yield false;
          }
          case ScenarioReader.Reading.Story(var scenario) -> {
            out.println(scenario.header().title());
            if (!scenario.header().source().isEmpty()) {
              out.println(scenario.header().source());
            }
            var failure = ScenarioRunner.run(scenario, CORE, new Telling(out, true)).failure();
            if (failure != null) {
              out.println(
                  "line "
                      + failure.line()
                      + ": expected "
                      + failure.expected()
                      + ", got "
                      + failure.found());
            }
            yield failure == null;
          }
        };
    out.flush();
    return holds;
  }

  private static ScenarioReader.Reading read(Path file) {
    try {
      return ScenarioReader.read(file.toString(), Files.readString(file, StandardCharsets.UTF_8));
    } catch (MalformedInputException bad) {
      return unreadable(file, "is not UTF-8");
    } catch (IOException e) {
      return unreadable(file, "cannot be read: " + e.getMessage());
    }
  }

  private static ScenarioReader.Reading unreadable(Path file, String reason) {
    return new ScenarioReader.Reading.NoStory(new ScenarioError(file.toString(), 0, reason));
  }

  private static List<Path> files(List<Path> paths) throws IOException {
    var files = new ArrayList<Path>();
    for (var path : paths) {
      if (Files.isDirectory(path)) {
        try (var found = Files.walk(path)) {
          found.filter(file -> file.toString().endsWith(".scn")).sorted().forEach(files::add);
        }
      } else {
        files.add(path);
      }
    }
    return files;
  }
}
