package org.escaque.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.TimeControl;
import org.escaque.game.Assignment;
import org.escaque.game.Assignment.LawsInForce;
import org.escaque.game.Game;
import org.escaque.game.GameEvent;
import org.escaque.game.Player;
import org.escaque.game.Step;
import org.escaque.laws.Rulings;
import org.escaque.publish.mqtt.JsonEncoder;
import org.junit.jupiter.api.Test;

class TablePublisherTest {

  private final List<Message> sent = new ArrayList<>();
  private final TablePublisher publisher =
      new TablePublisher(
          new Topics("club"), "t2", new Outlet(7, new JsonEncoder(), new Recorder()), Mono.REAL);
  private Step step = Game.start(assignment("g1"), wood(), Tick.ofMillis(0));
  private long millis;

  private final class Recorder implements Link {
    @Override
    public void start() {}

    @Override
    public void publish(Message message) {
      sent.add(message);
    }

    @Override
    public boolean isUp() {
      return true;
    }

    @Override
    public void close() {}
  }

  private static Assignment assignment(String game) {
    return assignment(game, "90m");
  }

  private static Assignment assignment(String game, String control) {
    return new Assignment(
        game,
        "Open",
        1,
        2,
        "t2",
        Player.named("A"),
        Player.named("B"),
        LawsInForce.of("fide-2018").with(Rulings.CONFIRM),
        TimeControl.parse(control).orElseThrow(),
        null,
        false,
        null);
  }

  private static Occupancy wood() {
    return new Occupancy(0xffff_0000_0000_ffffL);
  }

  private Released happens(GameEvent event) {
    step = Game.step(step.state(), event);
    return new Released(step.state(), step.effects(), event.tick());
  }

  private void release(GameEvent... events) {
    var released = new ArrayList<Released>();
    for (GameEvent event : events) {
      released.add(happens(event));
    }
    publisher.released(released, true);
  }

  private Tick later() {
    millis += 1_000;
    return Tick.ofMillis(millis);
  }

  private GameEvent lifted(Square square) {
    return new GameEvent.HandsMoved(new BoardEvent.SquareLifted(square, later()));
  }

  private GameEvent placed(Square square) {
    return new GameEvent.HandsMoved(new BoardEvent.SquarePlaced(square, later()));
  }

  private GameEvent pressed(Side side) {
    return new GameEvent.ClockPressed(side, later());
  }

  private List<String> sentTo(String suffix) {
    return sent.stream()
        .filter(message -> message.topic().endsWith(suffix))
        .map(Message::payload)
        .toList();
  }

  @Test
  void released_severalSteps_sendsOneSnapshotEach() {
    release(pressed(Side.BLACK), lifted(Square.E2), placed(Square.E4), pressed(Side.WHITE));

    assertThat(sentTo("/game")).hasSize(1);
    assertThat(sentTo("/game").getFirst()).contains("\"san\":\"e4\"", "\"seq\":1");
    assertThat(sentTo("/clock")).hasSize(1);
  }

  @Test
  void released_touchesBeforeThePress_areNotPublic() {
    release(pressed(Side.BLACK));
    sent.clear();
    release(lifted(Square.E2), placed(Square.E4));

    assertThat(sent).allMatch(message -> message.topic().contains("/arbiter/"));
    assertThat(sentTo("/hands")).hasSize(1);
    assertThat(sentTo("/hands").getFirst()).contains("\"made\":\"e4\"");
  }

  @Test
  void released_anIllegalMoveThatWaitsForARuling_isAnAlertAndNotPublic() {
    release(pressed(Side.BLACK));
    sent.clear();
    release(lifted(Square.G1), placed(Square.E3), pressed(Side.WHITE));

    assertThat(sentTo("/alerts/" + alertId())).hasSize(1);
    assertThat(sentTo("/alerts/" + alertId()).getFirst())
        .contains("\"kind\":\"illegal-move\"", "\"side\":\"white\"", "\"state\":\"raised\"");
    sent.stream()
        .filter(message -> message.topic().contains("/public/"))
        .forEach(
            message ->
                assertThat(message.payload()).doesNotContain("e3", "illegal", "g1", "\"ply\":1"));
  }

  private String alertId() {
    return step.state().alerts().getFirst().id();
  }

