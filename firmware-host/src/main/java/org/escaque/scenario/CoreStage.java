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
import org.escaque.game.Assignment;
import org.escaque.game.Effect;
import org.escaque.game.Game;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.MergeBuffer;
import org.escaque.game.Step;
import org.jspecify.annotations.Nullable;

/** The game core alone, without threads, files or wires. */
final class CoreStage implements Stage {

  /** What a story tells one after another is apart by so little that no clock shows it. */
  private static final Duration MOMENT = Duration.ofNanos(1);

  private static final Tick NEVER = new Tick(Long.MAX_VALUE);

  private final Assignment assignment;
  private final Occupancy wood;
  private final boolean raw;
  private final List<GameEvent> heard = new ArrayList<>();
  private final List<Effect> effects = new ArrayList<>();
  private Tick now = Tick.ZERO;
  private Occupancy contacts;
  private Debouncer debouncer = new Debouncer(Settling.ON_CHANGE);
  private MergeBuffer buffer = MergeBuffer.of(Settling.ON_CHANGE.horizon());
  private Step step;

  CoreStage(Assignment assignment, Occupancy wood, boolean raw) {
    this.assignment = assignment;
    this.wood = wood;
    this.raw = raw;
    contacts = wood;
    step = Game.start(assignment, wood, now);
    debouncer.standing(wood);
  }

  @Override
  public Tick now() {
    return now;
  }

  @Override
  public GameState state() {
    return step.state();
  }

  @Override
  public Sight sight() {
    return Sight.of(state(), now);
  }

  @Override
  public List<Effect> takeEffects() {
    var taken = List.copyOf(effects);
    effects.clear();
    return taken;
  }

  @Override
  public void contact(Square square, boolean closed) {
    contacts = closed ? contacts.with(square) : contacts.without(square);
    if (raw) {
      debouncer.frame(new ContactFrame(now, contacts.bits())).forEach(this::settled);
      return;
    }
    now = now.plus(MOMENT);
    settled(
        closed
            ? new BoardEvent.SquarePlaced(square, now)
            : new BoardEvent.SquareLifted(square, now));
  }

  @Override
  public void press(Side side) {
    happens(new GameEvent.ClockPressed(side, now));
  }

  @Override
  public void linkLost() {
    board(new BoardEvent.BoardLost(now));
  }

  @Override
  public void linkBack(Occupancy read) {
    contacts = read;
    board(new BoardEvent.BoardBack(read, now));
  }

  private void board(BoardEvent event) {
    debouncer.report(new BoardReport.Settled(event)).forEach(this::settled);
  }

  private void settled(BoardEvent event) {
    comes(new GameEvent.HandsMoved(event));
  }

  /** What the host knew is told again from what it heard. */
  @Override
  public void restart(Duration dead, Occupancy read, @Nullable Side lever) {
    buffer.flush().events().forEach(this::hear);
    buffer = buffer.flush().rest();
    var lastAlive = now;
    now = now.plus(dead);
    step = Game.start(assignment, wood, Tick.ZERO);
    for (var event : heard) {
      step = Game.step(step.state(), event);
    }
    debouncer = new Debouncer(Settling.ON_CHANGE);
    hear(new GameEvent.Restarted(lastAlive, now));
    linkBack(read);
    if (lever != null) {
      hear(new GameEvent.LeverRead(lever, now));
    }
  }

  @Override
  public void pass(Duration duration) {
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
    if (wakeAt != null && !wakeAt.isAfter(now) && !isWaking(wakeAt)) {
      comes(new GameEvent.Woke(wakeAt));
    }
  }

  private boolean isWaking(Tick wakeAt) {
    return buffer.waiting().stream()
        .anyMatch(event -> event instanceof GameEvent.Woke woke && woke.tick().equals(wakeAt));
  }

  private Optional<Tick> nextMoment(Tick end) {
    var moments = new ArrayList<Tick>();
    debouncer.wakeAt().ifPresent(moments::add);
    buffer.wakeAt(open()).ifPresent(moments::add);
    var wakeAt = step.wakeAt();
    if (wakeAt != null && !isWaking(wakeAt)) {
      moments.add(wakeAt.isBefore(now) ? now : wakeAt);
    }
    return moments.stream().filter(moment -> !moment.isAfter(end)).min(Tick::compareTo);
  }

  @Override
  public void happens(GameEvent event) {
    comes(event);
    if (raw) {
      // What is told after it comes after it.
      now = now.plus(MOMENT);
    }
  }

  /** On a raw board an event waits until nothing older can come. */
  private void comes(GameEvent event) {
    if (!raw) {
      hear(event);
      return;
    }
    buffer = buffer.plus(event);
    release();
  }

  private void release() {
    var released = buffer.release(now, open());
    buffer = released.rest();
    released.events().forEach(this::hear);
  }

  private Tick open() {
    return debouncer.restlessSince().orElse(NEVER);
  }

  private void hear(GameEvent event) {
    heard.add(event);
    step = Game.step(step.state(), event);
    effects.addAll(step.effects());
  }

  @Override
  public void close() {}
}
