package org.escaque.simulator.incident;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.laws.ClaimKind;

/** Reads deeds from lines such as {@code play e4 e5}, {@code lift g8} or {@code press black}. */
final class DeedReader {

  private DeedReader() {}

  /**
   * Reads one deed a line, but a {@code play} for each of its moves.
   *
   * @throws IllegalArgumentException with the line that is none
   */
  static List<Deed> read(String text) {
    var deeds = new ArrayList<Deed>();
    text.lines().forEach(line -> deeds.addAll(line(line.strip().split(" +", -1))));
    return deeds;
  }

  private static List<Deed> line(String[] words) {
    var rest = List.of(words).subList(1, words.length);
    return switch (words[0]) {
      case "play" -> rest.stream().<Deed>map(Deed.Play::new).toList();
      case "lift" -> rest.stream().<Deed>map(square -> touch(square, false)).toList();
      case "place" -> rest.stream().<Deed>map(square -> touch(square, true)).toList();
      case "press" -> List.of(new Deed.Press(side(rest.getFirst())));
      case "stop" -> List.of(new Deed.Stop());
      case "wait" -> List.of(new Deed.Wait(Duration.ofSeconds(Long.parseLong(rest.getFirst()))));
      case "claim" ->
          List.of(
              new Deed.Claim(
                  side(rest.getFirst()),
                  ClaimKind.parse(rest.get(1)).orElseThrow(() -> wrong(words)),
                  rest.size() > 2 ? rest.get(2) : null));
      default -> throw wrong(words);
    };
  }

  private static Deed touch(String square, boolean placed) {
    return new Deed.Touch(
        Square.parse(square).orElseThrow(() -> wrong(new String[] {square})), placed);
  }

  private static Side side(String word) {
    return switch (word) {
      case "white" -> Side.WHITE;
      case "black" -> Side.BLACK;
      default -> throw wrong(new String[] {word});
    };
  }

  private static IllegalArgumentException wrong(String[] words) {
    return new IllegalArgumentException("no deed: " + String.join(" ", words));
  }
}
