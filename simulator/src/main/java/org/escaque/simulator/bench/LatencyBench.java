package org.escaque.simulator.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnMove;
import org.escaque.chess.pgn.PgnResult;
import org.escaque.host.broker.EmbeddedBroker;
import org.escaque.host.table.TableRuntime;
import org.escaque.publish.Mono;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.JsonEncoder;
import org.escaque.publish.mqtt.LinkSettings;
import org.escaque.publish.mqtt.MqttLink;
import org.escaque.simulator.hands.Level;
import org.escaque.simulator.replay.Planner;
import org.escaque.simulator.replay.RecordedGame;
import org.escaque.simulator.stage.Pace;
import org.escaque.simulator.stage.Pairing;
import org.escaque.simulator.stage.Stage;

/**
 * From the contacts of a move to a subscriber that holds the game with it, journal and broker
 * included; and beside it, in turns, a bare publish of the same message. Settle times pass in
 * virtual time and do not count. Confined to one thread.
 */
final class LatencyBench implements AutoCloseable {

  private static final Topics TOPICS = new Topics("bench");
  private static final String BARE = "bench/bare";
  private static final int WARM_UP = 60;
  private static final int SAMPLES = 240;
  private static final long PATIENCE_SECONDS = 20;

  private final EmbeddedBroker broker;
  private final MqttClient publisher;
  private final MqttClient subscriber;
  private final TableRuntime runtime;
  private final Pace pace = new Pace.Immediate();
  private final SynchronousQueue<String> bare = new SynchronousQueue<>();
  private final GameMessages games = new GameMessages();

  /**
   * Times in nanoseconds, in the order in which they were measured.
   *
   * @param moves from contacts to subscriber
   * @param publishes from publish to subscriber
   */
  record Times(List<Long> moves, List<Long> publishes) {}

  LatencyBench(Path journals) throws IOException, MqttException {
    broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
    publisher = client("publisher");
    subscriber = client("subscriber");
    subscriber.subscribe(
        TOPICS.games(),
        1,
        (topic, message) -> games.heard(new String(message.getPayload(), UTF_8)));
    subscriber.subscribe(
        BARE, 1, (topic, message) -> bare.offer("", PATIENCE_SECONDS, TimeUnit.SECONDS));
    runtime = TableRuntime.open(plan(), services(journals));
    runtime.ready();
  }

  private MqttClient client(String name) throws MqttException {
    var client = new MqttClient(url(), name, new MemoryPersistence());
    client.connect();
    return client;
  }

  private String url() {
    return "tcp://127.0.0.1:" + broker.port();
  }

  private static TableRuntime.Plan plan() {
    return new TableRuntime.Plan("t1", Settling.ON_CHANGE, false, Side.WHITE, "virtual/virtual");
  }

  private TableRuntime.Services services(Path journals) {
    return new TableRuntime.Services(
        TOPICS,
        journals,
        "",
        pace.ticks(),
        Mono.REAL,
        new JsonEncoder(),
        (table, will, filters, sink, connected) ->
            new MqttLink(
                new LinkSettings(
                    table, url(), table, null, will, filters, LinkSettings.Timing.USUAL),
                sink,
                connected),
        message -> {},
        step -> {});
  }

  Times measure() throws InterruptedException, MqttException {
    var moves = new ArrayList<Long>();
    var publishes = new ArrayList<Long>();
    var stage = new Stage(runtime.core(), pace, tick -> {});
    stage.setUp(Position.INITIAL);
    var script = new Planner(Level.CLEAN, 1, true, null).script(game(), stage.begin());
    stage.assign(new Pairing("bench", 1, 1, "t1", "fide-2009").assignment(script));
    var plies = script.timing().plies();
    int at = 0;
    for (int ply = 0; ply < plies.size(); ply++) {
      int end = at;
      while (end < script.events().size()
          && !script.events().get(end).tick().isAfter(plies.get(ply).done())) {
        end++;
      }
      long begun = System.nanoTime();
      stage.play(script.events().subList(at, end));
      games.await(ply + 1, PATIENCE_SECONDS);
      moves.add(System.nanoTime() - begun);
      publishes.add(publish(games.newest()));
      at = end;
    }
    return new Times(
        moves.subList(WARM_UP, moves.size()), publishes.subList(WARM_UP, publishes.size()));
  }

  private long publish(String payload) throws MqttException, InterruptedException {
    long begun = System.nanoTime();
    publisher.getTopic(BARE).publish(payload.getBytes(UTF_8), 1, true);
    if (bare.poll(PATIENCE_SECONDS, TimeUnit.SECONDS) == null) {
      throw new IllegalStateException("a bare message did not come");
    }
    return System.nanoTime() - begun;
  }

  /** Knights that go there and back. */
  private static RecordedGame game() {
    var moves = new ArrayList<PgnMove>();
    var position = Position.INITIAL;
    var tour = List.of("g1f3", "g8f6", "f3g1", "f6g8");
    while (moves.size() < WARM_UP + SAMPLES) {
      Move move = position.parseUci(tour.get(moves.size() % tour.size())).orElseThrow();
      moves.add(PgnMove.of(move));
      position = position.play(move);
    }
    var tags = Map.of("TimeControl", "86400");
    return RecordedGame.of(1, PgnGame.of(tags, Position.INITIAL, moves, PgnResult.OPEN));
  }

  @Override
  public void close() throws MqttException {
    runtime.close();
    publisher.disconnectForcibly(0, 200);
    publisher.close(true);
    subscriber.disconnectForcibly(0, 200);
    subscriber.close(true);
    broker.close();
  }
}
