package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VisitedTableTest {

  private static final long KEY = 0x1234_5678_9ABC_DEF0L;

  private final VisitedTable table = new VisitedTable(1 << 14);

  @Test
  void visit_sameBudgetOrLess_isRefused() {
    table.clear();

    assertThat(table.visit(KEY, 7)).isTrue();
    assertThat(table.visit(KEY, 7)).isFalse();
    assertThat(table.visit(KEY, 3)).isFalse();
    assertThat(table.visit(KEY, 8)).isTrue();
    assertThat(table.visit(KEY, 8)).isFalse();
  }

  @Test
  void visit_otherKeyOfTheSameBucket_isAnother() {
    table.clear();
    table.visit(KEY, 7);

    assertThat(table.visit(KEY ^ 1L << 40, 7)).isTrue();
    assertThat(table.visit(KEY ^ 1L << 63, 0)).isTrue();
    assertThat(table.visit(KEY, 7)).isFalse();
  }

  @Test
  void visit_fullBucket_forgetsTheSmallestBudget() {
    table.clear();
    for (int i = 0; i < 5; i++) {
      assertThat(table.visit(KEY ^ (long) i << 50, 10 + i)).isTrue();
    }

    assertThat(table.visit(KEY ^ 4L << 50, 14)).isFalse();
    assertThat(table.visit(KEY ^ 3L << 50, 13)).isFalse();
    assertThat(table.visit(KEY, 10)).isTrue();
  }

  @Test
  void clear_anySearch_forgets() {
    for (int i = 0; i < 10_000; i++) {
      table.clear();
      assertThat(table.visit(KEY, 9)).as("search %s", i).isTrue();
    }
    table.reset();

    assertThat(table.visit(KEY, 9)).isTrue();
  }

  @Test
  void visit_moreThanItHolds_keepsWorking() {
    table.clear();
    for (long i = 1; i < 100_000; i++) {
      table.visit(i * 0x9E3779B97F4A7C15L, (int) (i & 127));
    }

    assertThat(table.visit(KEY, 200)).isTrue();
    assertThat(table.visit(KEY, 200)).isFalse();
  }
}
