package org.escaque.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.clock.ChessClock;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.laws.Obligation;
import org.escaque.laws.Outcome;
import org.escaque.laws.Rulebook;
import org.escaque.laws.TouchMove;
import org.escaque.tracking.KingsGesture;
import org.escaque.tracking.Reading;
import org.escaque.tracking.Touch;
import org.escaque.tracking.Tracker;
import org.jspecify.annotations.Nullable;

/**
 * The next state of a game while one event is worked into it. Confined to one step; what it leads
 * to is a {@link GameState}.
 */
final class Draft {

  final Tick now;
  final GameEvent event;
  final List<Effect> effects = new ArrayList<>();

  final Assignment assignment;
  final Rulebook laws;
  Score score;
  Tracker tracker;

  /** As it was before the event. */
  final Tracker trackerBefore;

  private @Nullable Tracker readFrom;
  private @Nullable Reading reading;
  ChessClock clock;
  Turn turn;
  Offences offences;
  List<Side> flags;
  @Nullable Offer offer;
  Alerts alerts;
  Outcome outcome;
  List<AlertKind> signals;
  Levers levers;
  @Nullable KingsGesture gesture;
  @Nullable OtherReading other;
  @Nullable Tick restsSince;

  /** A move stands that ends the game, if its man has been let go. */
  @Nullable Standing ending;

  Reserves reserves;
  final Map<String, String> answers;
  final List<ClockOrders.Order> orders;

  Draft(GameState state, GameEvent event) {
    this.event = event;
    now = event.tick();
    assignment = state.assignment;
    laws = state.laws;
    score = state.score;
    tracker = state.tracker;
    trackerBefore = state.tracker;
    readFrom = state.tracker;
    reading = state.knownReading();
    clock = state.clock;
    turn = state.turn;
    offences = state.offences;
    flags = new ArrayList<>(state.flags);
    offer = state.offer;
    alerts = state.alerts;
    outcome = state.outcome;
    signals = new ArrayList<>(state.signals);
    levers = state.levers;
    gesture = state.gesture;
    other = state.other;
    restsSince = state.restsSince;
    ending = state.ending;
    reserves = state.reserves;
    answers = new HashMap<>(state.answers);
    orders = new ArrayList<>(state.orders);
  }

  /** The beginning of a game. */
  Draft(Opening opening, GameEvent event) {
    this.event = event;
    now = event.tick();
    assignment = opening.assignment();
    laws = opening.laws();
    score = opening.score();
    tracker = opening.tracker();
    trackerBefore = tracker;
    clock = opening.clock();
    turn = Turn.FRESH;
    offences = opening.offences();
    flags = new ArrayList<>();
    alerts = Alerts.NONE;
    outcome = Outcome.OPEN;
    signals = new ArrayList<>();
    levers = Levers.UNTOUCHED;
    reserves = opening.reserves();
    answers = new HashMap<>();
    orders = new ArrayList<>();
  }

  Position position() {
    return score.position();
  }

  boolean over() {
    return outcome.decided();
  }

  /** Whether the clock of some side runs. */
  boolean running() {
    return clock.running().isPresent();
  }

  /** What tells a command from all others of the game. */
  static String command(String who, String id) {
    return who + "/" + id;
  }

  void refuse(String reason) {
    effects.add(new Effect.Refused(event, reason));
  }

  void clockChanged(ChessClock next) {
    clock = next;
    effects.add(new Effect.ClockChanged());
  }

  /** What the board says now; worked out once for each tracker. */
  Reading reading() {
    var known = reading;
    if (known == null || readFrom != tracker) {
      known = tracker.reading();
      reading = known;
      readFrom = tracker;
    }
    return known;
  }

  /** The reading of the present tracker, if it was worked out already. */
  @Nullable Reading knownReading() {
    return readFrom == tracker ? reading : null;
  }

  /** The touches that bind the side to move. */
  List<Touch> touches() {
    return binding(reading().touches());
  }

  List<Touch> binding(List<Touch> touches) {
    return turn.binding(touches, position().turn());
  }

  Obligation obligation(List<Touch> touches) {
    return TouchMove.of(laws, position(), touches, turn.released());
  }

  // Alerts.

  /** Unlike any other of the event at this table, so that a new game can follow on its topics. */
  String alertId() {
    return "r" + assignment.round() + "b" + assignment.board() + "-" + (alerts.raised() + 1);
  }

  void add(Alert alert) {
    alerts = alerts.with(alert);
    effects.add(new Effect.AlertChanged(alert));
  }

  void change(Alert alert) {
    alerts = alerts.changed(alert);
    effects.add(new Effect.AlertChanged(alert));
  }

  Optional<Alert> open(AlertKind kind) {
    return alerts.newest(alert -> alert.kind() == kind && alert.isOpen());
  }

  void endAlerts(Predicate<Alert> which, AlertState how, @Nullable String why) {
    for (var alert : alerts.all()) {
      if (alert.isOpen() && which.test(alert)) {
        change(alert.ended(how, why));
      }
    }
  }

  /** Players are told of a ruling on this matter, if they may be. */
  void signal(Alert alert) {
    if (alert.signal() && !signals.contains(alert.kind())) {
      signals.add(alert.kind());
      effects.add(new Effect.PlayersSignalled(alert.kind()));
    }
  }

  void clearSignals() {
    if (!signals.isEmpty()) {
      signals.clear();
      effects.add(new Effect.SignalsCleared());
    }
  }

  // The end.

  /** The game has its result: nothing runs and nothing waits any more. */
  void end(Outcome decided) {
    boolean first = !over();
    outcome = decided;
    clock = clock.paused(now);
    offer = null;
    for (var act : offences.pending()) {
      endAlerts(alert -> alert.id().equals(act.alert()), AlertState.EXPIRED, null);
    }
    offences = offences.without(act -> true);
    endAlerts(Draft::isOverWithTheGame, AlertState.CLOSED, decided.toString());
    effects.add(new Effect.ResultDecided(decided));
    effects.add(new Effect.ClockChanged());
    if (first) {
      Raising.of(this, AlertKind.GAME_OVER, null).note(decided.toString()).raise();
    }
  }

  /** Devices that fail and plies that are uncertain stay an arbiter's matter. */
  private static boolean isOverWithTheGame(Alert alert) {
    return switch (alert.kind()) {
      case BOARD_LOST,
          CLOCK_LOST,
          CLOCK_SIDE,
          SENSOR_FAULT,
          AMBIGUOUS_MOVE,
          PROMOTION_UNCONFIRMED,
          RECONSTRUCTED,
          GAME_OVER ->
          false;
      default -> true;
    };
  }

  Step finish() {
    Notices.sync(this);
    return new Step(new GameState(this), effects, Notices.wakeAt(this));
  }
}
