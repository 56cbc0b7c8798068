package org.escaque.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.escaque.clock.TimeControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of the editions, and what they make of a game. */
class EditionsTest {

  private static Rulebook rulebook(String edition, String time, Supervision supervision) {
    var terms = new Rulebook.Terms(null, supervision, false, Rulings.AUTOMATIC, null);
    var control = TimeControl.parse(time).orElseThrow();
    return Rulebook.of(Editions.find(edition).orElseThrow(), terms, control);
  }

  @Test
  void everyEdition_hasAnArticleForEachPenalty() {
    for (String id : Editions.ids()) {
      for (var cell : Editions.find(id).orElseThrow().cells(Rule.ILLEGAL_MOVE)) {
        assertFalse(cell.article().isEmpty(), id + " " + cell);
      }
    }
  }

  @Test
  void everyEdition_printsInEveryLanguage() {
    for (String language : EditionPrinter.LANGUAGES) {
      var printer = new EditionPrinter(language);
      for (String id : Editions.ids()) {
        assertTrue(printer.print(Editions.find(id).orElseThrow()).size() > 80, id);
      }
    }
  }

  @Test
  void diff_sameEdition_saysSo() {
    var edition = Editions.find("fide-2009").orElseThrow();

    var lines = new EditionPrinter("en").diff(edition, edition);

    assertEquals("no difference", lines.getLast());
  }

  @ParameterizedTest
  @CsvSource({
    "fide-1997, 14m, BLITZ",
    "fide-1997, 15m, RAPID",
    "fide-1997, 60m, RAPID",
    "fide-1997, 61m, STANDARD",
    "fide-1997, 10m+30s, BLITZ",
    "fide-2001, 60m, RAPID",
    "fide-2005, 10m+5s, RAPID",
    "fide-2005, 60m, RAPID",
    "fide-2009, 14m, BLITZ",
    "fide-2009, 15m, RAPID",
    "fide-2009, 60m, STANDARD",
    "fide-2009, 3m+12s, RAPID",
    "fide-2014, 10m, BLITZ",
    "fide-2014, 11m, RAPID",
    "fide-2018, 3m+2s, BLITZ",
    "fide-2018, 9m+1s, BLITZ",
    "fide-2018, 10m+1s, RAPID",
    "fide-2018, 30m+30s, STANDARD",
    "fide-2023, 59m, RAPID",
    "fide-2023, 60m, STANDARD",
  })
  void class_followsFromTime(String edition, String time, PlayClass expected) {
    assertEquals(expected, rulebook(edition, time, Supervision.NONE).playClass());
  }

  @ParameterizedTest
  @CsvSource({
    "fide-1997, 90m, NONE, 0, 0",
    "fide-2001, 90m, NONE, 120, 3",
    "fide-2009, 20m, NONE, 120, 3",
    "fide-2009, 5m, NONE, 0, 1",
    "fide-2009, 5m, FULL, 120, 3",
    "fide-2014, 20m, NONE, 0, 1",
    "fide-2014, 20m, FULL, 120, 2",
    "fide-2017, 5m, NONE, 0, 1",
    "fide-2018, 20m, NONE, 120, 2",
    "fide-2018, 5m, NONE, 60, 2",
    "fide-2018, 5m, FULL, 60, 2",
    "fide-2023, 90m, NONE, 120, 2",
    "fide-2023, 20m, NONE, 60, 2",
    "fide-2023, 20m, FULL, 60, 2",
  })
  void strikes_followFromTable(
      String edition, String time, Supervision supervision, long first, int lossAt) {
    var strikes = rulebook(edition, time, supervision).strikes();

    assertEquals(lossAt, strikes.lossAt());
    assertEquals(Duration.ofSeconds(first), strikes.bonus(1).orElse(Duration.ZERO));
  }

  @Test
  void override_ofOneScope_changesOnlyThat() {
    var edition =
        Editions.find("fide-2023")
            .orElseThrow()
            .with(Map.of("illegal-move.rapid", "+2m,loss", "default-time", "30m"));

    assertEquals("+2m,loss", edition.cell(Rule.ILLEGAL_MOVE, Scope.RAPID).orElseThrow().value());
    assertEquals("+1m,loss", edition.cell(Rule.ILLEGAL_MOVE, Scope.BLITZ).orElseThrow().value());
    var all = edition.cell(Rule.DEFAULT_TIME, Scope.ALL).orElseThrow();
    assertEquals("30m", all.value());
    assertEquals(Certainty.EVENT, all.certainty());
  }

  @Test
  void override_wrongKeysAndValues_areAllNamed() {
    var edition = Editions.find("fide-2023").orElseThrow();

    var wrong = Map.of("ilegal-move", "loss", "seventy-five", "maybe", "phone.bullet", "loses");
    var error = assertThrows(IllegalArgumentException.class, () -> edition.with(wrong));

    var text = String.valueOf(error.getMessage());
    assertTrue(text.contains("ilegal-move") && text.contains("maybe") && text.contains("bullet"));
    assertEquals(3, edition.errorsOf(wrong).size());
  }

  @Test
  void table_wrongLine_isNamed() {
    var error =
        assertThrows(
            IllegalArgumentException.class,
            () -> EditionReader.read("own", "# a table\nseventy-five | all | perhaps | 9.6 | R\n"));

    assertTrue(String.valueOf(error.getMessage()).startsWith("own:2 'perhaps'"));
  }

  @Test
  void ids_areThoseOfTheMatrix() {
    assertEquals(
        List.of(
            "fide-1997",
            "fide-2001",
            "fide-2005",
            "fide-2009",
            "fide-2014",
            "fide-2017",
            "fide-2018",
            "fide-2023",
            "eboard-online",
            "pasapiezas"),
        Editions.ids());
  }
}
