package org.escaque.host.wired;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.host.BoardDriverType;
import org.escaque.host.ClockDriverType;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverSettings;
import org.escaque.host.DriverType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WiredTypesTest {

  private static final TickSource TICKS = () -> Tick.ZERO;
  private static final Map<String, Object> GOOD =
      Map.of(
          "rows",
          List.of(1, 2, 3, 4, 5, 6, 7, 8),
          "columns",
          List.of(9, 10, 11, 12, 13, 14, 15, 16),
          "left_lever",
          17);

  private static final List<DriverType> TYPES =
      List.of(
          new ReedMatrixType(), new Mcp23017Type(), new GpioClockType(), new GpioExternalType());

  private static DriverType type(String name) {
    return TYPES.stream().filter(type -> type.name().equals(name)).findFirst().orElseThrow();
  }

  /** The good settings of a type with one more value: a number, a list of numbers or a text. */
  private static DriverSettings with(DriverType type, String key, String value) {
    var values = new HashMap<String, Object>();
    var known = type.keys().stream().map(DriverKey::name).toList();
    GOOD.forEach(
        (name, good) -> values.putAll(known.contains(name) ? Map.of(name, good) : Map.of()));
    values.put(key, value(value));
    return new DriverSettings(type.name(), values);
  }

  private static Object value(String text) {
    if (text.startsWith("[")) {
      var inner = text.substring(1, text.length() - 1);
      return inner.isEmpty()
          ? List.of()
          : List.of(inner.split(" ", -1)).stream().map(Integer::decode).toList();
    }
    return text.matches("-?[0-9]+") ? (Object) Integer.decode(text) : text;
  }

  @Test
  void serviceLoader_findsTheFourTypes() {
    assertThat(ServiceLoader.load(BoardDriverType.class))
        .extracting(DriverType::name)
        .contains("reed-matrix", "mcp23017");
    assertThat(ServiceLoader.load(ClockDriverType.class))
        .extracting(DriverType::name)
        .contains("gpio", "gpio-external");
  }

  @ParameterizedTest
  @CsvSource({
    "reed-matrix, rows, [1 2 3], 'must list 8, lists 3'",
    "reed-matrix, columns, [], 'must list 8, lists 0'",
    "reed-matrix, active, up, 'must be one of high, low'",
    "reed-matrix, hold_us, 1001, must be 0 to 1000",
    "reed-matrix, orientation, up, 'must be one of normal, right, turned, left'",
    "reed-matrix, rate, 9, must be 10 to 1000",
    "reed-matrix, rate, 1001, must be 10 to 1000",
    "reed-matrix, lift, 0, must be more than 0",
    "mcp23017, place, 0, must be more than 0",
    "mcp23017, bus, -1, must be 0 or more",
    "mcp23017, addresses, [0x20 0x21], 'must list 4, lists 2'",
    "mcp23017, addresses, [0x20 0x21 0x22 0x28], must be 0x20 to 0x27",
    "mcp23017, addresses, [0x20 0x21 0x22 0x20], lists an address twice",
    "mcp23017, provider, ffm, 'must be one of pi4j, kernel'",
    "mcp23017, chip, gpiochip0, 'means something only with provider = \"kernel\"'",
    "gpio, levers, pedals, 'must be one of rocker, buttons'",
    "gpio, levers, buttons, is needed with levers = \"buttons\"",
    "gpio, displays, [0x70], 'must list 2, lists 1'",
    "gpio, displays, [0x70 0x78], must be 0x70 to 0x77",
    "gpio, lamps_active, up, 'must be one of high, low'",
    "gpio-external, active, up, 'must be one of high, low'",
    "gpio-external, provider, x, 'must be one of pi4j, kernel'"
  })
  void check_badValue_isNamed(String name, String key, String value, String reason) {
    var type = type(name);

    assertThat(type.check(with(type, key, value)).values()).containsExactly(reason);
  }

  @ParameterizedTest
  @CsvSource({
    "reed-matrix, hold_us, 0",
    "reed-matrix, active, low",
    "mcp23017, addresses, [0x24 0x25 0x26 0x27]",
    "mcp23017, provider, kernel",
    "gpio, displays, [0x70 0x71]",
    "gpio, right_lever, 18",
    "gpio-external, left_flag, 22"
  })
  void check_goodValue_isNoTroubleAndOpens(String name, String key, String value) {
    var type = type(name);
    var settings = with(type, key, value);

    assertThat(type.check(settings)).isEmpty();
    switch (type) {
      case BoardDriverType board -> board.open(settings, TICKS).close();
      case ClockDriverType clock -> clock.open(settings, TICKS).close();
    }
  }

  @Test
  void open_settleTimesAndRate_areTheDrivers() {
    var type = new Mcp23017Type();
    var settings = new DriverSettings("mcp23017", Map.of("rate", 100, "lift", 150, "place", 120));

    try (var board = type.open(settings, TICKS)) {
      assertThat(board.settling().lift()).isEqualTo(Duration.ofMillis(150));
      assertThat(board.settling().place()).isEqualTo(Duration.ofMillis(120));
      assertThat(board.settling().scan()).isEqualTo(Duration.ofMillis(10));
    }
    try (var board = type.open(DriverSettings.of("mcp23017"), TICKS)) {
      assertThat(board.settling().scan()).isEqualTo(Duration.ofMillis(5));
      assertThat(board.settling().lift()).isEqualTo(Duration.ofMillis(100));
      assertThat(board.settling().place()).isEqualTo(Duration.ofMillis(80));
    }
  }

  @Test
  void keys_ofATypeAreNamedOnce() {
    for (var type : TYPES) {
      assertThat(type.keys()).extracting(DriverKey::name).doesNotHaveDuplicates();
    }
  }
}
