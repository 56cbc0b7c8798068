package org.escaque.chess.mate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** The FEN of a position with the sides exchanged and the board seen from the other end. */
final class TurnedFen {

  private TurnedFen() {}

  static String of(String fen) {
    var fields = fen.split(" ", -1);
    var ranks = new ArrayList<>(List.of(fields[0].split("/", -1)));
    Collections.reverse(ranks);
    fields[0] = swapCase(String.join("/", ranks));
    fields[1] = fields[1].equals("w") ? "b" : "w";
    fields[2] = swapCase(fields[2]);
    fields[3] = fields[3].replace('3', '*').replace('6', '3').replace('*', '6');
    return String.join(" ", fields);
  }

  private static String swapCase(String text) {
    return text.chars()
        .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }
}
