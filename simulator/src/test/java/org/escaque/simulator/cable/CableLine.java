package org.escaque.simulator.cable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Tick;
import org.escaque.simulator.dgt.Octets;

/**
 * What a board says on its way along a serial cable, in virtual time: 960 bytes a second, one after
 * the other. Confined to one thread.
 */
final class CableLine {

  private static final long BYTE_NANOS = 1_000_000_000L / 960;

  /** How many bytes are handed over at once. */
  private static final int CHUNK = 8;

  private record Flight(Tick arrives, Octets bytes) {}

  private final ArrayDeque<Flight> flying = new ArrayDeque<>();
  private Tick free = Tick.ZERO;

  void send(Octets said, Tick now) {
    free = free.isBefore(now) ? now : free;
    for (int from = 0; from < said.size(); from += CHUNK) {
      var chunk = said.slice(from, Math.min(said.size(), from + CHUNK));
      free = new Tick(free.nanos() + chunk.size() * BYTE_NANOS);
      flying.add(new Flight(free, chunk));
    }
  }

  /** What has arrived by now. */
  List<byte[]> arrived(Tick now) {
    var arrived = new ArrayList<byte[]>();
    while (!flying.isEmpty() && !flying.getFirst().arrives().isAfter(now)) {
      arrived.add(flying.removeFirst().bytes().toBytes());
    }
    return arrived;
  }

  Optional<Tick> next() {
    return Optional.ofNullable(flying.peekFirst()).map(Flight::arrives);
  }

  /** The cable is pulled: what is on its way is lost. */
  void cut() {
    flying.clear();
    free = Tick.ZERO;
  }
}
