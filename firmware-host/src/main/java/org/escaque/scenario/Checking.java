package org.escaque.scenario;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.game.Mark;
import org.escaque.game.ScoredPly;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Obligation;
import org.jspecify.annotations.Nullable;

/** Whether an expectation holds at a point of a story. */
final class Checking {

  private final Story story;

  /** How many alerts there were before the last action. */
  private final int alertsBefore;

  private Checking(Story story, int alertsBefore) {
    this.story = story;
    this.alertsBefore = alertsBefore;
  }

  /** What was found instead; empty if the expectation holds. */
  static Optional<String> check(Story story, int alertsBefore, Expectation expectation) {
    return new Checking(story, alertsBefore).check(expectation);
  }

  private Optional<String> check(Expectation expectation) {
    var state = story.state();
    return switch (expectation) {
      case Expectation.AlertRaised expected -> alert(expected);
      case Expectation.NoAlert(var kind) -> noAlert(kind);
      case Expectation.WindowIs(var kind, var open) ->
          unless(isOpen(kind) == open, isOpen(kind) ? "open" : "closed");
      case Expectation.ClockIs(var side, var tenths) -> {
        var shown = state.clock().remaining(side, story.now());
        yield unless(shown.millis() / 100 == tenths, shown.toTenths());
      }
      case Expectation.Running(var side) -> {
        var runs = state.clock().running().orElse(null);
        yield unless(runs == side, runs == null ? "none" : runs.toString());
      }
      case Expectation.IllegalCount(var side, var count) ->
          unless(state.illegalMoves(side) == count, "" + state.illegalMoves(side));
      case Expectation.PositionIs(var fen4) -> {
        String found = fen4(state.position().fen());
        yield unless(found.equals(fen4), found);
      }
      case Expectation.Differs(var squares) -> {
        var found = differs();
        yield unless(found.equals(squares), found.isEmpty() ? "none" : words(found));
      }
      case Expectation.MustMove(var squares) ->
          bound(
              state.obligation() instanceof Obligation.MustMove must
                  && must.squares().equals(squares));
      case Expectation.MustCapture(var square) ->
          bound(
              state.obligation() instanceof Obligation.MustCapture must && must.victim() == square);
      case Expectation.MustCastle(var kingSide) ->
          bound(
              state.obligation() instanceof Obligation.MustCastle must
                  && must.kingSide() == kingSide);
      case Expectation.Free() -> bound(state.obligation() instanceof Obligation.Free);
      case Expectation.RecordIs(var moves) -> score(state.score(), moves);
      case Expectation.Candidates(var moves) -> {
        var found = bare(state.candidates());
        yield unless(found.equals(bare(List.copyOf(moves))), String.join(" ", state.candidates()));
      }
      case Expectation.PublicRecordIs(var moves) -> score(state.publicScore(), moves);
      case Expectation.ResultIs(var result, var reason) -> {
        var found = state.outcome();
        boolean same = found.result() == result && (reason == null || found.reason() == reason);
        yield unless(same, found.toString());
      }
      case Expectation.Proposed(var result, var reason) -> {
        boolean found =
            state.proposals().stream()
                .anyMatch(
                    one -> one.result() == result && (reason == null || one.reason() == reason));
        yield unless(found, state.proposals().isEmpty() ? "none" : state.proposals().toString());
      }
      case Expectation.Signal(var kind) -> {
        var signals = state.signals();
        boolean holds = kind == null ? signals.isEmpty() : signals.contains(kind);
        yield unless(holds, signals.isEmpty() ? "none" : signals.toString());
      }
      case Expectation.ReserveIs(var side, var pieces) ->
          unless(sorted(state.reserve(side)).equals(sorted(pieces)), reserve(side));
    };
  }

  private static Optional<String> unless(boolean holds, String found) {
    return holds ? Optional.empty() : Optional.of(found);
  }

  private Optional<String> bound(boolean holds) {
    return unless(holds, obligation(story.state().obligation()));
  }

  static String obligation(Obligation obligation) {
    return switch (obligation) {
      case Obligation.Free free -> "free";
      case Obligation.MustMove(var squares) -> "must-move " + words(squares);
      case Obligation.MustCapture(var victim, var by) -> "must-capture " + victim;
      case Obligation.MustCastle(var side, var rook, var kingSide) ->
          "must-castle " + (kingSide ? "king-side" : "queen-side");
    };
  }

  private Optional<String> alert(Expectation.AlertRaised expected) {
    var alerts = story.state().alerts();
    for (int i = 0; i < alerts.size(); i++) {
      var alert = alerts.get(i);
      boolean present = alert.isOpen() || i >= alertsBefore;
      boolean fits =
          alert.kind() == expected.kind()
              && (expected.side() == null || alert.side() == expected.side())
              && (!expected.silent() || !alert.signal());
      if (present && fits) {
        return Optional.empty();
      }
    }
    String present =
        alerts.stream()
            .filter(alert -> alert.isOpen() || alerts.indexOf(alert) >= alertsBefore)
            .map(Checking::words)
            .collect(Collectors.joining(", "));
    return Optional.of(present.isEmpty() ? "no alert" : present);
  }

  private static String words(Alert alert) {
    var side = alert.side();
    return alert.kind() + (side == null ? "" : " " + side) + (alert.signal() ? "" : " silent");
  }

  private Optional<String> noAlert(@Nullable AlertKind kind) {
    return story.state().alerts().stream()
        .filter(alert -> kind == null || alert.kind() == kind)
        .findFirst()
        .map(Checking::words);
  }

  private boolean isOpen(AlertKind kind) {
    return story.state().alerts().reversed().stream()
        .filter(alert -> alert.kind() == kind)
        .findFirst()
        .filter(Alert::isOpen)
        .map(Alert::window)
        .filter(window -> window.open())
        .isPresent();
  }

  private Set<Square> differs() {
    var wood = story.contacts();
    if (story.state().boardTurned()) {
      wood = new Occupancy(Long.reverse(wood.bits()));
    }
    return Set.copyOf(wood.differs(story.state().position().occupied()).squares());
  }

  private static String words(Set<Square> squares) {
    return new TreeSet<>(squares).stream().map(Square::toString).collect(Collectors.joining(" "));
  }

  private static String fen4(String fen) {
    return String.join(" ", List.of(fen.split(" ")).subList(0, 4));
  }

  private static Optional<String> score(List<ScoredPly> found, List<String> expected) {
    boolean same = found.size() == expected.size();
    for (int i = 0; same && i < found.size(); i++) {
      same = isSame(found.get(i), expected.get(i));
    }
    String text = found.stream().map(ScoredPly::text).collect(Collectors.joining(" "));
    return unless(same, text.isEmpty() ? "no move" : text);
  }

  private static boolean isSame(ScoredPly found, String expected) {
    if (expected.endsWith("?")) {
      String san = bare(expected.substring(0, expected.length() - 1));
      return found.mark() == Mark.AMBIGUOUS && bare(found.alternatives()).contains(san);
    }
    return bare(found.text()).equals(bare(expected));
  }

  /** Without the signs of check, which a writer may leave out. */
  private static String bare(String san) {
    return san.replaceAll("[+#]", "");
  }

  private static Set<String> bare(List<String> sans) {
    return sans.stream().map(Checking::bare).collect(Collectors.toCollection(HashSet::new));
  }

  private String reserve(Side side) {
    String pieces = story.state().reserve(side);
    return pieces.isEmpty() ? "-" : pieces;
  }

  private static String sorted(String pieces) {
    return pieces.chars().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining());
  }
}
