package org.escaque.simulator.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Lever;
import org.escaque.clock.TimeControl;
import org.escaque.game.Assignment;
import org.escaque.game.Assignment.LawsInForce;
import org.escaque.game.Player;
import org.escaque.simulator.replay.ScriptEvent;
import org.escaque.simulator.stage.Pace;

/**
 * From a lever to a subscriber that holds the retained alert, journal and broker included: White
 * presses without having moved, Black gives the clock back, over and over. Beside each, a bare
 * retained publish of the same message on the same broker. Confined to one thread.
 */
final class AlertBench implements AutoCloseable {

  private final LinkedBlockingQueue<Heard> raised = new LinkedBlockingQueue<>();
  private final Pace pace;
  private final BenchTable table;

  /** An alert and when it was there. */
  private record Heard(String payload, long nanos) {}

  /**
   * Times in nanoseconds, in the order in which they were measured.
   *
   * @param alerts from lever to subscriber
   * @param publishes from publish to subscriber
   */
  record Times(List<Long> alerts, List<Long> publishes) {}

  /**
   * Opens a table.
   *
   * @param pace in virtual time what the contacts need to settle passes at once, in real time not
   */
  AlertBench(Path journals, Pace pace) throws IOException, MqttException {
    this.pace = pace;
    table =
        new BenchTable(
            journals, pace, BenchTable.TOPICS.alert("t1", "+"), payload -> heard(payload));
  }

  private void heard(String payload) {
    if (payload.contains("\"kind\":\"no-move\"") && payload.contains("\"state\":\"raised\"")) {
      raised.add(new Heard(payload, System.nanoTime()));
    }
  }

  Times measure(int warmUp, int samples) throws InterruptedException, MqttException {
    var alerts = new ArrayList<Long>();
    var publishes = new ArrayList<Long>();
    table.stage().setUp(Position.INITIAL);
    table.stage().assign(assignment());
    press(Lever.RIGHT);
    for (int sample = 0; sample < warmUp + samples; sample++) {
      long begun = System.nanoTime();
      press(Lever.LEFT);
      Heard alert = raised.poll(BenchTable.PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (alert == null) {
        throw new IllegalStateException("an alert did not come");
      }
      alerts.add(alert.nanos() - begun);
      publishes.add(table.publish(alert.payload()));
      press(Lever.RIGHT);
    }
    return new Times(
        alerts.subList(warmUp, alerts.size()), publishes.subList(warmUp, publishes.size()));
  }

  /** Time passes until the press is judged, not longer. */
  private void press(Lever lever) throws InterruptedException {
    Tick now = pace.ticks().now();
    table.stage().play(List.of(new ScriptEvent.Clock(new ClockEvent.LeverPressed(lever, now))));
  }

  private static Assignment assignment() {
    return new Assignment(
        "bench-r1-b1",
        "bench",
        1,
        1,
        "t1",
        Player.named("White"),
        Player.named("Black"),
        LawsInForce.of("fide-2023"),
        TimeControl.parse("20h").orElseThrow(),
        null,
        false,
        null);
  }

  @Override
  public void close() throws MqttException {
    table.close();
  }
}
