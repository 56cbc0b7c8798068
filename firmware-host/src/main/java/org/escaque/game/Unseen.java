package org.escaque.game;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.laws.AlertKind;
import org.escaque.tracking.Verdict;

/**
 * Presses that came while the board could not be seen: when the link is back they are judged by
 * what stands there then. On a board that knows men a man may still be on his way at that moment;
 * so presses wait there for the men that explain them exactly, until somebody presses again.
 */
final class Unseen {

  private Unseen() {}

  /** The link is back. */
  static void back(Draft draft) {
    var presses = draft.levers.unseen();
    if (draft.over()) {
      return;
    }
    if (presses.isEmpty()) {
      passed(draft);
    } else if (draft.tracker.knowsMen()) {
      byMen(draft, presses);
    } else {
      roughly(draft, presses);
    }
  }

  /** Both sides have pressed: the lever tells nothing of it, the men do. */
  private static void passed(Draft draft) {
    if (draft.running()) {
      draft.tracker.passedAtBack(draft.now).ifPresent(verdict -> completes(draft, verdict));
    }
  }

  private static boolean byMen(Draft draft, List<Side> presses) {
    return draft
        .tracker
        .atBackByMen(presses, draft.now)
        .filter(verdict -> completes(draft, verdict))
        .isPresent();
  }

  private static void roughly(Draft draft, List<Side> presses) {
    draft.levers = draft.levers.allSeen();
    var verdict = draft.tracker.atBack(presses, draft.now);
    if (!completes(draft, verdict)) {
      unexplained(draft, verdict, presses.size());
    }
  }

  /** Hands go on: perhaps what they did explains presses that wait. */
  static void handsMoved(Draft draft) {
    if (waits(draft)) {
      byMen(draft, draft.levers.unseen());
    }
  }

  private static boolean waits(Draft draft) {
    return !draft.levers.unseen().isEmpty() && draft.tracker.knowsMen() && !draft.over();
  }

  /**
   * Somebody presses.
   *
   * @return whether other presses waited to be explained; they are with this one now, or given up
   */
  static boolean pressed(Draft draft, Side side) {
    if (!waits(draft)) {
      return false;
    }
    var presses = draft.levers.unseenBy(side).unseen();
    Pressing.press(draft, side);
    if (!byMen(draft, presses)) {
      roughly(draft, presses);
    }
    return true;
  }

  private static boolean completes(Draft draft, Verdict verdict) {
    return switch (verdict) {
      case Verdict.Completed completed -> {
        draft.levers = draft.levers.allSeen();
        Completion.rebuilt(draft, completed);
        Raising.of(draft, AlertKind.RECONSTRUCTED, null).raise();
        yield true;
      }
      case Verdict.Ambiguous ambiguous -> {
        draft.levers = draft.levers.allSeen();
        Completion.rebuilt(draft, ambiguous);
        yield true;
      }
      case Verdict.Unexplained _,
          Verdict.Illegal _,
          Verdict.NothingMoved _,
          Verdict.IdlePress _,
          Verdict.Unseen _ ->
          false;
    };
  }

  private static void unexplained(Draft draft, Verdict verdict, int presses) {
    String found = "no move was found";
    if (verdict instanceof Verdict.Unexplained unexplained) {
      draft.tracker = unexplained.next();
      found = unexplained.squares() + " explain none";
    } else {
      draft.tracker = draft.tracker.lostFromSight(presses);
    }
    Raising.of(draft, AlertKind.RECONSTRUCTED, null)
        .note(presses + " presses, and " + found)
        .raise();
  }
}
