package org.escaque.simulator.cable;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.board.dgt.DgtDialogue;
import org.escaque.board.dgt.DgtPort;
import org.escaque.board.dgt.DgtSettling;
import org.escaque.clock.TimeControl;
import org.escaque.clock.dgt.DgtClock;
import org.escaque.clock.dgt.DgtSides;
import org.escaque.game.Assignment;
import org.escaque.game.GameState;
import org.escaque.game.Player;
import org.escaque.host.table.TableCore;
import org.escaque.host.table.TableInput;
import org.escaque.laws.Rulings;
import org.jspecify.annotations.Nullable;

/**
 * A table's core behind the driver of a DGT board, and the board's cable, in virtual time. Confined
 * to one thread.
 */
final class CableTable {

  /** How often a driver looks for a device that is not there. */
  private static final long LOOK_MILLIS = 500;

  /** A command is on its way for so long. */
  private static final long BYTE_MILLIS = 1;

  /** Nothing has come for so long: the line is quiet. */
  private static final long QUIET_MILLIS = 20;

  private final CableBoard board;
  private final Random random;
  private final TableCore core;
  private final DgtDialogue dialogue;
  private final List<String> told = new ArrayList<>();
  private Tick now = Tick.ofMillis(1_000);

  /** When the driver opens the line; null while it is open. */
  private @Nullable Tick opens = now;

  /** When the driver sees that the line is gone; null while it is not. */
  private @Nullable Tick gone;

  private Tick quiet = now;
  private @Nullable Tick granted;

  CableTable(CableBoard board, long seed) {
    this.board = board;
    random = new Random(seed);
    var settling = DgtSettling.DEFAULT;
    var setting = new TableCore.Setting("t1", settling.table(), false, Side.WHITE);
    core = new TableCore(setting, List.of(), step -> told.add(now.millis() + " " + step.event()));
    dialogue = new DgtDialogue(new DgtPort("cable", null), () -> settling);
    dialogue.listen(report -> core.accept(new TableInput.Board(report)));
    dialogue.listen(
        DgtClock.reading(DgtSides.DEFAULT, event -> core.accept(new TableInput.Clock(event))));
  }

  Tick now() {
    return now;
  }

  CableBoard board() {
    return board;
  }

  /** What the game was told, for a person. */
  List<String> told() {
    return told;
  }

  GameState game() {
    return core.state().orElseThrow();
  }

  void assign() {
    core.accept(
        new TableInput.Assign(
            new Assignment(
                "cable-r1-b1",
                "cable",
                1,
                1,
                "t1",
                new Player("White", null, null, null, null),
                new Player("Black", null, null, null, null),
                Assignment.LawsInForce.of("fide-2009").with(Rulings.AUTOMATIC),
                TimeControl.parse("9h").orElseThrow(),
                null,
                false,
                null)));
  }

  void unplug() {
    board.unplug(now);
    gone = now.plusMillis(1 + random.nextInt(10));
  }

  void plugIn() {
    board.plugIn(now);
  }

  /** Lets time pass, with all that board, driver and table do meanwhile. */
  void runTo(Tick until) {
    while (now.isBefore(until)) {
      var soonest = now.plusMillis(1);
      var next = next().filter(soonest::isBefore).orElse(soonest);
      now = next.isBefore(until) ? next : until;
      board.pass(now);
      drive();
      core.advanceTo(now);
      granted = core.wakeAt().filter(wake -> !wake.isAfter(now)).orElse(null);
    }
  }

  private Optional<Tick> next() {
    var wake = core.wakeAt().filter(tick -> !tick.equals(granted));
    return Stream.of(
            board.next(),
            wake,
            dialogue.wakeAt(),
            Optional.ofNullable(opens),
            Optional.ofNullable(gone),
            Optional.of(quiet.plusMillis(QUIET_MILLIS)))
        .flatMap(Optional::stream)
        .min(Tick::compareTo);
  }

  private void drive() {
    if (gone != null && !gone.isAfter(now)) {
      lose("unplugged");
    }
    if (opens != null && !opens.isAfter(now)) {
      open();
    }
    if (opens != null) {
      return;
    }
    try {
      for (var bytes : board.line().arrived(now)) {
        quiet = now;
        dialogue.came(bytes, now, this::command);
      }
      if (!quiet.plusMillis(QUIET_MILLIS).isAfter(now)) {
        quiet = now;
        board.quiet(now);
      }
      dialogue.at(now, this::command);
    } catch (IOException closed) {
      lose(String.valueOf(closed.getMessage()));
    }
  }

  private void open() {
    if (!board.isPlugged()) {
      opens = now.plusMillis(LOOK_MILLIS);
      return;
    }
    try {
      opens = null;
      if (random.nextBoolean()) {
        board.line().cut(); // what came while nobody had it open is lost, or not
      }
      dialogue.opened(this::command);
    } catch (IOException closed) {
      lose(String.valueOf(closed.getMessage()));
    }
  }

  private void lose(String reason) {
    told.add(now.millis() + " lost: " + reason);
    gone = null;
    opens = now.plusMillis(random.nextInt((int) LOOK_MILLIS));
    dialogue.closed(reason, now);
  }

  private void command(byte[] bytes) {
    for (byte each : bytes) {
      board.hears(each & 0xff, now.plusMillis(BYTE_MILLIS));
    }
  }
}
