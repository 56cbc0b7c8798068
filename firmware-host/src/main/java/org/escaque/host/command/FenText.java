package org.escaque.host.command;

import org.escaque.chess.CastlingRules;
import org.escaque.chess.Fen;
import org.escaque.chess.Position;
import org.escaque.chess.Verdict;
import org.escaque.host.CommandFailed;

/** The position of a FEN that somebody typed. */
final class FenText {

  private FenText() {}

  /**
   * Reads a FEN and proves the position.
   *
   * @throws CommandFailed with the place and the reason if it is no FEN or no position
   */
  static Position position(String fen, CastlingRules rules) {
    return switch (Fen.parse(fen, rules)) {
      case Fen.Unreadable wrong -> throw new CommandFailed("not a FEN: " + wrong);
      case Fen.Read(var setup) ->
          switch (Position.of(setup)) {
            case Verdict.Proven(var proven) -> proven;
            case Verdict.Refused refused -> throw new CommandFailed("not a position: " + refused);
          };
    };
  }
}
