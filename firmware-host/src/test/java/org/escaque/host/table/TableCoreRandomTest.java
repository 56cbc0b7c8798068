package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.ScoredPly;
import org.junit.jupiter.api.Test;

/** Hands that know no chess, levers that know no order, and time that passes in leaps. */
class TableCoreRandomTest {

  private static final TableCore.Setting SETTING =
      new TableCore.Setting("t1", Settling.ON_CHANGE, false, Side.WHITE);

  private final List<GameEvent> journal = new ArrayList<>();
  private long contacts = 0xffff_0000_0000_ffffL;
  private Tick now = Tick.ofMillis(1_000);

  @Test
  void anySequenceOfEvents_neverFails_andReplaysToTheSameGame() {
    long seed = 20_261_130;
    System.out.println("seed " + seed);
    var random = new Random(seed);
    for (int table = 0; table < 40; table++) {
      journal.clear();
      now = Tick.ofMillis(1_000);
      var core = new TableCore(SETTING, List.of(), step -> journal.add(step.event()));
      for (int i = 0; i < 150; i++) {
        core.accept(anything(random, table));
        pass(core, leap(random));
      }
      pass(core, 60_000);

      var again = new TableCore(SETTING, journal, step -> {});
      assertThat(core.failures()).isZero();
      assertThat(again.failures()).isZero();
      assertThat(described(again)).isEqualTo(described(core));
    }
  }

  /** As a thread would: woken when the core wants it, and a wake-up always brings it on. */
  private void pass(TableCore core, long millis) {
    Tick end = now.plusMillis(millis);
    int turns = 0;
    while (now.isBefore(end)) {
      Tick wake = core.wakeAt().filter(at -> at.isBefore(end)).orElse(end);
      now = wake.isAfter(now) ? wake : now;
      core.advanceTo(now);
      assertThat(++turns).as("turns without time passing").isLessThan(10_000);
    }
  }

  private static long leap(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> random.nextInt(10);
      case 1 -> random.nextInt(300);
      case 2 -> random.nextInt(5_000);
      default -> random.nextInt(60_000);
    };
  }

  private TableInput anything(Random random, int table) {
    Lever lever = random.nextBoolean() ? Lever.LEFT : Lever.RIGHT;
    Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
    Tick late = now.plusMillis(-random.nextInt(30));
    return switch (random.nextInt(16)) {
      case 0, 1, 2, 3, 4 -> frame(random);
      case 5, 6, 7 -> new TableInput.Clock(new ClockEvent.LeverPressed(lever, late));
      case 8 -> new TableInput.Assign(VirtualTable.assignment("g" + table, "3m+2s"));
      case 9 -> new TableInput.Assign(VirtualTable.assignment("h" + random.nextInt(3), "10s"));
      case 10 -> new TableInput.Clock(new ClockEvent.PausePressed(now));
      case 11 -> new TableInput.Clock(clockTrouble(random));
      case 12 -> new TableInput.Board(new BoardReport.Settled(new BoardEvent.BoardLost(now)));
      case 13 -> act(new GameEvent.DrawOffered(side, now));
      case 14 -> act(random.nextInt(8) == 0 ? new GameEvent.Resigned(side, now) : flag(side));
      default -> new TableInput.Misassigned("nonsense");
    };
  }

  private GameEvent flag(Side side) {
    return new GameEvent.FlagReported(side, now);
  }

  private static TableInput act(GameEvent event) {
    return new TableInput.Act(event, effects -> {});
  }

  private TableInput frame(Random random) {
    contacts ^= 1L << random.nextInt(64);
    return new TableInput.Board(new BoardReport.Contacts(new ContactFrame(now, contacts)));
  }

  private ClockEvent clockTrouble(Random random) {
    Runs runs = Runs.values()[random.nextInt(4)];
    return switch (random.nextInt(4)) {
      case 0 -> new ClockEvent.ClockLost("unplugged", now);
      case 1 -> new ClockEvent.ClockBack(runs, now);
      case 2 -> new ClockEvent.ClockDoubted("left lever", "held", now);
      default ->
          new ClockEvent.TimesRead(
              new ClockTime(random.nextInt(100_000)), new ClockTime(0), runs, now);
    };
  }

  private static String described(TableCore core) {
    return core.state().map(TableCoreRandomTest::described).orElse("no game");
  }

  private static String described(GameState state) {
    return state.assignment().game()
        + " "
        + state.score().stream().map(ScoredPly::text).toList()
        + " "
        + state.clock()
        + " "
        + state.outcome()
        + " "
        + state.alerts();
  }
}
