package org.escaque.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogFormatTest {

  private final LogFormat format = new LogFormat();

  @ParameterizedTest
  @CsvSource({"SEVERE, <3>", "WARNING, <4>", "INFO, <6>", "FINE, <7>"})
  void format_beginsWithThePriorityOfJournald(String level, String priority) {
    var record = new LogRecord(Level.parse(level), "table={0} mqtt=up");
    record.setParameters(new Object[] {"t12"});

    assertThat(format.format(record)).isEqualTo(priority + "table=t12 mqtt=up\n");
  }

  @Test
  void format_ofATrace_hasThePriorityOnEveryLine() {
    var record = new LogRecord(Level.SEVERE, "table=t12 game=bug");
    record.setThrown(new IllegalStateException("a\nb"));

    assertThat(format.format(record).lines())
        .hasSizeGreaterThan(3)
        .allMatch(l -> l.startsWith("<3>"));
  }
}
