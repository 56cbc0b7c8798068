package org.escaque.chess.pgn;

import java.util.List;
import java.util.regex.Pattern;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.escaque.chess.San;

/** Writes the moves of one game into lines. Confined to one thread. */
final class MovetextWriter {

  /** The PGN standard's 79 columns (4.3). */
  private static final int WIDTH = 79;

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private final PgnWriter style;
  private final StringBuilder text = new StringBuilder();
  private int column;

  /** What the next token is glued to: an opening bracket. */
  private String pending = "";

  /** The last token, not written yet: closing brackets are glued to it. */
  private String held = "";

  MovetextWriter(PgnWriter style) {
    this.style = style;
  }

  String text() {
    writeHeld();
    return text.append('\n').toString();
  }

  void write(PgnGame game) {
    if (style.hasNotes()) {
      game.comments().forEach(comment -> writeComment("", comment));
    }
    var last = writeLine(game.start(), game.moves());
    put(PgnWriter.marker(game, last));
  }

  private Position writeLine(Position start, List<? extends PgnPly> plies) {
    var position = start;
    boolean needsNumber = true;
    for (var ply : plies) {
      if (needsNumber || position.turn() == Side.WHITE) {
        put(San.number(position));
      }
      var before = position;
      position = writePly(position, ply);
      int mark = text.length();
      writeNotes(before, ply);
      needsNumber = text.length() > mark;
    }
    return position;
  }

  private Position writePly(Position position, PgnPly ply) {
    return switch (ply) {
      case PgnMove(var move, _) -> {
        put(San.write(position, move, style.letters()));
        yield position.play(move);
      }
      case PgnPass _ -> {
        put("--");
        yield position.pass().orElseThrow(() -> new IllegalStateException("pass in check"));
      }
    };
  }

  private void writeNotes(Position before, PgnPly ply) {
    var comments = style.hasNotes() ? ply.comments() : List.<String>of();
    if (style.hasNotes()) {
      ply.nags().forEach(nag -> put("$" + nag));
    }
    var clocks = clocks(ply);
    if (!clocks.isEmpty() || !comments.isEmpty()) {
      writeComment(clocks, comments.isEmpty() ? "" : comments.getFirst());
    }
    comments.stream().skip(1).forEach(comment -> writeComment("", comment));
    if (style.hasNotes()) {
      ply.variations().forEach(variation -> writeVariation(before, variation));
    }
  }

  private String clocks(PgnPly ply) {
    var clock = ply.clock().map(time -> "[%clk " + ClockText.write(time, style.digits()) + "]");
    var spent = ply.elapsed().map(time -> "[%emt " + ClockText.write(time, style.digits()) + "]");
    return clock.orElse("")
        + (clock.isPresent() && spent.isPresent() ? " " : "")
        + spent.orElse("");
  }

  private void writeVariation(Position before, Variation variation) {
    pending += "(";
    variation.comments().forEach(comment -> writeComment("", comment));
    writeLine(before, variation.plies());
    append(")");
  }

  /**
   * A comment in braces; one that has a brace itself goes to the end of its line instead. An empty
   * one is none.
   */
  private void writeComment(String clocks, String comment) {
    var words = BLANKS.matcher(comment).replaceAll(" ").strip();
    if (clocks.isEmpty() && words.isEmpty()) {
      return;
    }
    if (words.indexOf('}') >= 0) {
      if (!clocks.isEmpty()) {
        put("{" + clocks + "}");
      }
      put("; " + words);
      writeHeld();
      text.append('\n');
      column = 0;
      return;
    }
    pending += "{";
    if (!clocks.isEmpty()) {
      put(clocks);
    }
    if (!words.isEmpty()) {
      for (var word : words.split(" ", -1)) {
        put(word);
      }
    }
    append("}");
  }

  /** Puts a token behind the last one. */
  private void put(String token) {
    writeHeld();
    held = pending + token;
    pending = "";
  }

  /** Closes what is open, without a blank. */
  private void append(String bracket) {
    held += bracket;
  }

  /**
   * Writes the last token on this line or the next, a blank before it unless it begins the line.
   */
  private void writeHeld() {
    if (held.isEmpty()) {
      return;
    }
    if (column > 0 && column + 1 + held.length() > WIDTH) {
      text.append('\n');
      column = 0;
    } else if (column > 0) {
      text.append(' ');
      column++;
    }
    text.append(held);
    column += held.length();
    held = "";
  }
}
