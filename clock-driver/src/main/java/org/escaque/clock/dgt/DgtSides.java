package org.escaque.clock.dgt;

/**
 * What the bytes of a clock message mean by left and right; published descriptions differ by year.
 *
 * @param leftFirst the left side's time comes first
 * @param turnSwapped the two bits that tell whose turn it is are exchanged
 */
public record DgtSides(boolean leftFirst, boolean turnSwapped) {

  public static final DgtSides DEFAULT = new DgtSides(false, false);
}
