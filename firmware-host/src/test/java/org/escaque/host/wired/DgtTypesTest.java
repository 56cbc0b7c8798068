package org.escaque.host.wired;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.CopyOnWriteArrayList;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockEvent;
import org.escaque.host.BoardDriverType;
import org.escaque.host.ClockDriverType;
import org.escaque.host.DriverSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DgtTypesTest {

  private static final TickSource TICKS = () -> new Tick(System.nanoTime());

  private static DriverSettings settings(Map<String, Object> values) {
    return new DriverSettings("dgt", values);
  }

  @ParameterizedTest
  @CsvSource({
    "/dev/serial/by-id/usb-*, 12345, ''",
    "/dev/ttyACM0, 00017, ''",
    "ttyACM0, 12345, port",
    "/dev/, 12345, port",
    "/dev/*/usb-board, 12345, port",
    "/dev/ttyACM0, 1234, serial",
    "/dev/ttyACM0, 12a45, serial",
  })
  void check_namesTheWrongKey(String port, String serial, String wrong) {
    var settings = settings(Map.of("port", port, "serial", serial));
    List<String> expected = wrong.isEmpty() ? List.of() : List.of(wrong);

    assertThat(new DgtBoardType().check(settings).keySet()).containsExactlyElementsOf(expected);
    assertThat(new DgtClockType().check(settings).keySet()).containsExactlyElementsOf(expected);
  }

  @Test
  void settleTimes_mustBeTimes() {
    var settings = settings(Map.of("port", "/dev/ttyACM0", "lift", 0));

    assertThat(new DgtBoardType().check(settings)).containsOnlyKeys("lift");
  }

  @Test
  void types_areFoundByName() {
    assertThat(ServiceLoader.load(BoardDriverType.class))
        .anyMatch(type -> type instanceof DgtBoardType && type.name().equals("dgt"));
    assertThat(ServiceLoader.load(ClockDriverType.class))
        .anyMatch(type -> type instanceof DgtClockType && type.name().equals("dgt"));
  }

  @Test
  void absentBoard_isReportedAsLostByBothDrivers() {
    var settings = settings(Map.of("port", "/nowhere/usb-*"));
    var board = new CopyOnWriteArrayList<BoardReport>();
    var clock = new CopyOnWriteArrayList<ClockEvent>();
    try (var boardDriver = new DgtBoardType().open(settings, TICKS);
        var clockDriver = new DgtClockType().open(settings, TICKS)) {
      clockDriver.start(clock::add);
      boardDriver.start(board::add);

      await().atMost(Duration.ofSeconds(5)).until(() -> !clock.isEmpty() && !board.isEmpty());

      assertThat(board)
          .first()
          .isInstanceOfSatisfying(
              BoardReport.Settled.class,
              report -> assertThat(report.event()).isInstanceOf(BoardEvent.BoardLost.class));
      assertThat(clock).first().isInstanceOf(ClockEvent.ClockLost.class);
      assertThat(boardDriver.health().connected()).isFalse();
      assertThat(boardDriver.settling().horizon()).isGreaterThan(Duration.ofMillis(300));
    }
  }
}
