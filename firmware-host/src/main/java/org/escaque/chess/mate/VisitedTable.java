package org.escaque.chess.mate;

import java.util.Arrays;

/**
 * Which positions a search has been at, and how much of its budget it had left there. A position is
 * known by the hash of its men; two positions would be taken for one if 55 bits of it (62 in a full
 * table) were the same.
 *
 * <p>An entry is a {@code long}: the upper bits of the hash, the number of the search, the budget.
 * Forgetting everything is one more search number. Confined to one thread.
 */
final class VisitedTable {

  private static final int BUDGET_BITS = 8;
  private static final int SEARCH_BITS = 12;
  private static final int LOW_BITS = BUDGET_BITS + SEARCH_BITS;
  private static final int BUDGET_MASK = (1 << BUDGET_BITS) - 1;
  private static final long KEY_MASK = -1L << LOW_BITS;
  private static final int WAYS = 4;

  private static final int FIRST_SIZE = 1 << 12;

  /** What one question may leave for the next; a greater table would drive out the caches. */
  private static final int KEPT_SIZE = 1 << 15;

  private final int maxSize;
  private long[] entries = new long[FIRST_SIZE];
  private int search;
  private int used;

  /**
   * @param maxSize entries of eight bytes at most, a power of two; older entries with small budgets
   *     give way
   */
  VisitedTable(int maxSize) {
    this.maxSize = maxSize;
  }

  /** Forgets all, and gives back the room that a long search took. */
  void reset() {
    if (entries.length > KEPT_SIZE) {
      entries = new long[KEPT_SIZE];
    }
    clear();
  }

  /** Forgets all. */
  void clear() {
    used = 0;
    search++;
    if (search == 1 << SEARCH_BITS) {
      search = 1;
      Arrays.fill(entries, 0);
    }
  }

  /**
   * Notes that a position is visited with a budget of 0 to 255.
   *
   * @return false if it was before, with no less
   */
  boolean visit(long key, int budget) {
    if (2 * used >= entries.length && entries.length < maxSize) {
      grow();
    }
    int bucket = (int) key & (entries.length - WAYS);
    int victim = bucket;
    int worst = Integer.MAX_VALUE;
    for (int i = bucket; i < bucket + WAYS; i++) {
      long entry = entries[i];
      if (!isCurrent(entry)) {
        if (worst >= 0) {
          victim = i;
          worst = -1;
        }
      } else if (((entry ^ key) & KEY_MASK) == 0) {
        if (((int) entry & BUDGET_MASK) >= budget) {
          return false;
        }
        entries[i] = entry(key, budget);
        return true;
      } else if (((int) entry & BUDGET_MASK) < worst) {
        worst = (int) entry & BUDGET_MASK;
        victim = i;
      }
    }
    if (worst == -1) {
      used++;
    }
    entries[victim] = entry(key, budget);
    return true;
  }

  private boolean isCurrent(long entry) {
    return ((int) entry >>> BUDGET_BITS & (1 << SEARCH_BITS) - 1) == search;
  }

  private long entry(long key, int budget) {
    return key & KEY_MASK | (long) search << BUDGET_BITS | budget;
  }

  /**
   * Makes four times the room. The low bits of a key lie in no entry, so the search starts with an
   * empty memory again: it loses a little work and no truth.
   */
  private void grow() {
    entries = new long[4 * entries.length];
    used = 0;
  }
}
