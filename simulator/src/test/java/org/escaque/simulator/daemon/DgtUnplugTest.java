package org.escaque.simulator.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.escaque.host.broker.EmbeddedBroker;
import org.escaque.publish.Body;
import org.escaque.simulator.dgt.BoardOnLine;
import org.escaque.simulator.dgt.Card;
import org.escaque.simulator.dgt.Mischief;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * DGT boards whose cables are pulled again and again during games, one that is fed by its cable and
 * one that has a battery, beside a third table of the same daemon that nobody disturbs.
 */
@Tag("daemon")
class DgtUnplugTest {

  private static final int PULLS = Integer.getInteger("escaque.pulls", 50);
  private static final long SEED = Long.getLong("escaque.seed", 20_261_130);
  private static final int REAL_LINE = 960;

  private static final int CABLE = 1;
  private static final int BATTERY = 2;
  private static final int NEIGHBOURS = 3;

  /** A pulled cable is in for so long at most, and out. */
  private static final int IN_MILLIS = 3_000;

  private static final int OUT_MILLIS = 2_500;

  /** Longer than a board's log takes to come. */
  private static final int LOG_MILLIS = 12_000;

  /** How long a player thinks at least, so that an outage hides two plies at most. */
  private static final long THINK_MILLIS = 3_000;

  @TempDir private Path folder;

  private final AtomicInteger pulling = new AtomicInteger(2);

  private Host host(int broker) throws IOException {
    var text =
        new StringBuilder(
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
            """
                .formatted(broker, folder.resolve("journal")));
    for (int table = CABLE; table <= NEIGHBOURS; table++) {
      text.append(
          """
          [[table]]
          id = "t%1$d"
          board = { type = "dgt", port = "%2$s" }
          clock = { type = "dgt", port = "%2$s" }
          [[pairing]]
          board = %1$d
          table = "t%1$d"
          white = "White"
          black = "Black"
          """
              .formatted(table, name(table)));
    }
    return new Host(folder, text.toString());
  }

  private Path name(int table) {
    return folder.resolve("usb-board-" + table);
  }

  private DgtWorld world(int table) throws IOException {
    var card = Card.ofSerial(30_000 + table);
    var line = new BoardOnLine.Line(new Mischief(Mischief.Level.BAD, SEED + table), REAL_LINE);
    return new DgtWorld(name(table), table == BATTERY ? card.withBattery(70) : card, line);
  }

  /** Its version is what a board is asked for once it is read. */
  private void awaitRead(Host host, int table) throws InterruptedException {
    String read = "dgt=" + name(table) + " version=";
    assertThat(Players.waitFor(() -> host.said(read) > 0)).as(host::lastWords).isTrue();
  }

  private static Recorder recorder(EmbeddedBroker broker, int table) throws Exception {
    return new Recorder(broker.port(), "escaque/v1/kill/public/tables/t%d/".formatted(table));
  }

  @Test
  void cables_pulledManyTimesDuringGames_leaveTheRightMovesAndTheOtherTableAlone()
      throws Exception {
    System.out.printf("DgtUnplugTest seed=%d pulls=%d%n", SEED, PULLS);
    try (var broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
        var atCable = recorder(broker, CABLE);
        var atBattery = recorder(broker, BATTERY);
        var beside = recorder(broker, NEIGHBOURS);
        var cable = world(CABLE);
        var battery = world(BATTERY);
        var undisturbed = world(NEIGHBOURS);
        var host = host(broker.port())) {
      for (var recorder : List.of(atCable, atBattery, beside)) {
        assertThat(Players.waitFor(() -> recorder.game() != null)).as(host::lastWords).isTrue();
      }
      for (int table = CABLE; table <= NEIGHBOURS; table++) {
        awaitRead(host, table);
      }
      var players = new DgtPlayers(cable, SEED + CABLE);
      var others = new DgtPlayers(battery, SEED + BATTERY);
      var neighbours = new DgtPlayers(undisturbed, SEED + NEIGHBOURS);
      var threads =
          List.of(
              Thread.ofPlatform().name("cable").start(() -> playOn(players)),
              Thread.ofPlatform().name("battery").start(() -> playOn(others)),
              Thread.ofPlatform().name("neighbours").start(() -> playOn(neighbours)),
              Thread.ofPlatform().start(() -> pull(cable.line(), SEED + CABLE)),
              Thread.ofPlatform().start(() -> pull(battery.line(), SEED + BATTERY)));
      for (var thread : threads) {
        thread.join();
      }

      assertRight(host, atCable, players, List.of("reconstructed"));
      assertRight(host, atBattery, others, List.of("reconstructed"));
      assertRight(host, beside, neighbours, List.of());
      assertThat(cable.line().board().heard().forbidden()).isZero();
      assertThat(battery.line().board().heard().forbidden()).isZero();
    }
  }

  private static void assertRight(
      Host host, Recorder recorder, DgtPlayers players, List<String> marks)
      throws InterruptedException {
    Players.waitFor(() -> recorder.plies() >= players.played().plies());
    var game = Objects.requireNonNull(recorder.game());
    System.out.printf(
        "DgtUnplugTest plies=%d of %d marked=%d marks=%s%n",
        game.ply(),
        players.played().plies(),
        game.moves().stream().filter(move -> move.mark() != null).count(),
        marks(game));
    players.played().assertPublished(game);
    assertThat(game.moves())
        .as(host::lastWords)
        .filteredOn(move -> move.mark() != null && !marks.contains(move.mark()))
        .isEmpty();
    assertThat(marks(game)).isEqualTo(marks);
  }

  private void playOn(DgtPlayers players) {
    try {
      players.begin();
      for (int after = 0; after < 3; after += pulling.get() > 0 ? 0 : 1) {
        players.play(THINK_MILLIS);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void pull(BoardOnLine line, long seed) {
    var random = new Random(seed);
    try {
      for (int pull = 0; pull < PULLS; pull++) {
        Thread.sleep(500 + random.nextInt(IN_MILLIS - 500));
        line.unplug();
        Thread.sleep(random.nextInt(OUT_MILLIS));
        if (random.nextBoolean()) {
          line.plugIn();
        } else {
          line.plugInElsewhere();
        }
      }
      Thread.sleep(LOG_MILLIS);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      pulling.decrementAndGet();
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
        var recorder = recorder(broker, CABLE);
        var world = world(CABLE);
        var host = host(broker.port())) {
      assertThat(Players.waitFor(() -> recorder.game() != null)).as(host::lastWords).isTrue();
      awaitRead(host, CABLE);
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
      assertThat(world.line().board().heard().forbidden()).isZero();
    }
  }
}
