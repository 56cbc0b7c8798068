package org.escaque.host;

/**
 * A command cannot go on for a reason that its user can understand and mend. The text is the one
 * line that is printed; no stack trace follows.
 */
public final class CommandFailed extends RuntimeException {

  private static final long serialVersionUID = 1;

  public CommandFailed(String message) {
    super(message);
  }

  public CommandFailed(String message, Throwable cause) {
    super(message, cause);
  }
}
