package org.escaque.simulator.bench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.escaque.chess.mate.MateAnswer;
import org.escaque.simulator.bench.MateFile.Case;

/** What one method makes of one file: right, open and wrong answers, and the time they took. */
final class MateMeasure {

  static final String HEADER =
      String.format(
          Locale.ROOT,
          "%-25s %-4s %7s %17s %7s %5s %9s %9s %9s %11s",
          "file",
          "part",
          "queries",
          "unwinnable/proven",
          "unknown",
          "wrong",
          "mean us",
          "median us",
          "p99 us",
          "max us");

  private final String file;
  private final String part;
  private final long[] nanos;
  private int unwinnable;
  private int proven;
  private int unknown;

  /** Questions that were answered wrongly, and those that were left open. */
  final List<String> wrong = new ArrayList<>();

  final List<String> open = new ArrayList<>();

  MateMeasure(MateFile file, String part, Function<Case, MateAnswer> method) {
    this.file = file.name();
    this.part = part;
    nanos = new long[file.cases().size()];
    for (int i = 0; i < nanos.length; i++) {
      var asked = file.cases().get(i);
      long start = System.nanoTime();
      var answer = method.apply(asked);
      nanos[i] = System.nanoTime() - start;
      judge(asked, answer);
    }
    Arrays.sort(nanos);
  }

  private String said(Case asked) {
    return "%s line %d: %s, %s, %s"
        .formatted(
            file,
            asked.line(),
            asked.position(),
            asked.mater(),
            asked.isWinnable() ? "winnable" : "unwinnable");
  }

  private void judge(Case asked, MateAnswer answer) {
    unwinnable += asked.isWinnable() ? 0 : 1;
    boolean isRight =
        switch (answer) {
          case MateAnswer.Can can ->
              asked.isWinnable() && can.isProvedFrom(asked.position(), asked.mater());
          case MateAnswer.Cannot _ -> {
            proven++;
            yield !asked.isWinnable();
          }
          case MateAnswer.Unknown _ -> {
            unknown++;
            open.add(said(asked));
            yield true;
          }
        };
    if (!isRight) {
      wrong.add(said(asked) + " answered " + answer);
    }
  }

  /** Whether the complete search was asked: what it leaves open stays open. */
  boolean isFull() {
    return part.equals("full");
  }

  private double micros(double share) {
    return nanos[(int) Math.min(nanos.length - 1L, (long) (share * nanos.length))] / 1e3;
  }

  /** The measure as a row below {@link #HEADER}. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%-25s %-4s %7d %10d/%-6d %7d %5d %9.1f %9.1f %9.1f %11.1f",
        file,
        part,
        nanos.length,
        unwinnable,
        proven,
        unknown,
        wrong.size(),
        Arrays.stream(nanos).average().orElse(0) / 1e3,
        micros(0.5),
        micros(0.99),
        micros(1));
  }
}
