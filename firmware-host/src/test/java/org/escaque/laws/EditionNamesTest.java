package org.escaque.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No code knows an edition by its name: the tables tell all that differs. */
class EditionNamesTest {

  private static final List<String> CORE =
      List.of("org/escaque/laws", "org/escaque/game", "org/escaque/tracking", "org/escaque/chess");

  @Test
  void core_namesNoEditionOutsideTheRegister() throws IOException, URISyntaxException {
    var classes =
        Path.of(Editions.class.getProtectionDomain().getCodeSource().getLocation().toURI());

    var naming = naming(classes);

    assertEquals(List.of("org/escaque/laws/Editions.class"), naming);
  }

  private static List<String> naming(Path classes) throws IOException {
    try (var files = Files.walk(classes)) {
      var all =
          files
              .filter(file -> file.toString().endsWith(".class"))
              .filter(
                  file -> CORE.stream().anyMatch(classes.relativize(file).toString()::startsWith))
              .filter(file -> !file.getFileName().toString().contains("Test"))
              .toList();
      assertTrue(all.size() > 50, "classes under " + classes);
      return all.stream()
          .filter(EditionNamesTest::namesAnEdition)
          .map(file -> classes.relativize(file).toString())
          .filter(name -> !name.startsWith("org/escaque/game/store"))
          .toList();
    }
  }

  private static boolean namesAnEdition(Path file) {
    try {
      String constants = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
      return Editions.ids().stream().anyMatch(constants::contains);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
