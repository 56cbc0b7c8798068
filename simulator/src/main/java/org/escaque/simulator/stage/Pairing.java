package org.escaque.simulator.stage;

import java.util.Optional;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Position;
import org.escaque.game.Assignment;
import org.escaque.game.Player;
import org.escaque.laws.Rulings;
import org.escaque.simulator.replay.Script;

/**
 * Where and by which rules a recorded game is played again.
 *
 * @param event id, the first part of the game's
 * @param edition of the Laws
 */
public record Pairing(String event, int round, int board, String table, String edition) {

  /** {@code <event>-r<round>-b<board>}. */
  public String game() {
    return event + "-r" + round + "-b" + board;
  }

  /** The assignment of a script's game; what the Laws leave no choice about is carried out. */
  public Assignment assignment(Script script) {
    var record = script.game();
    boolean chess960 = record.start().rules() == CastlingRules.CHESS960;
    boolean normal = record.start().equals(Position.INITIAL);
    return new Assignment(
        game(),
        known(record.tag("Event")).orElse(event),
        round,
        board,
        table,
        player("White", script),
        player("Black", script),
        Assignment.LawsInForce.of(edition).with(Rulings.AUTOMATIC),
        script.control(),
        normal ? null : record.start().fen(),
        chess960,
        null);
  }

  private static Player player(String side, Script script) {
    var record = script.game();
    return new Player(
        known(record.tag(side)).orElse(side),
        known(record.tag(side + "Title")).orElse(null),
        number(record.tag(side + "Elo")).orElse(null),
        null,
        known(record.tag(side + "FideId")).orElse(null));
  }

  private static Optional<String> known(String value) {
    boolean unknown = value.isBlank() || value.equals("?") || value.equals("-");
    return unknown ? Optional.empty() : Optional.of(value);
  }

  private static Optional<Integer> number(String value) {
    return value.matches("[0-9]{1,4}") ? Optional.of(Integer.valueOf(value)) : Optional.empty();
  }
}
