package org.escaque.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The table of behaviours in {@code docs/hands.md}: each has its stories, and they hold. */
class HandsIndexTest {

  private static final Pattern STORY = Pattern.compile("`([a-z0-9-]+)`");

  private record Row(String behaviour, List<String> stories) {}

  @TestFactory
  Stream<DynamicTest> everyBehaviour_hasTwoStoriesThatHold() throws IOException {
    return rows().stream()
        .map(row -> DynamicTest.dynamicTest(row.behaviour(), () -> holds(row.stories())));
  }

  private static void holds(List<String> stories) throws IOException, URISyntaxException {
    assertThat(stories).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(2);
    for (String story : stories) {
      var file = folder().resolve(story + ".scn");
      assertThat(file).isRegularFile();
      assertThat(Scenarios.failure(file)).isEmpty();
    }
  }

  @Test
  void everyStory_belongsToABehaviour() throws IOException, URISyntaxException {
    var told = new TreeSet<String>();
    rows().forEach(row -> told.addAll(row.stories()));

    try (var files = Files.list(folder())) {
      var all = files.map(file -> file.getFileName().toString().replace(".scn", ""));
      assertThat(told).containsExactlyInAnyOrderElementsOf(all.toList());
    }
  }

  @Test
  void theEighteenCases_areAllThere() throws IOException {
    var numbers =
        rows().stream()
            .map(row -> row.behaviour().split(" ")[0])
            .filter(word -> word.matches("\\d+"))
            .collect(Collectors.toList());

    assertThat(numbers).hasSize(18).doesNotHaveDuplicates();
  }

  private static List<Row> rows() throws IOException {
    var rows = new ArrayList<Row>();
    for (String line : Files.readAllLines(index())) {
      String[] cells = line.split("\\|");
      if (line.startsWith("| ") && cells.length == 3 && cells[2].contains("`")) {
        var stories = STORY.matcher(cells[2]).results().map(found -> found.group(1)).toList();
        rows.add(new Row(cells[1].strip(), stories));
      }
    }
    assertThat(rows).hasSizeGreaterThan(60);
    return rows;
  }

  private static Path index() {
    var place = Path.of("").toAbsolutePath();
    while (!Files.exists(place.resolve("docs/hands.md"))) {
      place = Objects.requireNonNull(place.getParent(), "docs/hands.md is nowhere above");
    }
    return place.resolve("docs/hands.md");
  }

  private static Path folder() throws URISyntaxException {
    var folder = HandsIndexTest.class.getResource("/scenarios/hands");
    return Path.of(Objects.requireNonNull(folder, "no stories").toURI());
  }
}
