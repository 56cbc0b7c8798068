package org.escaque.host;

import java.util.Set;
import org.escaque.clock.TimeControl;
import org.escaque.game.Assignment;
import org.escaque.game.Assignment.LawsInForce;
import org.escaque.hall.Round;
import org.escaque.host.config.EventSettings;
import org.escaque.host.config.PairingSettings;
import org.escaque.laws.Rulings;

/** Makes a round of what the configuration says is played. */
final class Pairings {

  private Pairings() {}

  /** The round of the event; the configuration was checked, so nothing can be wrong but the ids. */
  static Round round(EventSettings event, Rulings rulings) {
    return new Round(
        event.id(),
        event.name(),
        event.round(),
        event.pairings().stream().map(pairing -> game(event, pairing, rulings)).toList());
  }

  private static Assignment game(EventSettings event, PairingSettings pairing, Rulings rulings) {
    var laws =
        new LawsInForce(
            event.laws(),
            event.overrides(),
            event.playClass(),
            event.supervision(),
            rulings,
            null,
            false,
            Set.of(),
            false);
    return new Assignment(
        Round.gameId(event.id(), event.round(), pairing.board()),
        event.name(),
        event.round(),
        pairing.board(),
        pairing.table(),
        pairing.white(),
        pairing.black(),
        laws,
        TimeControl.parse(event.timeControl()).orElseThrow(),
        pairing.fen(),
        event.chess960(),
        null);
  }
}
