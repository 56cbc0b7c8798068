package org.escaque.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.Bonus;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Rule;
import org.jspecify.annotations.Nullable;

/** What comes by time alone: flags, little time left, contacts that stay wrong. */
final class Notices {

  private static final Duration EXEMPTING_INCREMENT = Duration.ofSeconds(30);

  private Notices() {}

  static void sync(Draft draft) {
    draft.clock = draft.clock.at(draft.now);
    if (draft.over()) {
      return;
    }
    Standing.sync(draft);
    if (draft.over()) {
      return;
    }
    Flags.notice(draft);
    for (var side : Side.values()) {
      scoreExempt(draft, side);
    }
    Contacts.sync(draft);
    Resting.sync(draft);
  }

  /** 8.4: with less than five minutes in a period, a player need not write. */
  private static void scoreExempt(Draft draft, Side side) {
    var limit = draft.laws.duration(Rule.SCORE_EXEMPT_UNDER);
    if (limit.isEmpty() || draft.over() || !draft.running() || hasLargeIncrement(draft, side)) {
      return;
    }
    int period = draft.clock.period(side);
    boolean told =
        draft
            .alerts
            .newest(
                alert ->
                    alert.kind() == AlertKind.SCORE_EXEMPT
                        && alert.side() == side
                        && alert.evidence().note().equals(note(period)))
            .isPresent();
    var left = draft.clock.remaining(side, draft.now).toDuration();
    if (!told && left.compareTo(limit.get()) < 0) {
      Raising.of(draft, AlertKind.SCORE_EXEMPT, side).note(note(period)).raise();
    }
  }

  private static String note(int period) {
    return "period " + (period + 1);
  }

  private static boolean hasLargeIncrement(Draft draft, Side side) {
    var bonus = draft.clock.control().period(draft.clock.period(side)).bonus();
    return bonus instanceof Bonus.Increment(Duration amount)
        && amount.compareTo(EXEMPTING_INCREMENT) >= 0;
  }

  /** The next moment at which something comes by time alone; null if nothing does. */
  static @Nullable Tick wakeAt(Draft draft) {
    if (draft.over()) {
      return null;
    }
    List<Tick> moments = new ArrayList<>();
    draft.clock.wakeAt().ifPresent(moments::add);
    Contacts.wakeAt(draft).ifPresent(moments::add);
    Resting.wakeAt(draft).ifPresent(moments::add);
    Standing.wakeAt(draft).ifPresent(moments::add);
    exemption(draft, moments);
    return moments.stream()
        .filter(moment -> moment.isAfter(draft.now))
        .min(Comparator.naturalOrder())
        .orElse(null);
  }

  private static void exemption(Draft draft, List<Tick> moments) {
    var limit = draft.laws.duration(Rule.SCORE_EXEMPT_UNDER);
    var runner = draft.clock.running();
    if (limit.isEmpty() || runner.isEmpty() || hasLargeIncrement(draft, runner.get())) {
      return;
    }
    var left = draft.clock.remaining(runner.get(), draft.now).toDuration();
    var until = left.minus(limit.get());
    if (!until.isNegative()) {
      moments.add(draft.now.plus(until).plusMillis(1));
    }
  }
}
