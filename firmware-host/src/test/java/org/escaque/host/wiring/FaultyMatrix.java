package org.escaque.host.wiring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;

/** A matrix as somebody soldered it: what it reads for men on these squares. */
final class FaultyMatrix {

  private final int[] columns = {0, 1, 2, 3, 4, 5, 6, 7};
  private final int[] rows = {0, 1, 2, 3, 4, 5, 6, 7};
  private final Map<Square, Square> bridges = new HashMap<>();
  private Occupancy dead = Occupancy.EMPTY;
  private Occupancy withoutDiode = Occupancy.EMPTY;
  private int bridgedColumns = -1;

  /** Reads one word of a fault, {@code swap-columns a c}, {@code dead e4}, and so on. */
  static FaultyMatrix of(String fault) {
    var matrix = new FaultyMatrix();
    String[] words = fault.split(" ");
    switch (words[0]) {
      case "none" -> {}
      case "swap-columns" ->
          swap(matrix.columns, words[1].charAt(0) - 'a', words[2].charAt(0) - 'a');
      case "swap-rows" -> swap(matrix.rows, words[1].charAt(0) - '1', words[2].charAt(0) - '1');
      case "mirror" -> {
        for (int i = 0; i < 8; i++) {
          matrix.columns[i] = 7 - i;
        }
      }
      case "turn" -> {
        for (int i = 0; i < 8; i++) {
          matrix.columns[i] = 7 - i;
          matrix.rows[i] = 7 - i;
        }
      }
      case "dead" -> matrix.dead = matrix.dead.with(square(words[1]));
      case "dead-column" -> {
        for (int rank = 0; rank < 8; rank++) {
          matrix.dead = matrix.dead.with(Square.of(words[1].charAt(0) - 'a', rank));
        }
      }
      case "bridge" -> {
        matrix.bridges.put(square(words[1]), square(words[2]));
        matrix.bridges.put(square(words[2]), square(words[1]));
      }
      case "bridge-columns" -> matrix.bridgedColumns = words[1].charAt(0) - 'a';
      case "no-diode" -> matrix.withoutDiode = matrix.withoutDiode.with(square(words[1]));
      default -> throw new IllegalArgumentException(fault);
    }
    return matrix;
  }

  private static void swap(int[] lines, int one, int other) {
    lines[one] = other;
    lines[other] = one;
  }

  private static Square square(String name) {
    return Square.parse(name).orElseThrow();
  }

  /** The contacts that read closed. */
  Occupancy read(Occupancy men) {
    Occupancy closed = Occupancy.EMPTY;
    for (var man : men.squares()) {
      if (!dead.has(man)) {
        closed = closed.with(man);
        closed = bridges.containsKey(man) ? closed.with(bridges.get(man)) : closed;
      }
    }
    Occupancy seen = Occupancy.EMPTY;
    for (int row = 0; row < 8; row++) {
      for (int column : current(closed, row)) {
        seen = seen.with(Square.of(columns[column], rows[row]));
        boolean bridged = column == bridgedColumns || column == bridgedColumns + 1;
        if (bridgedColumns >= 0 && bridged) {
          seen = seen.with(Square.of(2 * bridgedColumns + 1 - column, rows[row]));
        }
      }
    }
    return seen;
  }

  /** Columns that get current from a row: back through a missing diode, and on from there. */
  private List<Integer> current(Occupancy closed, int driven) {
    var live = new ArrayList<Integer>();
    var rowsLive = new ArrayList<>(List.of(driven));
    for (int at = 0; at < rowsLive.size(); at++) {
      int row = rowsLive.get(at);
      for (int column = 0; column < 8; column++) {
        if (closed.has(Square.of(column, row)) && !live.contains(column)) {
          live.add(column);
          back(closed, column, rowsLive);
        }
      }
    }
    return live;
  }

  private void back(Occupancy closed, int column, List<Integer> rowsLive) {
    for (int row = 0; row < 8; row++) {
      var square = Square.of(column, row);
      if (withoutDiode.has(square) && closed.has(square) && !rowsLive.contains(row)) {
        rowsLive.add(row);
      }
    }
  }
}
