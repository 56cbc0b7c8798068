package org.escaque.board.dgt;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * Asks one question after the other: a board's input buffer holds ten bytes. A question that gets
 * no answer in time is asked again. Confined to one thread.
 */
final class Asker {

  private static final int TRIES = 3;
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  /** What a board need not know is not waited for. */
  private static final Duration LITTLE_PATIENCE = Duration.ofMillis(250);

  /** The log takes 8.3 seconds at 9600 baud, and about twice that by radio. */
  private static final Duration LOG_PATIENCE = Duration.ofSeconds(18);

  private final Deque<DgtCommand> waiting = new ArrayDeque<>();
  private @Nullable Asked open;

  /** A question without its answer. */
  record Asked(DgtCommand command, Tick since, int tries) {}

  /** Adds a question; one that waits already is not asked twice for it. */
  void ask(DgtCommand command) {
    if (!waiting.contains(command)) {
      waiting.add(command);
    }
  }

  /** Adds a question even if the same one waits. */
  void askAgain(DgtCommand command) {
    waiting.add(command);
  }

  /** The question is open or waits. */
  boolean isAsking(DgtCommand command) {
    return waiting.contains(command) || open != null && open.command() == command;
  }

  /** A message came that answers this command: since when the question was open, if it was. */
  Optional<Tick> answered(DgtCommand command) {
    if (open == null || open.command() != command) {
      return Optional.empty();
    }
    var since = open.since();
    open = null;
    return Optional.of(since);
  }

  /** What to say now, if anything. */
  Optional<DgtCommand> next(Tick now) {
    if (open != null) {
      if (deadline(open).isAfter(now)) {
        return Optional.empty();
      }
      open = new Asked(open.command(), now, open.tries() + 1);
      return Optional.of(open.command());
    }
    var command = waiting.poll();
    if (command == null) {
      return Optional.empty();
    }
    open = new Asked(command, now, 1);
    return Optional.of(command);
  }

  /** The question that was asked often enough without an answer; it is taken away. */
  Optional<DgtCommand> failed(Tick now) {
    if (open == null || deadline(open).isAfter(now) || open.tries() < tries(open.command())) {
      return Optional.empty();
    }
    var command = open.command();
    open = null;
    return Optional.of(command);
  }

  private static int tries(DgtCommand command) {
    return switch (command) {
      case MOVE_LOG, BATTERY, VERSION -> 1;
      case CLOCK -> 2;
      case DUMP, SERIAL_NUMBER, RESET, UPDATE_NICE -> TRIES;
    };
  }

  private static Tick deadline(Asked asked) {
    return asked
        .since()
        .plus(
            switch (asked.command()) {
              case MOVE_LOG -> LOG_PATIENCE;
              case BATTERY, VERSION -> LITTLE_PATIENCE;
              case CLOCK, DUMP, SERIAL_NUMBER, RESET, UPDATE_NICE -> PATIENCE;
            });
  }

  Optional<Tick> wakeAt() {
    if (open != null) {
      return Optional.of(deadline(open));
    }
    return waiting.isEmpty() ? Optional.empty() : Optional.of(Tick.ZERO);
  }

  void clear() {
    waiting.clear();
    open = null;
  }
}
