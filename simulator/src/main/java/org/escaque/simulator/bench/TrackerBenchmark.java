package org.escaque.simulator.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.escaque.board.BoardEvent;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.tracking.Reading;
import org.escaque.tracking.Tracker;
import org.escaque.tracking.Verdict;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What a step of move inference costs: with one hypothesis, in a game of knight moves that never
 * ends, and with as many as are kept.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class TrackerBenchmark {

  private static final List<Square> WALK =
      List.of(
          Square.G1, Square.F3, Square.G8, Square.F6, Square.F3, Square.G1, Square.F6, Square.G8);
  private static final String QUEENS = "1n2k3/pp1q1ppp/3p4/3r4/3R4/3P4/PP1Q1PPP/1N2K3 w - - 0 1";

  private Tracker game = Tracker.start(Position.INITIAL, Position.INITIAL.occupied());
  private final Tracker many = many();
  private final Tracker held = many.on(new BoardEvent.SquareLifted(Square.G2, Tick.ZERO));
  private final Tracker stands = held.on(new BoardEvent.SquarePlaced(Square.G3, Tick.ZERO));
  private final Tracker tenth = after(10);
  private final Tracker twoHundredth = after(200);
  private int step;
  private long millis;

  /** The next lift, placement or press of a long game. */
  @Benchmark
  public Tracker oneHypothesis() {
    int part = step % 3;
    int square = step / 3 * 2 % WALK.size();
    var tick = Tick.ofMillis(millis += 200);
    game =
        switch (part) {
          case 0 -> game.on(new BoardEvent.SquareLifted(WALK.get(square), tick));
          case 1 -> game.on(new BoardEvent.SquarePlaced(WALK.get(square + 1), tick));
          default -> next(game.atPress(square % 4 == 0 ? Side.WHITE : Side.BLACK, tick));
        };
    step = (step + 1) % 12;
    return game;
  }

  /** A man is lifted while all hypotheses are open. */
  @Benchmark
  public Tracker manyLift() {
    return many.on(new BoardEvent.SquareLifted(Square.G2, Tick.ZERO));
  }

  /** It comes down. */
  @Benchmark
  public Tracker manyPlace() {
    return held.on(new BoardEvent.SquarePlaced(Square.G3, Tick.ZERO));
  }

  /** The lever goes down. */
  @Benchmark
  public Verdict manyPress() {
    return stands.atPress(Side.WHITE, Tick.ZERO);
  }

  /** A whole move after ten plies: lift, placement and press. */
  @Benchmark
  public Tracker moveAtPly10() {
    return move(tenth, 10);
  }

  /** The same after two hundred: what it takes does not grow. */
  @Benchmark
  public Tracker moveAtPly200() {
    return move(twoHundredth, 200);
  }

  /** What an arbiter sees meanwhile. */
  @Benchmark
  public Reading manyRead() {
    return held.reading();
  }

  private static Tracker after(int plies) {
    var tracker = Tracker.start(Position.INITIAL, Position.INITIAL.occupied());
    for (int ply = 0; ply < plies; ply++) {
      tracker = move(tracker, ply);
    }
    return tracker;
  }

  /** The knights go out and back, for ever. */
  private static Tracker move(Tracker tracker, int ply) {
    int square = ply * 2 % WALK.size();
    var tick = Tick.ofMillis(ply * 600L);
    var lifted = tracker.on(new BoardEvent.SquareLifted(WALK.get(square), tick));
    var placed = lifted.on(new BoardEvent.SquarePlaced(WALK.get(square + 1), tick.plusMillis(200)));
    return next(placed.atPress(ply % 2 == 0 ? Side.WHITE : Side.BLACK, tick.plusMillis(400)));
  }

  /** Rooks and queens take, and nothing is seen of the victims. */
  private static Tracker many() {
    var tracker = Tracker.start(Position.ofFen(QUEENS), Position.ofFen(QUEENS).occupied());
    var side = Side.WHITE;
    for (var mover : List.of(Square.D4, Square.D7)) {
      tracker = tracker.on(new BoardEvent.SquareLifted(mover, Tick.ZERO));
      tracker = next(tracker.atPress(side, Tick.ZERO));
      side = side.opponent();
    }
    return tracker;
  }

  private static Tracker next(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Completed completed -> completed.next();
      case Verdict.Ambiguous ambiguous -> ambiguous.next();
      case Verdict.NothingMoved nothing -> nothing.next();
      case Verdict.Illegal _, Verdict.IdlePress _, Verdict.Unseen _, Verdict.Unexplained _ ->
          throw new IllegalStateException("no move: " + verdict);
    };
  }
}
