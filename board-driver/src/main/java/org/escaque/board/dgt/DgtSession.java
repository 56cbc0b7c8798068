package org.escaque.board.dgt;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * The dialogue with a board, over all its connections. Knows no thread, no line and no clock: it is
 * told what came and what time it is, and says what to do. Confined to one thread.
 *
 * <pre>
 *          opened              who he is            two equal dumps
 *   Away --------> Identifying ---------> Reading ------------------> Live
 *    ^                                       | much has changed        ^
 *    |                                       +------> Recovering ------+
 *    +---- closed, from everywhere                    the log was read, or it did not come
 * </pre>
 */
final class DgtSession {

  /** A board that has not told all its squares for so long is asked. */
  static final Duration HEARTBEAT = Duration.ofSeconds(5);

  /** Up to so many changed squares need no log: they are one move, or nothing that it explains. */
  private static final int PLAIN = 2;

  private final @Nullable String wanted;
  private final Supplier<DgtSettling> settling;
  private final DgtCounters counters;
  private final Heard heard = new Heard();

  /** What the table knows; null before the first dump. */
  private @Nullable Men told;

  private boolean lossTold;

  /** Whose turn the clock told last, and by which lever. */
  private int clockStatus = -1;

  /** Of one connection. */
  private Phase phase = new Phase.Away();

  private Asker asker = new Asker();

  private sealed interface Phase {
    record Away() implements Phase {}

    /**
     * @param other a serial number that was read and is not the wanted one
     */
    record Identifying(@Nullable String other) implements Phase {}

    /**
     * @param first the last dump; null if none counts
     * @param frames of the clock
     */
    record Reading(@Nullable Men first, List<ClockFrame> frames) implements Phase {}

    record Recovering(Men now, List<ClockFrame> frames) implements Phase {}

    record Live(ManSettler settler, Tick dumped) implements Phase {}
  }

  /**
   * @param wanted the serial number of the board that belongs here; null for any
   * @param settling asked at each connection
   */
  DgtSession(@Nullable String wanted, Supplier<DgtSettling> settling, DgtCounters counters) {
    this.wanted = wanted;
    this.settling = settling;
    this.counters = counters;
  }

  /** The line is open. */
  List<DgtEffect> opened() {
    asker = new Asker();
    asker.ask(DgtCommand.SERIAL_NUMBER);
    phase = new Phase.Identifying(null);
    // Twice: a board that waits for bus commands may take the first for the change to this mode.
    return List.of(new DgtEffect.Send(DgtCommand.RESET), new DgtEffect.Send(DgtCommand.RESET));
  }

  /** The line is gone, or there is none. */
  List<DgtEffect> closed(String reason, Tick now) {
    if (phase instanceof Phase.Live live) {
      told = live.settler().told();
    }
    phase = new Phase.Away();
    asker = new Asker();
    if (lossTold) {
      return List.of();
    }
    lossTold = true;
    return List.of(
        new DgtEffect.Board(new BoardEvent.BoardLost(now)), new DgtEffect.ClockLost(reason, now));
  }

  /** What stands on the board, for a listener that comes late; nothing before it was read. */
  List<DgtEffect> standing(Tick now) {
    var effects = new ArrayList<DgtEffect>();
    if (phase instanceof Phase.Live live) {
      showChanges(null, live.settler().told(), now, effects);
    }
    return effects;
  }

  /** Somebody listens who has not heard of a loss yet: the next one is told again. */
  void lossUntold() {
    lossTold = false;
  }

  /** Whether the board is being read. */
  boolean isLive() {
    return phase instanceof Phase.Live;
  }

  /** The clock's reader wants to know more. */
  void askClock() {
    asker.ask(DgtCommand.CLOCK);
  }

  /** A message came. */
  List<DgtEffect> message(DgtMessage message, Tick now) {
    var effects = new ArrayList<DgtEffect>();
    switch (message) {
      case DgtMessage.Dump(Men men, int results) -> {
        counters.resultPieces(results);
        var asked = asker.answered(DgtCommand.DUMP);
        dump(men, asked.orElse(null), now, effects);
      }
      case DgtMessage.Field field -> field(field, now);
      case DgtMessage.Clock(ClockFrame frame) -> clock(frame, now, effects);
      case DgtMessage.MoveLog(List<LogRecord> records) -> log(records, now, effects);
      case DgtMessage.SerialNumber(String digits) -> serialNumber(digits, effects);
      case DgtMessage.Version(int major, int minor) -> {
        if (asker.answered(DgtCommand.VERSION).isPresent()) {
          effects.add(new DgtEffect.Note("version=%d.%d".formatted(major, minor)));
        }
      }
      case DgtMessage.Battery(int percent, boolean charging) -> {
        if (asker.answered(DgtCommand.BATTERY).isPresent()) {
          effects.add(new DgtEffect.Note("battery=%d%% charging=%s".formatted(percent, charging)));
        }
      }
      case DgtMessage.BusAddress address -> {}
      case DgtMessage.Ignored ignored -> counters.ignored();
      case DgtMessage.Broken(String reason) -> broken();
    }
    return effects;
  }

