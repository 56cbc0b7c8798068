package org.escaque.chess.pgn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Letters;
import org.escaque.chess.Position;
import org.escaque.chess.San;

/**
 * Writes games as PGN: the tags in their order, an empty line, the moves in lines of at most 80
 * characters, an empty line (PGN standard, section 3.2). What is written reads back as the same
 * game. An immutable value.
 *
 * @param letters which letters the men have; only English ones are PGN for everybody
 * @param digits how exact clock times are
 * @param hasNotes whether comments, glyphs and variations are written; clock times always are
 */
public record PgnWriter(Letters letters, ClockDigits digits, boolean hasNotes) {

  /** English letters, tenths below ten seconds, with all notes. */
  public static final PgnWriter STANDARD =
      new PgnWriter(Letters.ENGLISH, ClockDigits.TENTHS_AT_THE_END, true);

  /** Games one after another, an empty line between. */
  public String writeAll(List<PgnGame> games) {
    return games.stream().map(this::write).collect(Collectors.joining("\n"));
  }

  /** One game, ending with a line end. */
  public String write(PgnGame game) {
    var text = new StringBuilder();
    var tags = tags(game);
    tags.forEach((name, value) -> text.append(tag(name, value)));
    if (!tags.isEmpty()) {
      text.append('\n');
    }
    var moves = new MovetextWriter(this);
    moves.write(game);
    return text.append(moves.text()).toString();
  }

  private static String tag(String name, String value) {
    var plain = value.replaceAll("[\\r\\n]+", " ").replace("\\", "\\\\").replace("\"", "\\\"");
    return "[" + name + " \"" + plain + "\"]\n";
  }

  /** The tags of the game, completed by those that its start needs. */
  private static Map<String, String> tags(PgnGame game) {
    var tags = new LinkedHashMap<>(game.tags());
    if (game.start().rules() == CastlingRules.CHESS960) {
      tags.putIfAbsent("Variant", "Chess960");
    }
    if (!game.start().equals(Position.INITIAL)) {
      tags.putIfAbsent("SetUp", "1");
      tags.putIfAbsent("FEN", game.start().fen());
    }
    tags.computeIfPresent("SetUp", (_, value) -> tags.containsKey("FEN") ? "1" : value);
    return tags;
  }

  /** The marker of a game; {@code 0-0} would read back as castling where that is legal. */
  static String marker(PgnGame game, Position last) {
    var marker = game.result().toString();
    boolean isMove = San.parse(last, marker) instanceof San.Read;
    return isMove ? PgnResult.OPEN.toString() : marker;
  }
}
