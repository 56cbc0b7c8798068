package org.escaque.simulator.hands;

import java.util.ArrayList;
import java.util.Arrays;
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

  /** Changes of one contact that are nearer than this are one transition, in nanoseconds. */
  private static final long TRANSITION = Bounce.LONGEST + 1_000_000L;

  private final Disturbances disturbances;
  private final long dead;
  private final long stuck;
  private final List<Fault> pending = new ArrayList<>();
  private final long[] lastChange = new long[64];

  /** What stands on the squares, and what is read. */
  private long wood;

  private long read;
  private long now;

  /** Contacts over a board on which these squares are occupied, from this tick on. */
  public FaultyWood(Level level, long seed, Occupancy standing, Tick from) {
    var faults = level.faults();
    RandomGenerator random = new Random(seed);
    stuck = squares(faults.stuck(), random);
    dead = squares(faults.dead(), random) & ~stuck;
    disturbances = new Disturbances(faults, random);
    wood = standing.bits();
    read = (wood & ~dead) | stuck;
    now = from.nanos();
    Arrays.fill(lastChange, Long.MIN_VALUE / 2);
  }

  private static long squares(int count, RandomGenerator random) {
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

  /** The squares whose contacts never read occupied. */
  public Occupancy dead() {
    return new Occupancy(dead);
  }

  /** The squares whose contacts do not tell what stands, at the tick that was read last. */
  public Occupancy lying() {
    return new Occupancy(read ^ wood);
  }

  /** What is read of these changes, in order, up to a tick that none of them is after. */
  public List<ContactChange> read(List<ContactChange> changes, Tick until) {
    disturbances.dropOuts(wood, now, until.nanos(), pending);
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
      if (fault.isAt(moment)) {
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

  /** A man is lifted or comes down; the bounces of that are no acts of their own. */
  private void disturb(ContactChange change) {
    var square = change.square();
    long at = change.tick().nanos();
    boolean bounce = at - lastChange[square.index()] < TRANSITION;
    lastChange[square.index()] = at;
    if (bounce) {
      return;
    }
    pending.replaceAll(fault -> fault.cause() == square ? fault.ended(at) : fault);
    if (change.occupied()) {
      disturbances.placed(square, at, pending);
    } else {
      disturbances.lifted(square, at, pending);
    }
  }
}
