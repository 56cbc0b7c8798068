package org.escaque.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.clock.ChessClock;
import org.escaque.clock.ClockState;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Obligation;
import org.escaque.laws.Outcome;
import org.escaque.laws.Rulebook;
import org.escaque.laws.TouchMove;
import org.escaque.tracking.KingsGesture;
import org.escaque.tracking.Reading;
import org.escaque.tracking.Touch;
import org.escaque.tracking.Tracker;
import org.jspecify.annotations.Nullable;

/** All that is known of one game. Immutable; {@link Game#step} makes the next. */
public final class GameState {

  final Assignment assignment;
  final Rulebook laws;
  final Score score;
  final Tracker tracker;
  final ChessClock clock;
  final Turn turn;
  final Offences offences;
  final List<Side> flags;
  final @Nullable Offer offer;
  final Alerts alerts;
  final Outcome outcome;
  final List<AlertKind> signals;
  final Levers levers;
  final @Nullable KingsGesture gesture;
  final @Nullable OtherReading other;
  final @Nullable Tick restsSince;

  /** A move stands that ends the game, if its man has been let go. */
  final @Nullable Standing ending;

  final Reserves reserves;
  final Map<String, String> answers;
  final List<ClockOrders.Order> orders;

  /** Filled when first asked for; a race fills it twice with equal readings. */
  private @Nullable Reading reading;

  GameState(Draft draft) {
    assignment = draft.assignment;
    laws = draft.laws;
    score = draft.score;
    tracker = draft.tracker;
    clock = draft.clock;
    turn = draft.turn;
    offences = draft.offences;
    flags = List.copyOf(draft.flags);
    offer = draft.offer;
    alerts = draft.alerts;
    outcome = draft.outcome;
    signals = List.copyOf(draft.signals);
    levers = draft.levers;
    gesture = draft.gesture;
    other = draft.other;
    restsSince = draft.restsSince;
    ending = draft.ending;
    reserves = draft.reserves;
    answers = Map.copyOf(draft.answers);
    orders = List.copyOf(draft.orders);
    reading = draft.knownReading();
  }

  public Assignment assignment() {
    return assignment;
  }

  /** What the edition says for this game. */
  public Rulebook laws() {
    return laws;
  }

  public Status status() {
    if (outcome.decided()) {
      return Status.FINISHED;
    }
    return switch (clock.state()) {
      case ClockState.Running running -> Status.LIVE;
      case ClockState.Paused paused -> Status.PAUSED;
      case ClockState.Stopped stopped ->
          reading().differs().isEmpty() ? Status.READY : Status.WAITING;
    };
  }

  /** The whole score, with what waits for a ruling. */
  public List<ScoredPly> score() {
    return score.plies();
  }

  /** The position after each ply of {@link #score}, and before the first. */
  public Score record() {
    return score;
  }

  /** What a hall display may show now: nothing from an act on that waits for a ruling. */
  public List<ScoredPly> publicScore() {
    return score.plies().subList(0, publicSize());
  }

  /** The position after {@link #publicScore}. */
  public Position publicPosition() {
    return score.before(publicSize());
  }

  private int publicSize() {
    int size = score.size();
    for (var act : offences.pending()) {
      if (isSecret(act)) {
        size = Math.min(size, act.before().size());
      }
    }
    return size;
  }

  /** An illegal ply may still be taken back; one that stands is history. */
  private boolean isSecret(Pending act) {
    int ply = act.before().size();
    boolean illegal = ply < score.size() && score.plies().get(ply).isAct();
    return illegal && alerts.find(act.alert()).filter(Alert::isOpen).isPresent();
  }

  /** How often a past ply was corrected. */
  public int revised() {
    return score.revised();
  }

  public Position position() {
    return score.position();
  }

  public ChessClock clock() {
    return clock;
  }

  public Outcome outcome() {
    return outcome;
  }

  /** Results that wait for an arbiter. */
  public List<Outcome> proposals() {
    var proposals = new ArrayList<Outcome>();
    for (var alert : alerts.all()) {
      var proposal = alert.proposal();
      if (alert.isOpen() && proposal != null && proposal.outcome() != null) {
        proposals.add(proposal.outcome());
      }
    }
    return proposals;
  }

  /** All alerts of the game, closed ones too, the oldest first. */
  public List<Alert> alerts() {
    return alerts.all();
  }

  /** What the board says now. */
  public Reading reading() {
    var known = reading;
    if (known == null) {
      known = tracker.reading();
      reading = known;
    }
    return known;
  }

  /** The reading, if it was worked out already. */
  @Nullable Reading knownReading() {
    return reading;
  }

  /** Whether the contacts can prove that a move is illegal: all believed, no move missed. */
  public boolean isProof() {
    return Irregular.isProof(tracker, alerts, score);
  }

  /** What players can see or hear beside position and clocks. */
  public List<AlertKind> signals() {
    return signals;
  }

  /** SAN of the legal moves that the board can mean now, the best first. */
  public List<String> candidates() {
    return reading().candidates().stream().map(Completion::san).toList();
  }

  /** Whether the board stands half round: White sits where its eighth rank is. */
  public boolean boardTurned() {
    return tracker.isTurned();
  }

  /** Completed illegal moves of that side that count. */
  public int illegalMoves(Side side) {
    return offences.count(side);
  }

  /** To what the side to move is bound by what it touched. */
  public Obligation obligation() {
    return TouchMove.of(laws, position(), touches(), turn.released());
  }

  /** The touches that count in this turn, in order. */
  public List<Touch> touches() {
    return turn.binding(reading().touches(), position().turn());
  }

  /** Who has offered a draw that can still be accepted. */
  public Optional<Side> drawOffer() {
    return Optional.ofNullable(offer).map(Offer::by);
  }

  /** Letters of the pieces in hand (pasapiezas). */
  public String reserve(Side side) {
    return reserves.of(side);
  }

  /**
   * What a command was answered: empty if it was carried out, else why it was refused. Nothing if
   * this game has not had it.
   */
  public Optional<String> answer(String who, String id) {
    return Optional.ofNullable(answers.get(Draft.command(who, id)));
  }

  /** Flags that are down, the first to fall first; not public before they are called. */
  public List<Side> flags() {
    return flags;
  }
}
