package org.escaque.simulator.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.escaque.chess.Position;
import org.escaque.host.broker.EmbeddedBroker;
import org.escaque.publish.Body;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A daemon that is killed again and again, in the middle of whatever it does. */
@Tag("daemon")
class KillTest {

  private static final int KILLS = Integer.getInteger("escaque.kills", 100);
  private static final long SEED = Long.getLong("escaque.seed", 20_261_130);

  /** Every so many plies a player thinks for long, and the daemon is likely to die meanwhile. */
  private static final int LONG_THINK_EVERY = 12;

  @TempDir private Path folder;

  private volatile boolean killing = true;

  @Test
  void kill_manyTimesDuringAGame_losesAndDoublesNothing() throws Exception {
    System.out.println("KillTest seed=" + SEED + " kills=" + KILLS);
    var play = new RandomPlay(SEED);
    try (var broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
        var recorder = new Recorder(broker.port(), "escaque/v1/kill/");
        var world = new World(Position.INITIAL.occupied());
        var host = new Host(folder, broker.port(), world.port())) {
      var players = new Players(world, SEED);
      assertThat(Players.waitFor(() -> world.isSeen() && recorder.game() != null))
          .as(host::lastWords)
          .isTrue();
      var killer = Thread.ofPlatform().name("killer").start(() -> kill(host, world));
      players.begin();
      for (int after = 0; after < 4; after += killing ? 0 : 1) {
        var move = play.next();
        boolean thinks = play.plies() % LONG_THINK_EVERY == LONG_THINK_EVERY - 1;
        players.play(move, play.position().turn(), thinks ? 3_500 : 150);
        play.played(move);
        int done = play.plies();
        assertThat(Players.waitFor(() -> recorder.plies() >= done && world.isSeen()))
            .as("ply %d %s is lost\n%s", done, move, host.lastWords())
            .isTrue();
      }
      killer.join();

      assertThat(host.terminate(6)).as("ends on SIGTERM").isTrue();
      var game = Objects.requireNonNull(recorder.game());
      System.out.printf(
          "KillTest kills=%d plies=%d stamps=%d marks=%s%n",
          KILLS, play.plies(), recorder.stamps(), marks(game));
      play.assertPublished(game);
      clocks(game, players.presses(), RecordedGaps.in(folder.resolve("journal/t1.db")));
      assertThat(recorder.contradictions()).isEmpty();
    }
  }

  private void kill(Host host, World world) {
    var random = new Random(SEED);
    try {
      for (int kill = 0; kill < KILLS; kill++) {
        Thread.sleep(100 + random.nextInt(2_400));
        long killed = System.nanoTime();
        host.kill();
        Players.waitFor(() -> world.isSeen() && world.clockSeen() > killed);
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      killing = false;
    }
  }

  private static List<String> marks(Body.Game game) {
    return game.moves().stream().map(Body.Move::mark).filter(mark -> mark != null).toList();
  }

  /** Each move took what it took, within a second and the gaps that the journal has in it. */
  private static void clocks(Body.Game game, List<Long> presses, RecordedGaps gaps) {
    for (int ply = 0; ply < game.moves().size(); ply++) {
      long from = presses.get(ply);
      long to = presses.get(ply + 1);
      long unseen = gaps.within(from, to) / 1_000_000;
      long took = (to - from) / 1_000_000;
      assertThat(game.moves().get(ply).spent())
          .as("ply %d, unseen for %d ms of it", ply + 1, unseen)
          .isBetween(took - unseen - 1_000, took + unseen + 1_000);
    }
  }
}
