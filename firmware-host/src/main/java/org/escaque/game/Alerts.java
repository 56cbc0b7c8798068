package org.escaque.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.escaque.laws.Alert;

/**
 * All alerts of a game, the oldest first.
 *
 * @param raised how many there ever were; ids come from it
 */
record Alerts(List<Alert> all, int raised) {

  static final Alerts NONE = new Alerts(List.of(), 0);

  Alerts {
    all = List.copyOf(all);
  }

  Alerts with(Alert alert) {
    var longer = new ArrayList<>(all);
    longer.add(alert);
    return new Alerts(longer, raised + 1);
  }

  Alerts changed(Alert alert) {
    var changed = new ArrayList<>(all);
    changed.replaceAll(old -> old.id().equals(alert.id()) ? alert : old);
    return new Alerts(changed, raised);
  }

  Optional<Alert> find(String id) {
    return newest(alert -> alert.id().equals(id));
  }

  Optional<Alert> newest(Predicate<Alert> wanted) {
    return all.reversed().stream().filter(wanted).findFirst();
  }
}
