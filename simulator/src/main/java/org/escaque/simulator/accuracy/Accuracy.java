package org.escaque.simulator.accuracy;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import org.escaque.board.TickSource;
import org.escaque.simulator.replay.RecordedGame;

/** Plays a corpus at a level and prints how right the score is. */
public final class Accuracy {

  /** Twins without any lift history: what later moves refute, in percent (field notes). */
  private static final int[][] REFUTED = {{1, 42}, {2, 60}, {4, 70}, {8, 81}, {16, 85}};

  private final Noise noise;
  private final long seed;
  private final Stories stories;
  private final TickSource watch;
  private final PrintWriter out;
  private final Players players;

  /** Who plays the games. */
  @FunctionalInterface
  interface Players {
    Performance play(RecordedGame game, Noise noise, long seed);
  }

  /**
   * A run of virtual hands.
   *
   * @param failing folder for the failing plies, made when there is one
   * @param most how many failing plies are written
   * @param watch for what an event costs
   */
  public Accuracy(
      Noise noise, long seed, Path failing, int most, TickSource watch, PrintWriter out) {
    this(noise, seed, new Stories(failing, most), watch, out, Rehearsal::of);
  }

  Accuracy(
      Noise noise, long seed, Stories stories, TickSource watch, PrintWriter out, Players players) {
    this.noise = noise;
    this.seed = seed;
    this.stories = stories;
    this.watch = watch;
    this.out = out;
    this.players = players;
  }

  /**
   * Plays all games.
   *
   * @return how many plies are wrong though certain
   */
  public long run(List<Corpus.Entry> games, int threads) throws IOException, InterruptedException {
    var tally = new Tally();
    try (var workers = Executors.newFixedThreadPool(threads)) {
      var tasks = new ArrayList<Callable<Tally>>();
      games.forEach(entry -> tasks.add(() -> play(entry)));
      for (var future : workers.invokeAll(tasks)) {
        tally.add(future.get());
      }
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof IOException unwritten) {
        throw unwritten;
      }
      throw new IllegalStateException("a game could not be played", failed.getCause());
    }
    print(tally);
    return tally.wrong();
  }

  private Tally play(Corpus.Entry entry) throws IOException {
    long own = seed * 1_000_003 + entry.name().hashCode();
    var game = entry.game().get();
    var outcome = Trial.of(game, players.play(game, noise, own), watch);
    stories.write(noise.level() + "-" + seed + "-" + entry.name(), outcome);
    return outcome.tally();
  }

  private void print(Tally tally) {
    long plies = tally.plies();
    line("level %s, seed %d, sweep %d %%", noise.level(), seed, noise.sweep());
    line("  %-44s %9d", "games", tally.games());
    line("  %-44s %9d", "plies", plies);
    share("right and certain at the press", tally.of(Reading.CERTAIN), plies);
    long right = tally.of(Reading.CERTAIN) + tally.of(Reading.BEST);
    share("right at the press, certain or best reading", right, plies);
    long among = tally.of(Reading.BEST) + tally.of(Reading.AMONG);
    share("ambiguous, the true move among the readings", among, plies);
    share("ambiguous without the true move", tally.of(Reading.LOST), plies);
    share("told as illegal, for an arbiter to see", tally.of(Reading.DOUBTED), plies);
    share("no move at the press", tally.of(Reading.MISSED), plies);
    share("pressed while the board was lost", tally.of(Reading.UNSEEN), plies);
    share("wrong but certain at the press", tally.of(Reading.WRONG), plies);
    share("settled wrongly later", tally.settledWrong(), plies);
    share("ambiguous, certain and right later", tally.resolved(), tally.open());
    line("  %-44s %9d", "promotions that nobody named, counted apart", tally.of(Reading.UNNAMED));
    share("games whose score is right in the end", tally.equal(), tally.games());
    long broken = tally.namedInTime() + tally.namedLate();
    if (broken > 0) {
      share("broken squares named within five plies", tally.namedInTime(), broken);
      share("so, or told where a man may be unfelt", tally.pointedAt(), broken);
    }
    line("  %-44s %9d", "sound squares that an alert named", tally.namedSound());
    if (noise.sweep() > 0) {
      sweep(tally);
    }
    line("  %-44s %9.1f", "microseconds an event", tally.microsPerEvent());
    if (stories.written() > 0) {
      line("  %-44s %9d", "failing plies written as stories", stories.written());
    }
    line("wrong-but-certain %d of %d", tally.wrong(), plies);
  }

  private void sweep(Tally tally) {
    line("  %-44s %9d", "open captures that have twins", tally.twins());
    share("of these: read as exactly their legal twins", tally.exactly(), tally.twins());
    share("with those after an open ply before", tally.chained(), tally.twins());
    for (int[] known : REFUTED) {
      long resolved = tally.resolvedWithin(known[0]);
      double percent = tally.twins() == 0 ? 0 : 100.0 * resolved / tally.twins();
      line(
          "  %-44s %9d %9.3f %%  (real games without lifts: %d %%)",
          "resolved within " + known[0] + " plies", resolved, percent, known[1]);
    }
  }

  private void share(String what, long count, long of) {
    line("  %-44s %9d %9.3f %%", what, count, of == 0 ? 0.0 : 100.0 * count / of);
  }

  private void line(String format, Object... values) {
    out.printf(Locale.ROOT, format + "%n", values);
    out.flush();
  }
}