  /** Something was said that nobody understood: it is asked for again. */
  private void broken() {
    counters.broken();
    if (phase instanceof Phase.Live) {
      asker.ask(DgtCommand.DUMP);
      asker.ask(DgtCommand.CLOCK);
    }
  }

  private void serialNumber(String digits, List<DgtEffect> effects) {
    boolean asked = asker.answered(DgtCommand.SERIAL_NUMBER).isPresent();
    if (!asked || !(phase instanceof Phase.Identifying(var other))) {
      return;
    }
    if (wanted == null || wanted.equals(digits)) {
      effects.add(new DgtEffect.Note("serial=" + digits));
      read(effects);
    } else if (digits.equals(other)) {
      effects.add(new DgtEffect.GiveUp("this is board %s, not %s".formatted(digits, wanted)));
    } else {
      phase = new Phase.Identifying(digits);
      asker.ask(DgtCommand.SERIAL_NUMBER);
    }
  }

  /** Asks what stands on the board and what the clock shows, each twice. */
  private void read(List<DgtEffect> effects) {
    phase = new Phase.Reading(null, List.of());
    effects.add(new DgtEffect.Send(DgtCommand.UPDATE_NICE));
    asker.askAgain(DgtCommand.CLOCK);
    asker.askAgain(DgtCommand.CLOCK);
    asker.askAgain(DgtCommand.DUMP);
    asker.askAgain(DgtCommand.DUMP);
  }

  private void dump(Men men, @Nullable Tick asked, Tick now, List<DgtEffect> effects) {
    switch (phase) {
      case Phase.Reading(var first, var frames) -> {
        if (men.equals(first)) {
          known(men, frames, now, effects);
        } else {
          phase = new Phase.Reading(men, frames);
          asker.ask(DgtCommand.DUMP);
        }
      }
      case Phase.Live(var settler, var dumped) -> {
        var since = asked == null ? dumped : asked;
        boolean missed = !settler.agrees(men);
        settler.dump(men, since, now).forEach(event -> effects.add(new DgtEffect.Board(event)));
        phase = new Phase.Live(settler, now);
        if (missed) {
          // It may have been switched off and on: then it tells nothing by itself any more.
          effects.add(new DgtEffect.Send(DgtCommand.UPDATE_NICE));
        }
      }
      case Phase.Away _, Phase.Identifying _, Phase.Recovering _ -> {}
    }
  }

  private void known(Men men, List<ClockFrame> frames, Tick now, List<DgtEffect> effects) {
    var before = told;
    int changed = before == null ? 0 : men.differs(before).count();
    if (changed <= PLAIN) {
      showClock(frames, now, effects);
      showChanges(before, men, now, effects);
      live(men, now);
    } else {
      phase = new Phase.Recovering(men, frames);
      asker.ask(DgtCommand.MOVE_LOG);
      effects.add(new DgtEffect.Note("log=asked changed=" + changed));
    }
  }

  private void log(List<LogRecord> records, Tick now, List<DgtEffect> effects) {
    boolean asked = asker.answered(DgtCommand.MOVE_LOG).isPresent();
    if (asked && phase instanceof Phase.Recovering(var men, var frames)) {
      recovered(men, frames, records, now, effects);
    }
  }

  /** Tells the moves of the log one by one, and then what the clock shows. */
  private void recovered(
      Men men,
      List<ClockFrame> frames,
      List<LogRecord> records,
      Tick now,
      List<DgtEffect> effects) {
    var before = told == null ? men : told;
    var recovery = Recovery.find(before, men, records, heard.changes()).orElse(null);
    effects.add(
        new DgtEffect.Note(
            recovery == null ? "log=fits_not" : "log=read presses=" + recovery.plies().size()));
    var tick = now;
    var standing = before;
    if (recovery != null) {
      for (var ply : recovery.plies()) {
        for (var change : ply.changes()) {
          standing = standing.with(change.square(), change.man());
          tick = after(tick);
          effects.add(board(new BoardEvent.PieceSeen(change.square(), change.man(), tick)));
        }
        tick = after(tick);
        effects.add(new DgtEffect.LeverRecorded(ply.left(), tick));
        tick = after(tick);
        effects.add(board(new BoardEvent.BoardBack(standing.occupancy(), tick)));
        tick = after(tick);
        effects.add(board(new BoardEvent.BoardLost(tick)));
      }
    }
    showClock(frames, tick, effects);
    showChanges(standing, men, tick, effects);
    live(men, now);
    asker.ask(DgtCommand.DUMP);
  }

  private static DgtEffect board(BoardEvent event) {
    return new DgtEffect.Board(event);
  }

  private static Tick after(Tick tick) {
    return new Tick(tick.nanos() + 1);
  }

  /** The clock first: what was pressed before the board was back is judged by what stands now. */
  private static void showClock(List<ClockFrame> frames, Tick now, List<DgtEffect> effects) {
    frames.forEach(frame -> effects.add(new DgtEffect.Clock(frame, now)));
  }

