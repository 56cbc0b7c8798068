package org.escaque.simulator.hands;

import java.util.List;

/**
 * How contacts reach the host, by level.
 *
 * @param periods of the scan, in milliseconds; one for each board
 * @param least of the way from board to host, in milliseconds; the lever's way takes no time
 * @param most of it
 * @param lost of a hundred frames
 * @param doubled of a hundred frames
 * @param breaks how often an hour the link is gone for half a second to five
 */
record Wires(
    List<Integer> periods, double least, double most, double lost, double doubled, double breaks) {

  static final Wires CLEAN = new Wires(List.of(5), 0, 0, 0, 0, 0);

  static final Wires CLUB = new Wires(List.of(1, 5, 10), 0, 5, 0.1, 0.1, 0);

  static final Wires ROUGH = new Wires(List.of(1, 5, 10, 20), 2, 40, 0.1, 0.1, 1);
}
