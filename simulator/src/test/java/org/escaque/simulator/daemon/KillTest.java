package org.escaque.simulator.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.San;
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

  /** From the kill until a host looked at the clock again, in nanoseconds. */
  private record Gap(long killed, long back) {}

  private final ConcurrentLinkedQueue<Gap> gaps = new ConcurrentLinkedQueue<>();
  private volatile boolean killing = true;

  @Test
  void kill_manyTimesDuringAGame_losesAndDoublesNothing() throws Exception {
    System.out.println("KillTest seed=" + SEED + " kills=" + KILLS);
    var moves = new ArrayList<Move>();
    var random = new Random(SEED);
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
      var position = Position.INITIAL;
      for (int after = 0; after < 4; after += killing ? 0 : 1) {
        var move = next(position, random);
        moves.add(move);
        boolean thinks = moves.size() % LONG_THINK_EVERY == 0;
        players.play(move, position.turn(), thinks ? 3_500 : 150);
        position = position.play(move);
        int done = moves.size();
        assertThat(Players.waitFor(() -> recorder.plies() >= done && world.isSeen()))
            .as("ply %d %s is lost\n%s", done, move, host.lastWords())
            .isTrue();
      }
      killer.join();

      assertThat(host.terminate(6)).as("ends on SIGTERM").isTrue();
      var game = Objects.requireNonNull(recorder.game());
      System.out.printf(
          "KillTest kills=%d plies=%d stamps=%d marks=%s%n",
          gaps.size(), moves.size(), recorder.stamps(), marks(game));
      score(game, moves);
      clocks(game, players.presses());
      assertThat(recorder.contradictions()).isEmpty();
    }
  }

  /** A legal move after which the game goes on, without a piece that somebody has to name. */
  private static Move next(Position position, Random random) {
    boolean mayTake = position.occupied().count() > 12;
    var moves =
        position.legalMoves().stream()
            .filter(move -> !(move instanceof Move.Promotion))
            .filter(move -> mayTake || position.captured(move).isEmpty())
            .filter(move -> !position.play(move).legalMoves().isEmpty())
            .toList();
    return moves.get(random.nextInt(moves.size()));
  }

  private void kill(Host host, World world) {
    var random = new Random(SEED);
    try {
      for (int kill = 0; kill < KILLS; kill++) {
        Thread.sleep(100 + random.nextInt(2_400));
        long killed = System.nanoTime();
        host.kill();
        Players.waitFor(() -> world.isSeen() && world.clockSeen() > killed);
        gaps.add(new Gap(killed, world.clockSeen()));
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

  /**
   * Each ply as it was played; where contacts moved unseen, the true move is among the readings.
   */
  private static void score(Body.Game game, List<Move> moves) {
    assertThat(game.moves()).hasSameSizeAs(moves);
    var position = Position.INITIAL;
    for (int ply = 0; ply < moves.size(); ply++) {
      var move = moves.get(ply);
      var said = game.moves().get(ply);
      var alternatives = said.alternatives();
      if (alternatives == null) {
        assertThat(said.lan()).as("ply %d", ply + 1).isEqualTo(position.uci(move));
      } else {
        assertThat(alternatives).as("ply %d", ply + 1).contains(San.write(position, move));
      }
      position = position.play(move);
    }
    assertThat(game.fen()).isEqualTo(position.fen());
  }

  /** Each move took what it took, but for the time for which nobody looked. */
  private void clocks(Body.Game game, List<Long> presses) {
    for (int ply = 0; ply < game.moves().size(); ply++) {
      long from = presses.get(ply);
      long to = presses.get(ply + 1);
      long unseen = 0;
      int killed = 0;
      for (var gap : gaps) {
        long overlap = Math.min(to, gap.back()) - Math.max(from, gap.killed());
        unseen += Math.max(0, overlap);
        killed += overlap > 0 ? 1 : 0;
      }
      long took = (to - from - unseen) / 1_000_000;
      long tolerance = 250 + killed * 1_250L;
      assertThat(game.moves().get(ply).spent())
          .as("ply %d, killed %d times in it", ply + 1, killed)
          .isBetween(took - tolerance, took + tolerance);
    }
  }
}
