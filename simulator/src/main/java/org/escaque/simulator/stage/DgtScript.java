package org.escaque.simulator.stage;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.game.GameEvent;
import org.escaque.simulator.dgt.ClockFace;
import org.escaque.simulator.dgt.Fields;
import org.escaque.simulator.dgt.Happening;
import org.escaque.simulator.dgt.Men;
import org.escaque.simulator.dgt.Sampler;
import org.escaque.simulator.hands.Identities;
import org.escaque.simulator.replay.Script;
import org.escaque.simulator.replay.ScriptEvent;
import org.escaque.simulator.replay.Timing;

/**
 * A script as a DGT board and its clock notice it: men by name, as the board's scan finds them, and
 * whole seconds. Nobody names promoted men. White sits at the left of the clock.
 */
final class DgtScript {

  private static final long SECOND_MILLIS = 1_000;

  /** How long a scan needs at most to find what was done last. */
  private static final long ROUND_MILLIS = 250;

  private final Script script;
  private final List<DgtMoment> moments = new ArrayList<>();
  private final Sampler sampler;
  private ClockFace.Shown face;

  /** How late the clock tells of a press at most. */
  private final Duration latest;

  private final Random random;

  private DgtScript(Script script, Duration latest) {
    this.script = script;
    this.latest = latest;
    this.random = new Random(script.game().number());
    var game = script.game();
    sampler = new Sampler(fields(game.start()), game.number() * 7_919_000L);
    face = set(script.set());
  }

  /**
   * Writes a script out: each press with its times, but not how time falls between them.
   *
   * @param latest how late the clock tells of a press at most
   */
  static List<DgtMoment> of(Script script, Duration latest) {
    var writer = new DgtScript(script, latest);
    writer.men();
    writer.times();
    writer.words();
    writer.moments.sort(Comparator.comparing(DgtMoment::tick));
    return writer.moments;
  }

  /** A board on which this position stands, its connector at White's left. */
  static Fields fields(Position position) {
    var fields = Fields.EMPTY;
    for (var entry : position.pieces().entrySet()) {
      fields = fields.with(Men.field(entry.getKey(), false), Men.code(entry.getValue().letter()));
    }
    return fields;
  }

  /** A clock that was set and has not been started. */
  static ClockFace.Shown set(ClockTime time) {
    return ClockFace.set(seconds(time), seconds(time));
  }

  private static int seconds(ClockTime time) {
    return (int) (time.millis() / SECOND_MILLIS);
  }

  private void men() {
    var position = script.game().start();
    var last = script.timing().begin();
    for (int ply = 0; ply < plies().size(); ply++) {
      var move = script.game().plies().get(ply).move();
      for (var change : Identities.of(position, move, plies().get(ply).changes())) {
        find(change.tick());
        sampler.stands(Men.field(change.square(), false), Men.code(change.man()), change.tick());
        last = change.tick();
      }
      position = position.play(move);
    }
    find(last.plusMillis(ROUND_MILLIS));
  }

  private void find(Tick until) {
    sampler.until(until).forEach(this::noticed);
  }

  private void times() {
    var side = script.game().start().turn();
    show(face.pressed(lever(side.opponent())), script.timing().begin());
    for (int ply = 0; ply < plies().size(); ply++) {
      var timed = plies().get(ply);
      // Nobody presses after a move that ends the game: the clock goes on, and tells nothing of it.
      if (!script.game().plies().get(ply).ends()) {
        show(showing(side, seconds(timed.shown())).pressed(lever(side)), told(timed.done()));
      }
      side = side.opponent();
    }
  }

  private Tick told(Tick pressed) {
    return latest.isZero() ? pressed : pressed.plusMillis(random.nextLong(latest.toMillis()));
  }

  private List<Timing.TimedPly> plies() {
    return script.timing().plies();
  }

  private void words() {
    for (var event : script.events()) {
      switch (event) {
        case ScriptEvent.Said(GameEvent.PromotionNamed named) -> {}
        case ScriptEvent.Said(var said) -> moments.add(new DgtMoment.Said(said));
        case ScriptEvent.Clock clock -> {}
        case ScriptEvent.Contact contact -> {}
      }
    }
    var fall = script.fall();
    if (fall != null) {
      var fallen = ClockFace.Reading.fallen();
      boolean left = fall.side() == Side.WHITE;
      show(
          face.showing(left ? fallen : face.left(), left ? face.right() : fallen).stopped(),
          fall.tick());
    }
  }

  private ClockFace.Shown showing(Side side, int seconds) {
    var reading = ClockFace.Reading.of(seconds);
    return side == Side.WHITE
        ? face.showing(reading, face.right())
        : face.showing(face.left(), reading);
  }

  private void show(ClockFace.Shown next, Tick tick) {
    face = next;
    noticed(new Happening.ClockChanged(next, tick));
  }

  private void noticed(Happening happening) {
    moments.add(new DgtMoment.Noticed(happening));
  }

  private static Lever lever(Side side) {
    return side == Side.WHITE ? Lever.LEFT : Lever.RIGHT;
  }
}
