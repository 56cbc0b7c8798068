package org.escaque.tracking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Move;

/** Weighs all explanations of the wood at a press, and says what follows from the cheapest. */
final class Judge {

  /** More squares than this that stay unexplained are no displaced men any more. */
  private static final int MOST_DISPLACED = 6;

  private final Tracker tracker;
  private final Explainer explainer;
  private final Tick tick;

  private Judge(Tracker tracker, Tick tick) {
    this.tracker = tracker;
    this.explainer = tracker.explainer();
    this.tick = tick;
  }

  static Verdict at(Tracker tracker, Side presser, Tick tick) {
    if (tracker.senses.lost()) {
      return new Verdict.Unseen(tracker);
    }
    return new Judge(tracker, tick).judge(presser);
  }

  /** What stands exactly and certainly, whoever has pressed. */
  static Optional<Verdict.Completed> standing(Tracker tracker, Tick tick) {
    if (tracker.senses.lost()) {
      return Optional.empty();
    }
    var judge = new Judge(tracker, tick);
    for (var side : List.of(tracker.position().turn(), tracker.position().turn().opponent())) {
      var outcomes = judge.outcomes(side);
      if (!outcomes.isEmpty()
          && outcomes.getFirst().explanation().isExact()
          && !judge.lacksExchange(outcomes.getFirst())
          && judge.score(side, outcomes) instanceof Verdict.Completed completed) {
        return Optional.of(completed);
      }
    }
    return Optional.empty();
  }

  private Verdict judge(Side presser) {
    var outcomes = outcomes(presser);
    var legal = outcomes.stream().filter(outcome -> !outcome.explanation().blind()).toList();
    boolean exact = !legal.isEmpty() && legal.getFirst().explanation().rest() == 0;
    if (!exact) {
      var unfinished = Irregularities.unfinished(tracker, presser);
      if (unfinished.isPresent()) {
        return illegal(unfinished.get());
      }
    }
    if (legal.isEmpty() || !legal.getFirst().explanation().landed()) {
      var taken = Irregularities.taken(tracker, presser);
      if (taken.isPresent()) {
        return illegal(taken.get());
      }
    }
    if (!legal.isEmpty()) {
      return lacksExchange(legal.getFirst())
          ? illegal(Irregularities.pawnLeft(legal.getFirst().explanation()))
          : score(presser, outcomes);
    }
    return Irregularities.illegal(tracker, presser)
        .map(this::illegal)
        .orElseGet(() -> nothing(presser));
  }

  private List<Outcome> outcomes(Side presser) {
    var outcomes = new ArrayList<Outcome>();
    for (var line : tracker.lines) {
      addOutcomes(line, presser, outcomes);
    }
    outcomes.removeIf(outcome -> Long.bitCount(outcome.explanation().rest()) > MOST_DISPLACED);
    outcomes.sort(Comparator.comparingInt(Outcome::cost));
    return outcomes;
  }

  private void addOutcomes(Line line, Side presser, List<Outcome> outcomes) {
    var hands = tracker.senses.hands();
    var found = new ArrayList<Explanation>();
    if (line.turn() == presser) {
      explainer.addMoves(line, found);
      for (var move : found) {
        outcomes.add(new Outcome(move, move.plies(), move.follow(hands).pressed(0, move.cost())));
      }
    } else if (line.unpressed > 0) {
      explainer.addStanding(line, found);
      for (var standing : found) {
        var on = standing.follow(hands).pressed(0, standing.cost());
        outcomes.add(new Outcome(standing, line.waiting(), on));
      }
      addReplies(line, outcomes);
    }
  }

  /** The reply stands too: it stays unpressed, what it answers is complete. */
  private void addReplies(Line line, List<Outcome> outcomes) {
    var found = new ArrayList<Explanation>();
    explainer.addMoves(line, found);
    for (var reply : found) {
      if (reply.isExact()) {
        outcomes.add(new Outcome(reply, line.waiting(), line.pressed(0, reply.cost())));
      }
    }
  }

  /**
   * A pawn came to the last rank, nothing showed that it was exchanged and nobody named a piece.
   */
  private boolean lacksExchange(Outcome outcome) {
    var explanation = outcome.explanation();
    var reach = explanation.reach();
    return reach != null
        && reach.move() instanceof Move.Promotion
        && explanation.plies().size() == outcome.plies().size()
        && tracker.named == null
        && !tracker.senses.hands().exchanged(reach.to(), reach.from(), explanation.line().since);
  }

