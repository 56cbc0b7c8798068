package org.escaque.simulator.dgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * What a line does to bytes: tears messages apart, holds them back until others come, and puts
 * rubbish between them. It loses nothing and invents no message. The same seed does the same.
 * Confined to one thread at a time.
 */
public final class Mischief {

  private static final int PERCENT = 100;

  private final RandomGenerator random;
  private final Level level;
  private Octets held = Octets.NONE;

  /**
   * How bad a line is, in percent of messages.
   *
   * @param torn parted into pieces
   * @param held given out with what comes next
   * @param rubbish preceded by bytes that mean nothing
   */
  public record Level(int torn, int held, int rubbish) {
    public static final Level NONE = new Level(0, 0, 0);
    public static final Level BAD = new Level(30, 20, 10);
  }

  public Mischief(Level level, long seed) {
    this.level = level;
    this.random = new Random(seed);
  }

  /** A line that does nothing to bytes. */
  public static Mischief none() {
    return new Mischief(Level.NONE, 0);
  }

  /** The pieces in which these bytes go out now; what is held back goes out with the next. */
  public List<Octets> pieces(Octets message) {
    if (message.size() == 0) {
      return List.of();
    }
    var all = held.plus(happens(level.rubbish()) ? rubbish(message) : Octets.NONE).plus(message);
    held = Octets.NONE;
    if (happens(level.held())) {
      held = all;
      return List.of();
    }
    return happens(level.torn()) ? torn(all) : List.of(all);
  }

  /** What was held back; the line is quiet. */
  public Octets flush() {
    var last = held;
    held = Octets.NONE;
    return last;
  }

  private List<Octets> torn(Octets all) {
    var pieces = new ArrayList<Octets>();
    int from = 0;
    while (from < all.size()) {
      int to = Math.min(all.size(), from + 1 + random.nextInt(Math.min(all.size(), 5)));
      pieces.add(all.slice(from, to));
      from = to;
    }
    return pieces;
  }

  /** Bytes without a beginning, or a message that breaks off. */
  private Octets rubbish(Octets message) {
    if (random.nextBoolean()) {
      return message.slice(0, 1 + random.nextInt(message.size() - 1));
    }
    var noise = new int[1 + random.nextInt(8)];
    for (int at = 0; at < noise.length; at++) {
      noise[at] = random.nextInt(0x80);
    }
    return Octets.of(noise);
  }

  private boolean happens(int percent) {
    return random.nextInt(PERCENT) < percent;
  }
}
