package org.escaque.publish;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.game.Effect;
import org.escaque.game.GameState;
import org.jspecify.annotations.Nullable;

/**
 * Publishes one table: makes snapshots of what was released and sends those that have changed.
 * Thread-safe: the journal's thread releases, the table's thread asks for the rest.
 */
public final class TablePublisher {

  private final Topics topics;
  private final String table;
  private final Outlet outlet;
  private final Mono mono;
  private final AlertShelf alerts;
  private final ReentrantLock lock = new ReentrantLock();

  private @Nullable Released newest;
  private boolean durable = true;
  private Body.@Nullable Game game;
  private Body.@Nullable Hands hands;
  private Body.@Nullable Clock clock;
  private @Nullable Side running;

  public TablePublisher(Topics topics, String table, Outlet outlet, Mono mono) {
    this.topics = topics;
    this.table = table;
    this.outlet = outlet;
    this.mono = mono;
    this.alerts = new AlertShelf(topics, table, outlet, mono);
  }

  /**
   * Takes steps in their order; of each topic only the last matters.
   *
   * @param steps may be empty, when only the durability has changed
   * @param onDisk whether the journal holds them
   */
  public void released(List<Released> steps, boolean onDisk) {
    lock.lock();
    try {
      if (durable != onDisk) {
        durable = onDisk;
        alerts.journal(onDisk, steps.isEmpty() ? newest : steps.getLast());
      }
      boolean clockChanged = false;
      for (Released step : steps) {
        clockChanged |= changesClock(step);
        alerts.released(step);
        newest = step;
      }
      if (newest != null) {
        publish(newest, clockChanged);
      }
      steps.forEach(this::answers);
    } finally {
      lock.unlock();
    }
  }

  /** Commands are answered after what they changed was published. */
  private void answers(Released step) {
    for (Effect effect : step.effects()) {
      if (effect instanceof Effect.Answered(var who, var id, var refusal)) {
        answer(who, id, refusal);
      }
    }
  }

  /**
   * Answers a command.
   *
   * @param id empty if the command had none
   * @param refusal empty if it was carried out
   */
  public void answer(String user, String id, String refusal) {
    boolean done = refusal.isEmpty();
    outlet.queued(
        topics.answer(table, user, id.isEmpty() ? "-" : id),
        new Body.Answer(
            Stamp.VERSION, outlet.boot(), id, done ? "done" : "refused", done ? null : refusal));
  }

  private boolean changesClock(Released step) {
    boolean otherGame = newest == null || !gameOf(newest.state()).equals(gameOf(step.state()));
    return otherGame || step.effects().stream().anyMatch(TablePublisher::changesClock);
  }

  private static boolean changesClock(Effect effect) {
    return switch (effect) {
      case Effect.ClockChanged changed -> true;
      case Effect.PlyCompleted completed -> true;
      case Effect.ResultDecided decided -> true;
      case Effect.ScoreChanged changed -> true;
      case Effect.AlertChanged changed -> false;
      case Effect.HandsChanged changed -> false;
      case Effect.PlayersSignalled signalled -> false;
      case Effect.SignalsCleared cleared -> false;
      case Effect.Refused refused -> false;
      case Effect.Answered answered -> false;
      case Effect.ClockWaits waits -> false;
    };
  }

  private static String gameOf(GameState state) {
    return state.assignment().game();
  }

  private void publish(Released step, boolean clockChanged) {
    Body.Game view = PublicView.game(step.state(), durable);
    if (!view.equals(game)) {
      game = view;
      outlet.retained(topics.game(table), mono.at(step.tick()), view);
    }
    Side runs = step.state().clock().running().orElse(null);
    if (clockChanged || runs != running) {
      clockChanged(step, runs);
    }
    Body.Hands arbiters = ArbiterView.hands(step.state());
    if (!arbiters.equals(hands)) {
      hands = arbiters;
      outlet.retained(topics.hands(table), mono.at(step.tick()), arbiters);
    }
  }

  private void clockChanged(Released step, @Nullable Side runs) {
    Body.Clock view = PublicView.clock(step.state(), step.tick(), mono.rate());
    // Clocks at rest that show what they did would betray that something happened.
    if (runs != null || runs != running || !view.equals(clock)) {
      running = runs;
      clock(step, step.tick(), view);
    }
  }

  private void clock(Released step, Tick tick, Body.Clock view) {
    clock = view;
    // A clock with a simple delay shows the same until the delay is over.
    Tick from = step.state().clock().countsFrom(tick).orElse(tick);
    outlet.retained(topics.clock(table), mono.at(from), view);
  }

  /** Sends the clocks again if one runs; due every ten seconds. */
  public void refreshClock(Tick tick) {
    lock.lock();
    try {
      if (newest != null && running != null && tick.isAfter(newest.tick())) {
        clock(newest, tick, PublicView.clock(newest.state(), tick, mono.rate()));
      }
    } finally {
      lock.unlock();
    }
  }

  /** Takes alerts away that were closed ten minutes ago. */
  public void clearAlerts(Tick tick) {
    lock.lock();
    try {
      alerts.clear(tick);
    } finally {
      lock.unlock();
    }
  }

  /** Says that the table begins, works or ends. */
  public void state(Body.State state) {
    outlet.retained(topics.state(table), null, state);
  }

  /** Tells displays what time it is here; due every second. */
  public void beat(Tick tick) {
    outlet.fleeting(topics.beat(table), new Body.Beat(outlet.boot(), mono.at(tick), mono.rate()));
  }

  public void health(Body.Health health, Tick tick) {
    outlet.retained(topics.health(table), mono.at(tick), health);
  }

  /** The state that was released last. */
  public Optional<GameState> shown() {
    lock.lock();
    try {
      return Optional.ofNullable(newest).map(Released::state);
    } finally {
      lock.unlock();
    }
  }
}
