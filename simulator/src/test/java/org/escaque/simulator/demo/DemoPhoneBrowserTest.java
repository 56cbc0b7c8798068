package org.escaque.simulator.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.escaque.simulator.demo.DemoSettings.Driver;
import org.escaque.simulator.stage.Pace;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The arbiter's phone in a real browser, before the demo. */
@Tag("browser")
@Timeout(180)
class DemoPhoneBrowserTest {

  private static final Duration SOON = Duration.ofSeconds(60);

  @TempDir Path folder;

  private Demo demo() throws Exception {
    var settings =
        new DemoSettings(
            2,
            () -> new Pace.Scaled(10),
            null,
            0,
            "fide-2009",
            true,
            false,
            Driver.VIRTUAL,
            Duration.ZERO,
            folder);
    return new Demo(settings, new PrintWriter(Writer.nullWriter()));
  }

  private static String card(String kind) {
    return "#open article[data-kind='" + kind + "']";
  }

  private static boolean shows(PhoneBrowser phone, String... kinds) {
    return Stream.of(kinds).allMatch(kind -> phone.count(card(kind)) > 0);
  }

  @Test
  void phone_beforeTheDemo_showsAlertsAndRulesThem() throws Exception {
    try (var phone = new PhoneBrowser("es")) {
      try (var demo = demo()) {
        demo.start();
        phone.open(demo.arbiter());
        await()
            .atMost(SOON)
            .until(
                () ->
                    shows(phone, "illegal-move", "no-move", "touch-move", "claim-rejected", "pause")
                        && phone.count(card("illegal-move")) == 3);
        phone.picture("demo-phone-es", 4_000);

        rulesAnIllegalMove(phone);
        endsAGameOnlyWhenAskedTwice(phone);
        takesAndClaims(phone);
        commandsATable(phone);
        assertThat(phone.complaints()).isEmpty();
      }
      await().atMost(SOON).until(() -> phone.data("body", "link").equals("off"));
      assertThat(phone.count("#tables .row[data-stale='false']")).isZero();
      phone.press("#tab-alerts");
      await().until(() -> phone.count("#open article button:not([disabled])") == 0);
      assertThat(phone.text("#open article .stale")).isEqualTo("Sin señal de la mesa");
      phone.picture("demo-phone-offline", 780);
    }
  }

  private static void rulesAnIllegalMove(PhoneBrowser phone) {
    assertThat(phone.text(card("no-move") + " .proposal"))
        .isEqualTo("Propuesta: restituir la posición · blancas +1 min");
    phone.press(card("no-move") + " button[data-act='rule']");
    await().atMost(SOON).until(() -> phone.count("#ended article[data-kind='no-move']") == 1);
    assertThat(phone.text("#ended article[data-kind='no-move'] .proposal"))
        .contains("blancas +1 min");
  }

  private static void endsAGameOnlyWhenAskedTwice(PhoneBrowser phone) {
    String loses = card("illegal-move") + "[data-table='t5'] button[data-act='rule']";
    assertThat(phone.text(loses)).isEqualTo("Pierde la partida");
    phone.press(loses);
    await().until(() -> phone.data(loses, "progress").equals("asking"));
    assertThat(phone.text(loses)).isEqualTo("¿Seguro? Pierde la partida");
    phone.press(loses);
    String ended = "#ended article[data-kind='illegal-move'][data-table='t5']";
    await().atMost(SOON).until(() -> phone.count(ended) == 1);
    assertThat(phone.text(ended + " .proposal")).contains("1–0 jugadas ilegales");
  }

  private static void takesAndClaims(PhoneBrowser phone) {
    phone.press(card("touch-move") + " button[data-act='take']");
    await()
        .atMost(SOON)
        .until(() -> phone.text(card("touch-move") + " .age").contains("arbiter va"));
    phone.press(card("illegal-move") + "[data-table='t4'] button[data-act='claim']");
    await().atMost(SOON).until(() -> shows(phone, "claim-accepted"));
  }

  private static void commandsATable(PhoneBrowser phone) throws Exception {
    String row = "#tables .row[data-table='t9']";
    phone.press("#tab-tables");
    await().until(() -> phone.count("#tables .row") == 9);
    phone.press(row + " summary");
    phone.enter(row + " select[name='op']", "set-clock");
    phone.enter(row + " select[name='side']", "black");
    phone.enter(row + " input[name='time']", "0:42:00");
    phone.press(row + " .send button");
    await().atMost(SOON).until(() -> phone.text(row + " .times .black").startsWith("42:0"));
    phone.enter(row + " select[name='op']", "set-position");
    phone.enter(row + " input[name='fen']", "nonsense");
    phone.press(row + " .send button");
    await().until(() -> phone.data(row + " .send button", "progress").equals("asking"));
    phone.press(row + " .send button");
    await().atMost(SOON).until(() -> phone.text(row + " .send .progress").contains("FEN"));
    phone.picture("demo-tables-es", 1_600);
  }
}
