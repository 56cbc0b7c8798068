package org.escaque.simulator.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.Settling;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.game.Assignment;
import org.escaque.game.Mark;
import org.escaque.game.ScoredPly;
import org.escaque.host.table.TableCore;
import org.escaque.host.table.TableInput;
import org.escaque.simulator.hands.Level;
import org.escaque.simulator.replay.Planner;
import org.escaque.simulator.replay.RecordedGame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lever and contacts in every order of happening and of arriving; raw contacts that bounce. */
class PressOrderTest {

  private static final long BEGIN = 1_000;
  private static final long LIFT = 5_000;
  private static final long PLACE = 6_000;

  /** When a placement without bounces has settled. */
  private static final long SETTLED = PLACE + Settling.ON_CHANGE.place().toMillis();

  /** Something that happens at a tick and reaches the host at another. */
  private record Delivery(long arrives, TableInput input) {}

  @ParameterizedTest(name = "pressed at {0} ms, contacts {1} ms late, lever {2} ms late")
  @CsvSource({
    // 5 ms after the placement, 5 ms before it settles, and well after.
    "6005, 0, 0",
    "6075, 0, 0",
    "6085, 0, 0",
    "7000, 0, 0",
    // Delivered in the wrong order by 30 ms, or late together.
    "6005, 30, 0",
    "6005, 0, 30",
    "6029, 30, 0",
    "6075, 30, 0",
    "6005, 30, 30",
  })
  void press_afterThePlacement_completesTheMoveAtItsOwnTick(
      long pressed, long contactsLate, long leverLate) {
    var plies = play(pressed, contactsLate, leverLate);

    assertThat(plies).hasSize(1);
    assertThat(plies.getFirst().san()).isEqualTo("e4");
    assertThat(plies.getFirst().mark()).isEqualTo(Mark.NONE);
    assertThat(plies.getFirst().clockAfter())
        .isEqualTo(new ClockTime(5 * 60_000 - (pressed - BEGIN)));
  }

  @ParameterizedTest(name = "pressed at {0} ms, contacts {1} ms late, lever {2} ms late")
  @CsvSource({"5995, 0, 0", "5995, 30, 0", "5995, 0, 30", "5500, 0, 0"})
  void press_beforeThePlacement_isNeverACertainMove(
      long pressed, long contactsLate, long leverLate) {
    var plies = play(pressed, contactsLate, leverLate);

    assertThat(plies).filteredOn(ply -> ply.mark() == Mark.NONE).isEmpty();
  }

  /** White plays e4; the score half a second after the placement has settled. */
  private static List<ScoredPly> play(long pressed, long contactsLate, long leverLate) {
    var core = Replays.core();
    long wood = Position.INITIAL.occupied().bits();
    core.accept(contacts(10, wood));
    core.advanceTo(Tick.ofMillis(500));
    var record = Replays.record(1, Position.INITIAL, List.of(), "300");
    core.accept(new TableInput.Assign(assignment(record)));
    var deliveries = new ArrayList<Delivery>();
    deliveries.add(new Delivery(BEGIN, lever(Lever.RIGHT, BEGIN)));
    change(deliveries, wood, Square.E2, false, LIFT, contactsLate);
    change(deliveries, wood & ~Square.E2.bit(), Square.E4, true, PLACE, contactsLate);
    deliveries.add(new Delivery(pressed + leverLate, lever(Lever.LEFT, pressed)));
    deliver(core, deliveries);
    core.advanceTo(Tick.ofMillis(Math.max(SETTLED, pressed) + 500));
    return core.state().orElseThrow().score();
  }

  private static Assignment assignment(RecordedGame record) {
    var planner = new Planner(Level.CLEAN, 1, true, null);
    return new Pairing("test", 1, 1, "t1", "fide-2009")
        .assignment(planner.script(record, Tick.ofMillis(BEGIN)));
  }

  /** A contact changes and bounces twice within a millisecond and a half. */
  private static void change(
      List<Delivery> deliveries, long wood, Square square, boolean occupied, long at, long late) {
    long after = occupied ? wood | square.bit() : wood & ~square.bit();
    for (int bounce = 0; bounce < 5; bounce++) {
      long nanos = at * 1_000_000 + bounce * 300_000L;
      long bits = bounce % 2 == 0 ? after : wood;
      var frame = new ContactFrame(new Tick(nanos), bits);
      var report = new TableInput.Board(new BoardReport.Contacts(frame));
      deliveries.add(new Delivery(nanos / 1_000_000 + late, report));
    }
  }

  private static void deliver(TableCore core, List<Delivery> deliveries) {
    deliveries.sort(Comparator.comparingLong(Delivery::arrives));
    for (var delivery : deliveries) {
      core.advanceTo(Tick.ofMillis(delivery.arrives()));
      core.accept(delivery.input());
    }
  }

  private static TableInput contacts(long millis, long bits) {
    var frame = new ContactFrame(Tick.ofMillis(millis), bits);
    return new TableInput.Board(new BoardReport.Contacts(frame));
  }

  private static TableInput lever(Lever lever, long millis) {
    return new TableInput.Clock(new ClockEvent.LeverPressed(lever, Tick.ofMillis(millis)));
  }
}
