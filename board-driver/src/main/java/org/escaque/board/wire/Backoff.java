package org.escaque.board.wire;

import java.time.Duration;

/** How long to wait between attempts: half a second, doubling up to five. Confined to a thread. */
public final class Backoff {

  private static final Duration FIRST = Duration.ofMillis(500);
  private static final Duration LONGEST = Duration.ofSeconds(5);

  private Duration next = FIRST;

  /** The attempt failed; wait this long before another. */
  public Duration failed() {
    var wait = next;
    var doubled = next.multipliedBy(2);
    next = doubled.compareTo(LONGEST) < 0 ? doubled : LONGEST;
    return wait;
  }

  /** It succeeded; the next failure is the first again. */
  public void succeeded() {
    next = FIRST;
  }
}
