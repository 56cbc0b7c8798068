package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;

/**
 * What is known of the completed plies: how many there are, and how the last ones read, as far back
 * as the tails of the lines go.
 *
 * @param forced so many of the open plies stay as they read when the hypotheses became too many
 */
record Score(int forgotten, List<PlyReading> open, int forced) {

  /** Older plies than these stay as they are in the record. */
  private static final int LONGEST = 60;

  /** Two plies stay, so that a promotion can still be named. */
  private static final int SHORTEST = 2;

  static Score after(int plies) {
    return new Score(plies, List.of(), 0);
  }

  /** The plies of the lines as they read now, but for those that stay ambiguous for good. */
  List<PlyReading> reread(List<Line> lines, int margin) {
    var readings = read(lines, margin);
    for (int i = 0; i < Math.min(forced, readings.size()); i++) {
      if (readings.get(i).isCertain() && readings.get(i).best().isSameAct(open.get(i).best())) {
        readings.set(i, open.get(i));
      }
    }
    return readings;
  }

  /** The score after a press. */
  Score with(List<PlyReading> readings, int forget, boolean overflow) {
    int stays = overflow ? readings.size() : forced;
    return new Score(
        forgotten + forget,
        List.copyOf(readings.subList(forget, readings.size())),
        Math.max(0, stays - forget));
  }

  int plies() {
    return forgotten + open.size();
  }

  /**
   * How the plies that all {@code lines} have completed read now.
   *
   * @param margin how much dearer another reading must be for a ply that contacts felt
   */
  static List<PlyReading> read(List<Line> lines, int margin) {
    var completed = lines.stream().filter(line -> line.unpressed == 0).toList();
    var best = completed.getFirst();
    var readings = new ArrayList<PlyReading>();
    for (int i = 0; i < best.tail.size(); i++) {
      readings.add(read(completed, best, i, margin));
    }
    return readings;
  }

  private static PlyReading read(List<Line> lines, Line best, int index, int felt) {
    var acts = new ArrayList<Ply>();
    var ply = best.tail.get(index);
    int margin = isFelt(lines, index) ? felt : Cost.WINDOW;
    int others = 0;
    for (var line : lines) {
      var other = line.tail.get(index);
      boolean near = line.cost < best.cost + margin;
      if (near && acts.stream().noneMatch(act -> act.isSameAct(other))) {
        others++;
        if (isShown(ply, other)) {
          acts.add(other);
        }
      }
    }
    return others > 1 ? new PlyReading(ply, acts) : PlyReading.certain(ply);
  }

  /** What no contact told is certain only when nothing else is left that could have been. */
  private static boolean isFelt(List<Line> lines, int index) {
    return landing(lines.getFirst().tail.get(index)) == Landing.FELT;
  }

  /** Landings that nothing felt are kept in mind, and named only beside another such. */
  private static boolean isShown(Ply best, Ply other) {
    return landing(best) == Landing.UNFELT || landing(other) != Landing.UNFELT;
  }

  private static Landing landing(Ply ply) {
    return ply instanceof Ply.Played played ? played.landing() : Landing.FELT;
  }

  /** How many of the oldest plies need not be kept any more. */
  static int settled(List<Line> lines) {
    var best = lines.getFirst();
    int length = best.completed().size();
    int agreed = 0;
    while (agreed < length - SHORTEST && isAgreed(lines, best.tail.get(agreed), agreed)) {
      agreed++;
    }
    return Math.max(agreed, length - LONGEST);
  }

  private static boolean isAgreed(List<Line> lines, Ply ply, int index) {
    return lines.stream().allMatch(line -> line.tail.get(index).isSameAct(ply));
  }
}
