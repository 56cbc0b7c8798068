package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Tick;

/**
 * Turns the outcomes of a press into plies of the score, and the tracker that goes on from them.
 */
final class Scorer {

  static final int MOST_LINES = 64;

  /** Two men are off their squares, and no reply has lifted them. */
  private static final int TWO_MISSING = 2 * Cost.MISSING;

  /** So many captures of which no victim was seen to leave tell of a habit. */
  private static final int SWEEPS = 2;

  private final Tracker tracker;
  private final Side presser;
  private final Tick tick;
  private final Outcome best;
  private final List<Outcome> open;

  /** What is read as a capture may have been a move to a contact that feels nothing. */
  private final boolean blind;

  private final boolean overflow;

  private Scorer(Tracker tracker, Side presser, Tick tick, List<Outcome> outcomes) {
    this.tracker = tracker;
    this.presser = presser;
    this.tick = tick;
    this.best = outcomes.getFirst();
    var near = near(outcomes, best, tracker.trust() == Trust.BROKEN ? Cost.HORIZON : Cost.WINDOW);
    dropUnfelt(near, tracker);
    this.blind = near.stream().anyMatch(one -> one.line().unfelt() > best.line().unfelt());
    this.overflow = near.size() > MOST_LINES;
    this.open = near.subList(0, Math.min(near.size(), MOST_LINES));
  }

  /** {@link Verdict.Completed} or {@link Verdict.Ambiguous}, by what of the plies is certain. */
  static Verdict score(Tracker tracker, Side presser, Tick tick, List<Outcome> outcomes) {
    return new Scorer(tracker, presser, tick, outcomes).score();
  }

  private static List<Outcome> near(List<Outcome> outcomes, Outcome best, int least) {
    var near = new ArrayList<Outcome>();
    int window = best.landing() == Landing.DISTURBED ? Math.max(Cost.DISTURBED, least) : least;
    for (var outcome : outcomes) {
      if (outcome.cost() < best.cost() + Cost.HORIZON
          && outcome.plies().size() == best.plies().size()
          && outcome.line().tail.size() == best.line().tail.size()
          && outcome.cost() < cheapest(outcome, outcomes) + window
          && near.stream().noneMatch(outcome::isSame)) {
        near.add(outcome);
      }
    }
    return near;
  }

  /**
   * Where two were taken and never lifted, hands do so for good, and no contact failed to feel the
   * taker: readings go in which more men stand where nothing feels them. Only while no victim was
   * seen to leave, the wood is just what the best reading says and every contact is believed.
   */
  private static void dropUnfelt(List<Outcome> near, Tracker tracker) {
    var first = near.getFirst().line();
    boolean habit = first.swept() >= SWEEPS && !tracker.score.lifts();
    if (habit && first.known == 0 && !tracker.isFaulty()) {
      near.removeIf(outcome -> outcome.line().unfelt() > first.unfelt());
    }
  }

  /** The cheapest way to read the plies of this press after the same plies before. */
  private static int cheapest(Outcome outcome, List<Outcome> outcomes) {
    for (var other : outcomes) {
      if (other.plies().getFirst().before() == outcome.plies().getFirst().before()) {
        return other.cost();
      }
    }
    return outcome.cost();
  }

  private Verdict score() {
    var lines = open.stream().map(o -> o.line().costing(o.cost() - best.cost())).toList();
    var readings = tracker.score.reread(lines, tracker.trust(), isDear());
    int before = readings.size() - best.plies().size();
    int last = readings.size() - 1;
    for (int i = before; i < last; i++) {
      var passed = tracker.passed(readings.get(i));
      boolean told = isPressed() && !best.landing().isVague();
      readings.set(i, told || passed.isAmbiguous() ? passed : passed.guess());
    }
    boolean sure = isTold() && isPressed() && !isFoundOut();
    sure &= !isReopening(readings, before) && !isOnGuessedAct(readings.subList(0, before));
    if (!sure && !readings.getLast().isAmbiguous()) {
      readings.set(last, readings.getLast().guess());
    }
    var revisions = Revisions.between(tracker.score, readings.subList(0, before), cause(), tick);
    var plies = List.copyOf(readings.subList(before, readings.size()));
    boolean certain = plies.stream().noneMatch(PlyReading::isAmbiguous);
    var next = next(lines, readings, !certain);
    var displaced = displaced(next);
    return certain
        ? new Verdict.Completed(plies, touches(), displaced, revisions, false, next)
        : new Verdict.Ambiguous(plies, touches(), displaced, revisions, next);
  }

  /** It follows an illegal act that need not have been one: the men may stand otherwise. */
  private static boolean isOnGuessedAct(List<PlyReading> before) {
    return before.stream()
        .anyMatch(reading -> reading.isAmbiguous() && reading.best() instanceof Ply.Irregular);
  }

  /** It was made while nobody saw it, and so were plies that are open. */
  private boolean isFoundOut() {
    return tracker.score.isOpen() && tracker.isFallible() && tracker.senses.hands().isAllUnseen();
  }

