package org.escaque.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A square of the chessboard, as White sees it. The order is a1, b1 ... h8; {@link #ordinal} is the
 * bit of a 64-bit occupancy.
 */
public enum Square {
  A1,
  B1,
  C1,
  D1,
  E1,
  F1,
  G1,
  H1,
  A2,
  B2,
  C2,
  D2,
  E2,
  F2,
  G2,
  H2,
  A3,
  B3,
  C3,
  D3,
  E3,
  F3,
  G3,
  H3,
  A4,
  B4,
  C4,
  D4,
  E4,
  F4,
  G4,
  H4,
  A5,
  B5,
  C5,
  D5,
  E5,
  F5,
  G5,
  H5,
  A6,
  B6,
  C6,
  D6,
  E6,
  F6,
  G6,
  H6,
  A7,
  B7,
  C7,
  D7,
  E7,
  F7,
  G7,
  H7,
  A8,
  B8,
  C8,
  D8,
  E8,
  F8,
  G8,
  H8;

  private static final List<Square> ALL = List.of(values());

  /** All squares in order, without the copy that {@code values()} makes. */
  public static List<Square> all() {
    return ALL;
  }

  /** The square of a bit index, 0 (a1) to 63 (h8). */
  public static Square of(int index) {
    return ALL.get(index);
  }

  /** The square on a file and a rank, each 0 to 7. */
  public static Square of(int file, int rank) {
    if ((file | rank) < 0 || file > 7 || rank > 7) {
      throw new IllegalArgumentException("file " + file + ", rank " + rank);
    }
    return ALL.get(8 * rank + file);
  }

  /** Reads {@code a1} to {@code h8}; empty for anything else. */
  public static Optional<Square> parse(String text) {
    if (text.length() != 2) {
      return Optional.empty();
    }
    int file = text.charAt(0) - 'a';
    int rank = text.charAt(1) - '1';
    boolean onBoard = file >= 0 && file < 8 && rank >= 0 && rank < 8;
    return onBoard ? Optional.of(of(file, rank)) : Optional.empty();
  }

  /** The bit index, 0 (a1) to 63 (h8). */
  public int index() {
    return ordinal();
  }

  /** 0 for the a-file to 7 for the h-file. */
  public int file() {
    return ordinal() & 7;
  }

  /** 0 for the first rank to 7 for the eighth. */
  public int rank() {
    return ordinal() >> 3;
  }

  /** The square as a set of one. */
  public long bit() {
    return 1L << ordinal();
  }

  /** The same square on a board turned half round. */
  public Square turned() {
    return ALL.get(63 - ordinal());
  }

  /** {@code a1} to {@code h8}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
