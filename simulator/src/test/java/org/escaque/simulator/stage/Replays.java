package org.escaque.simulator.stage;

import java.util.List;
import java.util.Map;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnMove;
import org.escaque.chess.pgn.PgnResult;
import org.escaque.game.GameState;
import org.escaque.host.table.TableCore;
import org.escaque.simulator.hands.Level;
import org.escaque.simulator.replay.Planner;
import org.escaque.simulator.replay.RecordedGame;
import org.escaque.simulator.replay.Script;

/** Games played through virtual contacts and clock on a table's core, in virtual time. */
final class Replays {

  /** What was to be played, and what the table made of it. */
  record Replay(Script script, GameState state) {}

  private Replays() {}

  static RecordedGame record(int number, Position start, List<Move> moves, String timeControl) {
    var plies = moves.stream().map(PgnMove::of).toList();
    var tags = Map.of("TimeControl", timeControl);
    return RecordedGame.of(number, PgnGame.of(tags, start, plies, PgnResult.OPEN));
  }

  static TableCore core() {
    var setting = new TableCore.Setting("t1", Settling.ON_CHANGE, false, Side.WHITE);
    return new TableCore(setting, List.of(), step -> {});
  }

  static Replay play(RecordedGame record, long seed) {
    try {
      var core = core();
      var stage = new Stage(core, new Pace.Immediate(), tick -> {});
      stage.setUp(record.start());
      var script = new Planner(Level.CLEAN, seed, true, null).script(record, stage.begin());
      stage.assign(new Pairing("test", 1, 1, "t1", "fide-2009").assignment(script));
      stage.play(script);
      return new Replay(script, core.state().orElseThrow());
    } catch (InterruptedException e) {
      throw new IllegalStateException("virtual time does not wait", e);
    }
  }
}
