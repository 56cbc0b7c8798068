package org.escaque.simulator.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.escaque.game.GameState;
import org.escaque.game.Mark;
import org.escaque.host.table.TableCore;
import org.escaque.laws.AlertKind;
import org.escaque.simulator.RandomGames;
import org.escaque.simulator.hands.Level;
import org.escaque.simulator.replay.Planner;
import org.escaque.simulator.replay.RecordedGame;
import org.escaque.simulator.replay.Repertoire;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Fast games on a DGT board that needs a quarter of a second to look at its squares, through its
 * drivers. A ply takes a least time, of which a third passes before the hands of the reply begin.
 */
@EnabledOnOs(OS.LINUX)
class FastPlayTest {

  /** The board has seen each man before he is taken. */
  private static final Duration BLITZ = Duration.ofMillis(750);

  /** Men are taken that the board has never seen where they went. */
  private static final Duration BULLET = Duration.ofMillis(300);

  /** Each press is told before the next. */
  private static final Duration RAPID = Duration.ofMillis(1_500);

  private static final String CONTROL = "60+1";

  @TempDir private Path folder;

  /** What went wrong, in words. */
  private final List<String> wrong = new ArrayList<>();

  /** Plies and alerts that were in doubt at any time, in words. */
  private final List<String> doubts = new ArrayList<>();

  private int plies;

  /** How late the clock tells of a press at most. */
  private Duration latest = Duration.ZERO;

  @Test
  void blitz_comesBackMoveForMoveAndNothingIsInDoubt() throws Exception {
    playRandom(8, 40, BLITZ);
    plays(Repertoire.own().getFirst(), 1, BLITZ);

    assertThat(wrong).isEmpty();
    assertThat(doubts).isEmpty();
  }

  @Test
  void bullet_comesBackMoveForMove() throws Exception {
    playRandom(8, 40, BULLET);

    assertThat(wrong).isEmpty();
    assertThat(doubts).hasSizeLessThan(plies / 50);
  }

  @Test
  void presses_toldAQuarterOfASecondLate_nothingIsInDoubt() throws Exception {
    latest = Duration.ofMillis(250);
    playRandom(8, 40, RAPID);

    assertThat(wrong).isEmpty();
    assertThat(doubts).isEmpty();
  }

  @Test
  @Tag("full")
  void manyGames_comeBackMoveForMove() throws Exception {
    for (var game : Repertoire.own()) {
      plays(game, game.number(), BLITZ);
    }
    playRandom(200, 120, BLITZ);
    assertThat(wrong).isEmpty();
    assertThat(doubts).isEmpty();

    playRandom(200, 120, BULLET);
    System.out.println("FastPlayTest plies=" + plies + " doubts=" + doubts.size());
    // Who is pushed along and taken before a scan has found him is thought taken on his way.
    assertThat(wrong).hasSizeLessThan(3);
    assertThat(doubts).hasSizeLessThan(plies / 500);
  }

  private void playRandom(int games, int most, Duration least) throws Exception {
    long seed = Long.getLong("escaque.seed", 20_261_130);
    System.out.println("FastPlayTest seed=" + seed + " games=" + games + " least=" + least);
    for (int number = 1; number <= games; number++) {
      var moves = RandomGames.moves(Position.INITIAL, most, new Random(seed + number));
      plays(Replays.record(number, Position.INITIAL, moves, CONTROL), seed, least);
    }
  }

  private void plays(RecordedGame record, long seed, Duration least) throws Exception {
    var state = play(record, seed, least);
    var wanted = record.plies().stream().map(ply -> ply.move()).toList();
    var got = new ArrayList<String>();
    var position = record.start();
    var expected = new ArrayList<String>();
    for (var move : wanted) {
      expected.add(position.uci(move));
      position = position.play(move);
    }
    state.score().forEach(ply -> got.add(ply.lan()));
    plies += got.size();
    if (!expected.equals(got)) {
      wrong.add("%s least %s: wanted %s, got %s".formatted(record, least, expected, got));
    }
    state.score().stream()
        .filter(ply -> ply.mark() != Mark.NONE)
        .forEach(ply -> doubts.add(record + ": " + ply.text()));
    state.alerts().stream()
        .filter(alert -> isDoubt(alert.kind()))
        .forEach(alert -> doubts.add(record + " after " + got.size() + ": " + alert));
  }

  /** That a game is over, or may be drawn, is no doubt. */
  private static boolean isDoubt(AlertKind kind) {
    return !Set.of(
            AlertKind.GAME_OVER,
            AlertKind.DRAW_OFFER,
            AlertKind.THREEFOLD_AVAILABLE,
            AlertKind.FIFTY_AVAILABLE,
            AlertKind.FIVEFOLD,
            AlertKind.SEVENTY_FIVE)
        .contains(kind);
  }

  private GameState play(RecordedGame record, long seed, Duration least)
      throws IOException, InterruptedException {
    var pace = new Pace.Immediate();
    var device = new DgtDevice(folder.resolve("line"), 10_000, pace.ticks());
    var setting = new TableCore.Setting("t1", device.settling(), false, Side.WHITE);
    var core = new TableCore(setting, List.of(), step -> {});
    try (var stage = new DgtStage(core, pace, device, tick -> {}, latest)) {
      stage.setUp(record.start());
      var planner = new Planner(Level.CLEAN, seed, true, null, least);
      var script = planner.script(record, stage.begin());
      stage.assign(new Pairing("test", 1, 1, "t1", "fide-2009").assignment(script));
      stage.play(script);
      return core.state().orElseThrow();
    }
  }
}
