package org.escaque.host.config;

import org.escaque.chess.Fen;
import org.jspecify.annotations.Nullable;

/**
 * Reads starting positions. A set-up that no game reaches is allowed, as the Laws' own examples.
 */
final class Fens {

  private Fens() {}

  static @Nullable String of(Section section, String name) {
    String text = section.text(name);
    if (text == null) {
      return null;
    }
    return switch (Fen.parse(text)) {
      case Fen.Read read -> text;
      case Fen.Unreadable wrong -> {
        section.wrong(name, "is not FEN: " + wrong);
        yield null;
      }
    };
  }
}
