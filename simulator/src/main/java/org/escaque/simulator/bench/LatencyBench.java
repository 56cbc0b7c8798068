package org.escaque.simulator.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnMove;
import org.escaque.chess.pgn.PgnResult;
import org.escaque.simulator.hands.Level;
import org.escaque.simulator.replay.Planner;
import org.escaque.simulator.replay.RecordedGame;
import org.escaque.simulator.stage.Pace;
import org.escaque.simulator.stage.Pairing;

/**
 * From the contacts of a move to a subscriber that holds the game with it, journal and broker
 * included; and beside it, in turns, a bare publish of the same message. Settle times pass in
 * virtual time and do not count. Confined to one thread.
 */
final class LatencyBench implements AutoCloseable {

  private static final int WARM_UP = 60;
  private static final int SAMPLES = 240;

  private final GameMessages games = new GameMessages();
  private final BenchTable table;

  /**
   * Times in nanoseconds, in the order in which they were measured.
   *
   * @param moves from contacts to subscriber
   * @param publishes from publish to subscriber
   */
  record Times(List<Long> moves, List<Long> publishes) {}

  LatencyBench(Path journals) throws IOException, MqttException {
    table = new BenchTable(journals, new Pace.Immediate(), BenchTable.TOPICS.games(), games::heard);
  }

  Times measure() throws InterruptedException, MqttException {
    var moves = new ArrayList<Long>();
    var publishes = new ArrayList<Long>();
    var stage = table.stage();
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
      games.await(ply + 1, BenchTable.PATIENCE_SECONDS);
      moves.add(System.nanoTime() - begun);
      publishes.add(table.publish(games.newest()));
      at = end;
    }
    return new Times(
        moves.subList(WARM_UP, moves.size()), publishes.subList(WARM_UP, publishes.size()));
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
    table.close();
  }
}
