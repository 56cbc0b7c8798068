package org.escaque.clock.gpio;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.clock.ClockTime;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SevenSegmentsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "1:30:00| 1:30",
        "1:00:00| 1:00",
        "0:59:59.9|59:59",
        "0:05:00|05:00",
        "0:00:20|00:20",
        "0:00:19.9| 19.9",
        "0:00:10| 10.0",
        "0:00:09.99|  9.9",
        "0:00:00|  0.0",
        "12:34:56|12:34",
        "99:59:59|99:59",
        "250:00:00|99:59"
      })
  void of_time_isReadableOnFourDigits(String time, String shown) {
    var segments = SevenSegments.of(ClockTime.parse(time).orElseThrow(), false);

    assertThat(text(segments)).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource({"1:30:00", "0:05:00", "0:00:05"})
  void of_runningSide_lightsTheLastPoint(String text) {
    var time = ClockTime.parse(text).orElseThrow();

    assertThat(SevenSegments.of(time, true).digit(3))
        .isEqualTo(SevenSegments.of(time, false).digit(3) | 0x80);
  }

  private static String text(SevenSegments segments) {
    var text = new StringBuilder();
    for (int digit = 0; digit < 4; digit++) {
      text.append(digit == 2 && segments.colon() ? ":" : "");
      text.append(glyph(segments.digit(digit) & 0x7f));
      text.append((segments.digit(digit) & 0x80) != 0 ? "." : "");
    }
    return text.toString();
  }

  /** Reads the segments: a top, b and c right, d bottom, e and f left, g middle. */
  private static char glyph(int segments) {
    return switch (segments) {
      case 0 -> ' ';
      case 0b0111111 -> '0';
      case 0b0000110 -> '1';
      case 0b1011011 -> '2';
      case 0b1001111 -> '3';
      case 0b1100110 -> '4';
      case 0b1101101 -> '5';
      case 0b1111101 -> '6';
      case 0b0000111 -> '7';
      case 0b1111111 -> '8';
      case 0b1101111 -> '9';
      default -> '?';
    };
  }
}
