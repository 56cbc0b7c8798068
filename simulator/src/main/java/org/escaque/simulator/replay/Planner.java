package org.escaque.simulator.replay;

import java.time.Duration;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.ChessClock;
import org.escaque.clock.ClockTime;
import org.escaque.clock.TimeControl;
import org.escaque.clock.TimeControlTag;
import org.escaque.simulator.hands.Hands;
import org.escaque.simulator.hands.Level;
import org.jspecify.annotations.Nullable;

/**
 * Turns recorded games into scripts. The host keeps the time where its clock can show what the
 * record shows; where the record has no time control, or its clocks contradict it, an external
 * clock shows the record's times and the timing says why.
 *
 * @param level how well-behaved the hands are
 * @param seed the same seed gives the same scripts
 * @param firstIncrement whether the edition credits an increment before the first move
 * @param unrecorded the time control of games whose record names none; null if they are played by
 *     an external clock
 * @param least that a ply takes on a board that is slow: games that were played faster are played
 *     by an external clock, which shows the record's times, and not so fast
 */
public record Planner(
    Level level,
    long seed,
    boolean firstIncrement,
    @Nullable TimeControl unrecorded,
    Duration least) {

  /** Players move as fast as they did. */
  public Planner(Level level, long seed, boolean firstIncrement, @Nullable TimeControl unrecorded) {
    this(level, seed, firstIncrement, unrecorded, Duration.ZERO);
  }

  /** What an external clock shows at first where nothing is recorded. */
  private static final TimeControl USUAL =
      TimeControl.of(Duration.ofMinutes(90), Duration.ofSeconds(30));

  /** Nobody plays longer than four hours to a period: a larger number cannot mean minutes. */
  private static final Duration LONGEST_IN_MINUTES = Duration.ofMinutes(4);

  /**
   * The script of a game.
   *
   * @param begin when the first clock is started
   */
  public Script script(RecordedGame game, Tick begin) {
    var named = named(game);
    var control = named.orElse(unrecorded == null ? USUAL : unrecorded);
    if (named.isEmpty() && unrecorded == null) {
      return external(
          game, begin, control, "its TimeControl '" + game.tag("TimeControl") + "' says none");
    }
    try {
      var clock = ChessClock.of(control, firstIncrement);
      var timing =
          new HostTiming(hands(game), thinking(game), least)
              .plan(game.pliesToEnd(), clock, game.start().turn(), begin);
      return ScriptWriter.write(game, control, clock.remaining(Side.WHITE, begin), timing);
    } catch (HostTiming.Contradicted contradicted) {
      return external(
          game,
          begin,
          control,
          "its clocks contradict " + control + ", " + contradicted.getMessage());
    }
  }

  private Script external(RecordedGame game, Tick begin, TimeControl control, String reason) {
    var shown = game.firstClock(game.start().turn());
    var set = shown == null ? ClockTime.of(control.period(0).base()) : shown;
    var timing =
        new ExternalTiming(hands(game), thinking(game), least)
            .plan(game.pliesToEnd(), set, game.start().turn(), begin, reason);
    return ScriptWriter.write(game, control, set, timing);
  }

  /** The control of the record; minutes where its first clocks show more than its seconds. */
  private static Optional<TimeControl> named(RecordedGame game) {
    return game.timeControl() instanceof TimeControlTag.Known(var control)
        ? Optional.of(isInMinutes(control, game) ? control.basesInMinutes() : control)
        : Optional.empty();
  }

  private static boolean isInMinutes(TimeControl control, RecordedGame game) {
    var first = control.period(0);
    if (first.base().compareTo(LONGEST_IN_MINUTES) > 0) {
      return false;
    }
    var most = first.base().multipliedBy(2).plus(first.bonus().most().multipliedBy(4));
    for (var side : Side.values()) {
      var shown = game.firstClock(side);
      if (shown != null && shown.toDuration().compareTo(most) > 0) {
        return true;
      }
    }
    return false;
  }

  private Hands hands(RecordedGame game) {
    return new Hands(level, seed + game.number(), game.start().occupied());
  }

  private ThinkTime thinking(RecordedGame game) {
    return new ThinkTime(seed - game.number());
  }
}
