package org.escaque.laws;

import java.util.Locale;
import java.util.Optional;

/** The spelling of a constant in scenario files and messages: lower case, with hyphens. */
final class Words {

  private Words() {}

  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static <E extends Enum<E>> Optional<E> parse(E[] constants, String text) {
    for (var constant : constants) {
      if (of(constant).equals(text)) {
        return Optional.of(constant);
      }
    }
    return Optional.empty();
  }
}
