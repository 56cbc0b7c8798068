package org.escaque.simulator.replay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.pgn.PgnResult;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.escaque.clock.TimeControl;
import org.escaque.game.ArbiterAct;
import org.escaque.game.GameEvent;
import org.escaque.laws.ClaimKind;
import org.escaque.laws.Result;
import org.jspecify.annotations.Nullable;

/** Writes down a timed game as the events of a table. White sits at the left lever. */
final class ScriptWriter {

  /** The name under which a record's decisions are entered. */
  static final String ARBITER = "record";

  private final RecordedGame game;
  private final Timing timing;
  private final boolean external;
  private final List<ScriptEvent> events = new ArrayList<>();
  private @Nullable ClockTime white;
  private @Nullable ClockTime black;
  private Script.@Nullable FlagFall fallen;

  private ScriptWriter(RecordedGame game, Timing timing) {
    this.game = game;
    this.timing = timing;
    this.external = timing.kind() instanceof Timing.Kind.External;
  }

  static Script write(RecordedGame game, TimeControl control, ClockTime set, Timing timing) {
    var writer = new ScriptWriter(game, timing);
    writer.white = set;
    writer.black = set;
    writer.write();
    writer.events.sort(Comparator.comparing(ScriptEvent::tick));
    return new Script(game, control, set, timing, writer.events, writer.fallen);
  }

  private void write() {
    var first = game.start().turn();
    press(first.opponent(), timing.begin());
    var side = first;
    boolean over = false;
    for (int ply = 0; ply < timing.plies().size(); ply++) {
      var recorded = game.plies().get(ply);
      write(recorded, timing.plies().get(ply), side);
      over = recorded.ends();
      side = side.opponent();
    }
    if (!over) {
      end(timing.end());
    }
  }

  private void write(RecordedPly recorded, Timing.TimedPly ply, Side side) {
    if (side == Side.WHITE) {
      white = ply.shown();
    } else {
      black = ply.shown();
    }
    ply.changes().forEach(change -> events.add(new ScriptEvent.Contact(change)));
    name(recorded.move(), recorded.ends() ? ply.done() : before(ply.done()));
    if (recorded.ends()) {
      // Nobody presses any more; an external clock has shown the time until then.
      tell(Runs.of(lever(side)), before(before(ply.done())));
    } else {
      press(side, ply.done());
    }
  }

  private void name(Move move, Tick tick) {
    if (move instanceof Move.Promotion(_, _, var role)) {
      say(new GameEvent.PromotionNamed(role, tick));
    }
  }

  private static Tick before(Tick tick) {
    return new Tick(tick.nanos() - 1);
  }

  /** The lever goes down; an external clock tells its times then. */
  private void press(Side side, Tick tick) {
    clock(new ClockEvent.LeverPressed(lever(side), tick));
    tell(Runs.of(lever(side.opponent())), tick);
  }

  private void tell(Runs runs, Tick tick) {
    if (external && white != null && black != null) {
      clock(new ClockEvent.TimesRead(white, black, runs, tick));
    }
  }

  private void end(Tick last) {
    var soon = last.plusMillis(1_500);
    switch (game.ending()) {
      case Ending.OnBoard onBoard -> {}
      case Ending.Unfinished unfinished -> {}
      case Ending.FlagFell(Side side) -> flag(side, soon);
      case Ending.Resigned(Side side) -> say(new GameEvent.Resigned(side, soon));
      case Ending.Agreed agreed -> agree(soon);
      case Ending.Decided(PgnResult result) -> decide(result, soon);
    }
  }

  private void flag(Side side, Tick soon) {
    var fall =
        timing.kind() instanceof Timing.Kind.HostKept(var clock)
            ? clock.flagFall(side).orElse(soon)
            : soon;
    fallen = new Script.FlagFall(side, fall);
    if (external) {
      clock(new ClockEvent.FlagRaised(lever(side), fall));
    }
    var claimed = fall.plusMillis(2_000);
    say(new GameEvent.ClaimMade(side.opponent(), ClaimKind.FLAG, null, claimed));
    // Heard only if the Laws leave it open whether the opponent could mate.
    decide(game.result(), claimed.plusMillis(5_000));
  }

  private void agree(Tick soon) {
    var offering = game.plies().isEmpty() ? Side.WHITE : game.positions().getLast().turn();
    say(new GameEvent.DrawOffered(offering, soon));
    say(new GameEvent.OfferAccepted(offering.opponent(), soon.plusMillis(3_000)));
  }

  private void decide(PgnResult result, Tick soon) {
    Result.parse(result.toString())
        .ifPresent(
            decided ->
                say(
                    new GameEvent.ArbiterActed(
                        ARBITER, "result", new ArbiterAct.SetResult(decided), soon)));
  }

  private void clock(ClockEvent event) {
    events.add(new ScriptEvent.Clock(event));
  }

  private void say(GameEvent event) {
    events.add(new ScriptEvent.Said(event));
  }

  private static Lever lever(Side side) {
    return side == Side.WHITE ? Lever.LEFT : Lever.RIGHT;
  }
}
