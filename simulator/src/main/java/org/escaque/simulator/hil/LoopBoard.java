package org.escaque.simulator.hil;

import java.util.Locale;

/** A board type of the loop: how it is configured, and which contacts stand for it. */
enum LoopBoard {
  REED_MATRIX("gpio_matrix_sim") {
    @Override
    String keys() {
      return """
      chip = "gpio-matrix-sim"
      rows = [0, 1, 2, 3, 4, 5, 6, 7]
      columns = [8, 9, 10, 11, 12, 13, 14, 15]
      """;
    }

    @Override
    double scans() {
      return knob("writes").value() / 9.0; // a row after the other is driven, then none
    }
  },
  MCP23017("i2c_mcp23017_sim") {
    @Override
    String keys() {
      return "bus = 1\n";
    }

    @Override
    double scans() {
      return knob("transfers").value() / 4.0; // an expander after the other is read
    }
  };

  private final String module;

  LoopBoard(String module) {
    this.module = module;
  }

  /** Its own keys of {@code [table.board]}. */
  abstract String keys();

  /** How often the whole board has been read, as its kernel module counts. */
  abstract double scans();

  /** A parameter of the kernel module behind it. */
  Knob knob(String parameter) {
    return Knob.ofModule(module, parameter);
  }

  /** The board type of the configuration. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