  /** Men that left, then men that came, then that the board is back. */
  private static void showChanges(
      @Nullable Men before, Men men, Tick now, List<DgtEffect> effects) {
    var tick = after(now);
    var changed = before == null ? new Occupancy(-1) : men.differs(before);
    for (boolean empty : new boolean[] {true, false}) {
      for (Square square : changed.squares()) {
        char man = men.on(square);
        if ((man == ' ') == empty) {
          effects.add(board(new BoardEvent.PieceSeen(square, man, tick)));
        }
      }
    }
    effects.add(board(new BoardEvent.BoardBack(men.occupancy(), tick)));
  }

  private void live(Men men, Tick now) {
    told = men;
    lossTold = false;
    var still = settling.get();
    phase = new Phase.Live(new ManSettler(men, still.lift(), still.place()), now);
    asker.ask(DgtCommand.VERSION);
    asker.ask(DgtCommand.BATTERY);
  }

  private void field(DgtMessage.Field field, Tick now) {
    counters.resultPieces(field.resultPiece() ? 1 : 0);
    switch (phase) {
      case Phase.Live(var settler, var dumped) -> {
        heard.add(new LogRecord.Change(field.square(), field.man()));
        settler.field(field.square(), field.man(), now);
      }
      case Phase.Reading(var first, var frames) -> {
        phase = new Phase.Reading(null, frames);
        asker.ask(DgtCommand.DUMP);
      }
      case Phase.Away _, Phase.Identifying _, Phase.Recovering _ -> {}
    }
  }

  private void clock(ClockFrame frame, Tick now, List<DgtEffect> effects) {
    asker.answered(DgtCommand.CLOCK);
    switch (phase) {
      case Phase.Live(var settler, var dumped) -> {
        if (!frame.isAnswer() && frame.status() != clockStatus) {
          clockStatus = frame.status();
          settler.pressed();
        }
        effects.add(new DgtEffect.Clock(frame, now));
      }
      case Phase.Reading(var first, var frames) ->
          phase = new Phase.Reading(first, plus(frames, frame));
      case Phase.Recovering(var men, var frames) ->
          phase = new Phase.Recovering(men, plus(frames, frame));
      case Phase.Away _, Phase.Identifying _ -> {}
    }
  }

  /** The latest two are enough: they confirm each other or do not. */
  private static List<ClockFrame> plus(List<ClockFrame> frames, ClockFrame frame) {
    return frames.isEmpty() ? List.of(frame) : List.of(frames.getLast(), frame);
  }

  /** Time has passed. */
  List<DgtEffect> at(Tick now) {
    var effects = new ArrayList<DgtEffect>();
    asker.failed(now).ifPresent(command -> failed(command, now, effects));
    if (phase instanceof Phase.Live(var settler, var dumped)) {
      settler.at(now).forEach(event -> effects.add(board(event)));
      if (settler.due().filter(due -> !due.isAfter(now)).isPresent()) {
        asker.ask(DgtCommand.DUMP);
      }
      if (!dumped.plus(HEARTBEAT).isAfter(now) && !asker.isAsking(DgtCommand.DUMP)) {
        effects.add(new DgtEffect.Send(DgtCommand.UPDATE_NICE));
        asker.ask(DgtCommand.DUMP);
        asker.ask(DgtCommand.CLOCK);
      }
    }
    if (!(phase instanceof Phase.Away)) {
      asker.next(now).ifPresent(command -> effects.add(new DgtEffect.Send(command)));
    }
    return effects;
  }

  private void failed(DgtCommand command, Tick now, List<DgtEffect> effects) {
    switch (command) {
      case SERIAL_NUMBER -> {
        if (wanted == null) {
          read(effects);
        } else {
          effects.add(new DgtEffect.GiveUp("no serial number is told; board %s".formatted(wanted)));
        }
      }
      case DUMP -> effects.add(new DgtEffect.GiveUp("no answer as of a DGT board"));
      case MOVE_LOG -> {
        if (phase instanceof Phase.Recovering(var men, var frames)) {
          recovered(men, frames, List.of(), now, effects);
        }
      }
      case CLOCK, VERSION, BATTERY, RESET, UPDATE_NICE -> {}
    }
  }

  /** When {@link #at} is due if nothing comes before. */
  Optional<Tick> wakeAt() {
    return switch (phase) {
      case Phase.Away _ -> Optional.empty();
      case Phase.Live(var settler, var dumped) -> {
        boolean asking = asker.isAsking(DgtCommand.DUMP);
        yield Stream.of(
                asker.wakeAt(),
                asking ? Optional.<Tick>empty() : settler.due(),
                asking ? Optional.<Tick>empty() : Optional.of(dumped.plus(HEARTBEAT)))
            .flatMap(Optional::stream)
            .min(Tick::compareTo);
      }
      case Phase.Identifying _, Phase.Reading _, Phase.Recovering _ -> asker.wakeAt();
    };
  }
}
