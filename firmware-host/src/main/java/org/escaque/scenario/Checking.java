package org.escaque.scenario;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.escaque.board.Square;
import org.escaque.clock.ClockTime;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Outcome;
import org.jspecify.annotations.Nullable;

/** Whether an expectation holds at a point of a story. */
final class Checking {

  private final Sight sight;

  /** How many alerts there were before the last action. */
  private final int alertsBefore;

  private Checking(Sight sight, int alertsBefore) {
    this.sight = sight;
    this.alertsBefore = alertsBefore;
  }

  /** What was found instead; empty if the expectation holds. */
  static Optional<String> check(Sight sight, int alertsBefore, Expectation expectation) {
    return new Checking(sight, alertsBefore).check(expectation);
  }

  private Optional<String> check(Expectation expectation) {
    var wall = sight.wall();
    var desk = sight.desk();
    var book = sight.book();
    return switch (expectation) {
      case Expectation.AlertRaised expected -> alert(expected);
      case Expectation.NoAlert(var kind) -> noAlert(kind);
      case Expectation.WindowIs(var kind, var open) ->
          unless(isOpen(kind) == open, isOpen(kind) ? "open" : "closed");
      case Expectation.ClockIs(var side, var tenths) -> {
        long millis = wall.millis(side);
        yield unless(millis / 100 == tenths, new ClockTime(millis).toTenths());
      }
      case Expectation.Running(var side) -> {
        var runs = wall.running();
        yield unless(runs == side, runs == null ? "none" : runs.toString());
      }
      case Expectation.IllegalCount(var side, var count) ->
          unless(book.illegal().of(side) == count, "" + book.illegal().of(side));
      case Expectation.PositionIs(var fen4) -> {
        String found = fen4(book.fen());
        yield unless(found.equals(fen4), found);
      }
      case Expectation.Differs(var squares) ->
          unless(
              desk.differs().equals(squares),
              desk.differs().isEmpty() ? "none" : words(desk.differs()));
      case Expectation.MustMove(var squares) -> bound(words(squares));
      case Expectation.MustCapture(var square) -> bound("x" + square);
      case Expectation.MustCastle(var kingSide) -> bound(kingSide ? "O-O" : "O-O-O");
      case Expectation.Free() -> bound("");
      case Expectation.RecordIs(var moves) -> score(book.score(), moves);
      case Expectation.Candidates(var moves) -> {
        var found = bare(desk.candidates());
        yield unless(found.equals(bare(List.copyOf(moves))), String.join(" ", desk.candidates()));
      }
      case Expectation.PublicRecordIs(var moves) -> score(wall.moves(), moves);
      case Expectation.ResultIs(var result, var reason) -> {
        var found = wall.outcome();
        boolean same = found.result() == result && (reason == null || found.reason() == reason);
        yield unless(same, found.toString());
      }
      case Expectation.Proposed(var result, var reason) -> {
        var proposals = proposals();
        boolean found =
            proposals.stream()
                .anyMatch(
                    one -> one.result() == result && (reason == null || one.reason() == reason));
        yield unless(found, proposals.isEmpty() ? "none" : proposals.toString());
      }
      case Expectation.Signal(var kind) -> {
        var signals = book.signals();
        boolean holds = kind == null ? signals.isEmpty() : signals.contains(kind);
        yield unless(holds, signals.isEmpty() ? "none" : signals.toString());
      }
      case Expectation.ReserveIs(var side, var pieces) -> {
        String found = book.reserves().of(side);
        yield unless(sorted(found).equals(sorted(pieces)), found.isEmpty() ? "-" : found);
      }
    };
  }

  private static Optional<String> unless(boolean holds, String found) {
    return holds ? Optional.empty() : Optional.of(found);
  }

  private Optional<String> bound(String expected) {
    String found = String.join(" ", sight.desk().bound());
    return unless(found.equals(expected), bound(sight.desk()));
  }

  static String bound(Sight.Desk desk) {
    return desk.bound().isEmpty() ? "free" : "bound to " + String.join(" ", desk.bound());
  }

  private List<Outcome> proposals() {
    return sight.desk().alerts().stream()
        .filter(Sight.AlertSeen::open)
        .map(Sight.AlertSeen::proposed)
        .filter(Objects::nonNull)
        .map(Outcome.class::cast)
        .toList();
  }

  private Optional<String> alert(Expectation.AlertRaised expected) {
    var alerts = sight.desk().alerts();
    var present =
        IntStream.range(0, alerts.size())
            .filter(i -> alerts.get(i).open() || i >= alertsBefore)
            .mapToObj(alerts::get)
            .toList();
    boolean found =
        present.stream()
            .anyMatch(
                alert ->
                    alert.kind() == expected.kind()
                        && (expected.side() == null || alert.side() == expected.side())
                        && (!expected.silent() || !alert.signal()));
    String words = present.stream().map(Checking::words).collect(Collectors.joining(", "));
    return unless(found, words.isEmpty() ? "no alert" : words);
  }

  private static String words(Sight.AlertSeen alert) {
    var side = alert.side();
    return alert.kind() + (side == null ? "" : " " + side) + (alert.signal() ? "" : " silent");
  }

  private Optional<String> noAlert(@Nullable AlertKind kind) {
    return sight.desk().alerts().stream()
        .filter(alert -> kind == null || alert.kind() == kind)
        .findFirst()
        .map(Checking::words);
  }

  private boolean isOpen(AlertKind kind) {
    return sight.desk().alerts().reversed().stream()
        .filter(alert -> alert.kind() == kind)
        .findFirst()
        .filter(Sight.AlertSeen::claimable)
        .isPresent();
  }

  private static String words(Set<Square> squares) {
    return new TreeSet<>(squares).stream().map(Square::toString).collect(Collectors.joining(" "));
  }

  private static String fen4(String fen) {
    return String.join(" ", List.of(fen.split(" ")).subList(0, 4));
  }

  private static Optional<String> score(List<Sight.PlySeen> found, List<String> expected) {
    boolean same = found.size() == expected.size();
    for (int i = 0; same && i < found.size(); i++) {
      same = isSame(found.get(i), expected.get(i));
    }
    String text = found.stream().map(Sight.PlySeen::text).collect(Collectors.joining(" "));
    return unless(same, text.isEmpty() ? "no move" : text);
  }

  private static boolean isSame(Sight.PlySeen found, String expected) {
    if (expected.endsWith("?")) {
      String san = bare(expected.substring(0, expected.length() - 1));
      return found.isAmbiguous() && bare(found.alternatives()).contains(san);
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

  private static String sorted(String pieces) {
    return pieces.chars().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining());
  }
}
