package org.escaque.simulator.accuracy;

import org.escaque.simulator.hands.Level;

/**
 * What a run plays with.
 *
 * @param sweep of a hundred victims, how many leave without their contact opening
 */
public record Noise(Level level, int sweep) {

  public Noise {
    if (sweep < 0 || sweep > 100) {
      throw new IllegalArgumentException("percent of swept victims: " + sweep);
    }
  }
}