  private Verdict score(Side presser, List<Outcome> outcomes) {
    var best = outcomes.getFirst();
    var open = near(outcomes, best, Cost.WINDOW);
    var lines = open.stream().map(o -> o.line().costing(o.cost() - best.cost())).toList();
    var readings = Score.read(lines);
    int done = best.plies().size();
    int before = readings.size() - done;
    if (!best.explanation().landed() && readings.getLast().isCertain()) {
      var last = readings.removeLast();
      readings.add(new PlyReading(last.best(), List.of(last.best())));
    }
    var revisions =
        Revisions.between(tracker.score, readings.subList(0, before), cause(best), tick);
    var plies = List.copyOf(readings.subList(before, readings.size()));
    boolean certain = plies.stream().noneMatch(PlyReading::isAmbiguous);
    var next = next(lines, readings, best, presser, !certain);
    var touches = touches(best, presser);
    var displaced = displaced(best, next);
    return certain
        ? new Verdict.Completed(plies, touches, displaced, revisions, false, next)
        : new Verdict.Ambiguous(plies, touches, displaced, revisions, next);
  }

  private static List<Outcome> near(List<Outcome> outcomes, Outcome best, int window) {
    var near = new ArrayList<Outcome>();
    for (var outcome : outcomes) {
      if (outcome.cost() < best.cost() + window
          && outcome.plies().size() == best.plies().size()
          && outcome.line().tail.size() == best.line().tail.size()
          && near.stream().noneMatch(outcome::isSame)) {
        near.add(outcome);
      }
    }
    return near.subList(0, Math.min(near.size(), 64));
  }

  private Tracker next(
      List<Line> lines, List<PlyReading> readings, Outcome best, Side presser, boolean fresh) {
    int forget = Score.settled(lines);
    var kept = lines.stream().map(line -> line.forget(forget)).toList();
    var score =
        new Score(
            tracker.score.forgotten() + forget,
            List.copyOf(readings.subList(forget, readings.size())));
    var inAir = best.explanation().rest();
    var later = Ledger.beyond(tracker.touches, best.line().since, presser, inAir);
    var bare = new Tracker(tracker.senses.cleared(), kept, score, later, null, fresh);
    return new Tracker(bare.senses, Unpressed.in(bare), score, later, null, fresh);
  }

  private List<List<Touch>> touches(Outcome best, Side presser) {
    var inAir = best.explanation().rest();
    var mine = Ledger.upTo(tracker.touches, best.line().since, presser, inAir);
    var all = new ArrayList<List<Touch>>();
    for (int i = 1; i < best.plies().size(); i++) {
      all.add(List.of());
    }
    all.add(mine);
    return all;
  }

  /** What stands wrong now, but for a reply that stands already or has begun. */
  private static Occupancy displaced(Outcome best, Tracker next) {
    long rest = best.explanation().rest();
    if (isReplyBegun(rest, best, next)) {
      return Occupancy.EMPTY;
    }
    for (var line : next.lines) {
      for (var reply : line.waiting()) {
        rest &= ~(reply.from().bit() | reply.to().bit());
      }
    }
    return new Occupancy(rest);
  }

  private static boolean isReplyBegun(long rest, Outcome best, Tracker next) {
    var hands = next.senses.hands();
    long theirs = next.game().top.occupied(next.game().turn()).bits();
    long moved = best.plies().getLast().from().bit();
    return Long.bitCount(rest) == 1
        && (rest & theirs & ~hands.wood) != 0
        && hands.lastLiftOn(rest) > hands.lastLiftOn(moved);
  }

  private static String cause(Outcome best) {
    var last = best.plies().getLast();
    return last.from() + "-" + last.to();
  }

  private Verdict illegal(Irregularities.Act act) {
    return act.verdict(tracker, tick);
  }

  private Verdict nothing(Side presser) {
    var line = tracker.game();
    if (line.turn() != presser) {
      return new Verdict.IdlePress();
    }
    long own = line.top.occupied(presser).bits();
    long wood = tracker.senses.hands().wood;
    long rest = (wood ^ line.occupied()) & ~tracker.senses.doubted() & ~line.known;
    boolean onlyInHand = (rest & ~own) == 0 || (rest & wood) == 0;
    return onlyInHand
        ? new Verdict.NothingMoved(new Occupancy(own & ~wood), tracker)
        : new Verdict.Unexplained(new Occupancy(rest), tracker);
  }
}
