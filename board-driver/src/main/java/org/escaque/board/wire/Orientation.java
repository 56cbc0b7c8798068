package org.escaque.board.wire;

import java.util.Locale;
import java.util.Optional;

/**
 * How the wood lies on the wires: where the contact that is wired as a1 is found, seen from White.
 */
public enum Orientation {
  /** On a1. */
  NORMAL,
  /** A quarter clockwise: on a8. */
  RIGHT,
  /** Half round: on h8. */
  TURNED,
  /** A quarter counter-clockwise: on h1. */
  LEFT;

  /** Reads the name in lower case. */
  public static Optional<Orientation> parse(String text) {
    for (var orientation : values()) {
      if (orientation.toString().equals(text)) {
        return Optional.of(orientation);
      }
    }
    return Optional.empty();
  }

  /** The contacts as squares. */
  public long squares(long wired) {
    return switch (this) {
      case NORMAL -> wired;
      case RIGHT -> flipRanks(transpose(wired));
      case TURNED -> Long.reverse(wired);
      case LEFT -> transpose(flipRanks(wired));
    };
  }

  /** First rank to the eighth and so on: ranks are bytes. */
  private static long flipRanks(long bits) {
    return Long.reverseBytes(bits);
  }

  /** Files to ranks: mirrors at the diagonal a1-h8, swapping ever larger blocks. */
  private static long transpose(long bits) {
    long swapped = swap(bits, 0x00aa00aa00aa00aaL, 7);
    swapped = swap(swapped, 0x0000cccc0000ccccL, 14);
    return swap(swapped, 0x00000000f0f0f0f0L, 28);
  }

  private static long swap(long bits, long mask, int distance) {
    long different = (bits ^ (bits >>> distance)) & mask;
    return bits ^ different ^ (different << distance);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
