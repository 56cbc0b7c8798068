package org.escaque.tracking;

import java.util.List;
import org.escaque.board.Tick;

/** Compares how plies read before and now. */
final class Revisions {

  private Revisions() {}

  /** At most one revision: from the first ply of the score that reads otherwise now. */
  static List<Revision> between(Score was, List<PlyReading> now, String cause, Tick tick) {
    int common = Math.min(was.open().size(), now.size());
    for (int i = 0; i < common; i++) {
      if (!was.open().get(i).saysSame(now.get(i))) {
        return List.of(new Revision(was.forgotten() + i, now.subList(i, common), cause, tick));
      }
    }
    return List.of();
  }
}
