package org.escaque.scenario;

import java.util.Map;
import org.escaque.board.Occupancy;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Position;
import org.escaque.chess.San;
import org.escaque.game.Assignment;
import org.escaque.game.Player;

/** The game that the header of a story describes. */
final class Assignments {

  private Assignments() {}

  static Assignment of(Header header) {
    var laws =
        new Assignment.LawsInForce(
            header.laws(),
            Map.of(),
            header.playClass(),
            header.supervision(),
            header.rulings(),
            header.defaultTime(),
            header.quickplay(),
            header.blind(),
            header.arbiterAbsent());
    var handover =
        new Assignment.Handover(
            header.history(),
            header.whiteClock(),
            header.blackClock(),
            header.whiteIllegal(),
            header.blackIllegal(),
            header.whiteReserve(),
            header.blackReserve());
    return new Assignment(
        "story-r1-b1",
        "story",
        1,
        1,
        "t1",
        Player.named("White"),
        Player.named("Black"),
        laws,
        header.time(),
        header.fen(),
        rules(header) == CastlingRules.CHESS960,
        handover);
  }

  private static CastlingRules rules(Header header) {
    String fen = header.fen();
    return fen == null ? CastlingRules.STANDARD : CastlingRules.of(fen);
  }

  /** What stands on the board when the story begins. */
  static Occupancy wood(Header header) {
    String fen = header.fen();
    var position = fen == null ? Position.INITIAL : Position.ofFen(fen, rules(header));
    for (String san : header.history()) {
      position =
          switch (San.parse(position, san)) {
            case San.Read(var move) -> position.play(move);
            case San.Unreadable bad -> throw new IllegalArgumentException("history: " + bad);
          };
    }
    return position.occupied();
  }
}
