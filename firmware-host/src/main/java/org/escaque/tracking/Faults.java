package org.escaque.tracking;

import org.escaque.board.Occupancy;

/**
 * Contacts that have lied from one press to the next, until they show that they are sound.
 *
 * @param dead squares that felt no man though one stood there
 * @param stuck squares that felt a man though none stood there
 * @param maybeDead squares of which one may be dead
 * @param maybeStuck squares of which one may be stuck
 */
public record Faults(Occupancy dead, Occupancy stuck, Occupancy maybeDead, Occupancy maybeStuck) {

  static Faults of(Stays stays) {
    return new Faults(
        new Occupancy(stays.dead().sure()),
        new Occupancy(stays.stuck().sure()),
        new Occupancy(stays.dead().some()),
        new Occupancy(stays.stuck().some()));
  }
}
