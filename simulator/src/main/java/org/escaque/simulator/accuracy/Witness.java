package org.escaque.simulator.accuracy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.game.Effect;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.Mark;
import org.escaque.game.ScoredPly;
import org.escaque.host.table.Stepped;
import org.escaque.laws.AlertKind;

/** Watches a table and holds its score against what is really played. Confined to one thread. */
final class Witness implements Consumer<Stepped> {

  /** So many presses running without a ply, and somebody has to put the game right. */
  private static final int PATIENCE = 2;

  /** How the score tells that a press completed nothing. */
  private static final String PASS = "--";

  private final Truth truth;
  private final Reading[] atPress;

  /** With which ply an open ply became certain and right; -1 while it has not. */
  private final int[] resolvedBy;

  private final boolean[] settledWrong;
  private final Exactness[] exactness;
  private final List<Failure> failures = new ArrayList<>();
  private final Map<Square, Integer> named = new HashMap<>();

  /** Squares that an alert on an open ply told as those where contacts may have missed its man. */
  private final Map<Square, Integer> pointedAt = new HashMap<>();

  /** Of the table that is watched: the truth's ply with which it began. */
  private int offset;

  /** What the table that is watched has heard, in order. */
  private final List<GameEvent> heard = new ArrayList<>();

  private long events;
  private boolean begun;
  private boolean lost;
  private int missed;
  private int pressed;
  private boolean astray;
  private boolean endsEqual;

  Witness(Truth truth) {
    this.truth = truth;
    this.atPress = new Reading[truth.plies()];
    this.resolvedBy = new int[truth.plies()];
    this.settledWrong = new boolean[truth.plies()];
    this.exactness = new Exactness[truth.plies()];
    Arrays.fill(exactness, Exactness.EXACT);
    Arrays.fill(resolvedBy, -1);
  }

  /** Another table goes on from the true position. */
  void restart() {
    offset = pressed;
    heard.clear();
    begun = false;
    lost = false;
    missed = 0;
    astray = false;
  }

  /** Whether the table has lost the game, and somebody has to put it right. */
  boolean isAstray() {
    return astray;
  }

  /** How many plies were pressed. */
  int pressed() {
    return pressed;
  }

  @Override
  public void accept(Stepped step) {
    heard.add(step.event());
    events++;
    var state = step.released().state();
    boolean press = step.event() instanceof GameEvent.ClockPressed;
    boolean counts = press && begun;
    begun |= press;
    if (step.event() instanceof GameEvent.HandsMoved(var moved)) {
      lost =
          (lost || moved instanceof BoardEvent.BoardLost)
              && !(moved instanceof BoardEvent.BoardBack);
    }
    step.released().effects().forEach(effect -> heard(effect, state, step.event().tick()));
    if (counts && pressed < truth.plies()) {
      judge(state, step.event().tick());
    }
  }

  private void heard(Effect effect, GameState state, Tick tick) {
    if (effect instanceof Effect.ScoreChanged(var from)) {
      for (int at = from; at < state.score().size() && offset + at < pressed; at++) {
        reread(offset + at, state, tick);
      }
    }
    if (effect instanceof Effect.AlertChanged(var alert)) {
      String note = alert.evidence().note();
      if (alert.kind() == AlertKind.SENSOR_FAULT) {
        name(note, named);
      } else if (alert.kind() == AlertKind.AMBIGUOUS_MOVE && note.contains(", or ")) {
        name(note.substring(note.indexOf(", or ")), pointedAt);
      }
    }
  }

  private void name(String note, Map<Square, Integer> squares) {
    for (var word : note.split(" ", -1)) {
      Square.parse(word).ifPresent(square -> squares.putIfAbsent(square, pressed));
    }
  }

  /** Nothing more comes. */
  void finish(GameState state, Tick tick) {
    rereadUnread(pressed, state, tick);
    endsEqual = state.score().size() == truth.plies();
    for (int ply = 0; ply < state.score().size() && endsEqual; ply++) {
      var reading = read(ply, state.score().get(ply), state);
      endsEqual =
          reading == Reading.CERTAIN || reading == Reading.BEST || reading == Reading.UNNAMED;
    }
  }

