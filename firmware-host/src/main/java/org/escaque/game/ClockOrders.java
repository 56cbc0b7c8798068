package org.escaque.game;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.clock.ClockTime;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertState;

/**
 * Times that a ruling gave on a clock that the host cannot set: somebody sets it by hand, and the
 * ruling stays "pending clock" until the clock shows it.
 */
final class ClockOrders {

  /**
   * A time that a clock is to show.
   *
   * @param alert id of the alert that was ruled
   * @param ruling what was decided
   */
  record Order(String alert, Side side, ClockTime time, String ruling) {}

  /** Between the order and what is set by hand. */
  private static final long NEAR_MILLIS = 10_000;

  private static final String PENDING = ", pending clock";

  private ClockOrders() {}

  /** A ruling changed this side's time. */
  static void given(Draft draft, String alert, Side side) {
    if (!draft.levers.external()) {
      return;
    }
    draft
        .alerts
        .find(alert)
        .ifPresent(
            ruled -> {
              String ruling = ruled.ruling() == null ? "" : ruled.ruling();
              var time = draft.clock.remaining(side, draft.now);
              draft.orders.add(new Order(alert, side, time, ruling));
              draft.change(with(ruled, ruling + PENDING));
            });
  }

  /** The clock was read. */
  static void read(Draft draft) {
    for (var order : List.copyOf(draft.orders)) {
      long shown = draft.clock.remaining(order.side(), draft.now).millis();
      if (Math.abs(shown - order.time().millis()) <= NEAR_MILLIS) {
        draft.orders.remove(order);
        draft
            .alerts
            .find(order.alert())
            .ifPresent(ruled -> draft.change(with(ruled, order.ruling())));
      }
    }
  }

  private static Alert with(Alert alert, String ruling) {
    return alert.ended(AlertState.RULED, ruling);
  }
}
