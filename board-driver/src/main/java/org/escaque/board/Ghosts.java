package org.escaque.board;

/**
 * Ghosts of a switch matrix without diodes: where three corners of a rectangle of ranks and files
 * are closed, current finds its way round and the fourth reads closed too, whether or not a piece
 * stands there.
 */
public final class Ghosts {

  private Ghosts() {}

  /**
   * The contacts that cannot be believed: all four corners of each rectangle that reads closed. Any
   * one of them may be empty.
   *
   * @param occupied what the matrix reads
   */
  public static long possible(long occupied) {
    long ghosts = 0;
    for (int rank = 0; rank < 7; rank++) {
      for (int above = rank + 1; above < 8; above++) {
        long common = (occupied >>> (8 * rank)) & (occupied >>> (8 * above)) & 0xff;
        boolean rectangle = (common & (common - 1)) != 0;
        if (rectangle) {
          ghosts |= (common << (8 * rank)) | (common << (8 * above));
        }
      }
    }
    return ghosts;
  }
}
