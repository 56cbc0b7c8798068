package org.escaque.host.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;

/**
 * Names what is wired wrong from what the contacts did for each square: turned boards, swapped
 * lines, dead lines and squares, bridges, missing diodes. Pure.
 */
public final class BoardDiagnosis {

  private final List<Observation> seen;
  private final List<Finding> findings = new ArrayList<>();
  private final Set<Integer> explained = new TreeSet<>();

  private BoardDiagnosis(List<Observation> seen) {
    this.seen = seen;
  }

  /** All faults, those of whole lines first; none if every man was read on his square alone. */
  public static List<Finding> of(List<Observation> seen) {
    var diagnosis = new BoardDiagnosis(List.copyOf(seen));
    diagnosis.diodes();
    if (!diagnosis.turned()) {
      diagnosis.deadLines(Lines.COLUMNS);
      diagnosis.deadLines(Lines.ROWS);
      diagnosis.bridgedLines(Lines.COLUMNS);
      diagnosis.bridgedLines(Lines.ROWS);
      diagnosis.swapped();
      diagnosis.singles();
    }
    return List.copyOf(diagnosis.findings);
  }

  /** With a diode missing under a filled rank, all of that rank shows on the man's rank too. */
  private void diodes() {
    for (var observation : seen) {
      long rank = 0xffL << (8 * observation.asked().rank());
      if (observation.row() >= 0 && observation.closed().bits() == rank) {
        var square = Square.of(observation.asked().file(), observation.row());
        explain(observation);
        findings.add(
            Finding.error(
                square.toString(),
                "its diode is missing or bridged: ghosts on rank "
                    + Lines.ROWS.name(observation.asked().rank())));
      }
    }
  }

  /** Half or quarter turns move every man; the key orientation puts that right. */
  private boolean turned() {
    for (var turn : Turn.values()) {
      boolean fits =
          seen.size() >= 8
              && seen.stream()
                  .allMatch(
                      observation ->
                          observation
                              .only()
                              .filter(turn.of(observation.asked())::equals)
                              .isPresent());
      if (fits) {
        findings.add(Finding.error("board", turn.advice()));
        return true;
      }
    }
    return false;
  }

  private List<Observation> left() {
    return seen.stream().filter(o -> !explained.contains(o.asked().index())).toList();
  }

  private void explain(Observation observation) {
    explained.add(observation.asked().index());
  }

  private void deadLines(Lines lines) {
    for (int line = 0; line < 8; line++) {
      var on = on(lines, line, left());
      if (on.size() > 1 && on.stream().allMatch(observation -> observation.closed().isEmpty())) {
        on.forEach(this::explain);
        findings.add(
            Finding.error(
                lines.name() + " " + lines.name(line), "is dead: none of its squares is felt"));
      }
    }
  }

  private static List<Observation> on(Lines lines, int line, List<Observation> seen) {
    return seen.stream().filter(o -> lines.of().applyAsInt(o.asked()) == line).toList();
  }

  /**
   * Each man of both lines closes two contacts: his own and the one beside it on the other line.
   */
  private void bridgedLines(Lines lines) {
    for (int one = 0; one < 8; one++) {
      for (int other = one + 1; other < 8; other++) {
        int first = one;
        int second = other;
        var both =
            left().stream()
                .filter(
                    o ->
                        lines.of().applyAsInt(o.asked()) == first
                            || lines.of().applyAsInt(o.asked()) == second)
                .toList();
        if (both.size() > 2 && both.stream().allMatch(o -> lies(lines, first, second, o))) {
          both.forEach(this::explain);
          findings.add(
              Finding.error(
                  lines.name() + "s " + lines.name(one) + " and " + lines.name(other),
                  "are bridged"));
        }
      }
    }
  }

  private static boolean lies(Lines lines, int first, int second, Observation o) {
    var squares = o.closed().squares();
    return squares.size() == 2
        && o.closed().has(o.asked())
        && squares.stream()
            .map(square -> lines.of().applyAsInt(square))
            .collect(Collectors.toSet())
            .equals(Set.of(first, second));
  }

  /** Whole lines that are read as others; what that explains is not told again. */
  private void swapped() {
    int[] files = Lines.COLUMNS.wiredTo(left());
    int[] ranks = Lines.ROWS.wiredTo(left());
    Lines.COLUMNS.disorder(files).forEach(text -> findings.add(Finding.error("board", text)));
    Lines.ROWS.disorder(ranks).forEach(text -> findings.add(Finding.error("board", text)));
    for (var observation : left()) {
      var expected =
          Square.of(files[observation.asked().file()], ranks[observation.asked().rank()]);
      if (observation.only().filter(expected::equals).isPresent()) {
        explain(observation);
      }
    }
  }

  private void singles() {
    for (var observation : left()) {
      String where = observation.asked().toString();
      var others = observation.closed().without(observation.asked());
      if (observation.isHidden()) {
        String rank = Lines.ROWS.name(observation.row());
        findings.add(Finding.error(where, "is bridged: men on rank " + rank + " close it"));
      } else if (observation.closed().isEmpty()) {
        findings.add(Finding.error(where, "is dead: no contact closes"));
      } else if (observation.closed().has(observation.asked())) {
        if (!others.isEmpty() && !isToldBy(observation.asked(), others)) {
          findings.add(Finding.error(where, "is bridged with " + names(others)));
        }
      } else {
        findings.add(Finding.error(where, "is wired as " + names(others)));
      }
    }
  }

  /** A bridge of two squares is told once, at the first of them. */
  private boolean isToldBy(Square square, Occupancy others) {
    String text = "is bridged with " + square;
    return others.squares().stream()
        .anyMatch(other -> findings.contains(Finding.error(other.toString(), text)));
  }

  private static String names(Occupancy squares) {
    return squares.squares().stream().map(Square::toString).collect(Collectors.joining(", "));
  }
}
