package org.escaque.host.broker;

import java.util.Locale;
import java.util.Optional;

/** What a user of the broker is, and so what he may read and write (the access list of mqtt.md). */
public enum Role {
  DISPLAY,
  OUTSIDE_DISPLAY,
  TABLE,
  ARBITER,
  HALL;

  /** Reads {@code display}, {@code outside-display} and so on; empty for anything else. */
  public static Optional<Role> parse(String text) {
    for (Role role : values()) {
      if (role.toString().equals(text)) {
        return Optional.of(role);
      }
    }
    return Optional.empty();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
