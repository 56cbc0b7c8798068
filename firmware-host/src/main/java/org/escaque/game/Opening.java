package org.escaque.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Position;
import org.escaque.chess.San;
import org.escaque.clock.ChessClock;
import org.escaque.clock.ClockTime;
import org.escaque.laws.Editions;
import org.escaque.laws.Rulebook;
import org.escaque.tracking.Ply;
import org.escaque.tracking.Tracker;

/** What an assignment makes of a table: the game before anything has happened. */
record Opening(
    Assignment assignment,
    Rulebook laws,
    Score score,
    Tracker tracker,
    ChessClock clock,
    Offences offences,
    Reserves reserves) {

  /**
   * Reads an assignment.
   *
   * @throws IllegalArgumentException naming what is wrong with it
   */
  static Opening of(Assignment assignment, Occupancy wood) {
    var laws = rulebook(assignment);
    var score = score(assignment);
    var clock = clock(assignment, score);
    var tracker = Tracker.start(score.start(), played(score), wood);
    var handover = assignment.handover();
    return new Opening(
        assignment,
        laws,
        withClocks(score, clock),
        tracker,
        clock,
        handover == null
            ? new Offences(0, 0, List.of())
            : new Offences(handover.whiteIllegal(), handover.blackIllegal(), List.of()),
        handover == null
            ? Reserves.NONE
            : new Reserves(handover.whiteReserve(), handover.blackReserve()));
  }

  private static Rulebook rulebook(Assignment assignment) {
    var inForce = assignment.laws();
    var edition =
        Editions.find(inForce.edition())
            .orElseThrow(
                () -> new IllegalArgumentException("unknown edition " + inForce.edition()));
    var terms =
        new Rulebook.Terms(
            inForce.playClass(),
            inForce.supervision(),
            inForce.quickplay(),
            inForce.rulings(),
            inForce.defaultTime());
    return Rulebook.of(edition.with(inForce.overrides()), terms, assignment.timeControl());
  }

  private static Score score(Assignment assignment) {
    var rules = assignment.chess960() ? CastlingRules.CHESS960 : CastlingRules.STANDARD;
    String fen = assignment.startFen();
    var score = Score.from(fen == null ? Position.INITIAL : Position.ofFen(fen, rules));
    var handover = assignment.handover();
    if (handover == null) {
      return score;
    }
    for (String san : handover.moves()) {
      score = plus(score, san);
    }
    return score;
  }

  private static List<Ply> played(Score score) {
    var played = new ArrayList<Ply>();
    for (int ply = 0; ply < score.size(); ply++) {
      var before = score.before(ply);
      var move = before.parseUci(score.plies().get(ply).lan()).orElseThrow();
      played.add(Ply.Played.of(before, move));
    }
    return played;
  }

  private static Score plus(Score score, String san) {
    var position = score.position();
    return switch (San.parse(position, san)) {
      case San.Read(var move) ->
          score.plus(
              new ScoredPly(
                  position.turn(),
                  San.write(position, move),
                  position.uci(move),
                  ClockTime.ZERO,
                  Duration.ZERO,
                  Mark.NONE,
                  List.of()),
              position.play(move));
      case San.Unreadable bad ->
          throw new IllegalArgumentException("move " + (score.size() + 1) + ": " + bad);
    };
  }

  private static ChessClock clock(Assignment assignment, Score score) {
    var handover = assignment.handover();
    var clock = ChessClock.of(assignment.timeControl(), true);
    if (handover == null) {
      return clock;
    }
    var white = handover.whiteClock();
    var black = handover.blackClock();
    if (white != null && black != null) {
      clock = ChessClock.of(assignment.timeControl(), white, black);
    }
    for (var side : Side.values()) {
      int moves = (int) score.plies().stream().filter(ply -> ply.side() == side).count();
      clock = clock.movesCompleted(side, moves, Tick.ZERO);
    }
    return clock;
  }

  /** Plies whose times nobody knows show what stands on the clocks now. */
  private static Score withClocks(Score score, ChessClock clock) {
    var timed = score;
    for (int ply = 0; ply < score.size(); ply++) {
      var scored = score.plies().get(ply);
      timed =
          timed.replaced(
              ply,
              new ScoredPly(
                  scored.side(),
                  scored.san(),
                  scored.lan(),
                  clock.remaining(scored.side(), Tick.ZERO),
                  Duration.ZERO,
                  scored.mark(),
                  scored.alternatives()),
              score.after().get(ply));
    }
    return timed;
  }
}
