package org.escaque.simulator.dgt;

/**
 * Traps that some boards and clocks set.
 *
 * @param nullTimes an all-zero time message follows each clock command
 * @param repeatedAnswers a clock that is asked within a second of a command repeats its answer
 * @param remote the clock is in the mode in which it takes commands
 */
public record Quirks(boolean nullTimes, boolean repeatedAnswers, boolean remote) {

  public static final Quirks NONE = new Quirks(false, false, false);
  public static final Quirks ALL = new Quirks(true, true, false);
}
