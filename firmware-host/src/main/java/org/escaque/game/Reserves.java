package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.chess.Role;

/** Pieces in hand, as letters {@code QRBNP}. */
record Reserves(String white, String black) {

  static final Reserves NONE = new Reserves("", "");

  String of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  boolean has(Side side, Role role) {
    return of(side).indexOf(role.letter()) >= 0;
  }

  Reserves without(Side side, Role role) {
    int at = of(side).indexOf(role.letter());
    String rest = of(side).substring(0, at) + of(side).substring(at + 1);
    return side == Side.WHITE ? new Reserves(rest, black) : new Reserves(white, rest);
  }
}
