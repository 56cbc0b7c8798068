package org.escaque.game;

import java.time.Duration;
import org.escaque.board.BoardEvent;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.ClockState;
import org.escaque.clock.ClockTime;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.tracking.Verdict;

/** What is done to the clock beside pressing it. */
final class ClockActs {

  /** How long contacts may take to settle after the lever was read. */
  private static final Duration SETTLING = Duration.ofSeconds(2);

  private ClockActs() {}

  /** The clock runs up to now; whoever shows it is told when another period's time came on it. */
  static void timePasses(Draft draft) {
    var before = draft.clock;
    draft.clock = before.at(draft.now);
    for (var side : Side.values()) {
      if (draft.clock.period(side) != before.period(side)) {
        draft.effects.add(new Effect.ClockChanged());
      }
    }
  }

  /** A player stops both clocks (6.12.b, 6.11.2). */
  static void paused(Draft draft, Side side) {
    if (draft.over()) {
      draft.refuse("the game is over");
      return;
    }
    stop(draft);
    Raising.of(draft, AlertKind.PAUSE, side).raise();
  }

  static void stop(Draft draft) {
    draft.clockChanged(draft.clock.paused(draft.now));
    draft.gesture = null;
    draft.turn = draft.turn.carrying(draft.touches());
  }

  /** The arbiter starts a clock; what hands did while it stood were no touches. */
  static void start(Draft draft, Side side) {
    if (draft.over()) {
      draft.refuse("the game is over");
      return;
    }
    if (draft.clock.state() instanceof ClockState.Paused) {
      forgetTouches(draft);
    }
    if (draft.clock.state() instanceof ClockState.Stopped) {
      SetUpWatch.begin(draft);
    }
    draft.clockChanged(draft.clock.start(side, draft.now));
    draft.endAlerts(alert -> alert.kind() == AlertKind.PAUSE, AlertState.CLOSED, null);
  }

  /** The men stand as they should: what hands did before is no matter of this turn. */
  static void forgetTouches(Draft draft) {
    if (draft.reading().differs().isEmpty()) {
      draft.tracker = draft.tracker.untouched();
    }
  }

  static void set(Draft draft, Side side, ClockTime time) {
    draft.clockChanged(draft.clock.adjusted(side, time, draft.now));
    if (!time.isZero()) {
      Flags.up(draft, side);
    }
  }

  static void linkLost(Draft draft) {
    if (draft.open(AlertKind.CLOCK_LOST).isEmpty()) {
      Raising.of(draft, AlertKind.CLOCK_LOST, null).raise();
    }
  }

  static void linkBack(Draft draft) {
    draft.endAlerts(alert -> alert.kind() == AlertKind.CLOCK_LOST, AlertState.WITHDRAWN, null);
  }

  /** A new run: the clocks stand where they stood when the host was last alive. */
  static void restarted(Draft draft, Tick lastAlive) {
    var runner = draft.clock.running();
    draft.clock = draft.clock.paused(lastAlive);
    // What stands on the board now is known when it is read again.
    draft.tracker = draft.tracker.on(new BoardEvent.BoardLost(draft.now));
    // A run may die before it has read the lever: then what the last one was to do is still due.
    draft.levers = draft.levers.resuming(runner.orElse(draft.levers.resumes()));
    draft.effects.add(new Effect.ClockChanged());
  }

  /** The lever tells whether somebody pressed while the host was dead. */
  static void leverRead(Draft draft, Side runs) {
    var resumes = draft.levers.resumes();
    draft.levers = draft.levers.resuming(null);
    if (draft.over() || resumes == null) {
      return;
    }
    draft.clockChanged(draft.clock.start(resumes, draft.now));
    var known = draft.levers.runs();
    if (known != null && known != actual(draft, runs)) {
      draft.levers = draft.levers.owing(runs.opponent(), draft.now);
      settle(draft);
    }
  }

  /**
   * Contacts that closed while the host started may settle after its lever was read. A lever that
   * is down cannot be pressed again, so a move that stands there within {@link #SETTLING} is the
   * one it was pressed for.
   */
  static void handsMoved(Draft draft) {
    var since = draft.levers.owedSince();
    if (since != null && draft.now.since(since).compareTo(SETTLING) <= 0) {
      settle(draft);
    }
  }

  private static void settle(Draft draft) {
    var side = draft.levers.owed();
    if (side == null || draft.over()) {
      return;
    }
    switch (draft.tracker.atPress(actual(draft, side), draft.now)) {
      case Verdict.Completed _, Verdict.Ambiguous _, Verdict.Illegal _, Verdict.IdlePress _ ->
          reconstruct(draft, side);
      case Verdict.Unseen _ -> Pressing.pressed(draft, side);
      case Verdict.NothingMoved _, Verdict.Unexplained _ -> {}
    }
  }

  private static Side actual(Draft draft, Side lever) {
    return draft.levers.swapped() ? lever.opponent() : lever;
  }

  private static void reconstruct(Draft draft, Side side) {
    int size = draft.score.size();
    Pressing.pressed(draft, side);
    for (int ply = size; ply < draft.score.size(); ply++) {
      var scored = draft.score.plies().get(ply);
      if (scored.mark() == Mark.NONE) {
        draft.score =
            draft.score.replaced(
                ply, scored.withMark(Mark.RECONSTRUCTED), draft.score.after().get(ply));
      }
    }
    Raising.of(draft, AlertKind.RECONSTRUCTED, null)
        .note("the clock was pressed while the host was down")
        .raise();
    draft.effects.add(new Effect.ScoreChanged(size));
  }
}
