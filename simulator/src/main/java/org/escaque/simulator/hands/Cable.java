package org.escaque.simulator.hands;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.Occupancy;
import org.escaque.board.Tick;

/**
 * Scans contacts row by row and brings the frames to the host: late by what the way takes, some
 * lost, some twice, never out of order; a link that breaks says so and tells what stands when it is
 * back. While nothing changes, ten frames a second are enough. Seeded; confined to one thread.
 */
public final class Cable {

  private static final long MILLIS = 1_000_000L;
  private static final double HOUR_NANOS = 3.6e12;

  /** Longer than any contact takes to settle or to be doubted. */
  private static final long QUIET = 300 * MILLIS;

  /** How often a board at rest tells that it is read. */
  private static final long HEARTBEAT = 100 * MILLIS;

  /** Frames that were held up arrive one after the other, as fast as a bus brings them. */
  private static final long APART = 125_000;

  private final Wires wires;
  private final RandomGenerator random;
  private final long period;
  private final long way;
  private final List<BoardReport> reports = new ArrayList<>();
  private long contacts;
  private long arrived = Long.MIN_VALUE / 2;
  private long broken = Long.MIN_VALUE;

  /** A cable to contacts that read this now. */
  public Cable(Level level, long seed, Occupancy read) {
    this.wires = level.wires();
    this.random = new Random(seed);
    this.period = wires.periods().get(random.nextInt(wires.periods().size())) * MILLIS;
    this.way = (long) (random.nextDouble() * (wires.most() - wires.least()) / 2 * MILLIS);
    this.contacts = read.bits();
  }

  /** How often the board is scanned. */
  public Duration period() {
    return Duration.ofNanos(period);
  }

  /** What reaches the host of all these changes, in order of arrival, stamped when it arrives. */
  public List<BoardReport> carry(List<ContactChange> changes, Tick from, Tick until) {
    reports.clear();
    report(new ContactFrame(from, contacts));
    long nextBreak = breaksAfter(from.nanos());
    int next = 0;
    long quietFrom = from.nanos();
    long scan = from.nanos() + period;
    while (scan < until.nanos()) {
      boolean quiet = scan > quietFrom + QUIET && broken == Long.MIN_VALUE;
      if (quiet) {
        long ahead = next == changes.size() ? until.nanos() : changes.get(next).tick().nanos();
        long idle = Math.min(ahead - scan, HEARTBEAT) / period - 1;
        scan += Math.max(0, idle) * period;
      }
      if (scan > nextBreak) {
        lose(scan);
        nextBreak = breaksAfter(broken);
      }
      int before = next;
      next = scan(scan, changes, next);
      quietFrom = next > before ? scan : quietFrom;
      scan += period;
    }
    return List.copyOf(reports);
  }

  /** One scan: each row is read an eighth of the period after the one before it. */
  private int scan(long start, List<ContactChange> changes, int first) {
    int next = first;
    long bits = 0;
    for (int row = 0; row < 8; row++) {
      long moment = start + row * period / 8;
      while (next < changes.size() && changes.get(next).tick().nanos() <= moment) {
        var change = changes.get(next++);
        long bit = change.square().bit();
        contacts = change.occupied() ? contacts | bit : contacts & ~bit;
      }
      bits |= contacts & (0xffL << (8 * row));
    }
    deliver(start + period, bits);
    return next;
  }

  private void deliver(long read, long bits) {
    if (read < broken || happens(wires.lost())) {
      return;
    }
    long late = (long) (random.nextDouble() * (wires.most() - wires.least()) / 2 * MILLIS);
    long arrives = Math.max(arrived + APART, read + (long) (wires.least() * MILLIS) + way + late);
    if (broken != Long.MIN_VALUE) {
      broken = Long.MIN_VALUE;
      var back = new BoardEvent.BoardBack(new Occupancy(bits), new Tick(arrives));
      reports.add(new BoardReport.Settled(back));
    } else {
      report(new ContactFrame(new Tick(arrives), bits));
    }
    if (happens(wires.doubled())) {
      arrives += APART;
      report(new ContactFrame(new Tick(arrives), bits));
    }
    arrived = arrives;
  }

  private void report(ContactFrame frame) {
    reports.add(new BoardReport.Contacts(frame));
  }

  private void lose(long at) {
    broken = at + random.nextLong(500, 5_000) * MILLIS;
    arrived = Math.max(arrived + APART, at);
    reports.add(new BoardReport.Settled(new BoardEvent.BoardLost(new Tick(arrived))));
  }

  private long breaksAfter(long from) {
    return wires.breaks() == 0
        ? Long.MAX_VALUE
        : from + (long) (HOUR_NANOS / wires.breaks() * -Math.log(1 - random.nextDouble()));
  }

  private boolean happens(double percent) {
    return percent > 0 && random.nextDouble(100) < percent;
  }
}
