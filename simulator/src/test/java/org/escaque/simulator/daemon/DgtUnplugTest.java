package org.escaque.simulator.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.escaque.host.broker.EmbeddedBroker;
import org.escaque.publish.Body;
import org.escaque.simulator.dgt.BoardOnLine;
import org.escaque.simulator.dgt.Card;
import org.escaque.simulator.dgt.Mischief;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A DGT board whose cable is pulled again and again during a game, beside a second table of the
 * same daemon that nobody disturbs.
 */
@Tag("soak")
class DgtUnplugTest {

  private static final int PULLS = Integer.getInteger("escaque.pulls", 50);
  private static final long SEED = Long.getLong("escaque.seed", 20_261_130);
  private static final int REAL_LINE = 960;

  @TempDir private Path folder;

  private volatile boolean pulling = true;

  private Host host(int broker) throws IOException {
    return new Host(
        folder,
        """
        rulings = "automatic"
        [hall]
        id = "kill"
        [broker]
        url = "tcp://127.0.0.1:%1$d"
        [journal]
        dir = "%2$s"
        [event]
        id = "unplug"
        laws = "fide-2009"
        time = "9h"
        [[table]]
        id = "t1"
        board = { type = "dgt", port = "%3$s" }
        clock = { type = "dgt", port = "%3$s" }
        [[table]]
        id = "t2"
        board = { type = "dgt", port = "%4$s" }
        clock = { type = "dgt", port = "%4$s" }
        [[pairing]]
        board = 1
        table = "t1"
        white = "White"
        black = "Black"
        [[pairing]]
        board = 2
        table = "t2"
        white = "White"
        black = "Black"
        """
            .formatted(broker, folder.resolve("journal"), name(1), name(2)));
  }

  private Path name(int table) {
    return folder.resolve("usb-board-" + table);
  }

  private DgtWorld world(int table, boolean battery) throws IOException {
    var card = Card.ofSerial(30_000 + table);
    var line = new BoardOnLine.Line(new Mischief(Mischief.Level.BAD, SEED + table), REAL_LINE);
    return new DgtWorld(name(table), battery ? card.withBattery(70) : card, line);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void cable_pulledManyTimesDuringAGame_leavesTheRightMovesAndTheOtherTableAlone(boolean battery)
      throws Exception {
    System.out.printf("DgtUnplugTest seed=%d pulls=%d battery=%b%n", SEED, PULLS, battery);
    try (var broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
        var pulled = new Recorder(broker.port(), "escaque/v1/kill/public/tables/t1/");
        var other = new Recorder(broker.port(), "escaque/v1/kill/public/tables/t2/");
        var world = world(1, battery);
        var second = world(2, battery);
        var host = host(broker.port())) {
      assertThat(Players.waitFor(() -> pulled.game() != null && other.game() != null))
          .as(host::lastWords)
          .isTrue();
      Thread.sleep(3_000);
      var neighbours = new DgtPlayers(second, SEED + 1);
      var beside = Thread.ofPlatform().name("neighbours").start(() -> playOn(neighbours));
      var players = new DgtPlayers(world, SEED);
      var puller = Thread.ofPlatform().name("puller").start(() -> pull(world.line()));
      playOn(players);
      puller.join();
      beside.join();
      Players.waitFor(() -> pulled.plies() >= players.played().plies());
      Players.waitFor(() -> other.plies() >= neighbours.played().plies());

      var game = Objects.requireNonNull(pulled.game());
      System.out.printf(
          "DgtUnplugTest plies=%d of %d marks=%s neighbours=%d of %d marks=%s%n",
          game.ply(),
          players.played().plies(),
          marks(game),
          other.plies(),
          neighbours.played().plies(),
          marks(Objects.requireNonNull(other.game())));
      players.played().assertPublished(game);
      assertThat(marks(game)).as(host::lastWords).containsOnly("reconstructed");
      neighbours.played().assertPublished(Objects.requireNonNull(other.game()));
      assertThat(marks(Objects.requireNonNull(other.game()))).isEmpty();
      assertThat(world.line().board().heard().forbidden()).isZero();
    }
  }

  private void playOn(DgtPlayers players) {
    try {
      players.begin();
      for (int after = 0; after < 4; after += pulling ? 0 : 1) {
        players.play(1_500);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void pull(BoardOnLine line) {
    var random = new Random(SEED);
    try {
      for (int pull = 0; pull < PULLS; pull++) {
        Thread.sleep(1_000 + random.nextInt(5_000));
        line.unplug();
        Thread.sleep(random.nextInt(4_000));
        if (random.nextBoolean()) {
          line.plugIn();
        } else {
          line.plugInElsewhere();
        }
      }
      Thread.sleep(5_000);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      pulling = false;
    }
  }

  private static List<String> marks(Body.Game game) {
    return game.moves().stream()
        .map(Body.Move::mark)
        .filter(Objects::nonNull)
        .distinct()
        .map(Object::toString)
        .toList();
  }

  @Test
  void cable_outFor8SecondsWhileAMoveIsMadeAndPressed_hasTheMoveAfterwardsAndMarksIt()
      throws Exception {
    try (var broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
        var recorder = new Recorder(broker.port(), "escaque/v1/kill/public/tables/t1/");
        var world = world(1, false);
        var second = world(2, false);
        var host = host(broker.port())) {
      assertThat(Players.waitFor(() -> recorder.game() != null)).as(host::lastWords).isTrue();
      Thread.sleep(3_000);
      var players = new DgtPlayers(world, SEED);
      players.begin();
      players.play(500);
      players.play(500);
      assertThat(Players.waitFor(() -> recorder.plies() == 2)).as(host::lastWords).isTrue();
      world.line().unplug();
      long unplugged = System.nanoTime();
      players.play(500);
      Thread.sleep(8_000 - (System.nanoTime() - unplugged) / 1_000_000);
      assertThat(recorder.plies()).isEqualTo(2);
      world.line().plugIn();

      assertThat(Players.waitFor(() -> recorder.plies() == 3)).as(host::lastWords).isTrue();
      var game = Objects.requireNonNull(recorder.game());
      players.played().assertPublished(game);
      System.out.println("DgtUnplugTest third ply: " + game.moves().get(2));
      assertThat(game.moves().get(2).mark()).isEqualTo("reconstructed");
      assertThat(second.line().board().heard().forbidden()).isZero();
    }
  }
}
