package org.escaque.board;

import java.util.List;
import java.util.stream.Collectors;

/** A set of squares: those that are occupied. Bit {@link Square#index} is set for each. */
public record Occupancy(long bits) {

  public static final Occupancy EMPTY = new Occupancy(0);

  /** The squares named. */
  public static Occupancy of(Square... squares) {
    long bits = 0;
    for (var square : squares) {
      bits |= square.bit();
    }
    return new Occupancy(bits);
  }

  public boolean has(Square square) {
    return (bits & square.bit()) != 0;
  }

  public Occupancy with(Square square) {
    return new Occupancy(bits | square.bit());
  }

  public Occupancy without(Square square) {
    return new Occupancy(bits & ~square.bit());
  }

  /** The squares on which this and {@code other} do not agree. */
  public Occupancy differs(Occupancy other) {
    return new Occupancy(bits ^ other.bits);
  }

  public boolean isEmpty() {
    return bits == 0;
  }

  public int count() {
    return Long.bitCount(bits);
  }

  /** The squares in order, a1 first. */
  public List<Square> squares() {
    return Square.all().stream().filter(this::has).toList();
  }

  /** The squares in order with a blank between, as scenario files write them. */
  @Override
  public String toString() {
    return squares().stream().map(Square::toString).collect(Collectors.joining(" "));
  }
}
