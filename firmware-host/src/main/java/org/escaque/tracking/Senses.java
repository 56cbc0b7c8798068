package org.escaque.tracking;

import java.util.List;
import org.escaque.board.Square;

/**
 * The state of the wires: what the contacts told and how far they can be believed.
 *
 * @param turned the board stands half round; contacts are turned before they count
 * @param doubted squares whose contacts are not believed
 * @param lost the link is gone
 * @param health contacts that say what men cannot have done
 * @param blind hands may have been at work unseen since the last completed ply
 */
record Senses(
    Hands hands, boolean turned, long doubted, boolean lost, boolean blind, Health health) {

  static Senses on(long wood) {
    return new Senses(Hands.on(wood), false, 0, false, false, Health.on(wood));
  }

  Senses with(Hands next) {
    return new Senses(next, turned, doubted, lost, blind, health);
  }

  Senses with(Health next) {
    return new Senses(hands, turned, doubted, lost, blind, next);
  }

  Senses doubting(Square square, boolean doubt) {
    long bits = doubt ? doubted | square.bit() : doubted & ~square.bit();
    return new Senses(hands, turned, bits, lost, blind, health);
  }

  Senses losing() {
    return new Senses(hands, turned, doubted, true, blind, health);
  }

  Senses unseen() {
    return new Senses(hands, turned, doubted, lost, true, health.unseen(hands.wood));
  }

  Senses back(Hands next, boolean unseen) {
    var told = lost || unseen ? health.unseen(next.wood) : health;
    return new Senses(next, turned, doubted, false, blind || unseen, told);
  }

  /**
   * Plies were completed: what follows is seen.
   *
   * @param lines the hypotheses that go on from them, the best first
   */
  Senses completed(List<Line> lines, int plies) {
    long men = -1;
    long empty = -1;
    for (var line : lines) {
      men &= line.occupied();
      empty &= ~line.occupied();
    }
    var stays = health.stays().completed(lines, plies, hands.wood, doubted);
    return cleared(men, empty, stays);
  }

  /**
   * A ply was completed: what follows is seen.
   *
   * @param men squares on which a man stands in every hypothesis
   * @param empty squares on which none stands in any
   * @param stayed what the contacts said since the ply before
   */
  Senses cleared(long men, long empty, Stays stayed) {
    long missing = men & ~hands.wood & ~doubted;
    long extra = empty & hands.wood & ~doubted;
    var next = health.completed(missing, extra, stayed);
    return new Senses(hands, turned, doubted, lost, false, next);
  }

  Senses round() {
    return new Senses(hands.turned(), !turned, Long.reverse(doubted), lost, blind, health.turned());
  }

  Square onBoard(Square contact) {
    return turned ? contact.turned() : contact;
  }

  long onBoard(long contacts) {
    return turned ? Long.reverse(contacts) : contacts;
  }
}