  private void judge(GameState state, Tick tick) {
    int ply = pressed++;
    int at = ply - offset;
    var score = state.score();
    rereadUnread(ply, state, tick);
    if (score.size() <= at) {
      atPress[ply] = lost ? Reading.UNSEEN : Reading.MISSED;
      missed += lost ? 0 : 1;
      astray |= missed >= PATIENCE;
      if (!lost) {
        fail(ply, "no move at the press", tick);
      }
      return;
    }
    missed = 0;
    atPress[ply] = read(ply, score.get(at), state);
    astray |= atPress[ply] == Reading.MISSED;
    if (atPress[ply].isOpen()) {
      exactness[ply] = Exactness.of(truth.twins(ply), score.subList(0, at + 1));
    }
    if (atPress[ply] == Reading.WRONG || atPress[ply] == Reading.LOST) {
      fail(ply, atPress[ply] + " " + text(score.get(at)), tick);
    }
    astray |= at > 0 && score.get(at - 1).text().equals(PASS);
    astray |=
        atPress[ply] == Reading.WRONG || atPress[ply] == Reading.DOUBTED || score.size() > at + 1;
  }

  /** What was not there at its press may have come since; no change of the score tells it. */
  private void rereadUnread(int before, GameState state, Tick tick) {
    for (int ply = offset; ply < Math.min(before, offset + state.score().size()); ply++) {
      if (atPress[ply] == Reading.MISSED || atPress[ply] == Reading.UNSEEN) {
        reread(ply, state, tick);
      }
    }
  }

  private void reread(int ply, GameState state, Tick tick) {
    var scored = state.score().get(ply - offset);
    var now = read(ply, scored, state);
    var then = atPress[ply];
    if (now == Reading.WRONG && then != Reading.WRONG && !settledWrong[ply]) {
      settledWrong[ply] = true;
      astray = true;
      fail(ply, "settled later as " + text(scored), tick);
    }
    if (now == Reading.CERTAIN && then != null && then.isOpen() && resolvedBy[ply] < 0) {
      resolvedBy[ply] = pressed;
    }
  }

  private Reading read(int ply, ScoredPly scored, GameState state) {
    if (scored.text().equals(PASS)) {
      return Reading.MISSED;
    }
    boolean same = scored.lan().equals(truth.lan(ply));
    return switch (scored.mark()) {
      case NONE, RECONSTRUCTED -> same ? Reading.CERTAIN : Reading.WRONG;
      case ILLEGAL -> state.isProof() ? Reading.WRONG : Reading.DOUBTED;
      case UNCONFIRMED ->
          scored.lan().substring(0, 4).equals(truth.lan(ply).substring(0, 4))
              ? Reading.UNNAMED
              : Reading.WRONG;
      case AMBIGUOUS -> open(ply, scored, same);
    };
  }

  private Reading open(int ply, ScoredPly scored, boolean same) {
    if (truth.isPromotion(ply)
        && scored.lan().substring(0, 4).equals(truth.lan(ply).substring(0, 4))) {
      return Reading.UNNAMED;
    }
    if (same) {
      return Reading.BEST;
    }
    return scored.alternatives().contains(truth.san(ply)) ? Reading.AMONG : Reading.LOST;
  }

  private static String text(ScoredPly scored) {
    return scored.text() + (scored.mark() == Mark.AMBIGUOUS ? " of " + scored.alternatives() : "");
  }

  private void fail(int ply, String what, Tick tick) {
    var words = what + ", played " + truth.san(ply);
    failures.add(new Failure(ply, words, offset, heard, pressed, tick));
  }

  /** How much the tables heard. */
  long events() {
    return events;
  }

  List<Failure> failures() {
    return failures;
  }

  /** Whether the score is in the end what was played, but for pieces that nobody named. */
  boolean isEqual() {
    return pressed == truth.plies() && offset == 0 && endsEqual;
  }

  /** What came of it. */
  Tally tally(Occupancy dead, Occupancy stuck) {
    var tally = new Tally();
    for (int ply = 0; ply < pressed; ply++) {
      tally.count(atPress[ply], settledWrong[ply]);
      if (atPress[ply].isOpen()) {
        int later = resolvedBy[ply] < 0 ? -1 : resolvedBy[ply] - ply;
        tally.opened(later);
        if (truth.twins(ply).size() > 1) {
          tally.twinned(later, exactness[ply]);
        }
      }
    }
    new FirstUses(truth, pressed)
        .of(dead, stuck)
        .forEach((square, ply) -> name(square, ply, tally));
    tally.namedSound(named.keySet().stream().filter(sq -> !dead.has(sq) && !stuck.has(sq)).count());
    return tally;
  }

  private void name(Square square, int firstUse, Tally tally) {
    var when = named.get(square);
    if (when == null && firstUse + FirstUses.TOLD_WITHIN > pressed) {
      return;
    }
    int last = firstUse + FirstUses.TOLD_WITHIN;
    boolean inTime = when != null && when <= last;
    var pointed = pointedAt.get(square);
    tally.named(inTime, inTime || pointed != null && pointed <= last);
  }
}
