package org.escaque.board.dgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.escaque.board.BoardEvent;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * The dialogue with a board, over all its connections. Knows no thread, no line and no clock: it is
 * told what came and what time it is, and says what to do. Confined to one thread.
 *
 * <pre>
 *          opened              who he is            two equal dumps
 *   Away --------> Identifying --------> BeingRead -----------------> Live
 *    ^                                   |       ^
 *    |                  much has changed |       | the log was read, or it did not come
 *    +---- closed, from everywhere       +--> Recovering
 * </pre>
 */
final class DgtSession {

  private final @Nullable String wanted;
  private final Supplier<DgtSettling> settling;
  private final DgtCounters counters;
  private final Memory memory = new Memory();
  private boolean lossTold;

  /** Of one connection. */
  private Phase phase = new Phase.Away();

  private Asker asker = new Asker();

  private sealed interface Phase {
    record Away() implements Phase {}

    /**
     * @param other a serial number that was read and is not the wanted one
     */
    record Identifying(@Nullable String other) implements Phase {}

    record BeingRead(Reading reading) implements Phase {}

    record Recovering(Meanwhile log) implements Phase {}

    record Live(LiveReading board) implements Phase {}
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
    var since = now;
    if (phase instanceof Phase.Live(var board)) {
      memory.lost(board.told(), board.said(), now);
      // A press of the last moments is not judged by men that were not all told.
      since = board.untoldSince(now);
    }
    phase = new Phase.Away();
    asker = new Asker();
    if (lossTold) {
      return List.of();
    }
    lossTold = true;
    return List.of(board(new BoardEvent.BoardLost(since)), new DgtEffect.ClockLost(reason, now));
  }

