package org.escaque.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every story among the test resources holds. */
class ScenarioFilesTest {

  @TestFactory
  Stream<DynamicTest> everyStory_holds() throws IOException, URISyntaxException {
    return stories().stream()
        .map(
            story ->
                DynamicTest.dynamicTest(
                    story.getParent().getFileName() + "/" + story.getFileName(),
                    () -> assertEquals("", Scenarios.failure(story))));
  }

  @Test
  void stories_areThere() throws IOException, URISyntaxException {
    assertTrue(stories().size() > 250);
  }

  private static List<Path> stories() throws IOException, URISyntaxException {
    URL folder = ScenarioFilesTest.class.getResource("/scenarios");
    if (folder == null) {
      throw new IllegalStateException("no stories among the test resources");
    }
    try (var files = Files.walk(Path.of(folder.toURI()))) {
      return files.filter(file -> file.toString().endsWith(".scn")).sorted().toList();
    }
  }
}
