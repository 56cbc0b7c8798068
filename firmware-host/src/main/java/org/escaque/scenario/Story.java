package org.escaque.scenario;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.Debouncer;
import org.escaque.board.Occupancy;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.game.Effect;
import org.escaque.game.Game;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.MergeBuffer;
import org.escaque.game.Step;
import org.jspecify.annotations.Nullable;

/**
 * A table in virtual time: contacts and levers as hands work them, and the game that hears of them.
 * Confined to one run.
 */
final class Story {

  /** Touches of a settled story follow one another by so little that no clock shows it. */
  private static final Duration MOMENT = Duration.ofNanos(1);

  private final boolean raw;
  private final List<GameEvent> heard = new ArrayList<>();
  private final List<Effect> effects = new ArrayList<>();
  private Tick now = Tick.ZERO;
  private Occupancy contacts;
  private boolean linked = true;
  private boolean begun;
  private @Nullable Side lever;
  private Debouncer debouncer = new Debouncer(Settling.ON_CHANGE);
  private MergeBuffer buffer = MergeBuffer.of(Settling.ON_CHANGE.horizon());
  private Step step;

  Story(Header header) {
    raw = header.raw();
    contacts = Assignments.wood(header);
    step = Game.start(Assignments.of(header), contacts, now);
    debouncer.standing(contacts);
  }

  GameState state() {
    return step.state();
  }

  Tick now() {
    return now;
  }

  /** What the contacts read, in the squares of the wood. */
  Occupancy contacts() {
    return contacts;
  }

  /** What the steps since the last call led to. */
  List<Effect> takeEffects() {
    var taken = List.copyOf(effects);
    effects.clear();
    return taken;
  }

  /** The clock of the side to move runs from the first action on: the other side presses. */
  void begin() {
    if (!begun) {
      begun = true;
      press(state().position().turn().opponent());
    }
  }

  void press(Side side) {
    lever = side.opponent();
    happens(new GameEvent.ClockPressed(side, now));
  }

  /** A square becomes occupied or empty. */
  void touch(Square square, boolean placed) {
    if (contacts.has(square) == placed) {
      return;
    }
    if (!raw) {
      now = now.plus(MOMENT);
    }
    contacts = placed ? contacts.with(square) : contacts.without(square);
    if (!linked) {
      return;
    }
    if (raw) {
      debouncer.frame(new ContactFrame(now, contacts.bits())).forEach(this::settled);
      return;
    }
    happens(
        new GameEvent.HandsMoved(
            placed
                ? new BoardEvent.SquarePlaced(square, now)
                : new BoardEvent.SquareLifted(square, now)));
  }

  void linkLost() {
    linked = false;
    board(new BoardEvent.BoardLost(now));
  }

  void linkBack() {
    linked = true;
    board(new BoardEvent.BoardBack(contacts, now));
  }

  private void board(BoardEvent event) {
    debouncer.report(new BoardReport.Settled(event)).forEach(this::settled);
  }

  private void settled(BoardEvent event) {
    happens(new GameEvent.HandsMoved(event));
  }

  /** The host dies and comes back; what it knew is read from what it heard. */
  void restart(Duration dead) {
    buffer.flush().events().forEach(this::hear);
    buffer = buffer.flush().rest();
    var lastAlive = now;
    now = now.plus(dead);
    step = retold();
    debouncer = new Debouncer(Settling.ON_CHANGE);
    hear(new GameEvent.Restarted(lastAlive, now));
    linked = true;
    board(new BoardEvent.BoardBack(contacts, now));
    debouncer.standing(contacts);
    if (lever != null) {
      hear(new GameEvent.LeverRead(lever, now));
    }
  }

  private Step retold() {
    var assigned = step.state().assignment();
    var told =
        Game.start(assigned, Assignments.wood(step.state().record().start(), assigned), Tick.ZERO);
    for (var event : heard) {
      told = Game.step(told.state(), event);
    }
    return told;
  }

  /** Time passes; what falls due on the way happens at its own moment. */
  void pass(Duration duration) {
    var end = now.plus(duration);
    for (var next = nextMoment(end); next.isPresent(); next = nextMoment(end)) {
      now = next.get();
      debouncer.at(now).forEach(this::settled);
      release();
      wake();
    }
    now = end;
  }

  private void wake() {
    var wakeAt = step.wakeAt();
    if (wakeAt != null && !wakeAt.isAfter(now)) {
      happens(new GameEvent.Woke(wakeAt));
      release();
    }
  }

  private Optional<Tick> nextMoment(Tick end) {
    var moments = new ArrayList<Tick>();
    debouncer.wakeAt().ifPresent(moments::add);
    buffer.wakeAt().ifPresent(moments::add);
    var wakeAt = step.wakeAt();
    boolean known =
        buffer.waiting().stream()
            .anyMatch(event -> event instanceof GameEvent.Woke woke && woke.tick().equals(wakeAt));
    if (wakeAt != null && !known) {
      moments.add(wakeAt.isBefore(now) ? now : wakeAt);
    }
    return moments.stream().filter(moment -> !moment.isAfter(end)).min(Tick::compareTo);
  }

  /** Something happens now; on a raw board it waits until nothing older can come. */
  void happens(GameEvent event) {
    if (!raw) {
      hear(event);
      return;
    }
    buffer = buffer.plus(event);
    release();
  }

  private void release() {
    var released = buffer.release(now);
    buffer = released.rest();
    released.events().forEach(this::hear);
  }

  private void hear(GameEvent event) {
    heard.add(event);
    step = Game.step(step.state(), event);
    effects.addAll(step.effects());
  }
}
