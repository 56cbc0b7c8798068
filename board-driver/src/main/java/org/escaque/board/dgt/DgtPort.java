package org.escaque.board.dgt;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where a board is plugged in.
 *
 * @param path of its serial device, or with a star in its last part of several that are tried
 * @param serial the serial number that the board must tell; null for any board
 */
public record DgtPort(String path, @Nullable String serial) {

  /** For logs: the serial number if it is known, else the path. */
  String label() {
    return Objects.requireNonNullElse(serial, path);
  }
}
