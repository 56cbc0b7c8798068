package org.escaque.game;

import java.util.Optional;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;

/** Contacts that cannot be believed, and the link to all of them. */
final class Contacts {

  private static final String FILLED = " is filled though no man is missing";
  private static final String SILENT = " feels none though a man must stand there";

  private Contacts() {}

  /** What has been suspicious for long enough is told; what is right again is withdrawn. */
  static void sync(Draft draft) {
    var suspicions = draft.tracker.suspicions(draft.now);
    for (var suspicion : suspicions) {
      var square = suspicion.square();
      if (told(draft, square).isEmpty()) {
        Raising.of(draft, AlertKind.SENSOR_FAULT, null)
            .note(square + (suspicion.filled() ? FILLED : SILENT))
            .raise();
      }
    }
    FaultyContacts.sync(draft);
    if (draft.open(AlertKind.SENSOR_FAULT).isPresent()) {
      withdraw(draft);
    }
  }

  private static void withdraw(Draft draft) {
    var faults = draft.tracker.faults();
    long differs = draft.reading().differs().bits();
    long wrong = differs | faults.dead().bits() | faults.stuck().bits();
    draft.endAlerts(
        alert ->
            alert.kind() == AlertKind.SENSOR_FAULT
                && isSuspicion(alert)
                && Square.parse(alert.evidence().note().substring(0, 2))
                    .filter(square -> (square.bit() & wrong) != 0)
                    .isEmpty(),
        AlertState.WITHDRAWN,
        null);
  }

  private static boolean isSuspicion(Alert alert) {
    String note = alert.evidence().note();
    return note.endsWith(FILLED) || note.endsWith(SILENT);
  }

  /** The open alert on a square by itself. */
  static Optional<Alert> told(Draft draft, Square square) {
    return draft.alerts.newest(
        alert ->
            alert.isOpen()
                && alert.kind() == AlertKind.SENSOR_FAULT
                && alert.evidence().note().startsWith(square + " "));
  }

  static Optional<Tick> wakeAt(Draft draft) {
    return draft.tracker.wakeAt(draft.now);
  }

  static void doubted(Draft draft, Square square, String reason) {
    if (told(draft, square).isEmpty()) {
      Raising.of(draft, AlertKind.SENSOR_FAULT, null).note(square + " " + reason).raise();
    }
  }

  static void trusted(Draft draft, Square square) {
    told(draft, square).ifPresent(alert -> draft.change(alert.ended(AlertState.WITHDRAWN, null)));
  }

  static void lost(Draft draft) {
    if (draft.open(AlertKind.BOARD_LOST).isEmpty()) {
      Raising.of(draft, AlertKind.BOARD_LOST, null).raise();
    }
  }

  /** The link is back; moves made meanwhile are read from what stands there now. */
  static void back(Draft draft) {
    draft.endAlerts(alert -> alert.kind() == AlertKind.BOARD_LOST, AlertState.WITHDRAWN, null);
    Unseen.back(draft);
  }
}
