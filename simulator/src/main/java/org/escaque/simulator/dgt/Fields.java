package org.escaque.simulator.dgt;

/**
 * What stands on the 64 fields, by code. Immutable.
 *
 * @param codes one character for each field, whose value is the code
 */
public record Fields(String codes) {

  public static final Fields EMPTY = new Fields("\0".repeat(64));

  private static final String WHITE = codes("RNBQKBNR");
  private static final String BLACK = codes("rnbqkbnr");
  private static final String NOBODY = "\0".repeat(32);

  /** The start position with the connector at White's left. */
  public static final Fields START =
      new Fields(BLACK + codes("pppppppp") + NOBODY + codes("PPPPPPPP") + WHITE);

  public Fields {
    if (codes.length() != 64) {
      throw new IllegalArgumentException(codes.length() + " fields");
    }
  }

  /** The same by letters, field 0 first, {@code ' '} for empty. */
  public static Fields ofLetters(String letters) {
    return new Fields(codes(letters));
  }

  private static String codes(String letters) {
    var codes = new StringBuilder();
    letters.chars().forEach(letter -> codes.append((char) Men.code((char) letter)));
    return codes.toString();
  }

  public int at(int field) {
    return codes.charAt(field);
  }

  public boolean isEmpty(int field) {
    return at(field) == 0;
  }

  public Fields with(int field, int code) {
    return new Fields(codes.substring(0, field) + (char) code + codes.substring(field + 1));
  }

  /** The same board seen from the other side. */
  public Fields turned() {
    return new Fields(new StringBuilder(codes).reverse().toString());
  }

  int count() {
    return (int) codes.chars().filter(code -> code != 0).count();
  }

  /** Whether all men stand on the outer two rows of each side, 32 of them. */
  boolean isSetUp() {
    return count() == 32 && codes.substring(16, 48).equals(NOBODY);
  }

  @Override
  public String toString() {
    var letters = new StringBuilder();
    for (int field = 0; field < 64; field++) {
      letters.append(field % 8 == 0 && field > 0 ? "/" : "");
      letters.append(isEmpty(field) ? '.' : Men.letter(at(field)));
    }
    return letters.toString();
  }
}
