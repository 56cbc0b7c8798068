package org.escaque.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Tick;

/**
 * A chess clock as a value: each operation returns a new clock. Immutable, so a ruling that gives
 * back earlier times starts from the clock of that moment, {@code earlier.paused(then)}.
 *
 * <p>The rules (FIDE 2018, 6.2 to 6.4, 6.9): a press completes the move, stops the own clock and
 * starts the other one; the time of the next period is added when the present one's is used up and
 * its number of moves is completed; if it is not, or in the last period, the flag falls, the clock
 * shows zero and no bonus is credited any more until somebody sets it.
 *
 * <p>A tick before the one up to which the time is accounted for counts as that one: a clock never
 * runs backwards. See {@link ClockState} for the transitions.
 *
 * @param flags the sides whose flags fell and stand, the first to fall first
 */
public record ChessClock(
    TimeControl control, ClockState state, SideClock white, SideClock black, List<Side> flags) {

  public ChessClock {
    flags = List.copyOf(flags);
    int periods = control.periods().size();
    if (white.period() >= periods || black.period() >= periods) {
      throw new IllegalArgumentException("period beyond the control " + control);
    }
    if (flags.stream().distinct().count() < flags.size()) {
      throw new IllegalArgumentException("flags " + flags);
    }
  }

  /**
   * Both clocks set for the start of a game.
   *
   * @param firstIncrement whether a Fischer increment stands on the clocks before the first move
   */
  public static ChessClock of(TimeControl control, boolean firstIncrement) {
    var first = control.period(0);
    long start = first.baseNanos() + (firstIncrement ? first.incrementNanos() : 0);
    return of(control, ClockTime.ofNanos(start), ClockTime.ofNanos(start));
  }

  /** Both clocks set by hand before the game, in the first period. */
  public static ChessClock of(TimeControl control, ClockTime white, ClockTime black) {
    return new ChessClock(
        control,
        new ClockState.Stopped(),
        SideClock.showing(nanos(white)),
        SideClock.showing(nanos(black)),
        List.of());
  }

  /** The clock of a snapshot, paused or not begun; it runs again from {@link #start}. */
  public static ChessClock of(ClockSnapshot snapshot) {
    return new ChessClock(
        TimeControl.parse(snapshot.control()).orElseThrow(),
        stopped(snapshot.moving()),
        snapshot.white(),
        snapshot.black(),
        snapshot.flags());
  }

  private static ClockState stopped(String moving) {
    return switch (moving) {
      case "white" -> new ClockState.Paused(Side.WHITE);
      case "black" -> new ClockState.Paused(Side.BLACK);
      default -> new ClockState.Stopped();
    };
  }

  /**
   * What a journal keeps of the clock at this tick. Ticks do not outlive a run, so none is in it.
   */
  public ClockSnapshot snapshot(Tick tick) {
    var now = at(tick);
    String moving =
        switch (now.state) {
          case ClockState.Stopped stopped -> "";
          case ClockState.Running(Side side, Tick since) -> side.toString();
          case ClockState.Paused(Side side) -> side.toString();
        };
    return new ClockSnapshot(control.toString(), moving, now.white, now.black, now.flags);
  }

  /** Starts this side's clock; the arbiter's act, or the beginning of the game. */
  public ChessClock start(Side side, Tick tick) {
    return at(tick).in(new ClockState.Running(side, later(tick)));
  }

  /**
   * The player pressed. While his own clock runs that completes his move; before the game it starts
   * the other clock. If the other clock runs, or both are paused, nothing happens.
   */
  public ChessClock pressed(Side side, Tick tick) {
    return switch (state) {
      case ClockState.Stopped stopped -> start(side.opponent(), tick);
      case ClockState.Paused paused -> this;
      case ClockState.Running running when running.side() != side -> this;
      case ClockState.Running running -> {
        var now = at(tick);
        yield now.with(side, now.of(side).pressed(!now.fallen(side), control))
            .with(side.opponent(), now.of(side.opponent()).moveBegins())
            .in(new ClockState.Running(side.opponent(), later(tick)));
      }
    };
  }

  /**
   * The last press of this side never was: what it brought is taken away and it is no completed
   * move. Whose clock runs does not change; {@link #start} does that. Only the last press can be
   * undone, once.
   */
  public ChessClock unpressed(Side side, Tick tick) {
    var now = at(tick);
    return now.with(side, now.of(side).unpressed()).accounted();
  }

  /** Stops both clocks. */
  public ChessClock paused(Tick tick) {
    return state instanceof ClockState.Running running
        ? at(tick).in(new ClockState.Paused(running.side()))
        : this;
  }

  /** Sets one clock; a fallen flag is up again, and the move in progress counts as begun now. */
  public ChessClock adjusted(Side side, ClockTime time, Tick tick) {
    var now = at(tick);
    return now.with(side, now.of(side).set(nanos(time))).withoutFlag(side).accounted();
  }

  /** Gives (or, if negative, takes) time. What cannot be taken is not owed; a flag stays down. */
  public ChessClock added(Side side, Duration time, Tick tick) {
    var now = at(tick);
    return now.with(side, now.of(side).plus(time.toNanos())).accounted();
  }

  /**
   * Says how many moves the side has completed, where presses do not tell: a press was missed, or
   * an illegal move was taken back. A flag that fell only for want of moves is up again, and the
   * time of the next period stands on the clock.
   */
  public ChessClock movesCompleted(Side side, int moves, Tick tick) {
    var now = at(tick);
    var counted = now.of(side).withCompleted(moves, control);
    var corrected = now.with(side, counted);
    boolean entered = counted.period() > now.period(side) && !counted.empty();
    return entered ? corrected.withoutFlag(side) : corrected;
  }

  /** Puts a side into a period, 0 for the first; for a clock that takes over another one's game. */
  public ChessClock inPeriod(Side side, int period) {
    return with(side, of(side).inPeriod(period));
  }

  /** Accounts for the time up to this tick; periods are entered and flags fall by then. */
  public ChessClock at(Tick tick) {
    if (!(state instanceof ClockState.Running(Side side, Tick since)) || !tick.isAfter(since)) {
      return this;
    }
    long ran = tick.nanos() - since.nanos();
    return with(side, of(side).ran(ran, control))
        .in(new ClockState.Running(side, tick))
        .accounted();
  }

  /** What the side's clock shows at this tick. */
  public ClockTime remaining(Side side, Tick tick) {
    return at(tick).of(side).shown();
  }

  /**
   * From when on the time of the clock that runs is used up: this tick, or the end of a simple
   * delay in which it stands. Empty if none runs.
   */
  public Optional<Tick> countsFrom(Tick tick) {
    return running().map(side -> new Tick(tick.nanos() + at(tick).of(side).freeNanos(control)));
  }

  /** Whose clock runs; empty if none does. */
  public Optional<Side> running() {
    return state instanceof ClockState.Running running
        ? Optional.of(running.side())
        : Optional.empty();
  }

  /** Number of the period whose time the side has on its clock, 0 for the first. */
  public int period(Side side) {
    return of(side).period();
  }

  /** How many moves the side has completed. */
  public int movesCompleted(Side side) {
    return of(side).completed();
  }

  /** How long the side's last completed move took, pauses not counted. */
  public Duration spent(Side side) {
    return Duration.ofNanos(of(side).lastUsedNanos());
  }

  /** What the side's last press brought; zero after {@link #unpressed}. */
  public Duration credited(Side side) {
    return Duration.ofNanos(of(side).lastCreditNanos());
  }

  /** The tick at which this side's flag will fall if nothing happens; empty unless it runs. */
  public Optional<Tick> flagFall(Side side) {
    return state instanceof ClockState.Running(Side runner, Tick since)
            && runner == side
            && !fallen(side)
        ? Optional.of(new Tick(since.nanos() + of(side).untilFlag(control)))
        : Optional.empty();
  }

  /** The next tick at which a period is entered or a flag falls if nothing happens. */
  public Optional<Tick> wakeAt() {
    return state instanceof ClockState.Running(Side side, Tick since) && !fallen(side)
        ? Optional.of(new Tick(since.nanos() + of(side).untilEmpty(control)))
        : Optional.empty();
  }

  /** Whether the side's flag had fallen by the last operation; see {@link #at}. */
  public boolean fallen(Side side) {
    return flags.contains(side);
  }

  /** The side whose flag fell first of those that are down. */
  public Optional<Side> firstFlag() {
    return flags.stream().findFirst();
  }

  /** One side's half. */
  public SideClock of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  /** {@code white 1:29:51.3 black 1:30:00 running white}, for logs. */
  @Override
  public String toString() {
    String runs =
        switch (state) {
          case ClockState.Stopped stopped -> "stopped";
          case ClockState.Paused paused -> "paused";
          case ClockState.Running(Side side, Tick since) -> "running " + side;
        };
    String down = flags.isEmpty() ? "" : " flags " + flags;
    return "white " + white.shown() + " black " + black.shown() + " " + runs + down;
  }

  private ChessClock with(Side side, SideClock half) {
    return side == Side.WHITE
        ? new ChessClock(control, state, half, black, flags)
        : new ChessClock(control, state, white, half, flags);
  }

  private ChessClock in(ClockState next) {
    return new ChessClock(control, next, white, black, flags);
  }

  private ChessClock withFlags(List<Side> down) {
    return new ChessClock(control, state, white, black, down);
  }

  private ChessClock withoutFlag(Side side) {
    return withFlags(flags.stream().filter(down -> down != side).toList());
  }

  /** The flag of a clock that has run empty falls. */
  private ChessClock accounted() {
    var down = new ArrayList<>(flags);
    for (var side : Side.values()) {
      if (of(side).empty() && !down.contains(side)) {
        down.add(side);
      }
    }
    return down.size() == flags.size() ? this : withFlags(down);
  }

  private Tick later(Tick tick) {
    return state instanceof ClockState.Running(Side side, Tick since) && since.isAfter(tick)
        ? since
        : tick;
  }

  private static long nanos(ClockTime time) {
    return time.toDuration().toNanos();
  }
}
