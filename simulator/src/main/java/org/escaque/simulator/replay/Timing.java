package org.escaque.simulator.replay;

import java.util.List;
import java.util.Optional;
import org.escaque.board.Tick;
import org.escaque.clock.ChessClock;
import org.escaque.clock.ClockTime;
import org.escaque.simulator.hands.ContactChange;

/**
 * When each ply of a game is made, and by which clock. Immutable.
 *
 * @param kind who keeps the time
 * @param begin when the clocks are started
 * @param plies one for each ply of the record
 */
public record Timing(Kind kind, Tick begin, List<TimedPly> plies) {

  public Timing {
    plies = List.copyOf(plies);
  }

  /** Who keeps the time of the game. */
  public sealed interface Kind {

    /** The host, by the levers; this is how its clock stands after the last ply. */
    record HostKept(ChessClock after) implements Kind {}

    /** A virtual external clock that tells its times, for this reason. */
    record External(String reason) implements Kind {}
  }

  /**
   * One ply in time.
   *
   * @param changes of the contacts, in order
   * @param done when the lever goes down, or the last contact changes of a move that ends the game
   * @param shown what the mover's clock shows then
   */
  public record TimedPly(List<ContactChange> changes, Tick done, ClockTime shown) {
    public TimedPly {
      changes = List.copyOf(changes);
    }
  }

  /** The tick of the last press, or that of the start. */
  public Tick end() {
    return plies.isEmpty() ? begin : plies.getLast().done();
  }

  /** Why the clock is an external one, if it is. */
  public Optional<String> externalBecause() {
    return kind instanceof Kind.External(var reason) ? Optional.of(reason) : Optional.empty();
  }
}
