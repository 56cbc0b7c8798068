package org.escaque.simulator.dgt;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.Tick;
import org.junit.jupiter.api.Test;

class SamplerTest {

  private static final int PAWN = 1;
  private static final int KNIGHT = 3;

  /** 3.5 ms to a field, 224 ms to a round; field 0 is sampled at tick 0. */
  private static Sampler sampler() {
    return new Sampler(Fields.EMPTY.with(52, PAWN), 0);
  }

  private static Happening.FieldChanged found(int field, int code, long micros) {
    return new Happening.FieldChanged(field, code, new Tick(micros * 1_000));
  }

  @Test
  void moveWithinARound_isFoundOnItsNewFieldFirst() {
    var sampler = sampler();
    sampler.stands(52, 0, Tick.ofMillis(1));
    sampler.stands(36, PAWN, Tick.ofMillis(40));

    assertThat(sampler.next()).contains(Tick.ofMillis(126));
    assertThat(sampler.until(Tick.ofMillis(500)))
        .containsExactly(found(36, PAWN, 126_000), found(52, 0, 182_000));
    assertThat(sampler.next()).isEmpty();
  }

  @Test
  void victimTakenBetweenTwoSamples_isNeverSeenToGo() {
    var sampler = sampler();
    sampler.stands(52, 0, Tick.ofMillis(190));
    sampler.stands(52, KNIGHT, Tick.ofMillis(240));

    assertThat(sampler.until(Tick.ofMillis(1_000))).containsExactly(found(52, KNIGHT, 406_000));
  }

  @Test
  void manPutBackBetweenTwoSamples_wasNeverAway() {
    var sampler = sampler();
    sampler.stands(52, 0, Tick.ofMillis(190));
    sampler.stands(52, PAWN, Tick.ofMillis(300));

    assertThat(sampler.until(Tick.ofMillis(1_000))).isEmpty();
  }

  @Test
  void until_givesOnlyWhatIsFoundByThen() {
    var sampler = sampler();
    sampler.stands(52, 0, Tick.ofMillis(1));

    assertThat(sampler.until(Tick.ofMillis(181))).isEmpty();
    assertThat(sampler.until(Tick.ofMillis(182))).containsExactly(found(52, 0, 182_000));
  }
}
