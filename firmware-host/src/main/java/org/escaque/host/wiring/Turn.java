package org.escaque.host.wiring;

import org.escaque.board.Square;

/** Ways in which a whole board lies otherwise than its orientation says. */
enum Turn {
  HALF {
    @Override
    Square of(Square square) {
      return square.turned();
    }
  },
  CLOCKWISE {
    @Override
    Square of(Square square) {
      return Square.of(7 - square.rank(), square.file());
    }
  },
  COUNTER_CLOCKWISE {
    @Override
    Square of(Square square) {
      return Square.of(square.rank(), 7 - square.file());
    }
  },
  MIRRORED {
    @Override
    Square of(Square square) {
      return Square.of(7 - square.file(), square.rank());
    }
  };

  /** Where a man on the square is read. */
  abstract Square of(Square square);

  String advice() {
    return switch (this) {
      case HALF -> "lies half round: turn it, or change its orientation by half a turn";
      case CLOCKWISE, COUNTER_CLOCKWISE ->
          "lies a quarter round: change its orientation by a quarter";
      case MIRRORED -> "is mirrored: the list of columns is the wrong way round";
    };
  }
}
