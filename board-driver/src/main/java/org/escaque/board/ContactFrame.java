package org.escaque.board;

/**
 * What the 64 switches read in one scan; raw, before debouncing.
 *
 * @param tick when the scan ended
 * @param occupied bit {@link Square#index} is set where the contact is closed
 */
public record ContactFrame(Tick tick, long occupied) {}
