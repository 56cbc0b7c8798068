package org.escaque.board.kernel;

import java.io.IOException;

/** A system call failed; the text says on what, why, and what may help. */
public final class KernelException extends IOException {

  private static final int ENOENT = 2;
  private static final int EINTR = 4;
  private static final int ENXIO = 6;
  private static final int EACCES = 13;
  private static final int EBUSY = 16;
  private static final int ENODEV = 19;
  private static final int EINVAL = 22;
  private static final int ETIMEDOUT = 110;
  private static final int EREMOTEIO = 121;

  private final int number;

  KernelException(String what, int number) {
    super(what + ": " + reason(number));
    this.number = number;
  }

  /** The error number of {@code errno.h}. */
  public int number() {
    return number;
  }

  /** A signal came in between: the call is to be made again. */
  boolean isInterruption() {
    return number == EINTR;
  }

  /** Somebody else holds the line. */
  boolean isBusy() {
    return number == EBUSY;
  }

  private static String reason(int number) {
    return switch (number) {
      case ENOENT, ENODEV ->
          "no such device (is the interface switched on, is the overlay loaded?)";
      case EACCES -> "permission denied (is the user in the groups gpio and i2c?)";
      case EBUSY -> "taken by another program or driver";
      case EINVAL -> "not possible (no such line on this chip?)";
      case ENXIO, EREMOTEIO -> "no answer (address, supply, cable?)";
      case ETIMEDOUT -> "bus stuck";
      default -> "error " + number;
    };
  }
}
