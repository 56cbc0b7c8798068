package org.escaque.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.escaque.board.Square;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.tracking.Touch;

/**
 * Looks at the wood when the clock is first started: men that are not in place are named, until all
 * stand right. Which men stand there contacts cannot tell, only where some are missing or too much.
 */
final class SetUpWatch {

  private static final Duration JUST_NOW = Duration.ofSeconds(1);
  private static final String MISSING = "missing on ";
  private static final String EXTRA = "filled without a man on ";

  private SetUpWatch() {}

  /** The clock is started for the first time. */
  static void begin(Draft draft) {
    var differs = draft.reading().differs();
    if (differs.isEmpty()) {
      return;
    }
    var men = draft.position().occupied();
    var inHand = inHand(draft);
    var missing = differs.squares().stream().filter(men::has).filter(one -> !inHand.contains(one));
    var extra = differs.squares().stream().filter(square -> !men.has(square)).toList();
    var words = new ArrayList<String>();
    add(words, MISSING, missing.toList());
    add(words, EXTRA, inHand.isEmpty() ? extra : List.of());
    if (words.isEmpty()) {
      return;
    }
    Raising.of(draft, AlertKind.SET_UP, null).note(String.join("; ", words)).raise();
  }

  /** Squares of men that were lifted just now: the first move begins with the clock. */
  private static List<Square> inHand(Draft draft) {
    return draft.reading().touches().stream()
        .filter(touch -> draft.now.since(touch.tick()).compareTo(JUST_NOW) < 0)
        .map(Touch::square)
        .toList();
  }

  private static void add(List<String> words, String what, List<Square> squares) {
    if (!squares.isEmpty()) {
      words.add(what + squares.stream().map(Square::toString).collect(Collectors.joining(" ")));
    }
  }

  /** Hands did something: all may stand right now. */
  static void look(Draft draft) {
    if (draft.reading().differs().isEmpty()) {
      draft.endAlerts(
          alert -> {
            String note = alert.evidence().note();
            boolean ours = note.startsWith(MISSING) || note.startsWith(EXTRA);
            return alert.kind() == AlertKind.SET_UP && ours;
          },
          AlertState.WITHDRAWN,
          "put right");
    }
  }
}
