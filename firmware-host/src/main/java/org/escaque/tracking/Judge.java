package org.escaque.tracking;

import java.util.List;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Position;

/** Weighs all explanations of the wood at a press, and says what follows from the cheapest. */
final class Judge {

  private final Tracker tracker;
  private final Tick tick;

  private Judge(Tracker tracker, Tick tick) {
    this.tracker = tracker;
    this.tick = tick;
  }

  static Verdict at(Tracker tracker, Side presser, Tick tick) {
    if (tracker.senses.lost()) {
      return new Verdict.Unseen(tracker);
    }
    var verdict = new Judge(tracker, tick).judge(presser, Outcomes.of(tracker, presser));
    return isMove(verdict) || !mayBeTurned(tracker, presser)
        ? verdict
        : turned(tracker, presser, tick).orElse(verdict);
  }

  private static boolean isMove(Verdict verdict) {
    return verdict instanceof Verdict.Completed || verdict instanceof Verdict.Ambiguous;
  }

  /** White's first move of a game from the normal position shows which way the board stands. */
  private static boolean mayBeTurned(Tracker tracker, Side presser) {
    return presser == Side.WHITE
        && tracker.plies() == 0
        && tracker.position().equals(Position.INITIAL);
  }

  private static Optional<Verdict> turned(Tracker tracker, Side presser, Tick tick) {
    var round = Anew.seenTurned(tracker);
    var outcomes = Outcomes.of(round, presser);
    if (outcomes.isEmpty() || !outcomes.getFirst().isExact()) {
      return Optional.empty();
    }
    var verdict = Scorer.score(round, presser, tick, outcomes);
    return verdict instanceof Verdict.Completed completed
        ? Optional.of(completed.onTurnedBoard())
        : Optional.empty();
  }

  /** What the presses were for that came while the board could not be seen. */
  static Verdict back(Tracker tracker, List<Side> presses, Tick tick) {
    var judge = new Judge(tracker, tick);
    var presser = presses.getLast();
    var read = backByMen(tracker, presses, tick);
    if (read.isPresent()) {
      return read.get();
    }
    if (presses.size() == 1) {
      return judge.judge(presser, Outcomes.ofOneUnseen(tracker, presser));
    }
    if (presses.size() == 2 && judge.hasChanged()) {
      var two = Outcomes.ofTwoUnseen(tracker, presser);
      return two.isEmpty()
          ? judge.tooMany(presses.size())
          : Scorer.score(tracker, presser, tick, two);
    }
    return judge.tooMany(presses.size());
  }

  /** The same, where every man is known and stands just where legal moves have put him. */
  static Optional<Verdict> backByMen(Tracker tracker, List<Side> presses, Tick tick) {
    if (!Sequels.readsAll(tracker)) {
      return Optional.empty();
    }
    var presser = presses.getLast();
    return score(tracker, presser, tick, Sequels.of(tracker, presser, presses.size()));
  }

  private static Optional<Verdict> score(
      Tracker tracker, Side presser, Tick tick, List<Outcome> outcomes) {
    return outcomes.isEmpty()
        ? Optional.empty()
        : Optional.of(Scorer.score(tracker, presser, tick, outcomes));
  }

  /** What was completed by presses that left the lever as it was. */
  static Optional<Verdict> passed(Tracker tracker, Tick tick) {
    if (tracker.senses.lost() || !Sequels.readsAll(tracker) || Sequels.isAtHome(tracker)) {
      return Optional.empty();
    }
    var presser = tracker.position().turn().opponent();
    return score(tracker, presser, tick, Sequels.of(tracker, presser, 0));
  }

  /** More plies than can be told from what stands there. */
  private Verdict tooMany(int presses) {
    var line = tracker.game();
    long rest = (tracker.senses.hands().wood ^ line.occupied()) & ~tracker.doubted();
    return new Verdict.Unexplained(new Occupancy(rest), tracker.withoutUnpressed(presses));
  }

  /** What stands exactly and certainly, whoever has pressed. */
  static Optional<Verdict.Completed> standing(Tracker tracker, Tick tick) {
    boolean doubted = tracker.isFaulty() && !tracker.knowsMen();
    if (tracker.senses.lost() || doubted || tracker.trust() == Trust.BROKEN) {
      return Optional.empty();
    }
    var turn = tracker.position().turn();
    var mine = standing(tracker, turn, tick);
    return mine.isPresent() ? mine : standing(tracker, turn.opponent(), tick);
  }

  private static Optional<Verdict.Completed> standing(Tracker tracker, Side side, Tick tick) {
    var outcomes = Outcomes.of(tracker, side);
    if (!outcomes.isEmpty()
        && outcomes.getFirst().isExact()
        && isFollowing(tracker, outcomes.getFirst())
        && !lacksExchange(tracker, outcomes.getFirst())
        && Scorer.score(tracker, side, tick, outcomes) instanceof Verdict.Completed completed) {
      return Optional.of(completed);
    }
    return Optional.empty();
  }

  /**
   * What ends a game without a press follows the plies as they are known, and hands made it just as
   * hands do: nothing has to be believed for it.
   */
  private static boolean isFollowing(Tracker tracker, Outcome outcome) {
    int game = tracker.game().cost;
    var last = outcome.last();
    return outcome.cost() < game + Cost.MARGIN
        && (last == null
            || last.line().cost <= game + Cost.UNPRESSED && outcome.cost() == last.line().cost);
  }

