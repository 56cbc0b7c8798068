package org.escaque.simulator.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.escaque.host.Main;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the demo refuses before it opens anything. */
class DemoCommandTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--driver dgt --speed 11 | with --driver dgt the --speed is max or at most 10, not 11",
        "--speed fast | --speed is max or a number up to 10000, not 'fast'",
        "--driver wood | --driver is virtual or dgt, not 'wood'",
        "--driver dgt --incidents | --incidents needs bare contacts, not --driver dgt",
        "--ply -1 | --ply is 0 to 60000 milliseconds, not -1",
        "--boards 0 | --boards is 1 to 256, not 0",
        "--laws fide-1066 | no edition 'fide-1066'",
      })
  void run_impossibleOptions_saysWhich(String options, String reason) {
    var err = new StringWriter();

    int code =
        Main.run(
            new PrintWriter(PrintWriter.nullWriter()),
            new PrintWriter(err, true),
            ("demo " + options).split(" "));

    assertThat(code).isEqualTo(1);
    assertThat(err.toString()).contains(reason);
  }
}
