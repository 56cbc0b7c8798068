package org.escaque.tracking;

/** The squares beside a square, a king's step away. */
final class Neighbours {

  private static final long[] OF = new long[64];

  static {
    for (int square = 0; square < 64; square++) {
      for (int other = 0; other < 64; other++) {
        int files = Math.abs((square & 7) - (other & 7));
        int ranks = Math.abs((square >>> 3) - (other >>> 3));
        OF[square] |= Math.max(files, ranks) == 1 ? 1L << other : 0;
      }
    }
  }

  private Neighbours() {}

  static long of(int square) {
    return OF[square];
  }
}
