package org.escaque.game;

import org.jspecify.annotations.Nullable;

/**
 * Who plays.
 *
 * @param name as the hall gave it, usually {@code Surname, Name}
 */
public record Player(
    String name,
    @Nullable String title,
    @Nullable Integer rating,
    @Nullable String federation,
    @Nullable String fideId) {

  /** A player of whom only the name is known. */
  public static Player named(String name) {
    return new Player(name, null, null, null, null);
  }
}
