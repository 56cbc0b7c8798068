package org.escaque.board.dgt;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * A session and a board in virtual time: what is sent is answered 20 ms later. Collects what the
 * table is told.
 */
final class Sessions {

  private static final long ANSWER_MILLIS = 20;

  final DgtCounters counters = new DgtCounters();
  final DgtSession session;
  final DgtDecoder decoder = new DgtDecoder();
  final List<String> told = new ArrayList<>();
  final List<DgtCommand> sent = new ArrayList<>();
  private final Deque<DgtCommand> questions = new ArrayDeque<>();
  private final Deque<Long> due = new ArrayDeque<>();
  long now = 1_000;
  Men men = FakeBoard.START;
  ClockFrame clock = new ClockFrame(1, 0x30, 0, 1, 0x30, 0, 0x10);
  String serial = "12345";
  List<LogRecord> log = List.of();
  boolean answers = true;
  boolean battery;
  boolean dumps = true;
  @Nullable String gaveUp;

  /** A question that gets no answer. */
  @Nullable DgtCommand mutes;

  Sessions(@Nullable String wanted) {
    session = new DgtSession(wanted, () -> DgtSettling.DEFAULT, counters);
  }

  /** Connects and lets a second pass. */
  Sessions connected() {
    open();
    pass(1_000);
    told.clear();
    return this;
  }

  void open() {
    carryOut(session.opened());
  }

  void close() {
    questions.clear();
    due.clear();
    carryOut(session.closed("pulled out", tick()));
  }

  /** The board says that a square has changed; it has. */
  void field(String square, char man) {
    put(square, man);
    message(new DgtMessage.Field(square(square), man, false));
  }

  /** The board has changed and does not say so. */
  void put(String square, char man) {
    men = men.with(square(square), man);
  }

  static Square square(String name) {
    return Square.parse(name).orElseThrow();
  }

  void message(DgtMessage message) {
    carryOut(session.message(message, tick()));
    pass(0);
  }

  /** These bytes come at once. */
  void bytes(int... values) {
    for (int value : values) {
      var message = decoder.take(value);
      if (message.isPresent()) {
        carryOut(session.message(message.get(), tick()));
      }
    }
    carryOut(session.at(tick()));
  }

  /** Lets time pass, in steps of 10 ms. */
  void pass(long millis) {
    for (long end = now + millis; ; now += 10) {
      while (!due.isEmpty() && due.getFirst() <= now) {
        due.removeFirst();
        answer(questions.removeFirst());
      }
      carryOut(session.at(tick()));
      if (now >= end) {
        return;
      }
    }
  }

  private void answer(DgtCommand command) {
    switch (command) {
      case DUMP -> {
        if (dumps) {
          carryOut(session.message(new DgtMessage.Dump(men, 0), tick()));
        }
      }
      case CLOCK -> carryOut(session.message(new DgtMessage.Clock(clock), tick()));
      case SERIAL_NUMBER -> carryOut(session.message(new DgtMessage.SerialNumber(serial), tick()));
      case MOVE_LOG -> carryOut(session.message(new DgtMessage.MoveLog(log), tick()));
      case VERSION -> carryOut(session.message(new DgtMessage.Version(1, 7), tick()));
      case BATTERY -> {
        if (battery) {
          carryOut(session.message(new DgtMessage.Battery(70, false), tick()));
        }
      }
      case RESET, UPDATE_NICE -> {}
    }
  }

  private void carryOut(List<DgtEffect> effects) {
    for (var effect : effects) {
      switch (effect) {
        case DgtEffect.Send(var command) -> {
          sent.add(command);
          if (answers && command != mutes) {
            questions.add(command);
            due.add(now + ANSWER_MILLIS);
          }
        }
        case DgtEffect.Board(var event) -> told.add(text(event));
        case DgtEffect.Clock clockTold -> told.add("clock");
        case DgtEffect.LeverRecorded(boolean left, var tick) ->
            told.add("pressed " + (left ? "left" : "right"));
        case DgtEffect.ClockLost lost -> told.add("clock lost");
        case DgtEffect.Note note -> {}
        case DgtEffect.GiveUp(var reason) -> gaveUp = reason;
      }
    }
  }

  private static String text(BoardEvent event) {
    return switch (event) {
      case BoardEvent.PieceSeen(var square, var man, var tick) ->
          "%s%s@%d".formatted(man == ' ' ? '-' : man, square, tick.millis());
      case BoardEvent.SquareSeenEmpty(var square, var tick) ->
          "~%s@%d".formatted(square, tick.millis());
      case BoardEvent.BoardLost lost -> "lost";
      case BoardEvent.BoardBack(var occupancy, var tick) -> "back " + occupancy.count();
      case BoardEvent.SquareDoubted(var square, var reason, var tick) -> "doubted " + square;
      case BoardEvent.SquareTrusted(var square, var tick) -> "trusted " + square;
      case BoardEvent.SquareLifted lifted -> lifted.toString();
      case BoardEvent.SquarePlaced placed -> placed.toString();
    };
  }

  Tick tick() {
    return Tick.ofMillis(now);
  }

  /** What was told of the board alone, without clock and first words. */
  List<String> board() {
    return told.stream().filter(text -> !text.startsWith("clock")).toList();
  }
}
