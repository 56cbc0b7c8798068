package org.escaque.chess.pgn;

import java.util.Map;
import java.util.OptionalInt;

/**
 * The signs that stand for numeric annotation glyphs (PGN standard, section 10, and the signs of
 * printed chess that programs write).
 */
final class Nags {

  private static final Map<String, Integer> SIGNS =
      Map.ofEntries(
          Map.entry("!", 1),
          Map.entry("?", 2),
          Map.entry("!!", 3),
          Map.entry("??", 4),
          Map.entry("!?", 5),
          Map.entry("?!", 6),
          Map.entry("‼", 3),
          Map.entry("⁇", 4),
          Map.entry("⁉", 5),
          Map.entry("⁈", 6),
          Map.entry("=", 10),
          Map.entry("inf", 13),
          Map.entry("∞", 13),
          Map.entry("+/=", 14),
          Map.entry("+=", 14),
          Map.entry("⩲", 14),
          Map.entry("=/+", 15),
          Map.entry("=+", 15),
          Map.entry("⩱", 15),
          Map.entry("+/-", 16),
          Map.entry("±", 16),
          Map.entry("-/+", 17),
          Map.entry("∓", 17),
          Map.entry("+-", 18),
          Map.entry("-+", 19),
          Map.entry("RR", 145),
          Map.entry("N", 146));

  private Nags() {}

  /** The glyph of a sign that stands alone. */
  static OptionalInt of(String sign) {
    var number = SIGNS.get(sign);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }
}
