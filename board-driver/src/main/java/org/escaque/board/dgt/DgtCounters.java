package org.escaque.board.dgt;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What a board said and nobody needed, since the process began. Written by one thread, any reads.
 */
public final class DgtCounters {

  private final AtomicLong resultPieces = new AtomicLong();
  private final AtomicLong ignored = new AtomicLong();
  private final AtomicLong broken = new AtomicLong();

  void resultPieces(int count) {
    resultPieces.addAndGet(count);
  }

  void ignored() {
    ignored.incrementAndGet();
  }

  void broken() {
    broken.incrementAndGet();
  }

  /** How often a result piece was read. */
  public long readResultPieces() {
    return resultPieces.get();
  }

  /** Messages of draughts boards and trademark texts. */
  public long readIgnored() {
    return ignored.get();
  }

  /** Messages that were cut off or made no sense. */
  public long readBroken() {
    return broken.get();
  }
}
