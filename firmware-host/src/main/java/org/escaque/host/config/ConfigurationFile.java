package org.escaque.host.config;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/** Reads a configuration file: the whole tree if it is right, else everything that is wrong. */
public final class ConfigurationFile {

  /** More faulty lines than this are not worth reading. */
  private static final int MOST_SYNTAX_ERRORS = 20;

  private ConfigurationFile() {}

  /** What came of reading a file. */
  public sealed interface Outcome {

    record Valid(Configuration configuration) implements Outcome {}

    /**
     * @param problems at least one, in the order of the lines
     */
    record Invalid(List<Problem> problems) implements Outcome {}
  }

  /** Reads the file with the driver types that this process has. */
  public static Outcome read(Path file) {
    return read(file, DriverTypes.installed());
  }

  static Outcome read(Path file, DriverTypes drivers) {
    try {
      return parse(Files.readString(file), drivers);
    } catch (CharacterCodingException notUtf8) {
      return invalid(new Problem(0, "", "is not UTF-8"));
    } catch (IOException unreadable) {
      return invalid(new Problem(0, "", "cannot be read: " + unreadable));
    }
  }

  static Outcome parse(String text, DriverTypes drivers) {
    var syntax = new ArrayList<Problem>();
    var lines = new ArrayList<>(text.lines().toList());
    while (true) {
      try {
        JsonNode tree = new TomlMapper().readTree(String.join("\n", lines));
        return checked(text, tree, drivers, syntax);
      } catch (JacksonException wrong) {
        List<Problem> repeated = KeyLines.of(String.join("\n", lines)).repeated();
        if (isRepetition(wrong) && !repeated.isEmpty()) {
          syntax.addAll(repeated); // the parser does not tell where
          return new Outcome.Invalid(List.copyOf(syntax));
        }
        Problem problem = syntaxProblem(wrong);
        syntax.add(problem);
        boolean readOn =
            syntax.size() < MOST_SYNTAX_ERRORS
                && problem.line() >= 1
                && problem.line() <= lines.size()
                && !lines.get(problem.line() - 1).isEmpty();
        if (!readOn) {
          return new Outcome.Invalid(List.copyOf(syntax));
        }
        lines.set(problem.line() - 1, "");
      }
    }
  }

  /** With syntax errors the rest is not judged: what a faulty line meant is not known. */
  private static Outcome checked(
      String text, JsonNode tree, DriverTypes drivers, List<Problem> syntax) {
    if (!syntax.isEmpty()) {
      return new Outcome.Invalid(List.copyOf(syntax));
    }
    var problems = new Problems(KeyLines.of(text));
    var configuration = new ConfigurationReader(drivers).read(new Section("", tree, problems));
    return problems.none()
        ? new Outcome.Valid(configuration)
        : new Outcome.Invalid(problems.sorted());
  }

  private static boolean isRepetition(JacksonException wrong) {
    return wrong.getOriginalMessage().contains("Duplicate key");
  }

  private static Problem syntaxProblem(JacksonException wrong) {
    var place = wrong.getLocation();
    int line = place == null ? 0 : Math.max(0, place.getLineNr());
    return new Problem(
        line, "", "is not TOML: " + wrong.getOriginalMessage().lines().findFirst().orElse("?"));
  }

  private static Outcome invalid(Problem problem) {
    return new Outcome.Invalid(List.of(problem));
  }
}
