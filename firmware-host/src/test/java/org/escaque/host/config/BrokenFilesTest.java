package org.escaque.host.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escaque.host.config.ConfigurationFile.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Broken files beside what is said of each: every error, with its line and key. */
class BrokenFilesTest {

  private static Path folder() throws URISyntaxException {
    var resource = BrokenFilesTest.class.getResource("broken");
    return Path.of(Objects.requireNonNull(resource).toURI());
  }

  static Stream<String> names() throws Exception {
    try (var files = Files.list(folder())) {
      List<String> names =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".toml"))
              .sorted()
              .toList();
      return names.stream();
    }
  }

  @Test
  void names_areTwenty() throws Exception {
    assertThat(names()).hasSize(20);
  }

  @ParameterizedTest
  @MethodSource("names")
  void read_brokenFile_tellsEveryError(String name) throws Exception {
    Path file = folder().resolve(name);
    String expected = Files.readString(folder().resolve(name.replace(".toml", ".expected")));

    assertThat(told(file)).isEqualTo(expected);
  }

  private static String told(Path file) throws IOException {
    return switch (ConfigurationFile.read(file, TestTypes.ALL)) {
      case Outcome.Valid valid -> "no error\n";
      case Outcome.Invalid(var problems) ->
          problems.stream().map(problem -> problem + "\n").collect(Collectors.joining());
    };
  }
}
