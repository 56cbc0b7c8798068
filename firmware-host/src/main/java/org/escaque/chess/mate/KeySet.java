package org.escaque.chess.mate;

import java.util.Arrays;

/** A growing set of 64-bit position keys. Confined to one thread. */
final class KeySet {

  private static final int FIRST_SIZE = 1 << 12;

  private long[] keys = new long[FIRST_SIZE];
  private int size;

  /** Empties the set; what a long search took is given back. */
  void clear() {
    if (keys.length > FIRST_SIZE) {
      keys = new long[FIRST_SIZE];
    } else {
      Arrays.fill(keys, 0);
    }
    size = 0;
  }

  int size() {
    return size;
  }

  /** Adds a key; false if it is there already. The key 0 counts as 1. */
  boolean add(long key) {
    if (size >= keys.length / 4 * 3) {
      grow();
    }
    if (!put(keys, key == 0 ? 1 : key)) {
      return false;
    }
    size++;
    return true;
  }

  private static boolean put(long[] keys, long key) {
    int mask = keys.length - 1;
    int at = (int) (key ^ key >>> 32) & mask;
    while (keys[at] != 0) {
      if (keys[at] == key) {
        return false;
      }
      at = at + 1 & mask;
    }
    keys[at] = key;
    return true;
  }

  private void grow() {
    var larger = new long[2 * keys.length];
    for (long key : keys) {
      if (key != 0) {
        put(larger, key);
      }
    }
    keys = larger;
  }
}
