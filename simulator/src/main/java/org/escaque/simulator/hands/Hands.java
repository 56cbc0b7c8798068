package org.escaque.simulator.hands;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Move;

/**
 * The hands of both players at one board. First {@link #reach} for a move, then {@link #carryOut}
 * it by a tick that the clock allows. The same seed and the same moves give the same contacts.
 * Confined to one thread.
 */
public final class Hands {

  private static final long MILLIS = 1_000_000L;

  /** A lever is not pressed before the man stands and its contact has stopped bouncing. */
  private static final long LEAST_PRESS = 5 * MILLIS;

  private final Habits habits;
  private final RandomGenerator random;
  private final Gestures gestures;
  private final Fidgets fidgets;
  private final Bounce bounce;

  /** How long an unhurried hand needs from the board to the clock at least. */
  private static final long LEAST_WAY = 120 * MILLIS;

  /** When each contact may be touched again, nanoseconds of the run. */
  private final long[] free = new long[64];

  private Occupancy wood;

  /** Hands over a board on which these squares are occupied. */
  public Hands(Level level, long seed, Occupancy wood) {
    this(level.habits(), seed, wood);
  }

  /** Hands that sweep so many of a hundred victims off without a gap. */
  public static Hands sweeping(Level level, int percent, long seed, Occupancy wood) {
    return new Hands(level.habits().sweeping(percent), seed, wood);
  }

  private Hands(Habits habits, long seed, Occupancy wood) {
    this.habits = habits;
    this.random = new Random(seed);
    this.gestures = new Gestures(habits, random);
    this.fidgets = new Fidgets(habits.slips(), random);
    this.bounce = new Bounce(random);
    this.wood = wood;
  }

  /** The squares that are occupied when all that was carried out has come to rest. */
  public Occupancy wood() {
    return wood;
  }

  /**
   * Chooses how to make a move.
   *
   * @param move legal where the men stand now
   * @param since the tick from which the hands may come over the board
   */
  public Intent reach(Move move, Tick since) {
    return intent(gestures.of(move, wood), since);
  }

  /**
   * The same, with the slips of the level.
   *
   * @param mayStop where the man may rest for a moment without ending the game
   */
  public Intent reachSlipping(Move move, Tick since, Predicate<Square> mayStop) {
    var gesture = fidgets.slipping(gestures.of(move, wood), move, wood, mayStop);
    return intent(gesture, since);
  }

  /** The same, without pushing the man along the wood. */
  public Intent reachOver(Move move, Tick since) {
    return intent(gestures.over(move, wood), since);
  }

  private Intent intent(Gesture made, Tick since) {
    var steps = new ArrayList<>(fidgets.before(wood));
    steps.addAll(fidgets.hovering(made.steps()));
    var earliest = new ArrayList<Long>();
    long touched = 0;
    long at = since.nanos() + MILLIS;
    for (var step : steps) {
      at = earliest.isEmpty() ? at : at + step.least();
      boolean again = (touched & step.square().bit()) != 0;
      at = again ? at : Math.max(at, free[step.square().index()]);
      touched |= step.square().bit();
      earliest.add(at);
    }
    long press = (long) (220 * MILLIS * Math.exp(0.45 * random.nextGaussian()));
    long way = Math.max(press, LEAST_WAY);
    return new Intent(new Reach(steps, made.late(), earliest, way, LEAST_PRESS));
  }

  /**
   * The contact changes, in order, of a move whose lever goes down at {@code pressed}; those of
   * what is put right afterwards come after it.
   */
  public List<ContactChange> carryOut(Intent intent, Tick pressed) {
    var changes = new ArrayList<ContactChange>();
    apply(intent.reach.steps(), intent.reach.ticks(pressed), changes);
    apply(intent.reach.late(), intent.reach.lateTicks(pressed), changes);
    changes.sort(Comparator.comparing(ContactChange::tick));
    return changes;
  }

  /** A hand that makes no legal move lifts a man or puts one down. */
  public List<ContactChange> touch(Square square, boolean placed, Tick tick) {
    var changes = new ArrayList<ContactChange>();
    apply(placed ? Step.place(square, 0, 0) : Step.lift(square, 0, 0), tick, changes);
    return changes;
  }

  private void apply(List<Step> steps, List<Tick> ticks, List<ContactChange> changes) {
    for (int at = 0; at < steps.size(); at++) {
      apply(steps.get(at), ticks.get(at), changes);
    }
  }

  private void apply(Step step, Tick tick, List<ContactChange> changes) {
    var square = step.square();
    var last = step.felt() ? bounce.add(tick, square, step.occupied(), changes) : tick;
    free[square.index()] = last.nanos() + habits.rest();
    wood = step.occupied() ? wood.with(square) : wood.without(square);
  }

  /** A way of making a move, chosen but not yet begun. */
  public static final class Intent {

    private final Reach reach;

    private Intent(Reach reach) {
      this.reach = reach;
    }

    /** The earliest tick at which the lever can go down after it. */
    public Tick earliestPress() {
      return reach.earliestPress();
    }

    /** When the lever goes down if nobody hurries and hands begin at {@code begin}. */
    public Tick unhurriedPress(Tick begin) {
      return reach.unhurriedPress(begin);
    }

    /** How long the lever waits for its man, unhurried. */
    public Duration pause() {
      return Duration.ofNanos(reach.press());
    }

    /** The same, with at least this long between its last step and the lever. */
    public Intent withPause(Duration least) {
      long nanos = least.toNanos();
      return new Intent(reach.pressing(Math.max(nanos, reach.press()), nanos));
    }

    /** The same, with exactly this long between its last step and what takes the lever's place. */
    public Intent unpressed(Duration exactly) {
      return new Intent(reach.pressing(exactly.toNanos(), exactly.toNanos()));
    }

    List<Step> steps() {
      return reach.steps();
    }
  }
}
