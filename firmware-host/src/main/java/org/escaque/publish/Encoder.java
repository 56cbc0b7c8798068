package org.escaque.publish;

import org.jspecify.annotations.Nullable;

/** Writes messages as text. Thread-safe. */
@FunctionalInterface
public interface Encoder {

  /**
   * @param stamp null for a message without one
   */
  String encode(@Nullable Stamp stamp, Body body);
}
