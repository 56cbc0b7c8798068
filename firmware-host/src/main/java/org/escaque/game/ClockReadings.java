package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.clock.ChessClock;
import org.escaque.clock.ClockState;
import org.escaque.clock.ClockTime;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.jspecify.annotations.Nullable;

/**
 * What an external clock shows, which is what counts. It may show whole seconds only, and late: a
 * time that counts down here and there is not set back for that.
 */
final class ClockReadings {

  private static final long SECOND = 1_000;

  private ClockReadings() {}

  /** The clock was read. */
  static void reported(Draft draft, GameEvent.TimesReported read) {
    if (draft.over()) {
      return;
    }
    var times = draft.levers.swapped() ? swapped(read) : read;
    var runs = times.running();
    if (runs != null && !(draft.clock.state() instanceof ClockState.Running)) {
      ClockActs.forgetTouches(draft);
      draft.endAlerts(alert -> alert.kind() == AlertKind.PAUSE, AlertState.CLOSED, null);
    }
    var clock = showing(draft, draft.clock, Side.WHITE, times.white(), runs);
    clock = showing(draft, clock, Side.BLACK, times.black(), runs);
    draft.clockChanged(runs == null ? clock.paused(draft.now) : clock.start(runs, draft.now));
    draft.levers = draft.levers.ofExternalClock().showing(times);
    showLast(draft, times);
    ClockOrders.read(draft);
  }

  /** The clock stands the wrong way round. */
  private static GameEvent.TimesReported swapped(GameEvent.TimesReported times) {
    var runs = times.running();
    return new GameEvent.TimesReported(
        times.black(), times.white(), runs == null ? null : runs.opponent(), times.tick());
  }

  private static ChessClock showing(
      Draft draft, ChessClock clock, Side side, ClockTime shown, @Nullable Side runs) {
    if (!shown.isZero() && draft.flags.contains(side)) {
      Flags.up(draft, side);
    }
    long known = clock.remaining(side, draft.now).millis();
    boolean same = side == runs ? mayRun(known, shown.millis()) : isShownAs(known, shown.millis());
    return same ? clock : clock.adjusted(side, shown, draft.now);
  }

  /** A second is shown until it is over. */
  private static boolean isShownAs(long known, long shown) {
    return shown % SECOND == 0 && known <= shown && known > shown - SECOND;
  }

  /** As above, and the message may have taken up to a second. */
  private static boolean mayRun(long known, long shown) {
    return shown % SECOND == 0 && known <= shown && known > shown - 2 * SECOND;
  }

  /** Nobody presses after the move that ends the game: what the clock showed last is its time. */
  static void unpressed(Draft draft, GameEvent.@Nullable TimesReported times) {
    int last = draft.score.size() - 1;
    if (times == null || last < 0) {
      return;
    }
    var ply = draft.score.plies().get(last);
    var shown = of(times, ply.side());
    if (mayRun(ply.clockAfter().millis(), shown.millis())) {
      write(draft, shown);
    }
  }

  /** The clock that stands shows what the last move left on it. */
  private static void showLast(Draft draft, GameEvent.TimesReported times) {
    int last = draft.score.size() - 1;
    if (last < 0 || times.running() == null) {
      return;
    }
    var ply = draft.score.plies().get(last);
    var shown = of(times, ply.side());
    if (ply.side() != times.running() && !shown.equals(ply.clockAfter())) {
      write(draft, shown);
      draft.effects.add(new Effect.ScoreChanged(last));
    }
  }

  private static ClockTime of(GameEvent.TimesReported times, Side side) {
    return side == Side.WHITE ? times.white() : times.black();
  }

  /** Puts a time to the last ply of the score. */
  private static void write(Draft draft, ClockTime shown) {
    int last = draft.score.size() - 1;
    var ply = draft.score.plies().get(last);
    draft.score = draft.score.replaced(last, ply.showing(shown), draft.score.after().get(last));
  }
}
