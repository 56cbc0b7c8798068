package org.escaque.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.escaque.scenario.Arguments.Wrong;

/** Reads a story. One wrong line, and nothing of the file is a story. */
final class ScenarioReader {

  private ScenarioReader() {}

  /** What came of reading a file. */
  sealed interface Reading {
    record Story(Scenario scenario) implements Reading {}

    record NoStory(ScenarioError error) implements Reading {}
  }

  /** Reads the text of a file. */
  static Reading read(String file, String text) {
    var header = new HeaderReader();
    var statements = new ArrayList<Statement>();
    boolean begun = false;
    int line = 0;
    for (String written : text.split("\r?\n", -1)) {
      line++;
      var words = words(written);
      if (words.isEmpty()) {
        continue;
      }
      try {
        String first = words.getFirst();
        if (HeaderReader.knows(first, arguments(words))) {
          if (begun) {
            throw new Wrong("'" + first + "' belongs before the first action");
          }
          header.read(first, arguments(words));
        } else {
          var statement = statement(line, written.strip(), words);
          begun |= statement instanceof Statement.Does;
          statements.add(statement);
        }
      } catch (Wrong wrong) {
        return new Reading.NoStory(new ScenarioError(file, line, wrong.reason()));
      }
    }
    return new Reading.Story(new Scenario(file, header.header(), statements));
  }

  private static List<String> words(String written) {
    int comment = written.indexOf('#');
    String said = stripComment(written, comment);
    return said.isBlank() ? List.of() : Arrays.asList(said.strip().split("\\s+"));
  }

  /** A comment begins a line or follows a blank; the {@code #} of a mate belongs to its move. */
  private static String stripComment(String written, int from) {
    int at = from;
    while (at > 0 && !Character.isWhitespace(written.charAt(at - 1))) {
      at = written.indexOf('#', at + 1);
    }
    return at < 0 ? written : written.substring(0, at);
  }

  private static Arguments arguments(List<String> words) {
    return new Arguments(words.subList(1, words.size()));
  }

  private static Statement statement(int line, String text, List<String> words) throws Wrong {
    String first = words.getFirst();
    if (first.equals("expect")) {
      return new Statement.Expects(line, text, ExpectationReader.read(arguments(words)));
    }
    var action = ActionReader.read(first, arguments(words));
    if (action.isEmpty()) {
      throw new Wrong("unknown statement '" + first + "'");
    }
    return new Statement.Does(line, text, action.get());
  }
}
