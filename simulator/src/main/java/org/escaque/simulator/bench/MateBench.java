package org.escaque.simulator.bench;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.escaque.chess.mate.CanMate;
import org.escaque.host.CommandFailed;
import org.jspecify.annotations.Nullable;

/**
 * Asks who can still mate in positions with known answers, and prints how many answers are right,
 * open and wrong and how long they take, one thread, one question after the other. The positions
 * are not part of the project: {@code ESCAQUE_DATA} names a folder in which {@code
 * mateability/open} holds them, or {@code --data} any folder with such files.
 */
public final class MateBench {

  /** Questions that warm the code up before anything is measured. */
  private static final int WARM_UP = 20_000;

  private final PrintWriter out;

  public MateBench(PrintWriter out) {
    this.out = out;
  }

  /**
   * The folder of the questions.
   *
   * @param named by the command line; null if it names none
   */
  public static Path folder(@Nullable Path named) {
    var data = System.getenv("ESCAQUE_DATA");
    if (named == null && data == null) {
      throw new CommandFailed(
          "bench mate needs positions with known answers: name their folder with --data, or the"
              + " folder that holds mateability/open with ESCAQUE_DATA");
    }
    var folder = named == null ? Path.of(data, "mateability", "open") : named;
    if (!Files.isDirectory(folder)) {
      throw new CommandFailed("there is no folder " + folder);
    }
    return folder;
  }

  /** Measures every file and names what is open or wrong; whether nothing is wrong. */
  public boolean run(Path folder) {
    var files = MateFile.in(folder).stream().map(MateFile::read).toList();
    warmUp(files);
    out.println(MateMeasure.HEADER);
    var measures = new ArrayList<MateMeasure>();
    for (var file : files) {
      for (var measure : List.of(fast(file), full(file, CanMate.DEFAULT_NODES))) {
        out.println(measure);
        out.flush();
        measures.add(measure);
      }
    }
    for (var measure : measures) {
      measure.wrong.forEach(wrong -> out.println("wrong: " + wrong));
      if (measure.isFull()) {
        measure.open.forEach(open -> out.println("open: " + open));
      }
    }
    out.flush();
    return measures.stream().allMatch(measure -> measure.wrong.isEmpty());
  }

  private static void warmUp(List<MateFile> files) {
    int left = WARM_UP;
    for (var file : files) {
      var sample = file.sample(Math.min(left, WARM_UP / files.size() + 1), 1);
      fast(sample);
      full(sample, 2_000);
      left -= sample.cases().size();
    }
  }

  static MateMeasure fast(MateFile file) {
    return new MateMeasure(file, "fast", asked -> CanMate.fast(asked.position(), asked.mater()));
  }

  static MateMeasure full(MateFile file, long nodes) {
    return new MateMeasure(
        file, "full", asked -> CanMate.full(asked.position(), asked.mater(), nodes));
  }
}
