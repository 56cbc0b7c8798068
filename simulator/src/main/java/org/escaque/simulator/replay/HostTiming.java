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

  private static final long MILLIS = 1_000_000L;

  private final Hands hands;
  private final ThinkTime thinking;

  HostTiming(Hands hands, ThinkTime thinking) {
    this.hands = hands;
    this.thinking = thinking;
  }

  /** The record's clocks cannot be kept by this control and these hands. */
  static final class Contradicted extends Exception {
    private static final long serialVersionUID = 1;

    Contradicted(String reason) {
      super(reason);
    }
  }

  Timing plan(List<RecordedPly> plies, ChessClock set, Side first, Tick begin) throws Contradicted {
    var clock = set.start(first, begin);
    var timed = new ArrayList<Timing.TimedPly>();
    var side = first;
    var since = begin;
    for (var ply : plies) {
      var intent = hands.reach(ply.move(), since);
      var pressed = press(clock, side, ply, intent.earliestPress(), since, timed.size());
      clock = clock.pressed(side, pressed);
      timed.add(
          new Timing.TimedPly(
              hands.carryOut(intent, pressed), pressed, clock.remaining(side, pressed)));
      side = side.opponent();
      since = pressed;
    }
    return new Timing(new Timing.Kind.HostKept(clock), begin, timed);
  }

  private Tick press(
      ChessClock clock, Side side, RecordedPly ply, Tick earliest, Tick since, int at)
      throws Contradicted {
    var left = ply.left();
    var pressed =
        left == null
            ? later(earliest, since.plus(thought(clock, side, ply, since)))
            : firstShowing(clock, side, left, earliest);
    var fall = clock.flagFall(side);
    boolean tooLate = fall.isPresent() && !pressed.isBefore(fall.get());
    boolean wrong = left != null && shown(clock, side, pressed) != second(left);
    if (tooLate || wrong) {
      throw new Contradicted(
          "ply %d: %s cannot show %s after its move"
              .formatted(at + 1, side, left == null ? "any time" : left.toSeconds()));
    }
    return pressed;
  }

  private Duration thought(ChessClock clock, Side side, RecordedPly ply, Tick since) {
    var spent = ply.spent();
    return spent != null ? spent : thinking.next(clock.remaining(side, since).toDuration());
  }

  /** The first tick from {@code earliest} on at which a press leaves no more than that second. */
  private static Tick firstShowing(ChessClock clock, Side side, ClockTime left, Tick earliest) {
    if (shown(clock, side, earliest) <= second(left)) {
      return earliest;
    }
    long early = earliest.nanos() / MILLIS;
    long late = early + 1;
    while (shown(clock, side, Tick.ofMillis(late)) > second(left)) {
      late = early + 2 * (late - early);
    }
    while (late - early > 1) {
      long middle = (early + late) / 2;
      boolean enough = shown(clock, side, Tick.ofMillis(middle)) <= second(left);
      early = enough ? early : middle;
      late = enough ? middle : late;
    }
    return Tick.ofMillis(late);
  }

  private static long shown(ChessClock clock, Side side, Tick pressed) {
    return second(clock.pressed(side, pressed).remaining(side, pressed));
  }

  private static long second(ClockTime time) {
    return time.millis() / 1000;
  }

  private static Tick later(Tick one, Tick other) {
    return one.isAfter(other) ? one : other;
  }
}
