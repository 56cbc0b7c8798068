package org.escaque.board;

import java.util.ArrayList;
import java.util.List;

/**
 * Tells which squares of a matrix without diodes are in doubt, as that changes. Confined to the
 * thread that scans.
 */
public final class GhostWatch {

  private long doubted;

  /** The doubts that this reading raises or lays to rest. */
  public List<BoardEvent> frame(ContactFrame frame) {
    long ghosts = Ghosts.possible(frame.occupied());
    long changed = ghosts ^ doubted;
    if (changed == 0) {
      return List.of();
    }
    doubted = ghosts;
    var events = new ArrayList<BoardEvent>();
    for (var square : new Occupancy(changed).squares()) {
      boolean doubt = (ghosts & square.bit()) != 0;
      events.add(
          doubt
              ? new BoardEvent.SquareDoubted(square, "ghost", frame.tick())
              : new BoardEvent.SquareTrusted(square, frame.tick()));
    }
    return events;
  }
}
