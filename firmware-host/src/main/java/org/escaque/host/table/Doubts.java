package org.escaque.host.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.BoardEvent;
import org.escaque.board.Square;
import org.escaque.board.Tick;

/**
 * The squares that the driver doubts now. Drivers report changes only, so a game that begins later
 * must be told what was doubted before it. Confined to the table's driver.
 */
final class Doubts {

  private final Map<Square, String> reasons = new LinkedHashMap<>();

  void note(BoardEvent event) {
    if (event instanceof BoardEvent.SquareDoubted(Square square, String reason, Tick since)) {
      reasons.put(square, reason);
    }
    if (event instanceof BoardEvent.SquareTrusted(Square square, Tick since)) {
      reasons.remove(square);
    }
  }

  /** All doubts, as if they came up at this tick. */
  List<BoardEvent.SquareDoubted> at(Tick tick) {
    return reasons.entrySet().stream()
        .map(entry -> new BoardEvent.SquareDoubted(entry.getKey(), entry.getValue(), tick))
        .toList();
  }
}
