package org.escaque.host.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.escaque.board.Tick;
import org.escaque.game.Effect;
import org.escaque.game.Game;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.Step;
import org.escaque.publish.Released;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The game as it unfolds. An event that the game cannot take is a bug: it is logged and left out,
 * now and in every replay, and play goes on. Confined to the table's thread.
 */
final class GameFold {

  private static final Logger LOG = LoggerFactory.getLogger(GameFold.class);

  private final String table;
  private final Consumer<Stepped> sink;
  private @Nullable Step last;
  private Tick woke = new Tick(Long.MIN_VALUE);
  private long failures;

  /** A game as its events made it; nothing is handed on for those. */
  GameFold(String table, List<GameEvent> past, Consumer<Stepped> sink) {
    this.table = table;
    this.sink = sink;
    for (GameEvent event : past) {
      Step step = tried(event);
      last = step == null ? last : step;
    }
  }

  Optional<GameState> state() {
    return Optional.ofNullable(last).map(Step::state);
  }

  /** When the game wants to be woken; a wish that was granted and is not withdrawn is none. */
  Optional<Tick> wakeAt() {
    return Optional.ofNullable(last).flatMap(Step::wake).filter(at -> at.isAfter(woke));
  }

  long failures() {
    return failures;
  }

  /**
   * Starts another game.
   *
   * @throws IllegalArgumentException naming what is wrong with the assignment
   */
  void start(GameEvent.GameAssigned assigned) {
    Step before = last;
    take(assigned, before == null ? begun(assigned) : Game.step(before.state(), assigned));
  }

  private static Step begun(GameEvent.GameAssigned assigned) {
    return Game.start(assigned.assignment(), assigned.wood(), assigned.tick());
  }

  /** Takes an event; without a game nothing comes of it. */
  List<Effect> step(GameEvent event) {
    if (event instanceof GameEvent.Woke) {
      woke = event.tick();
    }
    if (last == null) {
      return List.of(new Effect.Refused(event, "no game is assigned"));
    }
    Step step = tried(event);
    if (step == null) {
      return List.of(new Effect.Refused(event, "a fault in the program; it is logged"));
    }
    take(event, step);
    return step.effects();
  }

  private void take(GameEvent event, Step step) {
    last = step;
    var released = new Released(step.state(), step.effects(), event.tick());
    sink.accept(new Stepped(event, released, isUrgent(event, step.effects())));
  }

  private @Nullable Step tried(GameEvent event) {
    try {
      if (last != null) {
        return Game.step(last.state(), event);
      }
      return event instanceof GameEvent.GameAssigned assigned ? begun(assigned) : null;
    } catch (RuntimeException bug) {
      failures++;
      LOG.error("table={} game=bug event={}", table, event, bug);
      return null;
    }
  }

  /** Touches, times and idle wake-ups can wait for company; whatever they bring about cannot. */
  private static boolean isUrgent(GameEvent event, List<Effect> effects) {
    boolean routine =
        event instanceof GameEvent.HandsMoved
            || event instanceof GameEvent.TimesReported
            || event instanceof GameEvent.ContactsProved
            || event instanceof GameEvent.Woke;
    return !routine || effects.stream().anyMatch(GameFold::isUrgent);
  }

  private static boolean isUrgent(Effect effect) {
    return switch (effect) {
      case Effect.HandsChanged hands -> false;
      case Effect.ClockChanged clock -> false;
      case Effect.PlyCompleted completed -> true;
      case Effect.ScoreChanged changed -> true;
      case Effect.AlertChanged changed -> true;
      case Effect.ResultDecided decided -> true;
      case Effect.PlayersSignalled signalled -> true;
      case Effect.SignalsCleared cleared -> true;
      case Effect.Refused refused -> false;
      case Effect.Answered answered -> true;
      case Effect.ClockWaits waits -> true;
    };
  }
}
