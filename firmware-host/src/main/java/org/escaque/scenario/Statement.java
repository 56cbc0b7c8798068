package org.escaque.scenario;

/** One line of a story, after the header. */
sealed interface Statement {

  /** The line of the file, from 1. */
  int line();

  /** The line as written. */
  String text();

  record Does(int line, String text, Action action) implements Statement {}

  record Expects(int line, String text, Expectation expectation) implements Statement {}
}
