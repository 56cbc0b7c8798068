package org.escaque.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.escaque.board.Square;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;

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
    // What changes just now is the first move, which may begin with the clock.
    var before = draft.now.plus(JUST_NOW.negated());
    var differs =
        draft.reading().differs().squares().stream()
            .filter(square -> draft.tracker.isUnchanged(square, before))
            .toList();
    var men = draft.position().occupied();
    var words = new ArrayList<String>();
    add(words, MISSING, differs.stream().filter(men::has).toList());
    add(words, EXTRA, differs.stream().filter(square -> !men.has(square)).toList());
    if (!words.isEmpty()) {
      Raising.of(draft, AlertKind.SET_UP, null).note(String.join("; ", words)).raise();
    }
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
