package org.escaque.tracking;

/**
 * Contacts that lied about a whole stay: one of a man who came and was never felt, or one that did
 * not open when its man left. Contacts that only open or close by themselves are none of these.
 *
 * @param deaf squares to which a man came unfelt, until one is felt there
 * @param held squares that a man left and that have not opened since
 * @param men where men stood, whichever hypothesis is right, when the last ply was completed
 * @param empty where none did in any hypothesis
 * @param changed squares whose contacts changed since then
 */
record Lies(long deaf, long held, long men, long empty, long changed) {

  /** Of a board on which men stand here, whose contacts say this: what does not fit is a lie. */
  static Lies of(long men, long wood) {
    return new Lies(men & ~wood, wood & ~men, men, ~men, 0);
  }

  int count() {
    return Long.bitCount(deaf | held);
  }

  Lies placed(long bit) {
    return new Lies(deaf & ~bit, held, men, empty, changed | bit);
  }

  Lies lifted(long bit) {
    return new Lies(deaf, held & ~bit, men, empty, changed | bit);
  }

  /**
   * A ply was completed.
   *
   * @param standing squares on which a man stands in every hypothesis
   * @param vacant squares on which none stands in any
   * @param wood what the contacts say
   */
  Lies completed(long standing, long vacant, long wood) {
    long came = standing & ~wood & empty;
    long left = vacant & wood & men & ~changed;
    return new Lies(deaf | came, held | left, standing, vacant, 0);
  }

  Lies turned() {
    return new Lies(
        Long.reverse(deaf),
        Long.reverse(held),
        Long.reverse(men),
        Long.reverse(empty),
        Long.reverse(changed));
  }
}
