package org.escaque.board.scan;

import java.io.IOException;
import org.escaque.board.ContactReader;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;

/** A board whose contacts, faults and time are in the test's hand. Guarded by itself. */
final class FakeContacts implements ContactReader.Opener, TickSource {

  private Tick now = Tick.ZERO;
  private long occupied;
  private boolean absent;
  private boolean failing;
  private boolean broken;
  private long readMillis;
  private int opened;
  private int closed;
  private int reads;

  synchronized void occupied(long bits) {
    occupied = bits;
  }

  synchronized void absent(boolean gone) {
    absent = gone;
  }

  synchronized void failing(boolean fails) {
    failing = fails;
  }

  synchronized void broken(boolean throwsBugs) {
    broken = throwsBugs;
  }

  synchronized void takes(long millis) {
    readMillis = millis;
  }

  synchronized int opened() {
    return opened;
  }

  synchronized int closed() {
    return closed;
  }

  synchronized int reads() {
    return reads;
  }

  @Override
  public synchronized Tick now() {
    return now;
  }

  /** Moves time on, never back. */
  synchronized void until(Tick tick) {
    if (tick.isAfter(now)) {
      now = tick;
    }
  }

  @Override
  public synchronized ContactReader open() throws IOException {
    if (absent) {
      throw new IOException("bus 1: no such device");
    }
    opened++;
    return new ContactReader() {
      @Override
      public long read() throws IOException {
        return readOnce();
      }

      @Override
      public void close() {
        count();
      }
    };
  }

  private synchronized long readOnce() throws IOException {
    reads++;
    now = now.plusMillis(readMillis);
    if (broken) {
      throw new IllegalStateException("broken");
    }
    if (failing || absent) {
      throw new IOException("0x20: no answer");
    }
    return occupied;
  }

  private synchronized void count() {
    closed++;
  }
}
