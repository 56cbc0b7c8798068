package org.escaque.host.wiring;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import org.escaque.board.BoardDriver;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Debouncer;
import org.escaque.board.Occupancy;
import org.escaque.board.ScanHealth;
import org.escaque.board.Square;
import org.escaque.clock.ClockDriver;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Lever;

/** What board and clock of one table read now. Thread-safe: drivers report, somebody looks. */
public final class LiveTable implements AutoCloseable {

  private final ReentrantLock lock = new ReentrantLock();
  private final BoardDriver board;
  private final ClockDriver clock;
  private final Debouncer debouncer;
  private final Map<Square, String> doubts = new LinkedHashMap<>();
  private final Map<String, String> clockDoubts = new LinkedHashMap<>();
  private final Set<String> pressed = new LinkedHashSet<>();
  private Occupancy contacts = Occupancy.EMPTY;
  private String boardLink = "waiting";
  private String clockLink = "waiting";

  /** A table whose drivers are started now; they are closed with it. */
  public LiveTable(BoardDriver board, ClockDriver clock) {
    this.board = board;
    this.clock = clock;
    debouncer = new Debouncer(board.settling());
    board.start(this::reported);
    clock.start(this::reported);
  }

  private void reported(BoardReport report) {
    lock.lock();
    try {
      debouncer.report(report).forEach(this::settled);
      if (report instanceof BoardReport.Contacts(var frame)) {
        // Raw contacts are what a technician wants to see, not what has settled.
        contacts = new Occupancy(frame.occupied());
        boardLink = "up";
      }
    } finally {
      lock.unlock();
    }
  }

  private void settled(BoardEvent event) {
    switch (event) {
      case BoardEvent.SquareLifted(var square, var tick) -> contacts = contacts.without(square);
      case BoardEvent.SquarePlaced(var square, var tick) -> contacts = contacts.with(square);
      case BoardEvent.PieceSeen seen ->
          contacts =
              seen.piece() == ' ' ? contacts.without(seen.square()) : contacts.with(seen.square());
      case BoardEvent.BoardBack(var occupancy, var tick) -> {
        contacts = occupancy;
        boardLink = "up";
      }
      case BoardEvent.BoardLost lost -> boardLink = "lost";
      case BoardEvent.SquareDoubted(var square, var reason, var tick) -> doubts.put(square, reason);
      case BoardEvent.SquareTrusted(var square, var tick) -> doubts.remove(square);
      case BoardEvent.SquareSeenEmpty seen -> {}
    }
  }

  private void reported(ClockEvent event) {
    lock.lock();
    try {
      switch (event) {
        case ClockEvent.LeverPressed(var lever, var tick) -> pressed.add(key(lever, "lever"));
        case ClockEvent.CallPressed(var lever, var tick) -> pressed.add(key(lever, "call"));
        case ClockEvent.AdjustPressed(var lever, var tick) -> pressed.add(key(lever, "adjust"));
        case ClockEvent.FlagRaised(var lever, var tick) -> pressed.add(key(lever, "flag"));
        case ClockEvent.PausePressed paused -> pressed.add("pause");
        case ClockEvent.ClockDoubted(var line, var reason, var tick) ->
            clockDoubts.put(line, reason);
        case ClockEvent.ClockTrusted(var line, var tick) -> clockDoubts.remove(line);
        case ClockEvent.ClockLost(var reason, var tick) -> clockLink = "lost: " + reason;
        case ClockEvent.ClockBack(var running, var tick) -> clockLink = "up, running " + running;
        case ClockEvent.TimesRead times -> {}
        case ClockEvent.TimesSet times -> {}
      }
    } finally {
      lock.unlock();
    }
  }

  /** The key of the configuration that the line is wired by. */
  private static String key(Lever lever, String kind) {
    return (lever == Lever.LEFT ? "left_" : "right_") + kind;
  }

  /**
   * How everything stands.
   *
   * @param pressed keys of levers and buttons that were pressed since it was last forgotten
   */
  public record Look(
      Occupancy contacts,
      Map<Square, String> doubts,
      Set<String> pressed,
      Map<String, String> clockDoubts,
      String boardLink,
      String clockLink,
      ScanHealth health) {}

  /** What there is to see now. */
  public Look look() {
    lock.lock();
    try {
      return new Look(
          contacts,
          Map.copyOf(doubts),
          Set.copyOf(pressed),
          Map.copyOf(clockDoubts),
          boardLink,
          clockLink,
          board.health());
    } finally {
      lock.unlock();
    }
  }

  /** Forgets which levers were pressed. */
  public void forgetPresses() {
    lock.lock();
    try {
      pressed.clear();
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    board.close();
    clock.close();
  }
}
