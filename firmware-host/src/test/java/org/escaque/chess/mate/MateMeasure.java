package org.escaque.chess.mate;

import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import org.escaque.chess.mate.MateFile.Case;

/** What one method makes of one file: right, open and wrong answers, and the time they took. */
final class MateMeasure {

  final int queries;
  int expectedUnwinnable;
  int provenUnwinnable;
  int unknown;
  int wrong;
  private final long[] nanos;
  final StringBuilder notes = new StringBuilder();

  MateMeasure(MateFile file, Function<Case, MateAnswer> method, boolean notesUnknown) {
    queries = file.cases().size();
    nanos = new long[queries];
    for (int i = 0; i < queries; i++) {
      var asked = file.cases().get(i);
      expectedUnwinnable += asked.isWinnable() ? 0 : 1;
      long start = System.nanoTime();
      var answer = method.apply(asked);
      nanos[i] = System.nanoTime() - start;
      judge(asked, answer, notesUnknown);
    }
    Arrays.sort(nanos);
  }

  private void judge(Case asked, MateAnswer answer, boolean notesUnknown) {
    boolean isRight =
        switch (answer) {
          case MateAnswer.Can can ->
              asked.isWinnable() && can.isProvedFrom(asked.position(), asked.mater());
          case MateAnswer.Cannot _ -> !asked.isWinnable();
          case MateAnswer.Unknown _ -> true;
        };
    if (!isRight) {
      wrong++;
      note("WRONG " + answer, asked);
    } else if (answer instanceof MateAnswer.Cannot) {
      provenUnwinnable++;
    } else if (answer instanceof MateAnswer.Unknown) {
      unknown++;
      if (notesUnknown) {
        note("unknown", asked);
      }
    }
  }

  private void note(String what, Case asked) {
    notes.append(
        what
            + " line "
            + asked.line()
            + ": "
            + asked.position()
            + " "
            + asked.mater()
            + (asked.isWinnable() ? " winnable" : " unwinnable")
            + "\n");
  }

  /** Nanoseconds at a share of all queries, 0 to 1. */
  long quantile(double share) {
    return nanos[(int) Math.min(queries - 1L, (long) (share * queries))];
  }

  double mean() {
    return Arrays.stream(nanos).average().orElse(0);
  }

  String row(String file, String method) {
    return String.format(
        Locale.ROOT,
        "%-25s %-4s %7d %6d/%-6d %7d %5d %9.1f %8.1f %9.1f %11.1f",
        file,
        method,
        queries,
        expectedUnwinnable,
        provenUnwinnable,
        unknown,
        wrong,
        mean() / 1e3,
        quantile(0.5) / 1e3,
        quantile(0.99) / 1e3,
        quantile(1) / 1e3);
  }

  static String header() {
    return String.format(
        "%-25s %-4s %7s %13s %7s %5s %9s %8s %9s %11s",
        "file",
        "part",
        "queries",
        "expect/proven",
        "unknown",
        "wrong",
        "avg us",
        "med us",
        "p99 us",
        "max us");
  }
}
