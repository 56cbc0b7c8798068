package org.escaque.board.dgt;

import java.time.Duration;
import org.escaque.board.Settling;

/**
 * How long a square of a DGT board must keep still before it is believed.
 *
 * @param lift how long it must read empty to count as lifted
 * @param place how long a man must stand to count as placed
 */
public record DgtSettling(Duration lift, Duration place) {

  public static final DgtSettling DEFAULT =
      new DgtSettling(Settling.ON_CHANGE.lift(), Settling.ON_CHANGE.place());

  /** Squares are sampled one by one; a dump that confirms takes 70 ms and may be asked twice. */
  private static final Duration SCAN_AND_DUMP = ManSettler.ROUND.plusMillis(300);

  /** For the table, which judges a press when everything before it can have settled. */
  public Settling table() {
    return new Settling(lift, place, SCAN_AND_DUMP, ManSettler.ROUND);
  }
}
