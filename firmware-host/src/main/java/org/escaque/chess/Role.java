package org.escaque.chess;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a man is, whatever its side. The order is that of the bitboards: pawn first, king last. */
public enum Role {
  PAWN('P'),
  KNIGHT('N'),
  BISHOP('B'),
  ROOK('R'),
  QUEEN('Q'),
  KING('K');

  private static final List<Role> ALL = List.of(values());

  /** What a pawn may become (article 3.7.3.3), the usual one first. */
  public static final List<Role> PROMOTIONS = List.of(QUEEN, ROOK, BISHOP, KNIGHT);

  private final char letter;

  Role(char letter) {
    this.letter = letter;
  }

  static Role of(int ordinal) {
    return ALL.get(ordinal);
  }

  /** Reads an English letter, large or small; empty for anything else. */
  public static Optional<Role> parse(char letter) {
    char upper = Character.toUpperCase(letter);
    return ALL.stream().filter(role -> role.letter == upper).findFirst();
  }

  /** The English letter, {@code P N B R Q K}. */
  public char letter() {
    return letter;
  }

  /** {@code pawn} to {@code king}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
