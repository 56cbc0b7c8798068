package org.escaque.simulator.replay;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.ChessClock;
import org.escaque.clock.ClockTime;
import org.escaque.simulator.hands.Hands;

/**
 * Finds presses by which a clock that the host keeps shows, after each ply, the very second that
 * the record has. Of all such presses the earliest is taken that hands can reach: what is left of
 * the second serves the moves to come. Confined to one thread.
 */
final class HostTiming {

  /** On a slow board hands do not begin before a third of the least time has passed. */
  private static final int REACTIONS = 3;

  private static final long MILLIS = 1_000_000L;

  private final Hands hands;
  private final ThinkTime thinking;
  private final Duration least;

  /**
   * @param least that a ply takes on this board; if it is not zero, the clock of a move that ends
   *     the game and is not pressed is nobody's business
   */
  HostTiming(Hands hands, ThinkTime thinking, Duration least) {
    this.hands = hands;
    this.thinking = thinking;
    this.least = least;
  }

  /** The record's clocks cannot be kept by this control and these hands. */
  static final class Contradicted extends Exception {
    private static final long serialVersionUID = 1;

    Contradicted(String reason) {
      super(reason);
    }
  }

  Timing plan(List<RecordedPly> plies, ChessClock set, Side first, Tick begin) throws Contradicted {
    var turn = new Turn(set.start(first, begin), first, false);
    var timed = new ArrayList<Timing.TimedPly>();
    var since = begin;
    for (var ply : plies) {
      turn = new Turn(turn.clock(), turn.side(), ply.ends());
      var intent = ply.reach(hands, since.plus(least.dividedBy(REACTIONS)));
      var done = done(turn, ply, intent.earliestPress(), since, timed.size());
      var changes = hands.carryOut(intent, done);
      timed.add(new Timing.TimedPly(changes, done, turn.left(done)));
      turn = new Turn(turn.after(done), turn.side().opponent(), false);
      since = done;
    }
    return new Timing(new Timing.Kind.HostKept(turn.clock()), begin, timed);
  }

  /**
   * Whose move it is, by which clock.
   *
   * @param ends whether the move ends the game when it is made, without a press
   */
  private record Turn(ChessClock clock, Side side, boolean ends) {

    ChessClock after(Tick done) {
      return ends ? clock.paused(done) : clock.pressed(side, done);
    }

    ClockTime left(Tick done) {
      return after(done).remaining(side, done);
    }

    long second(Tick done) {
      return HostTiming.second(left(done));
    }
  }

  private Tick done(Turn turn, RecordedPly ply, Tick earliest, Tick since, int at)
      throws Contradicted {
    var left = ply.ends() && !least.isZero() ? null : ply.left();
    var done =
        left == null
            ? later(earliest.plus(least), since.plus(thought(turn, ply, since)))
            : firstShowing(turn, left, earliest);
    var fall = turn.clock().flagFall(turn.side());
    boolean tooLate = fall.isPresent() && !done.isBefore(fall.get());
    boolean wrong = left != null && turn.second(done) != second(left);
    if (done.since(since).compareTo(least) < 0) {
      throw new Contradicted(
          "ply %d: made in %d ms, faster than this board can follow"
              .formatted(at + 1, done.since(since).toMillis()));
    }
    if (tooLate || wrong) {
      throw new Contradicted(
          "ply %d: %s cannot show %s after its move"
              .formatted(at + 1, turn.side(), left == null ? "any time" : left.toSeconds()));
    }
    return done;
  }

  private Duration thought(Turn turn, RecordedPly ply, Tick since) {
    var spent = ply.spent();
    return spent != null
        ? spent
        : thinking.next(turn.clock().remaining(turn.side(), since).toDuration());
  }

  /** The first tick from {@code earliest} on at which the move leaves no more than that second. */
  private static Tick firstShowing(Turn turn, ClockTime left, Tick earliest) {
    if (turn.second(earliest) <= second(left)) {
      return earliest;
    }
    long early = earliest.nanos() / MILLIS;
    long late = early + 1;
    while (turn.second(Tick.ofMillis(late)) > second(left)) {
      late = early + 2 * (late - early);
    }
    while (late - early > 1) {
      long middle = (early + late) / 2;
      boolean enough = turn.second(Tick.ofMillis(middle)) <= second(left);
      early = enough ? early : middle;
      late = enough ? middle : late;
    }
    return Tick.ofMillis(late);
  }

  private static long second(ClockTime time) {
    return time.millis() / 1000;
  }

  private static Tick later(Tick one, Tick other) {
    return one.isAfter(other) ? one : other;
  }
}
