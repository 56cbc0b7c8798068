package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class KeySetTest {

  private static final long SEED = 7;

  @Test
  void add_manyKeys_keepsThemAll() {
    var random = new Random(SEED);
    var keys = new KeySet();
    var expected = new HashSet<Long>();

    for (int i = 0; i < 40_000; i++) {
      long key = random.nextInt(30_000) * 0x9E3779B97F4A7C15L;
      assertThat(keys.add(key)).as("seed %s, key %s", SEED, i).isEqualTo(expected.add(key));
    }

    assertThat(keys.size()).isEqualTo(expected.size());
  }

  @Test
  void add_zero_isAKeyOfItsOwnOnce() {
    var keys = new KeySet();

    assertThat(keys.add(0)).isTrue();
    assertThat(keys.add(0)).isFalse();
  }

  @Test
  void clear_afterFewAndAfterMany_forgets() {
    var keys = new KeySet();
    keys.add(5);
    keys.clear();
    assertThat(keys.add(5)).isTrue();

    for (long key = 0; key < 20_000; key++) {
      keys.add(key << 20);
    }
    keys.clear();

    assertThat(keys.size()).isZero();
    assertThat(keys.add(5)).isTrue();
  }
}
