package org.escaque.tracking;

import java.util.List;

/**
 * Contacts that said the same from one press to the next though a man stood on the square at the
 * first, or none did. They are found out at the second press, also if the man has gone meanwhile or
 * has come.
 *
 * @param dead contacts that felt no man though one stood there
 * @param stuck contacts that felt a man though none stood there
 * @param changed squares whose contacts changed since the last press
 * @param before squares whose contacts changed in the turn before: a man that left or came then may
 *     belong to a reply that was made before the press
 * @param isNew no press has completed a ply since the contacts were read first
 */
record Stays(Liars dead, Liars stuck, long changed, long before, boolean isNew) {

  /** What the contacts read before anything happened. */
  static Stays on(long wood) {
    return new Stays(new Liars(wood, 0, 0), new Liars(~wood, 0, 0), 0, 0, true);
  }

  /** These contacts have closed, and these have opened, before the game. */
  Stays proved(long closing, long opening) {
    return new Stays(dead.sound(closing), stuck.sound(opening), changed, before, isNew);
  }

  Stays placed(long bit) {
    return new Stays(dead.sound(bit), stuck, changed | bit, before, isNew);
  }

  Stays lifted(long bit) {
    return new Stays(dead, stuck.sound(bit), changed | bit, before, isNew);
  }

  /**
   * A press completed plies.
   *
   * @param lines the hypotheses that go on from it, the best first
   * @param plies how many plies it completed
   * @param wood what the contacts say
   * @param doubted squares of which a driver has told that they cannot be believed
   */
  Stays completed(List<Line> lines, int plies, long wood, long doubted) {
    long still = ~changed & ~before & ~doubted;
    int most = lines.getFirst().cost + Cost.MARGIN;
    var all = lines.stream().filter(line -> line.unpressed == 0).toList();
    var likely = all.stream().filter(line -> line.cost < most).toList();
    var deaf = dead.convicted(likely, line -> line.stood(plies) & ~wood & still);
    var held = stuck.convicted(likely, line -> ~line.stood(plies) & wood & still);
    boolean faulty = (deaf.broken() | held.broken()) != 0;
    deaf = deaf.suspected(likely, all, line -> line.stood(plies) & ~wood & still, faulty);
    held = held.suspected(likely, all, line -> ~line.stood(plies) & wood & still, faulty);
    return new Stays(deaf, held, 0, changed, false);
  }

  /** Contacts that say something else than the position and have never shown that they can. */
  long contradicting(Line line) {
    long wrong = line.known & ~changed;
    long men = line.occupied();
    return wrong & (men & unproved() | ~men & unopened());
  }

  /** Contacts that are broken for sure. */
  long broken() {
    return dead.broken() | stuck.broken();
  }

  /** Whether some contact may be broken: what is open may be its doing. */
  boolean isSuspicious() {
    return (dead.suspects() | stuck.suspects()) != 0;
  }

  /** Squares whose contacts have never felt a man. */
  long unproved() {
    return ~dead.proved();
  }

  /** Squares whose contacts have never opened. */
  long unopened() {
    return ~stuck.proved();
  }

  /** Nobody saw what the contacts did until they read this. */
  Stays unseen(long wood) {
    return new Stays(dead.sound(wood), stuck.sound(~wood), -1, before, isNew);
  }

  /** The position was set anew: what the contacts said until now tells nothing of it. */
  Stays restored() {
    return new Stays(dead.acquitted(), stuck.acquitted(), changed, -1, false);
  }

  Stays turned() {
    return new Stays(
        dead.turned(), stuck.turned(), Long.reverse(changed), Long.reverse(before), isNew);
  }
}
