package org.escaque.chess.pgn;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A comment taken apart: the clock commands {@code [%clk ...]} and {@code [%emt ...]} and the rest,
 * with other commands and single blanks between words.
 *
 * @param doubts what may be meant otherwise, or could not be read and stays among the words
 */
record ClockComment(
    @Nullable Duration clock, @Nullable Duration elapsed, String words, List<String> doubts) {

  /** Nothing in it is tried twice: a comment may be as long as a program likes. */
  private static final Pattern COMMAND = Pattern.compile("\\[%(clk|emt)\\s++([^\\]\\s]*+)\\s*+]");

  private static final Pattern BLANKS = Pattern.compile("\\s+");

  static ClockComment of(String text) {
    Duration clock = null;
    Duration elapsed = null;
    var words = new StringBuilder();
    var doubts = new ArrayList<String>(0);
    var command = COMMAND.matcher(text);
    while (command.find()) {
      var time = ClockText.parse(command.group(2));
      if (time.isEmpty()) {
        doubts.add("clock time '" + command.group(2) + "'");
        continue;
      }
      if (ClockText.isDoubtful(command.group(2))) {
        doubts.add("clock time '" + command.group(2) + "' taken for hours and minutes");
      }
      command.appendReplacement(words, " ");
      if (command.group(1).equals("clk")) {
        clock = time.get();
      } else {
        elapsed = time.get();
      }
    }
    command.appendTail(words);
    var plain = BLANKS.matcher(words).replaceAll(" ").strip();
    return new ClockComment(clock, elapsed, plain, doubts);
  }
}
