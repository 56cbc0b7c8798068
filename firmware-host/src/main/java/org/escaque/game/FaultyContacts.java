package org.escaque.game;

import java.util.Arrays;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;

/** Alerts on contacts that are dead or stuck, or may be: open until the contact proves sound. */
final class FaultyContacts {

  private static final String DEAD = " felt no man though one stood there";
  private static final String STUCK = " felt a man though none stood there";
  private static final String MAYBE_DEAD = " may be dead: a man may have stood there unfelt";
  private static final String MAYBE_STUCK = " may be stuck: perhaps none stood where one was felt";

  private FaultyContacts() {}

  static void sync(Draft draft) {
    var faults = draft.tracker.faults();
    each(draft, faults.dead(), DEAD);
    each(draft, faults.stuck(), STUCK);
    together(draft, faults.maybeDead(), MAYBE_DEAD);
    together(draft, faults.maybeStuck(), MAYBE_STUCK);
  }

  /** An alert for each square that is not told yet, whatever was said of it. */
  private static void each(Draft draft, Occupancy squares, String note) {
    for (var square : squares.squares()) {
      if (Contacts.told(draft, square).isEmpty()) {
        raise(draft, square + note);
      }
    }
    withdraw(draft, squares, note);
  }

  /** One alert for those that are not told yet. */
  private static void together(Draft draft, Occupancy squares, String note) {
    long told = 0;
    for (var alert : draft.alerts.all()) {
      told |= isOpen(alert, note) ? squares(alert) : 0;
    }
    var more = new Occupancy(squares.bits() & ~told);
    if (!more.isEmpty()) {
      raise(draft, more + note);
    }
    withdraw(draft, squares, note);
  }

  private static void raise(Draft draft, String note) {
    Raising.of(draft, AlertKind.SENSOR_FAULT, null).note(note).raise();
  }

  /** None of the squares that an alert names is suspected any more. */
  private static void withdraw(Draft draft, Occupancy squares, String note) {
    draft.endAlerts(
        alert -> isOpen(alert, note) && (squares(alert) & squares.bits()) == 0,
        AlertState.WITHDRAWN,
        null);
  }

  private static boolean isOpen(Alert alert, String note) {
    return alert.isOpen() && alert.evidence().note().endsWith(note);
  }

  private static long squares(Alert alert) {
    return Arrays.stream(alert.evidence().note().split(" ", -1))
        .map(Square::parse)
        .flatMap(Optional::stream)
        .mapToLong(Square::bit)
        .reduce(0, (one, other) -> one | other);
  }
}
