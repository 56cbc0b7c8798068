package org.escaque.simulator.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Random;
import org.escaque.chess.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A broker that dies again and again and comes back empty, while a game goes on. */
@Tag("daemon")
class BrokerKillTest {

  private static final int KILLS = Integer.getInteger("escaque.broker-kills", 20);
  private static final long SEED = Long.getLong("escaque.seed", 20_261_130);

  @TempDir private Path folder;

  private volatile boolean killing = true;

  @Test
  void kill_manyTimesDuringAGame_leavesOneRetainedMessageWithTheWholeGame() throws Exception {
    System.out.println("BrokerKillTest seed=" + SEED + " kills=" + KILLS);
    var play = new RandomPlay(SEED);
    try (var broker = new BrokerProcess();
        var world = new World(Position.INITIAL.occupied());
        var host = new Host(folder, broker.port(), world.port())) {
      var players = new Players(world, SEED);
      assertThat(Players.waitFor(world::isSeen)).as(host::lastWords).isTrue();
      Thread.sleep(2_000);
      var killer = Thread.ofPlatform().name("killer").start(() -> kill(broker));
      players.begin();
      for (int after = 0; after < 4; after += killing ? 0 : 1) {
        var move = play.next();
        players.play(move, play.position().turn(), 150);
        play.played(move);
      }
      killer.join();

      try (var late = new Recorder(broker.port(), "escaque/v1/kill/")) {
        assertThat(Players.waitFor(() -> late.plies() == play.plies()))
            .as("%d of %d plies\n%s", late.plies(), play.plies(), host.lastWords())
            .isTrue();
        play.assertPublished(Objects.requireNonNull(late.game()));
      }
      assertThat(host.runs()).as("runs of the daemon").isEqualTo(1);
      System.out.println("BrokerKillTest plies=" + play.plies());
    }
  }

  private void kill(BrokerProcess broker) {
    var random = new Random(SEED);
    try {
      for (int kill = 0; kill < KILLS; kill++) {
        Thread.sleep(200 + random.nextInt(2_000));
        broker.kill(random.nextInt(1_500));
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      killing = false;
    }
  }
}