  private Verdict judge(Side presser, List<Outcome> outcomes) {
    if (!outcomes.isEmpty() && isGuessOnGuess(outcomes.getFirst())) {
      outcomes.removeIf(this::isGuessOnGuess);
    }
    var legal =
        outcomes.stream().filter(outcome -> outcome.landing() != Landing.UNFELT).findFirst();
    if (legal.isEmpty() || legal.get().rest() != 0 && !isPlain(legal.get())) {
      var unfinished = Irregularities.unfinished(tracker, presser);
      int most = legal.map(Outcome::cost).orElse(Integer.MAX_VALUE);
      if (unfinished.isPresent() && unfinished.get().line().cost < most) {
        return unfinished(unfinished.get());
      }
    }
    boolean guessed = legal.isPresent() && isGuess(legal.get());
    if (legal.isEmpty() || guessed && isNoneTold(outcomes)) {
      var taken = Irregularities.taken(tracker, presser, guessed);
      if (taken.isPresent() && isThinkable(taken.get(), outcomes)) {
        return attempt(taken.get(), outcomes);
      }
    }
    if (legal.isPresent()) {
      var scored = Scorer.score(tracker, presser, tick, outcomes);
      return lacksExchange(tracker, legal.get())
          ? Standing.promoted(Irregularities.pawnLeft(legal.get()), tracker, scored)
          : scored;
    }
    return withoutMove(presser, outcomes);
  }

  /** The contacts told of it, and at most a reply has begun. */
  private boolean isPlain(Outcome outcome) {
    return outcome.landing().isShown() && outcome.cost() < tracker.game().cost + Cost.MARGIN;
  }

  /** Nothing near the best reading was told by the contacts. */
  private static boolean isNoneTold(List<Outcome> outcomes) {
    int near = outcomes.getFirst().cost() + Cost.WINDOW;
    return outcomes.stream().noneMatch(one -> one.landing().isShown() && one.cost() < near);
  }

  /** Nothing spoke for the move but that the wood does not speak against it. */
  private boolean isGuess(Outcome outcome) {
    return !outcome.landing().isShown() && outcome.cost() >= tracker.game().cost + Cost.UNSEEN_SWAP;
  }

  /** A guess that would only hold if an earlier ply had been another than it most likely was. */
  private boolean isGuessOnGuess(Outcome outcome) {
    var last = outcome.last();
    int game = tracker.game().cost;
    return last != null
        && last.line().cost >= game + Cost.MARGIN
        && (isGuess(outcome) || outcome.cost() >= game + Cost.HORIZON);
  }

  private Verdict withoutMove(Side presser, List<Outcome> unfelt) {
    var illegal = Irregularities.illegal(tracker, presser);
    if (illegal.isPresent()) {
      return attempt(illegal.get(), unfelt);
    }
    if (unfelt.isEmpty() && hasChanged()) {
      var two = Outcomes.ofTwo(tracker, presser);
      two.removeIf(outcome -> outcome.cost() >= tracker.game().cost + Cost.HORIZON);
      if (!two.isEmpty()) {
        return Scorer.score(tracker, presser, tick, two);
      }
    }
    return nothing(presser);
  }

  private boolean hasChanged() {
    var game = tracker.game();
    return ((tracker.senses.hands().wood ^ game.occupied()) & ~game.known) != 0;
  }

  /** A pawn reached the last rank, no exchange was seen, and nobody named a piece. */
  private static boolean lacksExchange(Tracker tracker, Outcome outcome) {
    var last = outcome.last();
    var reach = last == null ? null : last.reach();
    if (last == null || reach == null || !(reach.move() instanceof Move.Promotion)) {
      return false;
    }
    var hands = tracker.senses.hands();
    char read = hands.seen().on(reach.to());
    return read == 0
        ? tracker.turn.named() == null
            && !tracker.senses.blind()
            && !hands.exchanged(reach.to(), reach.from(), last.line().since)
        : Character.toUpperCase(read) == 'P';
  }

  /**
   * What two men show together is an act, unless they stand where an earlier ply may be misread.
   */
  private Verdict unfinished(Irregularities.Act act) {
    boolean misread =
        act.what() == Irregularity.ILLEGAL_MOVE && tracker.score.isOpen() && tracker.isFallible();
    return misread ? Standing.guessed(act, List.of(), tracker, tick) : illegal(act);
  }

  private Verdict illegal(Irregularities.Act act) {
    return Standing.of(act, tracker, tick);
  }

  /** A game can go on from it, or nothing else can be the case. */
  private boolean isThinkable(Irregularities.Act act, List<Outcome> rivals) {
    return rivals.isEmpty()
        || Irregularities.after(act).isPresent()
        || Attempt.isProved(act, rivals, tracker);
  }

  /** One man went where he may not; legal moves that nothing told of may be what was played. */
  private Verdict attempt(Irregularities.Act act, List<Outcome> rivals) {
    boolean proved = Attempt.isProved(act, rivals, tracker);
    return proved ? illegal(act) : Standing.guessed(act, rivals, tracker, tick);
  }

  private Verdict nothing(Side presser) {
    var line = tracker.game();
    if (line.turn() != presser) {
      return new Verdict.IdlePress();
    }
    long own = line.top.occupied(presser).bits();
    long wood = tracker.senses.hands().wood;
    long rest = (wood ^ line.occupied()) & ~tracker.senses.doubted() & ~line.known;
    boolean onlyInHand = (rest & wood) == 0;
    return onlyInHand
        ? new Verdict.NothingMoved(new Occupancy(own & ~wood), tracker.withBlindLandings())
        : new Verdict.Unexplained(new Occupancy(rest), tracker.idle());
  }
}
