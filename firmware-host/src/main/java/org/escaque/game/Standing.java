package org.escaque.game;

import java.util.Optional;
import org.escaque.board.BoardEvent;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.ChessClock;
import org.escaque.tracking.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * A move that stands on the board, was not pressed and ends the game (6.7.a, 6.2.1.1), if it
 * satisfies Article 4. On a board whose contacts have failed to tell of something its man may be on
 * his way only: there the game is over when he has rested, when another man is touched, when
 * somebody does anything else, or when the flag would fall.
 *
 * @param due when he has rested there for long enough
 * @param clock how it stood when he came down
 * @param shown what an external clock showed then
 * @param done what has been played then
 * @param to where he stands
 */
record Standing(
    Tick due,
    ChessClock clock,
    GameEvent.@Nullable TimesReported shown,
    Verdict.Completed done,
    Square to) {

  /** A contact changed. */
  static void handsMoved(Draft draft, BoardEvent event) {
    boolean placed =
        event instanceof BoardEvent.SquarePlaced
            || event instanceof BoardEvent.SquareLifted
            || event instanceof BoardEvent.PieceSeen;
    if (!placed || !draft.running()) {
      return;
    }
    var ending = draft.ending;
    if (ending != null && ending.isLetGo(draft, event)) {
      ending.end(draft);
      draft.tracker = draft.tracker.on(event);
      return;
    }
    look(draft);
  }

  /** Another man is touched: a hand that takes him has let go of the one before. */
  private boolean isLetGo(Draft draft, BoardEvent event) {
    return event instanceof BoardEvent.SquareLifted(var contact, var _)
        && (draft.tracker.isTurned() ? contact.turned() : contact) != to;
  }

  /** The same, whatever led to what stands. */
  static void look(Draft draft) {
    draft.ending = null;
    var standing = draft.tracker.standing(draft.now);
    if (standing.isPresent() && Endings.ends(draft, standing.get())) {
      var done = standing.get();
      var ending =
          new Standing(
              done.next().restedAt(),
              draft.clock,
              draft.levers.shown(),
              done,
              done.plies().getLast().best().to());
      if (ending.isDue(draft)) {
        ending.end(draft);
      } else {
        draft.ending = ending.pausing(draft.now);
      }
    }
  }

  /** The same; the clock stands since he came down. */
  private Standing pausing(Tick now) {
    return new Standing(due, clock.paused(now), shown, done, to);
  }

  private boolean isDue(Draft draft) {
    return !draft.now.isBefore(due);
  }

  private void end(Draft draft) {
    draft.ending = null;
    draft.clock = clock;
    Side mover = done.plies().getLast().best().side();
    Completion.of(draft, mover, done);
    ClockReadings.unpressed(draft, shown);
  }

  /** Somebody does something else: the man has been let go, or time has passed. */
  static void before(Draft draft, GameEvent event) {
    var ending = draft.ending;
    boolean waits =
        event instanceof GameEvent.HandsMoved
            || event instanceof GameEvent.Woke
            || event instanceof GameEvent.TimesReported;
    if (ending != null && !waits && !draft.over()) {
      ending.end(draft);
    } else {
      sync(draft);
    }
  }

  /** Time has passed. */
  static void sync(Draft draft) {
    var ending = draft.ending;
    if (draft.over()) {
      draft.ending = null;
    } else if (ending != null && (!draft.running() || ending.isDue(draft) || isFallen(draft))) {
      ending.end(draft);
    }
  }

  private static boolean isFallen(Draft draft) {
    return draft.clock.running().filter(draft.clock.flags()::contains).isPresent();
  }

  static Optional<Tick> wakeAt(Draft draft) {
    return Optional.ofNullable(draft.ending).map(Standing::due);
  }
}
