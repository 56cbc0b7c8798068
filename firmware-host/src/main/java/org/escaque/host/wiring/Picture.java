package org.escaque.host.wiring;

import java.util.Locale;
import java.util.stream.Collectors;
import org.escaque.board.Square;

/** Draws a table for a terminal. Pure. */
final class Picture {

  private Picture() {}

  /** Eight ranks, {@code O} closed, {@code .} open, {@code ?} doubted, and a few lines of facts. */
  static String of(LiveTable.Look look) {
    var text = new StringBuilder();
    for (int rank = 7; rank >= 0; rank--) {
      text.append(rank + 1).append(' ');
      for (int file = 0; file < 8; file++) {
        text.append(' ').append(sign(look, Square.of(file, rank)));
      }
      text.append('\n');
    }
    text.append("   a b c d e f g h\n");
    text.append(
        String.format(
            Locale.ROOT,
            "board %s, %.1f scans/s, worst gap %d ms; clock %s; pressed: %s%n",
            look.boardLink(),
            look.health().rate(),
            look.health().worstGap().toMillis(),
            look.clockLink(),
            look.pressed().stream().sorted().collect(Collectors.joining(", "))));
    look.doubts().entrySet().stream()
        .sorted(java.util.Map.Entry.comparingByKey())
        .forEach(
            doubt ->
                text.append("suspicious: ")
                    .append(doubt.getKey())
                    .append(' ')
                    .append(doubt.getValue())
                    .append('\n'));
    look.clockDoubts()
        .forEach(
            (line, why) ->
                text.append("suspicious: ").append(line).append(' ').append(why).append('\n'));
    return text.toString();
  }

  private static char sign(LiveTable.Look look, Square square) {
    if (look.doubts().containsKey(square)) {
      return '?';
    }
    return look.contacts().has(square) ? 'O' : '.';
  }
}
