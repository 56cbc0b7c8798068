package org.escaque.clock;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeControlTagTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "300 | 5m",
        "5400+30 | 90m+30s",
        "40/5400+30:1800+30 | 40/90m+30s,30m+30s",
        "40/7200:20/3600:900+30 | 40/2h,20/1h,15m+30s",
        "10+0.05 | 10s+50ms",
        "0.5 | 500ms",
        "3600+5d | 1h d 5s",
        "1500+10b | 25m b 10s"
      })
  void parse_periods_areReadAndWrittenTheSame(String tag, String control) {
    var expected = TimeControl.parse(control).orElseThrow();

    assertThat(TimeControlTag.parse(tag)).isEqualTo(new TimeControlTag.Known(expected));
    assertThat(TimeControlTag.write(expected)).isEqualTo(tag);
  }

  @ParameterizedTest
  @CsvSource({"180+0, 3m", "60+0d, 1m", "300.000, 5m", "10+0.5, 10s+500ms"})
  void parse_otherSpellings_meanTheSame(String tag, String control) {
    var expected = TimeControl.parse(control).orElseThrow();

    assertThat(TimeControlTag.parse(tag)).isEqualTo(new TimeControlTag.Known(expected));
  }

  @Test
  void parse_marksForNoneAndUnknown_areKept() {
    assertThat(TimeControlTag.parse("-")).isEqualTo(new TimeControlTag.Unlimited());
    assertThat(TimeControlTag.parse("?")).isEqualTo(new TimeControlTag.Unknown());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\" | 0 | number of moves or seconds expected",
        "15 min/game + 10 sec/move | 2 | end expected",
        "40/80, SD30; +30 | 5 | end expected",
        "*180 | 0 | an hourglass is not supported",
        "0 | 0 | no time at all",
        "0/300 | 0 | whole number of moves expected",
        "1.5/300 | 0 | whole number of moves expected",
        "40/0 | 3 | no time at all",
        "300+ | 4 | seconds of increment expected",
        "300:300 | 4 | no period can follow one without a number of moves",
        "10. | 3 | digits after the point expected",
        "10.0001 | 6 | more than three digits after the point"
      })
  void parse_freeText_namesOffsetAndReason(String tag, int offset, String reason) {
    assertThat(TimeControlTag.parse(tag))
        .isEqualTo(new TimeControlTag.Unreadable(tag, offset, reason));
  }

  @Test
  void basesInMinutes_ofBaseReadAsSeconds_leavesTheIncrement() {
    var tag = (TimeControlTag.Known) TimeControlTag.parse("90+30");

    assertThat(tag.control().basesInMinutes()).hasToString("90m+30s");
  }
}
