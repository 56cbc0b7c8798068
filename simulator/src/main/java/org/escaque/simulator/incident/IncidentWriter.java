package org.escaque.simulator.incident;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.San;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Lever;
import org.escaque.game.GameEvent;
import org.escaque.simulator.hands.Hands;
import org.escaque.simulator.replay.ScriptEvent;

/**
 * Writes down deeds as contacts and levers in time. White sits at the left lever. Confined to one
 * thread.
 */
final class IncidentWriter {

  private final Hands hands;
  private final RandomGenerator random;
  private final List<ScriptEvent> events = new ArrayList<>();
  private Position position;
  private Tick now;

  IncidentWriter(Hands hands, long seed, Position position, Tick now) {
    this.hands = hands;
    this.random = new Random(seed);
    this.position = position;
    this.now = now;
  }

  /** What has been written since the last time, in the order of ticks. */
  List<ScriptEvent> take() {
    var taken = new ArrayList<>(events);
    taken.sort(Comparator.comparing(ScriptEvent::tick));
    events.clear();
    return taken;
  }

  Position position() {
    return position;
  }

  void write(Deed deed) {
    switch (deed) {
      case Deed.Play(var san) -> play(san);
      case Deed.Touch(var square, var placed) -> touch(square, placed);
      case Deed.Press(var side) -> {
        pass(Duration.ofMillis(random.nextInt(300, 700)));
        press(side);
      }
      case Deed.Stop stop -> {
        pass(Duration.ofMillis(500));
        events.add(new ScriptEvent.Clock(new ClockEvent.PausePressed(now)));
      }
      case Deed.Wait(var time) -> pass(time);
      case Deed.Claim(var side, var kind, var san) ->
          events.add(new ScriptEvent.Said(new GameEvent.ClaimMade(side, kind, san, now)));
    }
  }

  void press(Side side) {
    var lever = side == Side.WHITE ? Lever.LEFT : Lever.RIGHT;
    events.add(new ScriptEvent.Clock(new ClockEvent.LeverPressed(lever, now)));
  }

  private void pass(Duration time) {
    now = now.plus(time);
  }

  private void play(String san) {
    if (!(San.parse(position, san) instanceof San.Read(var move))) {
      throw new IllegalArgumentException(san + " is not legal in " + position.fen());
    }
    pass(Duration.ofMillis(random.nextInt(1_500, 6_000)));
    play(move);
  }

  void play(Move move) {
    var side = position.turn();
    var intent = hands.reachOver(move, now);
    now = intent.earliestPress().plusMillis(random.nextInt(200, 600));
    hands.carryOut(intent, now).forEach(change -> events.add(new ScriptEvent.Contact(change)));
    press(side);
    position = position.play(move);
  }

  void touch(Square square, boolean placed) {
    pass(Duration.ofMillis(random.nextInt(400, 900)));
    hands.touch(square, placed, now).forEach(change -> events.add(new ScriptEvent.Contact(change)));
  }
}
