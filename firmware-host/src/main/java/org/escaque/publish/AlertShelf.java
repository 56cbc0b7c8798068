package org.escaque.publish;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.escaque.board.Tick;
import org.escaque.laws.Alert;
import org.jspecify.annotations.Nullable;

/**
 * The alerts of a table as they stand at the broker. A closed one stays for ten minutes; those of
 * an earlier game go at once, because the next game counts its alerts from the beginning. Confined
 * to its publisher's lock.
 */
final class AlertShelf {

  private static final Duration STAYS = Duration.ofMinutes(10);

  /** The id of the alert about the journal; no alert of a game has it. */
  static final String JOURNAL = "journal";

  private final Topics topics;
  private final String table;
  private final Outlet outlet;
  private final Mono mono;
  private final Map<String, Alert> shown = new HashMap<>();
  private final Map<String, Tick> closed = new HashMap<>();
  private final Set<String> gone = new HashSet<>();
  private @Nullable String game;

  AlertShelf(Topics topics, String table, Outlet outlet, Mono mono) {
    this.topics = topics;
    this.table = table;
    this.outlet = outlet;
    this.mono = mono;
  }

  /** Publishes what is new or changed. */
  void released(Released step) {
    String now = step.state().assignment().game();
    if (!now.equals(game)) {
      List.copyOf(shown.keySet()).forEach(this::remove);
      gone.clear();
      game = now;
    }
    for (Alert alert : step.state().alerts()) {
      if (!alert.isOpen() && !shown.containsKey(alert.id()) && isOld(alert, step.tick())) {
        if (gone.add(alert.id())) {
          outlet.remove(topics.alert(table, alert.id())); // an earlier run may have left it
        }
      } else if (!alert.equals(shown.put(alert.id(), alert))) {
        show(alert, step);
      }
    }
  }

  private void show(Alert alert, Released step) {
    outlet.retained(
        topics.alert(table, alert.id()), null, ArbiterView.alert(step.state(), alert, mono));
    if (!alert.isOpen()) {
      closed.putIfAbsent(alert.id(), step.tick());
    }
  }

  /** Whether it was taken away long ago and must not come again. */
  private static boolean isOld(Alert alert, Tick tick) {
    return tick.since(alert.opened()).compareTo(STAYS) > 0;
  }

  /** Tells arbiters that the journal fails, or that it writes again. */
  void journal(boolean durable, @Nullable Released at) {
    if (at != null) {
      outlet.retained(
          topics.alert(table, JOURNAL), null, ArbiterView.journalAlert(at, durable, mono));
      if (durable) {
        closed.putIfAbsent(JOURNAL, at.tick());
      } else {
        closed.remove(JOURNAL);
      }
    }
  }

  /** Takes away what was closed long ago. */
  void clear(Tick tick) {
    for (var entry : List.copyOf(closed.entrySet())) {
      if (tick.since(entry.getValue()).compareTo(STAYS) >= 0) {
        remove(entry.getKey());
      }
    }
  }

  private void remove(String id) {
    outlet.remove(topics.alert(table, id));
    shown.remove(id);
    closed.remove(id);
    gone.add(id);
  }
}
