package org.escaque.chess.mate;

import java.nio.file.Path;

/** Prints the table of all measures: {@code MateabilityTable FOLDER SAMPLE NODES [FILE...]}. */
final class MateabilityTable {

  private MateabilityTable() {}

  public static void main(String[] args) {
    var folder = Path.of(args[0]);
    int sample = Integer.parseInt(args[1]);
    long nodes = Long.parseLong(args[2]);
    System.out.println(MateMeasure.header());
    for (int i = 3; i < args.length; i++) {
      var file = MateFile.read(folder.resolve(args[i] + ".txt")).sample(sample, 7);
      if (file.cases().size() > 500)
        new MateMeasure(file.sample(20000, 8), c -> CanMate.fast(c.position(), c.mater()), false);
      var fast = new MateMeasure(file, c -> CanMate.fast(c.position(), c.mater()), nodes == 0);
      System.out.println(fast.row(file.name(), "fast"));
      System.out.print(fast.notes);
      if (nodes == 0) continue;
      long cpu = java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      var full = new MateMeasure(file, c -> CanMate.full(c.position(), c.mater(), nodes), true);
      System.out.println(
          full.row(file.name(), "full")
              + " cpu "
              + (java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime()
                      - cpu)
                  / 1000
                  / file.cases().size());
      System.out.print(full.notes);
    }
  }
}
