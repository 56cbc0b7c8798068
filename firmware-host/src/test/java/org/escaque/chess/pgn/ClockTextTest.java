package org.escaque.chess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClockTextTest {

  @ParameterizedTest
  @CsvSource({
    "1:30:00, 5400000",
    "00:00:01, 1000",
    "25:00:00, 90000000",
    "0:09:59.8, 599800",
    "0:00:59.987, 59987",
    "'0:00:05,5', 5500",
    "0:00:00.0001, 0",
    "12.4, 12400",
    "99.999, 99999",
    "7, 7000",
    "1:05, 3900000",
    "0:75:00, 4500000",
  })
  void time_isRead(String text, long millis) {
    assertThat(ClockText.parse(text).map(Duration::toMillis)).contains(millis);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":",
        "1:",
        "1:2:3:4",
        "-1:00:00",
        "0:00:0x",
        "1.",
        ".5",
        "1:00:00.",
        "12345:00"
      })
  void anythingElse_isNoTime(String text) {
    assertThat(ClockText.parse(text)).isEmpty();
  }

  @Test
  void twoParts_areDoubtful() {
    assertThat(ClockText.isDoubtful("1:05")).isTrue();
    assertThat(ClockText.isDoubtful("0:01:05")).isFalse();
    assertThat(ClockText.isDoubtful("65")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "5400000, 1:30:00, 1:30:00, 1:30:00",
    "599870, 0:09:59, 0:09:59, 0:09:59.87",
    "10000, 0:00:10, 0:00:10, 0:00:10",
    "9999, 0:00:09, 0:00:09.9, 0:00:09.999",
    "1500, 0:00:01, 0:00:01.5, 0:00:01.5",
    "0, 0:00:00, 0:00:00.0, 0:00:00",
    "90061001, 25:01:01, 25:01:01, 25:01:01.001",
  })
  void time_isWrittenWithTheDigitsAskedFor(long millis, String seconds, String tenths, String all) {
    var time = Duration.ofMillis(millis);

    assertThat(ClockText.write(time, ClockDigits.SECONDS)).isEqualTo(seconds);
    assertThat(ClockText.write(time, ClockDigits.TENTHS_AT_THE_END)).isEqualTo(tenths);
    assertThat(ClockText.write(time, ClockDigits.ALL)).isEqualTo(all);
  }

  @Test
  void comment_isTakenApart() {
    var comment = ClockComment.of(" good\n [%clk 0:01:00]  move [%eval 0.3] [%emt 4] ");

    assertThat(comment.clock()).isEqualTo(Duration.ofMinutes(1));
    assertThat(comment.elapsed()).isEqualTo(Duration.ofSeconds(4));
    assertThat(comment.words()).isEqualTo("good move [%eval 0.3]");
    assertThat(comment.doubts()).isEmpty();
  }

  @Test
  void unreadableCommand_staysAmongTheWords() {
    var comment = ClockComment.of("[%clk now] then [%clk 0:00:02]");

    assertThat(comment.words()).isEqualTo("[%clk now] then");
    assertThat(comment.clock()).isEqualTo(Duration.ofSeconds(2));
    assertThat(comment.doubts()).containsExactly("clock time 'now'");
  }
}
