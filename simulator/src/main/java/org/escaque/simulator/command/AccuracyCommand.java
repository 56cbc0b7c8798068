package org.escaque.simulator.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.logging.Logger;
import org.escaque.host.CommandFailed;
import org.escaque.host.Ticks;
import org.escaque.simulator.accuracy.Accuracy;
import org.escaque.simulator.accuracy.Corpus;
import org.escaque.simulator.accuracy.Noise;
import org.escaque.simulator.hands.Level;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code escaque accuracy}: how right the score is, whatever hands and contacts do. */
@Command(
    name = "accuracy",
    mixinStandardHelpOptions = true,
    description =
        "Plays games by virtual hands on noisy contacts and counts what was read wrongly.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class AccuracyCommand implements Callable<Integer> {

  /** Keeps its level: loggers that nobody holds are forgotten. */
  private static final Logger ROOT = Logger.getLogger("");

  private static final int USUAL_GAMES = 300;

  @Spec private CommandSpec spec;

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      defaultValue = "club",
      description = Level.NAMES + "; ${DEFAULT-VALUE}.")
  private String level;

  @Option(
      names = "--sweep",
      paramLabel = "PCT",
      defaultValue = "0",
      description = "So many of 100 victims leave without their contact opening; ${DEFAULT-VALUE}.")
  private int sweep;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The same seed gives the same hands and faults; ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "At most so many games, drawn by the seed; all, or 300 random ones.")
  private @Nullable Integer games;

  @Option(
      names = "--pgn",
      paramLabel = "PATH",
      description = "A PGN file or a folder of them; random legal games if none is given.")
  private @Nullable Path pgn;

  @Option(names = "--threads", paramLabel = "N", description = "All processors.")
  private @Nullable Integer threads;

  @Option(
      names = "--failing",
      paramLabel = "FOLDER",
      description = "Where failing plies are written as scenario files; ${DEFAULT-VALUE}.",
      defaultValue = "target/accuracy")
  private Path failing;

  @Option(
      names = "--most",
      paramLabel = "N",
      description = "How many of them at most; ${DEFAULT-VALUE}.",
      defaultValue = "200")
  private int most;

  @Override
  public Integer call() throws IOException, InterruptedException {
    ROOT.setLevel(java.util.logging.Level.SEVERE);
    var accuracy =
        new Accuracy(noise(), seed, failing, most, Ticks.monotonic(), spec.commandLine().getOut());
    int processors = Runtime.getRuntime().availableProcessors();
    int workers = threads == null ? processors : Math.max(1, threads);
    return accuracy.run(corpus(), workers) == 0 ? 0 : 1;
  }

  private Noise noise() {
    var known =
        Level.parse(level)
            .orElseThrow(
                () -> new CommandFailed("--level is " + Level.NAMES + ", not '" + level + "'"));
    if (sweep < 0 || sweep > 100) {
      throw new CommandFailed("--sweep is a percentage, not " + sweep);
    }
    return new Noise(known, sweep);
  }

  private List<Corpus.Entry> corpus() {
    if (pgn == null) {
      return Corpus.some(own(), games == null ? USUAL_GAMES : games, seed);
    }
    if (!Files.exists(pgn)) {
      throw new CommandFailed("no such file or folder: " + pgn);
    }
    try {
      var all = Corpus.of(pgn);
      return games == null ? all : Corpus.some(all, games, seed);
    } catch (IOException unread) {
      throw new CommandFailed(String.valueOf(unread.getMessage()), unread);
    }
  }

  private List<Corpus.Entry> own() {
    return Corpus.own(games == null ? USUAL_GAMES : games, seed);
  }
}
