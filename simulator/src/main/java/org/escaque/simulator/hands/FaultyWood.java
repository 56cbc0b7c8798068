package org.escaque.simulator.hands;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.board.Tick;

/**
 * The contacts between hands and host: what really happens goes in, what is read comes out. Seeded;
 * confined to one thread.
 */
public final class FaultyWood {

  private static final long MILLIS = 1_000_000L;
  private static final double HOUR_NANOS = 3.6e12;

  private final Faults faults;
  private final RandomGenerator random;
  private final long dead;
  private final long stuck;
  private final List<Fault> pending = new ArrayList<>();

  /** What stands on the squares, and what is read. */
  private long wood;

  private long read;
  private long now;

  /** Contacts over a board on which these squares are occupied, from this tick on. */
  public FaultyWood(Level level, long seed, Occupancy standing, Tick from) {
    faults = level.faults();
    random = new Random(seed);
    stuck = squares(faults.stuck());
    dead = squares(faults.dead()) & ~stuck;
    wood = standing.bits();
    read = (wood & ~dead) | stuck;
    now = from.nanos();
  }

  private long squares(int count) {
    long squares = 0;
    while (Long.bitCount(squares) < count) {
      squares |= 1L << random.nextInt(64);
    }
    return squares;
  }

  /** What the contacts read now. */
  public Occupancy read() {
    return new Occupancy(read);
  }

  /** The squares whose contacts never tell the truth. */
  public Occupancy broken() {
    return new Occupancy(dead | stuck);
  }

  /** What is read of these changes, in order, up to a tick that none of them is after. */
  public List<ContactChange> read(List<ContactChange> changes, Tick until) {
    dropOuts(until.nanos());
    changes.forEach(this::disturb);
    var moments = new ArrayList<Long>();
    for (var fault : pending) {
      moments.add(fault.from());
      moments.add(fault.until());
    }
    changes.forEach(change -> moments.add(change.tick().nanos()));
    var heard = new ArrayList<ContactChange>();
    int next = 0;
    for (long moment : moments.stream().distinct().sorted().toList()) {
      if (moment > until.nanos()) {
        break;
      }
      while (next < changes.size() && changes.get(next).tick().nanos() <= moment) {
        stand(changes.get(next++));
      }
      hear(moment, heard);
    }
    now = until.nanos();
    pending.removeIf(fault -> fault.until() <= now);
    return heard;
  }

  private void stand(ContactChange change) {
    long bit = change.square().bit();
    wood = change.occupied() ? wood | bit : wood & ~bit;
  }

  private void hear(long moment, List<ContactChange> heard) {
    long reads = wood;
    for (var fault : pending) {
      if (fault.from() <= moment && moment < fault.until()) {
        long bit = fault.square().bit();
        reads = fault.reads() ? reads | bit : reads & ~bit;
      }
    }
    reads = (reads & ~dead) | stuck;
    for (long rest = reads ^ read; rest != 0; rest &= rest - 1) {
      var square = Square.of(Long.numberOfTrailingZeros(rest));
      heard.add(new ContactChange(new Tick(moment), square, (reads & square.bit()) != 0));
    }
    read = reads;
  }

  /** Contacts of standing men open by themselves: lognormal, median 40 ms, rarely 400. */
  private void dropOuts(long until) {
    double expected = faults.dropOuts() * Long.bitCount(wood) * (until - now) / HOUR_NANOS;
    for (double left = expected; left > 0 && random.nextDouble() < left; left--) {
      var squares = new Occupancy(wood).squares();
      var square = squares.get(random.nextInt(squares.size()));
      long from = now + random.nextLong(Math.max(1, until - now));
      long length = (long) (40 * MILLIS * Math.exp(random.nextGaussian()));
      pending.add(new Fault(square, from, from + length, false));
    }
  }

  private void disturb(ContactChange change) {
    if (change.occupied() && random.nextInt(100) < faults.chatter()) {
      chatter(change);
    }
    if (!change.occupied() && random.nextInt(100) < faults.flyOver()) {
      flyOver(change);
    }
  }

  /** A slow hand or a tremor: two to eight openings, 20 to 120 ms apart. */
  private void chatter(ContactChange change) {
    long at = change.tick().nanos();
    int openings = 1 + random.nextInt(4);
    for (int opening = 0; opening < openings; opening++) {
      at += random.nextLong(20, 120) * MILLIS;
      long length = random.nextLong(10, 60) * MILLIS;
      pending.add(new Fault(change.square(), at, at + length, false));
      at += length;
    }
  }

  /** A man lifted low passes over a neighbour: its contact closes for 10 to 60 ms. */
  private void flyOver(ContactChange change) {
    var near = neighbours(change.square());
    var square = near.get(random.nextInt(near.size()));
    long from = change.tick().nanos() + random.nextLong(30, 120) * MILLIS;
    pending.add(new Fault(square, from, from + random.nextLong(10, 60) * MILLIS, true));
  }

  private static List<Square> neighbours(Square square) {
    return Square.all().stream()
        .filter(other -> other != square)
        .filter(other -> Math.abs(other.file() - square.file()) <= 1)
        .filter(other -> Math.abs(other.rank() - square.rank()) <= 1)
        .sorted(Comparator.comparingInt(Square::index))
        .toList();
  }
}