  @Test
  void released_whenTheDiskFails_saysSoEverywhere() {
    release(pressed(Side.BLACK));
    publisher.released(List.of(happens(lifted(Square.E2))), false);

    assertThat(sentTo("/game").getLast()).contains("\"durable\":false");
    assertThat(sentTo("/alerts/journal").getLast())
        .contains("journal-failing", "\"state\":\"raised\"");
    publisher.released(List.of(), true);
    assertThat(sentTo("/game").getLast()).contains("\"durable\":true");
    assertThat(sentTo("/alerts/journal").getLast()).contains("\"state\":\"withdrawn\"");
  }

  @Test
  void clearAlerts_tenMinutesAfterTheEnd_takesThemAway() {
    release(pressed(Side.BLACK));
    publisher.released(List.of(happens(lifted(Square.E2))), false);
    publisher.released(List.of(), true);

    publisher.clearAlerts(Tick.ofMillis(millis + 599_000));
    assertThat(sentTo("/alerts/journal")).hasSize(2);
    publisher.clearAlerts(Tick.ofMillis(millis + 600_000));
    assertThat(sentTo("/alerts/journal").getLast()).isEmpty();
  }

  @Test
  void released_anotherGame_takesTheAlertsOfTheOldOneAway() {
    release(pressed(Side.BLACK), lifted(Square.G1), placed(Square.E3), pressed(Side.WHITE));
    String id = alertId();
    var resigned = new GameEvent.Resigned(Side.WHITE, later());
    var next = new GameEvent.GameAssigned(assignment("g2"), wood(), later());
    release(resigned, next);

    assertThat(sentTo("/alerts/" + id).getLast()).isEmpty();
    assertThat(sentTo("/game").getLast()).contains("\"game\":\"g2\"");
  }

  @Test
  void refreshClock_whileAClockRuns_sendsTheTimesOfNow() {
    release(pressed(Side.BLACK));
    publisher.refreshClock(Tick.ofMillis(millis + 10_000));

    assertThat(sentTo("/clock")).hasSize(2);
    assertThat(sentTo("/clock").getLast())
        .contains("\"at\":11000", "\"white\":5390000", "\"running\":\"white\"");
  }

  @Test
  void released_whileASimpleDelayStands_saysWhenTheTimeBeginsToRun() {
    step = Game.start(assignment("g1", "25m d 10s"), wood(), Tick.ofMillis(0));
    release(pressed(Side.BLACK));
    publisher.refreshClock(Tick.ofMillis(millis + 4_000));
    publisher.refreshClock(Tick.ofMillis(millis + 12_000));

    assertThat(sentTo("/clock").getFirst()).contains("\"at\":11000", "\"white\":1500000");
    assertThat(sentTo("/clock").get(1)).contains("\"at\":11000", "\"white\":1500000");
    assertThat(sentTo("/clock").get(2)).contains("\"at\":13000", "\"white\":1498000");
  }

  @Test
  void released_whenAnotherPeriodsTimeComesOnTheClock_sendsIt() {
    step = Game.start(assignment("g1", "1/10s,5m"), wood(), Tick.ofMillis(0));
    release(pressed(Side.BLACK), lifted(Square.E2), placed(Square.E4), pressed(Side.WHITE));
    release(lifted(Square.E7), placed(Square.E5), pressed(Side.BLACK));
    sent.clear();
    millis = step.wake().orElseThrow().millis();
    release(new GameEvent.Woke(Tick.ofMillis(millis)));

    assertThat(sentTo("/clock").getLast()).contains("\"white\":300000", "\"period\":2");
  }

  @Test
  void released_aResultOfClocksAtRest_doesNotRepeatThem() {
    release(pressed(Side.BLACK), new GameEvent.ClockPaused(Side.WHITE, later()));
    sent.clear();
    release(new GameEvent.Resigned(Side.WHITE, later()));

    assertThat(sentTo("/game").getLast()).contains("\"result\":\"0-1\"");
    assertThat(sentTo("/clock")).isEmpty();
  }

  @Test
  void beat_inAnAcceleratedDemo_isOfRealTime() {
    var fast =
        new TablePublisher(
            new Topics("club"),
            "t2",
            new Outlet(7, new JsonEncoder(), new Recorder()),
            new Mono(8));

    fast.beat(Tick.ofMillis(80_000));

    assertThat(sentTo("/beat")).containsExactly("{\"boot\":7,\"mono\":10000,\"rate\":8.0}");
  }
}