  /** A ply that was certain is open again now: what shows that need not be so. */
  private boolean isReopening(List<PlyReading> readings, int before) {
    var was = tracker.score.open();
    for (int i = 0; i < Math.min(was.size(), before); i++) {
      if (was.get(i).isCertain() && readings.get(i).isAmbiguous()) {
        return true;
      }
    }
    return false;
  }

  /** One press completes one ply, unless presses were missed, which is hard to believe. */
  private boolean isPressed() {
    return best.plies().size() == 1 || tracker.senses.blind() || !tracker.isFallible();
  }

  /** The contacts told of the move, and nothing else is so wrong that it may be another. */
  private boolean isTold() {
    var trust = tracker.trust();
    boolean strewn = added() >= TWO_MISSING && tracker.isFallible();
    boolean odd = trust != Trust.FULL || isCrowded() || strewn;
    boolean guessed = odd && best.landing() == Landing.DISTURBED;
    boolean amiss = best.line().known != 0;
    boolean isOpen = tracker.score.isOpen() && !tracker.knowsMen();
    boolean unknown = amiss || isOpen || tracker.isFallible();
    boolean adrift = tracker.score.astray() && unknown || tracker.turn.unsure() && amiss;
    return best.landing().isTold() && !guessed && !adrift && (trust != Trust.BROKEN || isBare());
  }

  /**
   * The contacts tell of this move in this turn, it costs nothing to believe, and no man is
   * missing.
   */
  private boolean isBare() {
    var last = best.plies().getLast();
    long moved = last.from().bit() | last.to().bit();
    long missing = best.line().known & best.line().occupied() & ~tracker.doubted();
    return !overflow
        && added() == 0
        && missing == 0
        && (moved & tracker.senses.health().stays().changed()) != 0;
  }

  /** It takes more to believe this press than a clean move: it settles nothing that was open. */
  private boolean isDear() {
    boolean suspicious = tracker.senses.health().stays().isSuspicious();
    boolean guessed = !best.landing().isTold() && !isSwept();
    return suspicious || isStrewn() || isOdd() || guessed;
  }

  /** A capture of which no victim was seen to leave, and no dead square can look so. */
  private boolean isSwept() {
    return best.landing() == Landing.UNSEEN
        && best.plies().getLast().takes()
        && added() == Cost.UNSEEN_SWAP
        && !blind;
  }

  /** The contacts told of the move, and yet it does not fit: a ply before may be misread. */
  private boolean isOdd() {
    return best.landing().isTold() && added() >= Cost.MARGIN;
  }

  /** What is open may be open because what was played is not among the readings at all. */
  private boolean isAmiss() {
    int most = Cost.UNSEEN_SWAP + Cost.REPLY_BEGUN;
    return isOdd() || !best.landing().isTold() && added() > most;
  }

  /** Men that were knocked over have not been put back. */
  private boolean isStrewn() {
    long wood = tracker.senses.hands().wood | tracker.doubted();
    return Long.bitCount(best.line().known & best.line().occupied() & ~wood) > 1;
  }

  /** Men stand on more than one square to which nothing took them. */
  private boolean isCrowded() {
    long known = tracker.senses.health().ghosts();
    return Long.bitCount(best.rest() & tracker.senses.hands().wood & ~known) > 1;
  }

  /** What the plies of this press cost. */
  private int added() {
    return best.cost() - tracker.game().cost;
  }

  private Tracker next(List<Line> lines, List<PlyReading> readings, boolean fresh) {
    int forget = Score.settled(lines);
    var kept = lines.stream().map(line -> line.forget(forget)).toList();
    var score =
        tracker
            .score
            .caughtUp(best.plies().size())
            .with(readings, forget, overflow, isAmiss() || tracker.trust() != Trust.FULL);
    var later = Ledger.beyond(tracker.turn.touches(), best.line().since, presser, best.rest());
    return tracker.completed(kept, score, new Turn(later, null, fresh, false, false));
  }

  private List<List<Touch>> touches() {
    var all = new ArrayList<List<Touch>>();
    for (int i = 1; i < best.plies().size(); i++) {
      all.add(List.of());
    }
    all.add(Ledger.upTo(tracker.turn.touches(), best.line().since, presser, best.rest()));
    return all;
  }

  /** What stands wrong now, but for a reply that stands already or has begun. */
  private Occupancy displaced(Tracker next) {
    long rest = best.rest() & ~tracker.senses.health().ghosts();
    if (isReplyBegun(next)) {
      return Occupancy.EMPTY;
    }
    for (var line : next.lines) {
      for (var reply : line.waiting()) {
        rest &= ~(reply.from().bit() | reply.to().bit());
      }
    }
    return new Occupancy(rest);
  }

  private boolean isReplyBegun(Tracker next) {
    var hands = next.senses.hands();
    var game = next.game();
    long theirs = game.top.occupied(game.turn()).bits() | game.takeable();
    long moved = best.plies().getLast().from().bit();
    return Long.bitCount(best.rest()) == 1
        && (best.rest() & theirs & ~hands.wood) != 0
        && hands.lastLiftOn(best.rest()) > hands.lastLiftOn(moved);
  }

  private String cause() {
    var last = best.plies().getLast();
    return last.from() + "-" + last.to();
  }
}
