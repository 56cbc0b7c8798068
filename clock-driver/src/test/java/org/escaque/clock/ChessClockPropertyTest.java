package org.escaque.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Random hands at the clock. The seed is printed; a failure is repeated by putting it in. */
class ChessClockPropertyTest {

  private static final List<String> CONTROLS =
      List.of("5m", "3m+2s", "1m d 3s", "1m b 3s", "10/1m+1s,30s+1s", "5/30s,5/20s d 2s,15s b 1s");

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);

  @BeforeEach
  void printSeed() {
    System.out.println("clock property seed " + seed);
  }

  @Test
  void plainClock_timeSpentByBoth_isTheTimeElapsed() {
    for (int game = 0; game < 200; game++) {
      var start = ClockTime.ofSeconds(100_000);
      var clock = ChessClock.of(control("5m"), start, start);
      var began = new Tick(random.nextLong(1L << 40));
      var now = began;
      clock = clock.start(Side.WHITE, now);
      for (int press = 0; press < 50; press++) {
        now = new Tick(now.nanos() + random.nextLong(3_000_000_000L));
        clock = clock.pressed(clock.running().orElseThrow(), now);
      }
      long spent =
          2 * start.toDuration().toNanos() - clock.white().leftNanos() - clock.black().leftNanos();

      assertThat(Duration.ofNanos(spent)).isEqualTo(now.since(began));
    }
  }

  @Test
  void anyClock_whileNobodyPresses_neverGainsButAtAControl() {
    for (int round = 0; round < 2_000; round++) {
      var clock = randomGame(random.nextInt(30));
      var side = clock.running().orElseThrow();
      var since = ((ClockState.Running) clock.state()).since();
      var earlier = clock.at(new Tick(since.nanos() + random.nextLong(90_000_000_000L)));
      var later =
          earlier.at(
              new Tick(
                  ((ClockState.Running) earlier.state()).since().nanos()
                      + random.nextLong(90_000_000_000L)));

      assertThat(later.of(side.opponent())).isEqualTo(earlier.of(side.opponent()));
      if (later.period(side) == earlier.period(side)) {
        assertThat(later.of(side).leftNanos()).isLessThanOrEqualTo(earlier.of(side).leftNanos());
      }
      assertThat(later.flags()).containsAll(earlier.flags());
    }
  }

  @Test
  void anyClock_lookedAtOnTheWay_showsTheSameAsAtOnce() {
    for (int round = 0; round < 2_000; round++) {
      var clock = randomGame(random.nextInt(30));
      var since = ((ClockState.Running) clock.state()).since();
      var then = new Tick(since.nanos() + random.nextLong(120_000_000_000L));
      var stepped = clock;
      for (int look = 0; look < 5; look++) {
        stepped =
            stepped.at(new Tick(since.nanos() + random.nextLong(then.nanos() - since.nanos() + 1)));
      }

      assertThat(stepped.at(then)).isEqualTo(clock.at(then));
    }
  }

  @Test
  void anyClock_flagFall_isTheFirstTickAtWhichItIsDown() {
    for (int round = 0; round < 2_000; round++) {
      var clock = randomGame(random.nextInt(30));
      var side = clock.running().orElseThrow();
      if (clock.fallen(side)) {
        continue;
      }
      var fall = clock.flagFall(side).orElseThrow();

      assertThat(clock.at(new Tick(fall.nanos() - 1)).fallen(side)).isFalse();
      assertThat(clock.at(fall).fallen(side)).isTrue();
      assertThat(clock.wakeAt().orElseThrow()).isLessThanOrEqualTo(fall);
    }
  }

  @Test
  void anyClock_snapshotReadBack_isTheSameClockPaused() {
    for (int round = 0; round < 500; round++) {
      var clock = randomGame(random.nextInt(30));
      var then = new Tick(1L << 50);
      var restored = ChessClock.of(clock.snapshot(then));

      assertThat(restored).isEqualTo(clock.paused(then));
      assertThat(restored.snapshot(Tick.ZERO)).isEqualTo(clock.snapshot(then));
    }
  }

  private ChessClock randomGame(int presses) {
    var clock =
        ChessClock.of(control(CONTROLS.get(random.nextInt(CONTROLS.size()))), random.nextBoolean());
    var now = new Tick(random.nextLong(1L << 40));
    clock = clock.start(Side.WHITE, now);
    for (int press = 0; press < presses; press++) {
      now = new Tick(now.nanos() + random.nextLong(8_000_000_000L));
      clock = clock.pressed(clock.running().orElseThrow(), now);
      if (random.nextInt(10) == 0) {
        clock = clock.paused(now).start(clock.running().orElseThrow(), now);
      }
    }
    return clock;
  }

  private static TimeControl control(String text) {
    return TimeControl.parse(text).orElseThrow();
  }
}
