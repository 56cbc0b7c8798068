package org.escaque.host.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;

/**
 * Walks through all squares and levers with a technician. With diodes to test, the rank beside the
 * one that is walked is filled with eight men, so that a missing diode shows as a ghost. Confined
 * to one thread.
 */
public final class Walk {

  /** So many looks without a change, and a contact counts as settled. */
  private static final int SETTLED = 6;

  private final LiveTable table;
  private final Technician technician;
  private final List<Observation> seen = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private Occupancy background = Occupancy.EMPTY;
  private Occupancy before = Occupancy.EMPTY;

  public Walk(LiveTable table, Technician technician) {
    this.table = table;
    this.technician = technician;
  }

  /**
   * Walks over the board.
   *
   * @param diodes whether missing diodes are looked for too
   * @return what is wired wrong
   */
  public List<Finding> board(boolean diodes) throws InterruptedException {
    technician.tell("take all men off the board, then Enter");
    background = afterEnter();
    background
        .squares()
        .forEach(
            square ->
                findings.add(
                    Finding.error(square.toString(), "is closed though the board is empty")));
    for (int rank = 0; rank < 8; rank++) {
      int filled = diodes ? rank ^ 1 : -1;
      if (diodes) {
        fill(filled);
      }
      for (int file = 0; file < 8; file++) {
        square(Square.of(file, rank), filled);
      }
    }
    findings.addAll(BoardDiagnosis.of(seen));
    return List.copyOf(findings);
  }

  private void fill(int rank) throws InterruptedException {
    technician.tell("put eight men on rank " + Lines.ROWS.name(rank) + " and no other, then Enter");
    background = afterEnter();
    before = Occupancy.EMPTY;
  }

  private void square(Square square, int filled) throws InterruptedException {
    technician.tell("put a man on " + square + " (Enter if nothing happens)");
    Occupancy closed = untilClosed();
    technician.tell("  " + square + ": " + (closed.isEmpty() ? "nothing" : closed));
    seen.add(new Observation(square, closed, background, filled));
    before = closed;
  }

  private Occupancy closed() {
    return new Occupancy(table.look().contacts().bits() & ~background.bits());
  }

  private Occupancy afterEnter() throws InterruptedException {
    while (!technician.goesOn()) {
      technician.wait(table);
    }
    return table.look().contacts();
  }

  /** What closes beside the background, once it has settled, or when Enter is pressed. */
  private Occupancy untilClosed() throws InterruptedException {
    Occupancy last = closed();
    int still = 0;
    while (!technician.goesOn()) {
      technician.wait(table);
      Occupancy now = closed();
      boolean waits = now.isEmpty() || now.equals(before) || !now.equals(last);
      still = waits ? 0 : still + 1;
      last = now;
      if (still >= SETTLED) {
        return now;
      }
    }
    return closed();
  }

  /**
   * Asks for each lever and button.
   *
   * @param keys of the configuration, in the order of asking
   * @param probe looks at lines that the configuration does not name
   */
  public List<Finding> levers(List<String> keys, PinProbe probe) throws InterruptedException {
    var wrong = new ArrayList<Finding>();
    for (String key : keys) {
      table.forgetPresses();
      long levels = probe.levels();
      technician.tell("press " + key + " and hold it (Enter if nothing happens)");
      Set<Integer> strange = Set.of();
      while (table.look().pressed().isEmpty() && strange.isEmpty() && !technician.goesOn()) {
        technician.wait(table);
        strange = probe.changed(levels);
      }
      var pressed = table.look().pressed();
      new LeverDiagnosis(key, pressed, strange).finding().ifPresent(wrong::add);
      technician.tell("  " + key + ": " + (pressed.isEmpty() ? "nothing" : pressed));
      technician.tell("let it go");
      untilAsBefore(levels, probe);
    }
    return wrong;
  }

  /** A line that somebody still holds would be taken for the next lever's. */
  private void untilAsBefore(long levels, PinProbe probe) throws InterruptedException {
    do {
      technician.wait(table);
    } while (!probe.changed(levels).isEmpty() && !technician.goesOn());
  }
}
