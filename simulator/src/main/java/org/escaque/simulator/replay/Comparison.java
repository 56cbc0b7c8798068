package org.escaque.simulator.replay;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escaque.chess.Position;
import org.escaque.chess.RepetitionKey;
import org.escaque.chess.mate.CanMate;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnResult;
import org.escaque.clock.ClockTime;
import org.escaque.laws.Outcome;
import org.escaque.laws.Reason;

/**
 * Holds what came out of a table against the record that went in: start, moves, clocks to the
 * second, and the result where the board or the clock can know it.
 *
 * @param plies how many plies were compared
 * @param differences each in words; none if all is well
 * @param remarks what the Laws ended or ruled otherwise than the record
 */
public record Comparison(int plies, List<String> differences, List<String> remarks) {

  public Comparison {
    differences = List.copyOf(differences);
    remarks = List.copyOf(remarks);
  }

  /**
   * Compares a game.
   *
   * @param outcome what the table decided, with its reason
   */
  public static Comparison of(RecordedGame record, PgnGame played, Outcome outcome) {
    return of(record, played, outcome, false);
  }

  /**
   * Compares a game.
   *
   * @param pressed only clocks that were pressed: one that tells whole seconds and was not pressed
   *     after the last move says nothing of that move
   */
  public static Comparison of(
      RecordedGame record, PgnGame played, Outcome outcome, boolean pressed) {
    var work = new Work(record, played, outcome, pressed);
    work.compare();
    return new Comparison(work.compared, work.differences, work.remarks);
  }

  private static final class Work {
    private final RecordedGame record;
    private final PgnGame played;
    private final Outcome outcome;
    private final boolean pressed;
    private final List<String> differences = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private int compared;

    Work(RecordedGame record, PgnGame played, Outcome outcome, boolean pressed) {
      this.record = record;
      this.played = played;
      this.outcome = outcome;
      this.pressed = pressed;
    }

    void compare() {
      if (!record.start().equals(played.start())) {
        differs("start", record.start().fen(), played.start().fen());
      }
      boolean same = moves();
      clocks();
      int recorded = record.plies().size();
      if (same && compared < recorded && forcedEnd().isEmpty()) {
        differs("plies", recorded, played.moves().size());
      } else if (same && compared < recorded) {
        remarks.add("ended after ply %d of %d: %s".formatted(compared, recorded, outcome));
      } else if (same) {
        result();
      }
    }

    /** Whether the moves agree as far as both go. */
    private boolean moves() {
      int both = Math.min(record.plies().size(), played.moves().size());
      while (compared < both) {
        var wanted = record.plies().get(compared).move();
        var got = played.moves().get(compared).move();
        if (!wanted.equals(got)) {
          differs("ply " + (compared + 1), wanted, got);
          return false;
        }
        compared++;
      }
      if (played.moves().size() > record.plies().size()) {
        differs("plies", record.plies().size(), played.moves().size());
        return false;
      }
      return true;
    }

    private void clocks() {
      for (int ply = 0; ply < compared; ply++) {
        var recorded = record.plies().get(ply);
        var wanted = pressed && recorded.ends() ? null : recorded.left();
        var got = played.moves().get(ply).clock().map(ClockTime::of);
        if (wanted != null
            && got.map(ClockTime::toSeconds).filter(wanted.toSeconds()::equals).isEmpty()) {
          differs(
              "clock of ply " + (ply + 1),
              wanted.toSeconds(),
              got.map(ClockTime::toSeconds).orElse("none"));
        }
      }
    }

    private void result() {
      var got = played.result();
      switch (record.ending()) {
        case Ending.OnBoard onBoard -> known(onBoard(), got);
        case Ending.FlagFell(var side) -> flag(PgnResult.winOf(side.opponent()), got);
        case Ending.Resigned resigned -> known(record.result(), got);
        case Ending.Agreed agreed -> known(record.result(), got);
        case Ending.Decided(var decided) -> known(decided, got);
        case Ending.Unfinished unfinished -> known(PgnResult.OPEN, got);
      }
    }

    private void known(PgnResult wanted, PgnResult got) {
      if (wanted != got && forcedEnd().isEmpty()) {
        differs("result", wanted, got);
      } else if (got != record.result()) {
        remarks.add("the record says %s, the board %s".formatted(record.result(), outcome));
      }
    }

    /** A flag decides for the opponent, unless no series of legal moves mates. */
    private void flag(PgnResult win, PgnResult got) {
      if (outcome.why().filter(Reason.ARBITER::equals).isPresent()) {
        remarks.add("whether a mate is possible was left to the arbiter: " + got);
        return;
      }
      boolean byTime = outcome.why().filter(Reason.TIME::equals).isPresent();
      if (forcedEnd().isEmpty() && (!byTime || (got != win && got != PgnResult.DRAW))) {
        differs("result", win, outcome);
      } else if (got != record.result()) {
        remarks.add("the record says %s, the Laws %s".formatted(record.result(), outcome));
      }
    }

    /** What the last position decides by itself. */
    private PgnResult onBoard() {
      var last = record.positions().getLast();
      return last.isCheckmate() ? PgnResult.winOf(last.turn().opponent()) : PgnResult.DRAW;
    }

    /** Why the Laws ended the game where the table ended it, found without the table's help. */
    private Optional<Reason> forcedEnd() {
      var positions = record.positions().subList(0, compared + 1);
      return outcome.why().filter(reason -> forces(reason, positions));
    }

    private static boolean forces(Reason reason, List<Position> positions) {
      var last = positions.getLast();
      return switch (reason) {
        case CHECKMATE -> last.isCheckmate();
        case STALEMATE -> last.isStalemate();
        case DEAD_POSITION -> CanMate.isDead(last);
        case SEVENTY_FIVE -> last.halfMoveClock() >= 150;
        case FIVEFOLD -> occurrences(positions) >= 5;
        case RESIGNATION,
            AGREEMENT,
            TIME,
            ILLEGAL_MOVES,
            THREEFOLD,
            FIFTY,
            QUICKPLAY,
            DEFAULT,
            ARBITER,
            KINGS ->
            false;
      };
    }

    private static int occurrences(List<Position> positions) {
      Map<RepetitionKey, Integer> seen = new HashMap<>();
      positions.forEach(position -> seen.merge(position.repetitionKey(), 1, Integer::sum));
      return seen.getOrDefault(positions.getLast().repetitionKey(), 0);
    }

    private void differs(String where, Object wanted, Object got) {
      differences.add("%s: %s: record %s, played %s".formatted(record, where, wanted, got));
    }
  }
}
