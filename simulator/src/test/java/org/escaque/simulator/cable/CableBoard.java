package org.escaque.simulator.cable;

import java.util.Optional;
import java.util.stream.Stream;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.escaque.simulator.dgt.Card;
import org.escaque.simulator.dgt.ClockFace;
import org.escaque.simulator.dgt.DgtBoard;
import org.escaque.simulator.dgt.Fields;
import org.escaque.simulator.dgt.Happening;
import org.escaque.simulator.dgt.Men;
import org.escaque.simulator.dgt.Mischief;
import org.escaque.simulator.dgt.Sampler;

/**
 * A DGT board with its clock in virtual time, at the end of a cable that can be pulled. The men
 * stand and the clock runs whether it is plugged in or not. Confined to one thread.
 */
final class CableBoard {

  private static final long SECOND = 1_000_000_000L;
  private static final int HOURS = 9 * 3_600;

  private final Mischief mischief;
  private final Sampler sampler;
  private final CableLine line = new CableLine();
  private DgtBoard board;
  private ClockFace.Shown face = ClockFace.set(HOURS, HOURS);
  private long left = HOURS * SECOND;
  private long right = HOURS * SECOND;
  private Tick since = Tick.ZERO;
  private boolean plugged;

  CableBoard(Card card, Mischief mischief, long phase) {
    this.mischief = mischief;
    sampler = new Sampler(Fields.START, phase);
    board = DgtBoard.poweredUp(card, Fields.START);
    board = board.on(new Happening.ClockChanged(face, since)).board();
  }

  DgtBoard board() {
    return board;
  }

  CableLine line() {
    return line;
  }

  void stands(Square square, char man, Tick now) {
    pass(now);
    sampler.stands(Men.field(square, false), Men.code(man), now);
  }

  void press(Lever lever, Tick now) {
    pass(now);
    show(face.pressed(lever), now);
  }

  void plugIn(Tick now) {
    pass(now);
    plugged = true;
    if (!board.card().hasBattery()) {
      board = board.on(new Happening.PoweredUp(sampler.found(), face, now)).board();
    }
  }

  void unplug(Tick now) {
    pass(now);
    plugged = false;
    mischief.flush();
    line.cut();
  }

  boolean isPlugged() {
    return plugged;
  }

  /** The host sends a byte. */
  void hears(int value, Tick now) {
    pass(now);
    if (plugged) {
      happens(new Happening.ByteReceived(value, now));
    }
  }

  /** What was held back comes; the line is quiet. */
  void quiet(Tick now) {
    if (plugged) {
      line.send(mischief.flush(), now);
    }
  }

  /** Scans the fields and lets the clock run up to now. */
  void pass(Tick now) {
    for (var change : sampler.until(now)) {
      run(change.tick());
      happens(change);
    }
    run(now);
  }

  private void run(Tick now) {
    long passed = now.nanos() - since.nanos();
    left -= face.turn() == Runs.LEFT ? passed : 0;
    right -= face.turn() == Runs.RIGHT ? passed : 0;
    since = now;
    show(face, now);
  }

  private void show(ClockFace.Shown next, Tick now) {
    var shown =
        next.showing(
            ClockFace.Reading.of((int) (left / SECOND)),
            ClockFace.Reading.of((int) (right / SECOND)));
    if (!shown.equals(face)) {
      face = shown;
      happens(new Happening.ClockChanged(shown, now));
    }
  }

  private void happens(Happening happening) {
    if (!plugged && !board.card().hasBattery()) {
      return;
    }
    var step = board.on(happening);
    board = step.board();
    if (plugged) {
      for (var piece : mischief.pieces(step.out())) {
        line.send(piece, happening.tick());
      }
    }
  }

  /** When something happens next by itself. */
  Optional<Tick> next() {
    return Stream.of(sampler.next(), line.next(), Optional.of(secondEnds()))
        .flatMap(Optional::stream)
        .min(Tick::compareTo);
  }

  private Tick secondEnds() {
    long falling = face.turn() == Runs.LEFT ? left : right;
    return new Tick(since.nanos() + Math.floorMod(falling, SECOND) + 1);
  }
}
