package org.escaque.tracking;

import org.escaque.board.Square;

/**
 * The state of the wires: what the contacts told and how far they can be believed.
 *
 * @param turned the board stands half round; contacts are turned before they count
 * @param doubted squares whose contacts are not believed
 * @param lost the link is gone
 * @param blind hands may have been at work unseen since the last completed ply
 */
record Senses(Hands hands, boolean turned, long doubted, boolean lost, boolean blind) {

  static Senses on(long wood) {
    return new Senses(Hands.on(wood), false, 0, false, false);
  }

  Senses with(Hands next) {
    return new Senses(next, turned, doubted, lost, blind);
  }

  Senses doubting(Square square, boolean doubt) {
    long bits = doubt ? doubted | square.bit() : doubted & ~square.bit();
    return new Senses(hands, turned, bits, lost, blind);
  }

  Senses losing() {
    return new Senses(hands, turned, doubted, true, blind);
  }

  Senses back(Hands next, boolean unseen) {
    return new Senses(next, turned, doubted, false, blind || unseen);
  }

  /** A ply was completed: what follows is seen. */
  Senses cleared() {
    return new Senses(hands, turned, doubted, lost, false);
  }

  Senses round() {
    return new Senses(hands.turned(), !turned, Long.reverse(doubted), lost, blind);
  }

  Square onBoard(Square contact) {
    return turned ? contact.turned() : contact;
  }

  long onBoard(long contacts) {
    return turned ? Long.reverse(contacts) : contacts;
  }
}
