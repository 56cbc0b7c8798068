package org.escaque.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "90m",
        "2h",
        "1m",
        "250ms",
        "10s",
        "90m+30s",
        "15m+10s",
        "40/90m+30s,30m+30s",
        "40/2h,1h",
        "40/2h,20/1h,15m+30s",
        "2/1m,1m",
        "25m d 10s",
        "25m b 10s",
        "40/90m b 10s,30m d 5s",
        "1001ms+1ms",
        "123456789ms",
        "1000h"
      })
  void parse_canonicalText_isWrittenTheSame(String text) {
    assertThat(TimeControl.parse(text).orElseThrow()).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "60m | 1h",
        "120s | 2m",
        "5000ms | 5s",
        "40/90m + 30s , 30m + 30s | 40/90m+30s,30m+30s",
        "25m d  10000ms | 25m d 10s",
        "0090m | 90m"
      })
  void parse_otherSpelling_isWrittenCanonically(String text, String canonical) {
    assertThat(TimeControl.parse(text).orElseThrow()).hasToString(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\" | 0 | number of moves or base time expected",
        "x | 0 | number of moves or base time expected",
        "90 | 2 | unit ms, s, m or h expected",
        "90x | 2 | unit ms, s, m or h expected",
        "0m | 0 | no time at all",
        "0/90m | 0 | a period of no moves",
        "40/ | 3 | base time expected",
        "40/0s | 3 | no time at all",
        "90m+ | 4 | increment expected",
        "90m+0s | 4 | no time at all",
        "90m d5s | 4 | end expected",
        "90m d x | 6 | delay expected",
        "90m b x | 6 | delay expected",
        "90m+30s, | 8 | no period can follow one without a number of moves",
        "40/90m, | 7 | number of moves or base time expected",
        "90m,30m | 4 | no period can follow one without a number of moves",
        "90m;30m | 3 | end expected",
        "1001h | 0 | more than 1000 hours",
        "1234567890s | 0 | number of moves or base time too long"
      })
  void parse_badText_namesOffsetAndReason(String text, int offset, String reason) {
    assertThat(TimeControl.parse(text))
        .isEqualTo(new Parsed.Unreadable<TimeControl>(text, offset, reason));
  }

  @Test
  void orElseThrow_badText_namesPlaceAndReason() {
    assertThatThrownBy(() -> TimeControl.parse("90x").orElseThrow())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'90x' at 2: unit ms, s, m or h expected");
  }

  @ParameterizedTest
  @CsvSource({"90m, plain", "90m+30s, fischer", "25m d 10s, delay", "25m b 10s, bronstein"})
  void mode_ofTheFirstPeriod_isNamed(String text, String mode) {
    assertThat(TimeControl.parse(text).orElseThrow().mode()).isEqualTo(mode);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "60m | 60",
        "59m | 59",
        "30m+30s | 60",
        "10m+1s | 11",
        "25m d 10s | 35",
        "40/90m+30s,30m+30s | 150"
      })
  void forSixtyMoves_basesAndBonuses_areAdded(String text, int minutes) {
    assertThat(TimeControl.parse(text).orElseThrow().forSixtyMoves())
        .isEqualTo(Duration.ofMinutes(minutes));
  }

  @Test
  void constructor_periodForAllMovesBeforeTheLast_isRefused() {
    var open = new Period(0, Duration.ofMinutes(5), Bonus.none());

    assertThatThrownBy(() -> new TimeControl(List.of(open, open)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new TimeControl(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void constructor_timesOfNothing_areRefused() {
    assertThatThrownBy(() -> new Period(0, Duration.ZERO, Bonus.none()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Period(-1, Duration.ofMinutes(1), Bonus.none()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Bonus.Increment(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Bonus.Delay(Duration.ofSeconds(-1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Bonus.GiveBack(Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void of_baseAndIncrement_areTheSameAsTheirText() {
    assertThat(TimeControl.of(Duration.ofMinutes(90), Duration.ofSeconds(30)))
        .isEqualTo(TimeControl.parse("90m+30s").orElseThrow());
    assertThat(TimeControl.of(Duration.ofMinutes(90), Duration.ZERO))
        .isEqualTo(TimeControl.of(Duration.ofMinutes(90)));
  }
}
