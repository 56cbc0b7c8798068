package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import org.escaque.chess.Move;

/**
 * What is known of the completed plies: how many there are, and how the last ones read, as far back
 * as the tails of the lines go.
 *
 * @param forced so many of the open plies stay as they read when the hypotheses became too many
 * @param kept bits of open plies that stay because a contact was not believed: what it hid may be
 *     what was played
 * @param behind so many presses had no move that was found: while there are any, plies are read
 *     with less trust
 * @param clouded squares to which plies went that are forgotten and stayed open
 * @param lifts a victim was seen to leave at some time: these hands do not always sweep
 */
record Score(
    int forgotten,
    List<PlyReading> open,
    int forced,
    long kept,
    int behind,
    long clouded,
    boolean lifts) {

  /** Older plies than these stay as they are in the record. */
  private static final int LONGEST = 60;

  /** Two plies stay, so that a promotion can still be named. */
  private static final int SHORTEST = 2;

  static Score after(int plies) {
    return new Score(plies, List.of(), 0, 0, 0, 0, false);
  }

  /**
   * The plies of the lines as they read now, but for those that stay ambiguous for good. What was
   * certain is never certainly something else: one of the two is wrong.
   *
   * @param dear the plies of this press are too dear to settle an earlier one
   */
  List<PlyReading> reread(List<Line> lines, Trust trust, boolean dear) {
    var readings = read(lines, trust.margin);
    boolean lost = dear || astray() || trust == Trust.BROKEN || isTangled(open);
    boolean sure = clouded == 0;
    long unsure = clouded;
    for (int i = 0; i < Math.min(open.size(), readings.size()); i++) {
      boolean lone = open.get(i).alternatives().size() == 1;
      boolean hidden = trust != Trust.FULL || (kept >>> i & 1) != 0;
      var ply = lines.getFirst().tail.get(i);
      boolean unknown = lone && (unsure & ply.from().bit()) != 0;
      boolean guessed = hidden && (!sure || ply.takes()) || unknown || ply instanceof Ply.Irregular;
      boolean twoGoals = isOfTwoGoals(open.get(i));
      boolean borneOut = isBorneOut(lines.getFirst(), i, lone || twoGoals);
      boolean vague = hidden || lone || twoGoals && !isOnly(ply, lines, i);
      boolean stays = lost || i < forced || guessed || vague && !borneOut;
      var was = open.get(i);
      var now = readings.get(i);
      boolean contradicts = was.isCertain() && now.isCertain() && !was.best().isSameAct(now.best());
      if (contradicts || stays && isSettling(was, now)) {
        readings.set(i, was.preferring(now.best()));
      }
      sure &= !readings.get(i).isAmbiguous();
      unsure = cloudedAfter(unsure, readings.get(i));
    }
    return readings;
  }

  /** Where men stand of whom it is open whence they came. */
  private static long cloudedAfter(long before, PlyReading reading) {
    var ply = reading.best();
    boolean open = reading.isAmbiguous() || (before & ply.from().bit()) != 0;
    long rest = before & ~(ply.from().bit() | ply.to().bit());
    return open ? rest | ply.to().bit() : rest;
  }

  private long cloudedBy(List<PlyReading> forgotten) {
    long squares = clouded;
    for (var reading : forgotten) {
      squares = cloudedAfter(squares, reading);
    }
    return squares;
  }

  private static boolean isSettling(PlyReading was, PlyReading now) {
    return now.isCertain() && !was.isCertain() || !now.isAmbiguous() && was.isAmbiguous();
  }

  /** Several plies are open, and not only for want of knowing which victim was taken. */
  private static boolean isTangled(List<PlyReading> readings) {
    var ambiguous = readings.stream().filter(PlyReading::isAmbiguous).toList();
    return ambiguous.size() > 1
        && ambiguous.stream().anyMatch(one -> !one.alternatives().stream().allMatch(Ply::takes));
  }

  /** One man closed two contacts: that one of them opens again does not tell where he stood. */
  private static boolean isOfTwoGoals(PlyReading reading) {
    var goals = reading.alternatives();
    return goals.size() > 1
        && goals.stream().allMatch(ply -> isQuiet(ply) && ply.from() == goals.getFirst().from())
        && goals.stream().anyMatch(ply -> ply.to() != goals.getFirst().to());
  }

  private static boolean isQuiet(Ply ply) {
    return ply instanceof Ply.Played made && made.move() instanceof Move.Normal && !ply.takes();
  }

  /** No hypothesis that is left says anything else. */
  private static boolean isOnly(Ply ply, List<Line> lines, int index) {
    return lines.stream().allMatch(line -> line.tail.get(index).isSameAct(ply));
  }

  /** What was guessed for want of anything else is so when a felt ply went on from there. */
  private static boolean isBorneOut(Line best, int index, boolean vague) {
    var tail = best.tail;
    var ply = tail.get(index);
    if (!vague && landing(ply) == Landing.FELT) {
      return true;
    }
    if (landing(ply) == Landing.STUCK) {
      return false; // who stands there may have come from elsewhere
    }
    for (int later = index + 1; later < best.completed().size(); later++) {
      var next = tail.get(later);
      boolean taken = next.to() == ply.to();
      if (next.from() == ply.to() || taken) {
        return landing(next) == Landing.FELT && (!taken || ply.takes());
      }
    }
    return false;
  }

  /**
   * The score after a press.
   *
   * @param overflow there were more hypotheses than are kept
   */
  Score with(List<PlyReading> readings, int forget, boolean overflow, boolean faulty) {
    int stays = overflow ? readings.size() : forced;
    long keeps = kept;
    for (int i = 0; i < readings.size(); i++) {
      boolean isOpen = !readings.get(i).isCertain();
      boolean reopened = isOpen && i < open.size() && open.get(i).isCertain();
      keeps |= reopened || faulty && isOpen ? 1L << i : 0;
    }
    return new Score(
        forgotten + forget,
        List.copyOf(readings.subList(forget, readings.size())),
        Math.max(0, stays - forget),
        keeps >>> forget,
        behind,
        cloudedBy(readings.subList(0, forget)),
        lifts || readings.stream().anyMatch(Score::isSeenTaking));
  }

  private static boolean isSeenTaking(PlyReading reading) {
    return reading.isCertain()
        && reading.best() instanceof Ply.Played played
        && !(played.move() instanceof Move.Castling)
        && played.takes()
        && played.landing().isTold();
  }

  /** A press had no move: whatever is open may be why. */
  Score keepingOpen() {
    long keeps = kept;
    for (int i = 0; i < open.size(); i++) {
      keeps |= open.get(i).isAmbiguous() ? 1L << i : 0;
    }
    return new Score(forgotten, open, forced, keeps, behind, clouded, lifts);
  }

  /** No move was found for so many presses. */
  Score behind(int presses) {
    return new Score(forgotten, open, forced, kept, behind + presses, clouded, lifts);
  }

  /** A press completed so many plies: more than one were those of earlier presses. */
  Score caughtUp(int plies) {
    int fewer = Math.max(0, behind - (plies - 1));
    return new Score(forgotten, open, forced, kept, fewer, clouded, lifts);
  }

  /** Some press has no move: the game stands elsewhere. */
  boolean astray() {
    return behind > 0;
  }

  /** Whether more than one reading of some ply is left. */
  boolean isOpen() {
    return open.stream().anyMatch(PlyReading::isAmbiguous);
  }

  int plies() {
    return forgotten + open.size();
  }

  /**
   * How the plies that all {@code lines} have completed read now.
   *
   * @param margin how much dearer another reading must be for a ply that contacts felt, if no ply
   *     before it is open
   */
  static List<PlyReading> read(List<Line> lines, int margin) {
    var completed = lines.stream().filter(line -> line.unpressed == 0).toList();
    var best = completed.getFirst();
    var readings = new ArrayList<PlyReading>();
    boolean sure = true;
    for (int i = 0; i < best.tail.size(); i++) {
      int least = sure ? margin(best.tail.get(i), margin) : Cost.WINDOW;
      readings.add(read(completed, best, i, Math.max(least, margin)));
      sure &= !readings.getLast().isAmbiguous();
    }
    return readings;
  }

  private static PlyReading read(List<Line> lines, Line best, int index, int margin) {
    var acts = new ArrayList<Ply>();
    var ply = best.tail.get(index);
    int others = 0;
    for (var line : lines) {
      var other = line.tail.get(index);
      boolean near = line.cost < best.cost + margin;
      if (near && acts.stream().noneMatch(act -> act.isSameAct(other))) {
        others++;
        if (isShown(best, line, index)) {
          acts.add(other);
        }
      }
    }
    boolean open = others > 1 || landing(ply) == Landing.UNFELT;
    boolean guessed = landing(ply) == Landing.UNFELT;
    return open ? new PlyReading(ply, acts, guessed) : PlyReading.certain(ply);
  }

  /** What no contact told is certain only when nothing else is left that could have been. */
  private static int margin(Ply ply, int felt) {
    return switch (landing(ply)) {
      case FELT -> felt;
      case DISTURBED -> Cost.DISTURBED;
      case DOUBTFUL, UNSEEN, STUCK, UNFELT -> Cost.WINDOW;
    };
  }

  /** Landings that nothing felt are kept in mind, and named only beside another such. */
  private static boolean isShown(Line best, Line other, int index) {
    return other.unfelt(index + 1) <= best.unfelt(index + 1);
  }

  private static Landing landing(Ply ply) {
    return ply instanceof Ply.Played played ? played.landing() : Landing.FELT;
  }

  /** How many of the oldest plies need not be kept any more. */
  static int settled(List<Line> lines) {
    var best = lines.getFirst();
    int length = best.completed().size();
    int agreed = 0;
    while (agreed < length - SHORTEST
        && isAgreed(lines, best.tail.get(agreed), agreed)
        && best.tail.get(agreed) instanceof Ply.Played) {
      agreed++;
    }
    return Math.max(agreed, length - LONGEST);
  }

  private static boolean isAgreed(List<Line> lines, Ply ply, int index) {
    return lines.stream().allMatch(line -> line.tail.get(index).isSameAct(ply));
  }
}
