package org.escaque.board;

/**
 * What the 64 switches read in one scan; raw, before debouncing.
 *
 * @param tick when the scan ended, or when the change was reported
 * @param occupied bit {@link Square#index} is set where the contact is closed
 * @param seenEmpty bits of contacts that were open at some time since the frame before, whatever
 *     they read now; set where frames were folded or the hardware latches
 * @param since what differs from the frame before may have changed from then on: {@code tick} where
 *     scans follow closely, the scan before where this one came late
 */
public record ContactFrame(Tick tick, long occupied, long seenEmpty, Tick since) {

  public ContactFrame {
    if (since.isAfter(tick)) {
      throw new IllegalArgumentException("a frame of " + tick + " since " + since);
    }
  }

  /** A frame whose changes happened when it was read. */
  public ContactFrame(Tick tick, long occupied, long seenEmpty) {
    this(tick, occupied, seenEmpty, tick);
  }

  /** A frame that stands for one scan only. */
  public ContactFrame(Tick tick, long occupied) {
    this(tick, occupied, 0);
  }

  /** This frame and the one after it as one: the latest bits, and what was open in either. */
  public ContactFrame fold(ContactFrame later) {
    return new ContactFrame(
        later.tick, later.occupied, seenEmpty | ~occupied | later.seenEmpty, since);
  }
}
