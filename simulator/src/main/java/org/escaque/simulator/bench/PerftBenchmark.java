package org.escaque.simulator.bench;

import java.util.concurrent.TimeUnit;
import org.escaque.chess.Perft;
import org.escaque.chess.Position;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How fast legal moves are made: whole trees, beside those of a library that others use. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PerftBenchmark {

  /** Which tree. */
  public enum Tree {
    START(4, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 197_281),
    KIWIPETE(3, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 97_862);

    final int depth;
    final String fen;
    final long leaves;

    Tree(int depth, String fen, long leaves) {
      this.depth = depth;
      this.fen = fen;
      this.leaves = leaves;
    }
  }

  @Param public Tree tree = Tree.START;

  private Position position = Position.INITIAL;

  /** Makes the position of the tree. */
  @Setup(Level.Trial)
  public void position() {
    position = Position.ofFen(tree.fen);
  }

  /** Ours, the last ply counted. */
  @Benchmark
  public long bulk() {
    return checked(Perft.count(position, tree.depth, true));
  }

  /** Ours, the last ply made too. */
  @Benchmark
  public long made() {
    return checked(Perft.count(position, tree.depth, false));
  }

  /** The other library, the last ply counted. */
  @Benchmark
  public long wolfraamBulk() {
    return checked(WolfraamPerft.count(tree.fen, tree.depth, true));
  }

  /** The other library, the last ply made too. */
  @Benchmark
  public long wolfraamMade() {
    return checked(WolfraamPerft.count(tree.fen, tree.depth, false));
  }

  private long checked(long leaves) {
    if (leaves != tree.leaves) {
      throw new IllegalStateException(tree + ": " + leaves + " leaves, not " + tree.leaves);
    }
    return leaves;
  }
}
