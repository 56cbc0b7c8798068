package org.escaque.simulator.replay;

import java.util.Locale;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnResult;

/** Reads from a PGN game how it ended. */
final class Endings {

  private Endings() {}

  static Ending of(PgnGame game) {
    var last = game.finalPosition();
    if (last.legalMoves().isEmpty()) {
      return new Ending.OnBoard();
    }
    var how = game.termination().orElse("").toLowerCase(Locale.ROOT);
    return switch (game.result()) {
      case OPEN -> new Ending.Unfinished();
      case WHITE_WINS -> won(Side.WHITE, how, last);
      case BLACK_WINS -> won(Side.BLACK, how, last);
      case DRAW -> drawn(how, last);
      case BOTH_LOSE, WHITE_HALF, BLACK_HALF -> new Ending.Decided(game.result());
    };
  }

  private static Ending won(Side winner, String how, Position last) {
    var loser = winner.opponent();
    if (isByTime(how)) {
      return last.turn() == loser
          ? new Ending.FlagFell(loser)
          : new Ending.Decided(PgnResult.winOf(winner));
    }
    return isDecided(how)
        ? new Ending.Decided(PgnResult.winOf(winner))
        : new Ending.Resigned(loser);
  }

  private static Ending drawn(String how, Position last) {
    if (isByTime(how)) {
      return new Ending.FlagFell(last.turn());
    }
    return isDecided(how) ? new Ending.Decided(PgnResult.DRAW) : new Ending.Agreed();
  }

  private static boolean isByTime(String how) {
    return how.contains("time forfeit") || how.contains("on time") || how.contains("timeout");
  }

  private static boolean isDecided(String how) {
    return how.contains("adjudication")
        || how.contains("infraction")
        || how.contains("abandoned")
        || how.contains("forfeit");
  }
}
