package org.escaque.clock.dgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Tick;
import org.escaque.board.dgt.ClockFrame;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Lever;
import org.junit.jupiter.api.Test;

class DgtClockReaderTest {

  /** The left side is down, right runs; and the other way round. */
  private static final int RIGHT_RUNS = 0x0b;

  private static final int LEFT_RUNS = 0x11;
  private static final int RIGHT_TO_MOVE = 0x0a;

  private final DgtClockCounters counters = new DgtClockCounters();
  private DgtClockReader reader = new DgtClockReader(DgtSides.DEFAULT, counters);
  private final List<String> told = new ArrayList<>();
  private boolean asksAgain;

  /** A clock of an hour and some seconds a side. */
  private static ClockFrame shows(int left, int right, int status) {
    return new ClockFrame(
        right / 3600,
        coded(right / 60 % 60),
        coded(right % 60),
        left / 3600,
        coded(left / 60 % 60),
        coded(left % 60),
        status);
  }

  private static int coded(int number) {
    return 16 * (number / 10) + number % 10;
  }

  private void at(long millis, ClockFrame frame) {
    var result = reader.frame(frame, Tick.ofMillis(millis));
    asksAgain = result.askAgain();
    result.events().forEach(event -> told.add(text(event)));
  }

  private void passes(long millis) {
    var result = reader.at(Tick.ofMillis(millis));
    asksAgain = result.askAgain();
    result.events().forEach(event -> told.add(text(event)));
  }

  private void twice(long millis, ClockFrame frame) {
    at(millis, frame);
    at(millis + 20, frame);
  }

  private static String text(ClockEvent event) {
    long tick = event.tick().millis();
    return switch (event) {
      case ClockEvent.LeverPressed(var lever, var at) -> tick + " pressed " + lever;
      case ClockEvent.PausePressed pause -> tick + " pause";
      case ClockEvent.FlagRaised(var lever, var at) -> tick + " flag " + lever;
      case ClockEvent.TimesRead(var left, var right, var runs, var at) ->
          "%d %s %s %s".formatted(tick, left, right, runs);
      case ClockEvent.TimesSet(var left, var right, var runs, var at) ->
          "%d set %s %s %s".formatted(tick, left, right, runs);
      case ClockEvent.ClockLost(var reason, var at) -> tick + " lost " + reason;
      case ClockEvent.ClockBack(var runs, var at) -> tick + " back " + runs;
      case ClockEvent.ClockDoubted(var line, var reason, var at) -> tick + " doubted " + line;
      case ClockEvent.ClockTrusted(var line, var at) -> tick + " trusted " + line;
      case ClockEvent.CallPressed call -> call.toString();
      case ClockEvent.AdjustPressed adjust -> adjust.toString();
    };
  }

  private void started() {
    twice(0, shows(300, 300, LEFT_RUNS));
    told.clear();
  }

  @Test
  void clock_isBelievedWhenItSaysTheSameTwice() {
    at(0, shows(300, 300, 0x10));
    assertThat(told).isEmpty();
    assertThat(asksAgain).isTrue();

    at(20, shows(300, 300, 0x10));

    assertThat(told).containsExactly("0 back left", "20 0:05:00 0:05:00 neither");
  }

  @Test
  void fallingTime_isNotToldEverySecond() {
    started();
    for (int second = 1; second <= 90; second++) {
      at(second * 1000L + second % 7 * 30L, shows(300 - second, 300, LEFT_RUNS));
    }
    assertThat(told).isEmpty();
  }

  @Test
  void press_bearsTheTickOfItsFirstMessage() {
    started();
    at(3_400, shows(297, 300, RIGHT_RUNS));
    assertThat(told).isEmpty();
    assertThat(asksAgain).isTrue();

    at(3_430, shows(297, 300, RIGHT_RUNS));

    assertThat(told).containsExactly("3400 pressed left", "3430 0:04:57 0:05:00 right");
  }

  @Test
  void pressWithIncrement_isNoAdjustment() {
    started();
    twice(3_400, shows(327, 300, RIGHT_RUNS));

    assertThat(told).containsExactly("3400 pressed left", "3420 0:05:27 0:05:00 right");
  }

  @Test
  void settingByHand_isAnAdjustment() {
    started();
    twice(3_000, shows(297, 300, 0x10));
    told.clear();

    twice(60_000, shows(417, 300, 0x10));

    assertThat(told).containsExactly("60020 set 0:06:57 0:05:00 neither");
  }

  @Test
  void pauseButton_isAPauseAndNoPress() {
    started();
    twice(3_000, shows(297, 300, 0x10));

    assertThat(told).containsExactly("3000 pause", "3020 0:04:57 0:05:00 neither");
  }

  @Test
  void flag_isRaisedOnceAndWithNothingLeft() {
    started();
    twice(3_000, shows(1, 300, LEFT_RUNS));
    told.clear();
    var fallen = new ClockFrame(0, 0x05, 0, 0x50, 0, 0, 0x10);

    twice(4_000, fallen);
    twice(9_000, fallen);

    assertThat(told).containsExactly("4000 flag left", "4020 0:00:00 0:05:00 neither");
  }

