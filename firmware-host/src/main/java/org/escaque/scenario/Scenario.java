package org.escaque.scenario;

import java.util.List;

/** A story that was read without an error. */
record Scenario(String file, Header header, List<Statement> statements) {

  Scenario {
    statements = List.copyOf(statements);
  }
}
