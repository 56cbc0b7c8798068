package org.escaque.simulator.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TallyTest {

  @Test
  void wrong_atThePressAndLater_areBothCounted() {
    var tally = new Tally();
    tally.count(Reading.CERTAIN, false);
    tally.count(Reading.WRONG, false);
    tally.count(Reading.BEST, true);
    tally.count(Reading.DOUBTED, false);
    tally.count(Reading.LOST, false);

    assertThat(tally.wrong()).isEqualTo(2);
    assertThat(tally.settledWrong()).isEqualTo(1);
    assertThat(tally.plies()).isEqualTo(5);
  }

  @Test
  void plies_promotionsThatNobodyNamed_areApart() {
    var tally = new Tally();
    tally.count(Reading.UNNAMED, false);
    tally.count(Reading.MISSED, false);

    assertThat(tally.plies()).isEqualTo(1);
    assertThat(tally.of(Reading.UNNAMED)).isEqualTo(1);
  }

  @Test
  void resolvedWithin_someLaterPlies_countsThoseAndFewer() {
    var tally = new Tally();
    for (int later : new int[] {-1, 1, 2, 2, 16, 17, 400}) {
      tally.opened(later);
      tally.twinned(later, Exactness.EXACT);
    }

    assertThat(tally.open()).isEqualTo(7);
    assertThat(tally.resolved()).isEqualTo(6);
    assertThat(tally.twins()).isEqualTo(7);
    assertThat(tally.resolvedWithin(0)).isZero();
    assertThat(tally.resolvedWithin(1)).isEqualTo(1);
    assertThat(tally.resolvedWithin(2)).isEqualTo(3);
    assertThat(tally.resolvedWithin(15)).isEqualTo(3);
    assertThat(tally.resolvedWithin(16)).isEqualTo(4);
  }

  @Test
  void add_another_sumsAll() {
    var sum = filled(2);
    sum.add(filled(3));

    for (var reading : Reading.values()) {
      assertThat(sum.of(reading)).as("%s", reading).isEqualTo(5L * (reading.ordinal() + 1));
    }
    assertThat(sum.settledWrong()).isEqualTo(5);
    assertThat(sum.open()).isEqualTo(10);
    assertThat(sum.resolved()).isEqualTo(5);
    assertThat(sum.twins()).isEqualTo(15);
    assertThat(sum.exactly()).isEqualTo(5);
    assertThat(sum.chained()).isEqualTo(5);
    assertThat(sum.resolvedWithin(3)).isZero();
    assertThat(sum.resolvedWithin(4)).isEqualTo(5);
    assertThat(sum.namedInTime()).isEqualTo(5);
    assertThat(sum.namedLate()).isEqualTo(10);
    assertThat(sum.games()).isEqualTo(10);
    assertThat(sum.equal()).isEqualTo(5);
    // 2 and 3 times 4 events, in 2 and 3 times 8 microseconds.
    assertThat(sum.microsPerEvent()).isCloseTo(2.0, within(1e-9));
  }

  /** Each count so many times, and a number of its own times. */
  private static Tally filled(int times) {
    var tally = new Tally();
    for (int time = 0; time < times; time++) {
      for (var reading : Reading.values()) {
        for (int count = 0; count <= reading.ordinal(); count++) {
          tally.count(reading, reading == Reading.CERTAIN);
        }
      }
      tally.opened(4);
      tally.opened(-1);
      tally.twinned(4, Exactness.EXACT);
      tally.twinned(-1, Exactness.CHAINED);
      tally.twinned(-1, Exactness.INEXACT);
      tally.named(true, true);
      tally.named(false, true);
      tally.named(false, false);
      tally.game(true, 4, 0);
      tally.game(false, 0, 8_000);
    }
    return tally;
  }
}
