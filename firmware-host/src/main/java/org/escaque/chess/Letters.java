package org.escaque.chess;

import java.util.Optional;

/**
 * The letters that name the men in a score (article C.2: each player may use those of his
 * language). Pawns have none in writing; {@code P} is understood in reading.
 */
public enum Letters {
  /** {@code K Q R B N}, as PGN wants them. */
  ENGLISH("PNBRQK"),
  /** {@code R D T A C}: rey, dama, torre, alfil, caballo. */
  SPANISH("PCATDR"),
  /** The signs U+2654 to U+2659, White's outlines whoever moves. */
  FIGURINES("♙♘♗♖♕♔");

  private static final String BLACK_FIGURINES = "♟♞♝♜♛♚";

  /** By the order of {@link Role}. */
  private final String signs;

  Letters(String signs) {
    this.signs = signs;
  }

  /** The sign of a role. */
  public char of(Role role) {
    return signs.charAt(role.ordinal());
  }

  /** The role of a sign; figurines of both colours are understood among all letters. */
  Optional<Role> role(char sign) {
    int ordinal = signs.indexOf(sign);
    ordinal = ordinal >= 0 ? ordinal : FIGURINES.signs.indexOf(sign);
    ordinal = ordinal >= 0 ? ordinal : BLACK_FIGURINES.indexOf(sign);
    return ordinal >= 0 ? Optional.of(Role.of(ordinal)) : Optional.empty();
  }

  /** As {@link #role}, but small letters too, as after a promotion. */
  Optional<Role> roleOfAnyCase(char sign) {
    return role(Character.toUpperCase(sign));
  }
}
