package org.escaque.board;

/**
 * What the 64 switches read in one scan; raw, before debouncing.
 *
 * @param tick when the scan ended, or when the change was reported
 * @param occupied bit {@link Square#index} is set where the contact is closed
 * @param seenEmpty bits of contacts that were open at some time since the frame before, whatever
 *     they read now; set where frames were folded or the hardware latches
 */
public record ContactFrame(Tick tick, long occupied, long seenEmpty) {

  /** A frame that stands for one scan only. */
  public ContactFrame(Tick tick, long occupied) {
    this(tick, occupied, 0);
  }

  /** This frame and the one after it as one: the latest bits, and what was open in either. */
  public ContactFrame fold(ContactFrame later) {
    return new ContactFrame(later.tick, later.occupied, seenEmpty | ~occupied | later.seenEmpty);
  }
}
