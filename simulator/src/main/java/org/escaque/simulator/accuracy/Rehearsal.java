package org.escaque.simulator.accuracy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.game.GameEvent;
import org.escaque.simulator.hands.Cable;
import org.escaque.simulator.hands.ContactChange;
import org.escaque.simulator.hands.FaultyWood;
import org.escaque.simulator.hands.Hands;
import org.escaque.simulator.hands.Level;
import org.escaque.simulator.replay.RecordedGame;
import org.escaque.simulator.replay.RecordedPly;
import org.escaque.simulator.replay.SlideTraps;

/** Lets virtual hands play a game, from the men to what reaches the host. One for a game. */
final class Rehearsal {

  private static final Tick BEGIN = Tick.ofMillis(3_000);
  private static final long MILLIS = 1_000_000L;

  /** A named piece is spoken just before the lever goes down. */
  private static final Duration NAMING = Duration.ofMillis(150);

  private final RecordedGame game;
  private final Level level;
  private final Random random;
  private final Hands hands;
  private final FaultyWood contacts;
  private final Cable cable;
  private final List<ContactChange> changes = new ArrayList<>();
  private final List<GameEvent> said = new ArrayList<>();

  private Rehearsal(RecordedGame game, Noise noise, long seed) {
    var men = game.start().occupied();
    this.game = game;
    this.level = noise.level();
    this.random = new Random(seed);
    this.hands =
        noise.sweep() == 0
            ? new Hands(level, random.nextLong(), men)
            : Hands.sweeping(level, noise.sweep(), random.nextLong(), men);
    this.contacts = new FaultyWood(level, random.nextLong(), men, Tick.ZERO);
    this.cable = new Cable(level, random.nextLong(), contacts.read());
  }

  static Performance of(RecordedGame game, Noise noise, long seed) {
    return new Rehearsal(game, noise, seed).play();
  }

  private Performance play() {
    var side = game.start().turn();
    said.add(new GameEvent.ClockPressed(side.opponent(), BEGIN));
    var position = game.start();
    var since = BEGIN;
    var pressed = BEGIN;
    for (var ply : game.pliesToEnd()) {
      var thought = pressed == since ? since.plus(thinking()) : since;
      var intent = reach(ply, position, new Tick(thought.nanos() - MILLIS));
      var due = intent.unhurriedPress(thought);
      var soonest = pressed.plusMillis(50);
      pressed = due.isAfter(soonest) ? due : soonest;
      changes.addAll(hands.carryOut(intent, pressed));
      say(ply, side, pressed);
      since = hastes() ? earlier(pressed, intent.pause()) : pressed;
      position = position.play(ply.move());
      side = side.opponent();
    }
    var end = pressed.plusMillis(10_000);
    var reports = cable.carry(read(end), Tick.ZERO.plusMillis(1), end);
    var dead = contacts.dead();
    var stuck = new Occupancy(contacts.broken().bits() & ~dead.bits());
    return new Performance(cable.period(), BEGIN, reports, said, dead, stuck);
  }

  private Hands.Intent reach(RecordedPly ply, Position position, Tick since) {
    var move = ply.move();
    var intent =
        ply.trapped() || ply.ends()
            ? hands.reachOver(move, since)
            : hands.reachSlipping(
                move, since, stop -> SlideTraps.mayStop(position, move.from(), stop));
    return isNamed(move) ? intent.withPause(NAMING) : intent;
  }

  private void say(RecordedPly ply, Side side, Tick pressed) {
    if (ply.move() instanceof Move.Promotion promotion && isNamed(promotion)) {
      said.add(new GameEvent.PromotionNamed(promotion.role(), new Tick(pressed.nanos() - 1)));
    }
    said.add(new GameEvent.ClockPressed(side, pressed));
  }

  /** Only tidy players name what every hand can see. */
  private boolean isNamed(Move move) {
    return move instanceof Move.Promotion && level == Level.CLEAN;
  }

  private List<ContactChange> read(Tick end) {
    changes.sort(Comparator.comparing(ContactChange::tick));
    var heard = new ArrayList<ContactChange>();
    int next = 0;
    for (var event : said) {
      int first = next;
      while (next < changes.size() && !changes.get(next).tick().isAfter(event.tick())) {
        next++;
      }
      heard.addAll(contacts.read(changes.subList(first, next), event.tick()));
    }
    heard.addAll(contacts.read(changes.subList(next, changes.size()), end));
    return heard;
  }

  private Duration thinking() {
    double millis = level.thinking() * Math.exp(0.45 * random.nextGaussian());
    return Duration.ofNanos((long) (millis * MILLIS));
  }

  /** Whether the answer begins before the lever is down. */
  private boolean hastes() {
    return level.replies() > 0 && random.nextDouble(100) < level.replies();
  }

  private Tick earlier(Tick pressed, Duration pause) {
    return new Tick(pressed.nanos() - (long) (random.nextDouble() * 0.9 * pause.toNanos()));
  }
}
