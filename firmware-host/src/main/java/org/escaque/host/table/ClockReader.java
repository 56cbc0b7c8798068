package org.escaque.host.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.escaque.game.GameEvent;
import org.jspecify.annotations.Nullable;

/**
 * Makes events of the game of what a clock driver reports: levers become sides. After a restart the
 * first sign of the lever is {@link GameEvent.LeverRead}. Confined to the table's thread.
 */
final class ClockReader {

  private final Side left;
  private boolean awaitsLever;
  private boolean linked;

  /** Whose time runs by the lever, as far as it was seen. */
  private @Nullable Side runs;

  private final Set<String> doubted = new TreeSet<>();

  /**
   * @param left the side at the left lever
   * @param awaitsLever a game was interrupted, and the lever tells how it goes on
   */
  ClockReader(Side left, boolean awaitsLever) {
    this.left = left;
    this.awaitsLever = awaitsLever;
  }

  /** The events that the report stands for, in their order. */
  List<GameEvent> read(ClockEvent report) {
    return switch (report) {
      case ClockEvent.LeverPressed(var lever, var tick) -> pressed(side(lever), tick);
      case ClockEvent.PausePressed(var tick) -> List.of(paused(tick));
      case ClockEvent.CallPressed(var lever, var tick) ->
          List.of(new GameEvent.ClockPaused(side(lever), tick));
      case ClockEvent.AdjustPressed(var lever, var tick) ->
          List.of(new GameEvent.AdjustAnnounced(side(lever), tick));
      case ClockEvent.FlagRaised(var lever, var tick) ->
          List.of(new GameEvent.FlagReported(side(lever), tick));
      case ClockEvent.TimesRead(var leftTime, var rightTime, var running, var tick) ->
          times(leftTime, rightTime, running, tick);
      case ClockEvent.TimesSet(var leftTime, var rightTime, var running, var tick) ->
          times(leftTime, rightTime, running, tick);
      case ClockEvent.ClockLost(var reason, var tick) -> lost(tick);
      case ClockEvent.ClockBack(var running, var tick) -> back(running, tick);
      case ClockEvent.ClockDoubted(var line, var reason, var tick) -> {
        doubted.add(line);
        yield List.of();
      }
      case ClockEvent.ClockTrusted(var line, var tick) -> {
        doubted.remove(line);
        yield List.of();
      }
    };
  }

  private List<GameEvent> pressed(Side side, Tick tick) {
    var press = new GameEvent.ClockPressed(side, tick);
    runs = side.opponent();
    if (awaitsLever) {
      // Push buttons hold no position: who presses takes his own time to be running.
      awaitsLever = false;
      return List.of(new GameEvent.LeverRead(side, tick), press);
    }
    return List.of(press);
  }

  private GameEvent paused(Tick tick) {
    return new GameEvent.ClockPaused(runs == null ? Side.WHITE : runs, tick);
  }

  private List<GameEvent> times(ClockTime leftTime, ClockTime rightTime, Runs running, Tick tick) {
    boolean straight = left == Side.WHITE;
    return List.of(
        new GameEvent.TimesReported(
            straight ? leftTime : rightTime,
            straight ? rightTime : leftTime,
            sideOf(running).orElse(null),
            tick));
  }

  private List<GameEvent> lost(Tick tick) {
    linked = false;
    return List.of(new GameEvent.ClockLinkLost(tick));
  }

  private List<GameEvent> back(Runs running, Tick tick) {
    boolean first = !linked && runs == null;
    linked = true;
    Side now = sideOf(running).orElse(null);
    Side before = runs;
    runs = now == null ? before : now;
    if (awaitsLever && now != null) {
      awaitsLever = false;
      return List.of(new GameEvent.ClockLinkBack(tick), new GameEvent.LeverRead(now, tick));
    }
    if (!first && now != null && before != null && now != before) {
      // It was pressed while nobody looked.
      return List.of(
          new GameEvent.ClockLinkBack(tick), new GameEvent.ClockPressed(now.opponent(), tick));
    }
    return List.of(new GameEvent.ClockLinkBack(tick));
  }

  private Optional<Side> sideOf(Runs running) {
    return switch (running) {
      case LEFT -> Optional.of(left);
      case RIGHT -> Optional.of(left.opponent());
      case NEITHER, UNKNOWN -> Optional.empty();
    };
  }

  private Side side(Lever lever) {
    return lever == Lever.LEFT ? left : left.opponent();
  }

  boolean isLinked() {
    return linked;
  }

  /** The lines of the clock that are not believed. */
  List<String> doubted() {
    return List.copyOf(doubted);
  }
}
