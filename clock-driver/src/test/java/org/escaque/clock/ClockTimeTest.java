package org.escaque.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClockTimeTest {

  @ParameterizedTest
  @CsvSource({
    "0:00:00, 0",
    "0:00:00.1, 100",
    "0:04:59.5, 299500",
    "1:29:59.999, 5399999",
    "0:00:00.05, 50",
    "12:00:00, 43200000",
    "100000:00:00, 360000000000"
  })
  void parse_time_isReadAndWrittenTheSame(String text, long millis) {
    assertThat(ClockTime.parse(text).orElseThrow()).isEqualTo(new ClockTime(millis));
    assertThat(new ClockTime(millis)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\" | 0 | hours expected",
        "1 | 1 | ':' expected",
        "1:2:03 | 2 | minutes are 00 to 59",
        "1:60:03 | 2 | minutes are 00 to 59",
        "1:59:60 | 5 | seconds are 00 to 59",
        "1:00:003 | 5 | seconds are 00 to 59",
        "1:00:00. | 8 | digits after the point expected",
        "1:00:00.1234 | 11 | more than three digits after the point",
        "1:00:00x | 7 | end expected",
        "-1:00:00 | 0 | hours expected",
        "100001:00:00 | 0 | more than 100000 hours"
      })
  void parse_badText_namesOffsetAndReason(String text, int offset, String reason) {
    assertThat(ClockTime.parse(text))
        .isEqualTo(new Parsed.Unreadable<ClockTime>(text, offset, reason));
  }

  @Test
  void constructor_negative_isRefused() {
    assertThatThrownBy(() -> new ClockTime(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "1000000, 1", "1000001, 2", "-1, 0", "-5000000, 0"})
  void of_partsOfAMillisecond_roundUpAndNeverBelowZero(long nanos, long millis) {
    assertThat(ClockTime.of(Duration.ofNanos(nanos))).isEqualTo(new ClockTime(millis));
  }

  @Test
  void toSecondsAndToTenths_droppedParts_doNotRoundUp() {
    var time = new ClockTime(59_999);

    assertThat(time.toSeconds()).isEqualTo("0:00:59");
    assertThat(time.toTenths()).isEqualTo("0:00:59.9");
    assertThat(time.toDuration()).isEqualTo(Duration.ofMillis(59_999));
    assertThat(time).isLessThan(ClockTime.ofSeconds(60));
    assertThat(ClockTime.ZERO.isZero()).isTrue();
    assertThat(time.isZero()).isFalse();
  }

  @Test
  void asOptional_badText_isEmpty() {
    assertThat(ClockTime.parse("x").asOptional()).isEmpty();
    assertThat(ClockTime.parse("0:00:01").asOptional()).contains(ClockTime.ofSeconds(1));
  }
}
