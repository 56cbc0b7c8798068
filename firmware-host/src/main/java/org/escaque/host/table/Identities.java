package org.escaque.host.table;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.escaque.board.BoardEvent;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;

/**
 * The men that a driver has read, for boards that know them. Drivers report changes only, so a game
 * that begins later must be told who stands there. Confined to the table's driver.
 */
final class Identities {

  private final Map<Square, Character> men = new TreeMap<>();

  /** When each square was last read otherwise than before. */
  private final Map<Square, Tick> since = new TreeMap<>();

  /** The same men, from whom others may be told apart later. */
  Identities copy() {
    var copy = new Identities();
    copy.men.putAll(men);
    copy.since.putAll(since);
    return copy;
  }

  void note(BoardEvent event) {
    if (event instanceof BoardEvent.PieceSeen(Square square, char piece, Tick tick)) {
      since.put(square, tick);
      if (piece == ' ') {
        men.remove(square);
      } else {
        men.put(square, piece);
      }
    }
  }

  /** Who was read on a square, as a letter of FEN; a blank for nobody. */
  char on(Square square) {
    return men.getOrDefault(square, ' ');
  }

  /** How many men of a side were read. */
  long count(Side side) {
    return men.values().stream().filter(man -> isOf(side, man)).count();
  }

  /** Whether this is a man of that side. */
  static boolean isOf(Side side, char man) {
    return Character.isLetter(man) && Character.isUpperCase(man) == (side == Side.WHITE);
  }

  /** Since when he stands there, or nobody does. */
  Tick since(Square square) {
    return since.getOrDefault(square, Tick.ZERO);
  }

  /** All men, as if they were read at this tick; none for a board that does not know them. */
  List<BoardEvent.PieceSeen> at(Tick tick) {
    return men.entrySet().stream()
        .map(entry -> new BoardEvent.PieceSeen(entry.getKey(), entry.getValue(), tick))
        .toList();
  }
}
