package org.escaque.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Editions as arbiters read them, compared with files that were read by eye. */
class EditionPrinterTest {

  private static List<String> golden(String name) throws IOException {
    try (var file =
        Objects.requireNonNull(
            EditionPrinterTest.class.getResourceAsStream("/laws/" + name + ".txt"), name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static Edition edition(String id) {
    return Editions.find(id).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"fide-2009, en", "fide-2009, es", "eboard-online, en"})
  void print_wholeEdition_readsAsBefore(String id, String language) throws IOException {
    var printed = new EditionPrinter(language).print(edition(id));

    assertEquals(golden(id + "-" + language), printed);
  }

  @ParameterizedTest
  @CsvSource({
    "fide-2009, fide-2023, en, diff-2009-2023-en",
    "fide-2009, fide-2023, es, diff-2009-2023-es",
    "fide-1997, eboard-online, es, diff-1997-eboard-es",
  })
  void diff_twoEditions_readsAsBefore(String one, String other, String language, String file)
      throws IOException {
    var printed = new EditionPrinter(language).diff(edition(one), edition(other));

    assertEquals(golden(file), printed);
  }

  @Test
  void print_override_isMarked() {
    var changed = edition("fide-2018").with(Map.of("default-time", "15m"));

    var printed = new EditionPrinter("en").print(changed);

    int line = printed.indexOf("  Default time");
    assertEquals("      15 min  (article 6.7.1, E)", printed.get(line + 1));
  }
}
