package org.escaque.board.scan;

import java.time.Duration;

/** How long to wait between attempts: half a second, doubling up to five. */
final class Retry {

  private static final Duration FIRST = Duration.ofMillis(500);
  private static final Duration LONGEST = Duration.ofSeconds(5);

  private Duration next = FIRST;

  /** The attempt failed; wait this long before another. */
  Duration failed() {
    var wait = next;
    var doubled = next.multipliedBy(2);
    next = doubled.compareTo(LONGEST) < 0 ? doubled : LONGEST;
    return wait;
  }

  void succeeded() {
    next = FIRST;
  }
}
