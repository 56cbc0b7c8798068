package org.escaque.simulator.incident;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.clock.TimeControl;
import org.escaque.game.Assignment;
import org.escaque.game.Assignment.Handover;
import org.escaque.game.Assignment.LawsInForce;
import org.escaque.game.GameState;
import org.escaque.game.Player;
import org.escaque.laws.AlertKind;
import org.jspecify.annotations.Nullable;

/**
 * A story at one board, up to the moment at which an arbiter must see something. Immutable.
 *
 * @param edition of the Laws; what they leave to the arbiter waits for him
 * @param handover what happened before; null for a new game
 * @param kind of the alert that has to come of it
 * @param offender the side that it names
 */
public record Incident(
    String white,
    String black,
    String edition,
    TimeControl control,
    @Nullable Handover handover,
    List<Deed> deeds,
    AlertKind kind,
    Side offender) {

  public Incident {
    deeds = List.copyOf(deeds);
  }

  /** The assignment of the game in which it happens. */
  public Assignment assignment(int round, int board, String table) {
    return new Assignment(
        "demo-r" + round + "-b" + board,
        "Escaque demo",
        round,
        board,
        table,
        Player.named(white),
        Player.named(black),
        LawsInForce.of(edition),
        control,
        null,
        false,
        handover);
  }

  /** Whether the alert that has to come has come. */
  public boolean wasSeen(GameState state) {
    return state.alerts().stream()
        .anyMatch(alert -> alert.kind() == kind && alert.side() == offender);
  }

  /** {@code illegal-move of black, fide-2023, 90m+30s}. */
  @Override
  public String toString() {
    return kind + " of " + offender + ", " + edition + ", " + control;
  }
}