  /** What stands on the board, for a listener that comes late; nothing before it was read. */
  List<DgtEffect> standing(Tick now) {
    var effects = new ArrayList<DgtEffect>();
    if (phase instanceof Phase.Live live) {
      new Telling(now, effects).changes(null, live.board().told());
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
        strange(asked.isEmpty(), now);
        dump(men, asked.orElse(null), now, effects);
      }
      case DgtMessage.Field field -> field(field, now);
      case DgtMessage.Clock(ClockFrame frame) -> clock(frame, now, effects);
      case DgtMessage.MoveLog(List<LogRecord> records) -> log(records, effects);
      case DgtMessage.SerialNumber(String digits) -> {
        if (answers(DgtCommand.SERIAL_NUMBER, now)) {
          serialNumber(digits, effects);
        }
      }
      case DgtMessage.Version(int major, int minor) -> {
        if (answers(DgtCommand.VERSION, now)) {
          effects.add(new DgtEffect.Note("version=%d.%d".formatted(major, minor)));
        }
      }
      case DgtMessage.Battery(int percent, boolean charging) -> {
        if (answers(DgtCommand.BATTERY, now)) {
          memory.hasBattery();
          effects.add(new DgtEffect.Note("battery=%d%% charging=%s".formatted(percent, charging)));
        }
      }
      case DgtMessage.BusAddress address -> strange(true, now);
      case DgtMessage.Ignored ignored -> {
        counters.ignored();
        strange(true, now);
      }
      case DgtMessage.Broken(String reason) -> {
        strange(true, now);
        broken();
      }
    }
    return effects;
  }

  private boolean answers(DgtCommand command, Tick now) {
    boolean asked = asker.answered(command).isPresent();
    strange(!asked, now);
    return asked;
  }

  /** A board says nothing of the kind unasked: what else comes now may be no truth either. */
  private void strange(boolean is, Tick now) {
    if (is && phase instanceof Phase.Live(var board)) {
      board.strange(now);
    }
  }

  /** Something was said that nobody understood: it is asked for again. */
  private void broken() {
    counters.broken();
    if (phase instanceof Phase.Live(var board)) {
      board.askAgain();
    }
  }

  private void serialNumber(String digits, List<DgtEffect> effects) {
    if (!(phase instanceof Phase.Identifying(var other))) {
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

  private void read(List<DgtEffect> effects) {
    effects.add(new DgtEffect.Send(DgtCommand.UPDATE_NICE));
    phase = new Phase.BeingRead(new Reading(asker, memory.asksForBattery(), null));
  }

  private void dump(Men men, @Nullable Tick asked, Tick now, List<DgtEffect> effects) {
    switch (phase) {
      case Phase.BeingRead(var reading) -> {
        if (reading.agrees(men, asked)) {
          known(reading, men, now, effects);
        }
      }
      case Phase.Live(var board) -> {
        boolean missed = !board.agrees(men);
        board.dump(men, asked, now).forEach(event -> effects.add(board(event)));
        if (missed) {
          // It may have been switched off and on: then it tells nothing by itself any more.
          effects.add(new DgtEffect.Send(DgtCommand.UPDATE_NICE));
        }
      }
      case Phase.Away _, Phase.Identifying _, Phase.Recovering _ -> {}
    }
  }

  private void known(Reading reading, Men men, Tick now, List<DgtEffect> effects) {
    if (reading.log().isEmpty() && memory.wantsLog(men, reading.clock(), now)) {
      phase = new Phase.Recovering(new Meanwhile(men, reading.clock()));
      asker.ask(DgtCommand.MOVE_LOG);
      effects.add(new DgtEffect.Note("log=asked"));
      return;
    }
    var telling = new Telling(now, effects);
    var standing = memory.told();
    var log = reading.log().orElse(null);
    if (log != null) {
      var recovery = memory.recover(log, men).orElse(null);
      standing = recovery == null ? standing : telling.recovered(recovery);
      effects.add(
          new DgtEffect.Note(
              recovery == null ? "log=fits_not" : "log=read presses=" + recovery.plies().size()));
    }
    reading.clock().forEach(memory::clock);
    telling.clock(reading.clock());
    memory.told(men, log == null ? List.of() : log.records());
    live(men, telling.changes(standing, men), now);
  }

  private void log(List<LogRecord> records, List<DgtEffect> effects) {
    boolean asked = asker.answered(DgtCommand.MOVE_LOG).isPresent();
    if (asked && phase instanceof Phase.Recovering(var log)) {
      log.log(records);
      // It took long: what stands there and what the clock shows is read again.
      effects.add(new DgtEffect.Send(DgtCommand.UPDATE_NICE));
      phase = new Phase.BeingRead(new Reading(asker, false, log));
    }
  }

  private static DgtEffect board(BoardEvent event) {
    return new DgtEffect.Board(event);
  }

  private void live(Men men, Tick known, Tick now) {
    lossTold = false;
    phase = new Phase.Live(new LiveReading(asker, men, known, settling.get(), now));
    asker.ask(DgtCommand.VERSION);
  }

  private void field(DgtMessage.Field field, Tick now) {
    counters.resultPieces(field.resultPiece() ? 1 : 0);
    var change = new LogRecord.Change(field.square(), field.man());
    switch (phase) {
      case Phase.Live(var board) -> {
        memory.heard(change, now);
        board.field(change, now);
      }
      case Phase.BeingRead(var reading) -> reading.changed(change);
      case Phase.Away _, Phase.Identifying _, Phase.Recovering _ -> {}
    }
  }

  private void clock(ClockFrame frame, Tick now, List<DgtEffect> effects) {
    asker.answered(DgtCommand.CLOCK);
    switch (phase) {
      case Phase.Live(var board) -> {
        board.clock(frame);
        memory.clock(frame);
        effects.add(new DgtEffect.Clock(frame, now));
      }
      case Phase.BeingRead(var reading) -> reading.frame(frame, now);
      case Phase.Recovering(var log) -> log.clock(frame);
      case Phase.Away _, Phase.Identifying _ -> {}
    }
  }

  /** Time has passed. */
  List<DgtEffect> at(Tick now) {
    var effects = new ArrayList<DgtEffect>();
    asker.failed(now).ifPresent(command -> failed(command, effects));
    if (phase instanceof Phase.BeingRead(var reading)) {
      reading.at(now);
    }
    if (phase instanceof Phase.Live(var board)) {
      board.at(now).forEach(event -> effects.add(board(event)));
      if (board.hasBeenSilent(now)) {
        effects.add(new DgtEffect.Send(DgtCommand.UPDATE_NICE));
      }
    }
    if (!(phase instanceof Phase.Away)) {
      asker.next(now).ifPresent(command -> effects.add(new DgtEffect.Send(command)));
    }
    return effects;
  }

  private void failed(DgtCommand command, List<DgtEffect> effects) {
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
        if (phase instanceof Phase.Recovering(var log)) {
          phase = new Phase.BeingRead(new Reading(asker, false, log));
        }
      }
      case CLOCK, VERSION, BATTERY, RESET, UPDATE_NICE -> {}
    }
  }

  /** When {@link #at} is due if nothing comes before. */
  Optional<Tick> wakeAt() {
    return switch (phase) {
      case Phase.Away _ -> Optional.empty();
      case Phase.Live(var board) ->
          Stream.of(asker.wakeAt(), board.wakeAt()).flatMap(Optional::stream).min(Tick::compareTo);
      case Phase.BeingRead(var reading) ->
          Stream.of(asker.wakeAt(), reading.wakeAt())
              .flatMap(Optional::stream)
              .min(Tick::compareTo);
      case Phase.Identifying _, Phase.Recovering _ -> asker.wakeAt();
    };
  }
}