  @Test
  void flagShownWhileTheClockRuns_isNoFallenFlag() {
    started();
    twice(3_000, new ClockFrame(0, 0x05, 0, 0x40, 0x04, 0x57, LEFT_RUNS));

    assertThat(told).isEmpty();
  }

  @Test
  void allZeroMessage_isIgnored() {
    started();

    twice(1_000, new ClockFrame(0, 0, 0, 0, 0, 0, 0));

    assertThat(told).isEmpty();
    assertThat(counters.readNothing()).isEqualTo(2);
  }

  @Test
  void missingClock_isLostAndItsLeverMeansNothing() {
    started();

    twice(1_000, new ClockFrame(0, 0, 0, 0, 0, 0, 0x22));
    twice(9_000, new ClockFrame(0, 0, 0, 0, 0, 0, 0x20));

    assertThat(told).containsExactly("1020 lost no clock is plugged into the board");
  }

  @Test
  void lostClock_isBackWithItsLever() {
    started();
    reader.lose("pulled out", Tick.ofMillis(1_000));

    twice(5_000, shows(296, 299, RIGHT_RUNS));

    assertThat(told).containsExactly("5000 back right", "5020 0:04:56 0:04:59 right");
  }

  @Test
  void jumpThatIsSaidOnce_isNotBelieved() {
    started();
    at(1_000, shows(9000, 300, LEFT_RUNS));
    at(1_020, shows(299, 300, LEFT_RUNS));
    at(2_000, shows(298, 300, LEFT_RUNS));

    assertThat(told).isEmpty();
  }

  @Test
  void jumpOfHoursWhileTheClockRuns_isNeverBelieved() {
    started();
    twice(1_000, shows(9000, 300, LEFT_RUNS));
    twice(2_000, shows(8999, 300, LEFT_RUNS));

    assertThat(told).isEmpty();
  }

  @Test
  void leverThatIsSaidOnce_isNotBelieved() {
    started();
    at(1_000, shows(299, 300, RIGHT_RUNS));
    at(1_020, shows(299, 300, LEFT_RUNS));

    assertThat(told).isEmpty();
  }

  @Test
  void otherSideFalling_isDoubtedAndCounts() {
    started();
    for (int second = 1; second <= 5; second++) {
      twice(second * 1000L, shows(300, 300 - second, LEFT_RUNS));
    }

    assertThat(told).contains("3020 doubted sides", "3020 0:05:00 0:04:57 right");
    assertThat(told.getLast()).endsWith("right");
  }

  @Test
  void sidesByConfiguration_areRead() {
    reader = new DgtClockReader(new DgtSides(true, true), counters);

    twice(0, shows(200, 100, RIGHT_RUNS));

    assertThat(told).containsExactly("0 back right", "20 0:01:40 0:03:20 left");
  }

  @Test
  void acknowledgements_areNoTimes() {
    started();
    at(1_000, new ClockFrame(0x0a, 0x10, 0x0c, 0x0a, 0, 0, 0));
    at(1_020, new ClockFrame(0x0a, 0x10, 0x08, 0x2a, 0, 0x33, 0));
    at(1_040, new ClockFrame(0x0a, 0x40, 0x0a, 0x0a, 0, 0, 0));

    assertThat(told).isEmpty();
    assertThat(counters.readButtons()).isEqualTo(1);
  }

  @Test
  void impossibleTimes_areCountedAndAskedForAgain() {
    started();
    at(1_000, new ClockFrame(0, 0x65, 0, 0, 0x05, 0, LEFT_RUNS));
    at(1_020, new ClockFrame(0, 0x05, 0x0c, 0, 0x05, 0, LEFT_RUNS));
    at(1_040, new ClockFrame(0x0b, 0x05, 0, 0, 0x05, 0, LEFT_RUNS));
    at(1_060, new ClockFrame(0x10, 0x05, 0, 0, 0x05, 0, LEFT_RUNS));

    assertThat(told).isEmpty();
    assertThat(asksAgain).isTrue();
    assertThat(counters.readWrong()).isEqualTo(4);
  }

  @Test
  void silence_isAskedAboutAndThenALoss() {
    started();
    passes(6_000);
    assertThat(asksAgain).isFalse();
    passes(7_100);
    assertThat(asksAgain).isTrue();

    passes(15_100);

    assertThat(told).containsExactly("15100 lost the clock tells nothing");
  }

  @Test
  void standingClock_mayBeSilent() {
    twice(0, shows(300, 300, RIGHT_TO_MOVE));
    told.clear();

    passes(60_000);

    assertThat(told).isEmpty();
  }

  @Test
  void recordedPress_countsOnceAndNotForALeverThatIsDown() {
    started();
    reader.lose("pulled out", Tick.ofMillis(1_000));

    assertThat(reader.recorded(Lever.RIGHT, Tick.ofMillis(2_000))).isEmpty();
    assertThat(reader.recorded(Lever.LEFT, Tick.ofMillis(2_000))).hasSize(1);
    assertThat(reader.recorded(Lever.LEFT, Tick.ofMillis(2_001))).isEmpty();
  }
}
