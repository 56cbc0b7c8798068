package org.escaque.simulator.replay;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.ClockTime;
import org.escaque.simulator.hands.Hands;

/**
 * Times a game by an external clock that shows what the record has. Hands take the time they need;
 * what the clock shows is its own affair. Confined to one thread.
 */
final class ExternalTiming {

  /** On a slow board hands do not begin before a third of the least time has passed. */
  private static final int REACTIONS = 3;

  private static final long MILLIS = 1_000_000L;

  private final Hands hands;
  private final ThinkTime thinking;
  private final Duration least;

  /**
   * @param least that anybody thinks for
   */
  ExternalTiming(Hands hands, ThinkTime thinking, Duration least) {
    this.hands = hands;
    this.thinking = thinking;
    this.least = least;
  }

  Timing plan(List<RecordedPly> plies, ClockTime set, Side first, Tick begin, String reason) {
    Map<Side, ClockTime> shows = new EnumMap<>(Side.class);
    shows.put(Side.WHITE, set);
    shows.put(Side.BLACK, set);
    var timed = new ArrayList<Timing.TimedPly>();
    var side = first;
    var since = begin;
    for (var ply : plies) {
      var before = shows.getOrDefault(side, set);
      var intent = ply.reach(hands, since.plus(least.dividedBy(REACTIONS)));
      var thought = thought(ply, before);
      var unhurried = since.plus(thought.compareTo(least) < 0 ? least : thought);
      var earliest = intent.earliestPress();
      var done = unhurried.isAfter(earliest) ? unhurried : earliest.plusMillis(500);
      var shown = shown(ply, before, done.since(since));
      timed.add(new Timing.TimedPly(hands.carryOut(intent, done), done, shown));
      shows.put(side, shown);
      side = side.opponent();
      since = done;
    }
    return new Timing(new Timing.Kind.External(reason), begin, timed);
  }

  private Duration thought(RecordedPly ply, ClockTime before) {
    var left = ply.left();
    var spent = ply.spent();
    if (left != null) {
      return Duration.ofMillis(Math.max(0, before.millis() - left.millis()));
    }
    return spent != null ? spent : thinking.next(before.toDuration());
  }

  private static ClockTime shown(RecordedPly ply, ClockTime before, Duration took) {
    var left = ply.left();
    long rest = before.millis() - took.toNanos() / MILLIS;
    return left != null ? left : new ClockTime(Math.max(1000, rest));
  }
}
