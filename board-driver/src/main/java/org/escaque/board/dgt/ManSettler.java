package org.escaque.board.dgt;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * Makes settled events of what a board says about its men. A change counts when its square has kept
 * still for its settle time and a dump that was asked for after that says the same: the protocol
 * has no checksum, so nothing is believed that was said only once. Confined to one thread.
 *
 * <pre>
 *             field update, or a dump differs        still, and a dump agrees
 *   at rest -------------------------------> restless -----------------------> told, at rest
 * </pre>
 */
final class ManSettler {

  /** A square that has not kept still for so long cannot be believed. */
  private static final Duration DOUBT = Duration.ofSeconds(1);

  /**
   * The board samples its fields one by one and needs so long for a round: what it tells now may
   * have happened a round ago. A press is judged by what had happened before it, so events bear the
   * earliest tick.
   */
  static final Duration ROUND = Duration.ofMillis(250);

  /** A change that comes right after a dump waited until that was through the line. */
  private static final Duration DUMP = Duration.ofMillis(70);

  /** What is said so soon before or after something that no board says may be no truth either. */
  private static final Duration NOISE = Duration.ofSeconds(1);

  private static final Duration RIGHT_AFTER = Duration.ofMillis(30);

  private static final Comparator<BoardEvent> BY_TICK = Comparator.comparing(BoardEvent::tick);

  private final Duration lift;
  private final Duration place;

  /** When it was told how everything stands: what changes then has changed since. */
  private final Tick known;

  private Men told;
  private Men raw;

  /** When the last dump came. */
  private Tick dumped;

  /** When something came last that no board says; null if nothing did. */
  private @Nullable Tick noise;

  /** When the latest lift was told, and the first of those in whose scan it may have been. */
  private @Nullable Tick lastLift;

  private @Nullable Tick firstLift;

  /** When a man was last told to have come to each square. */
  private final @Nullable Tick[] placedAt = new @Nullable Tick[64];

  /** The squares at work; empty at the others. */
  private final @Nullable Restless[] restless = new @Nullable Restless[64];

  /** A square from its first change until it settles. */
  private static final class Restless {
    final Tick began;
    Tick edge;

    /** When it first read empty; null if it never did. */
    @Nullable Tick emptied;

    /** The last man that was read, and when he came. */
    char man = ' ';

    Tick came;

    /**
     * A dump has put right what was missed, or the line says what no board says: what was seen in
     * between is no evidence, only what a dump confirms.
     */
    boolean missed;

    boolean doubted;

    Restless(Tick began) {
      this.began = began;
      this.edge = began;
      this.came = began;
    }
  }

  /**
   * Everything stands so and has been told.
   *
   * @param known when it was told
   * @param lift how long a square must read empty to count as lifted
   * @param place how long a man must stand to count as placed
   */
  ManSettler(Men standing, Tick known, Duration lift, Duration place) {
    this.known = known;
    this.dumped = known;
    this.told = standing;
    this.raw = standing;
    this.lift = lift;
    this.place = place;
  }

  /** What has been told so far. */
  Men told() {
    return told;
  }

  /** What was said so far, believed or not. */
  Men said() {
    return raw;
  }

  /** From when on hands may have done what has not been told. */
  Tick untoldSince(Tick now) {
    var since = now;
    for (var state : restless) {
      since = state != null && state.began.isBefore(since) ? state.began : since;
    }
    return happened(since);
  }

  /** Whether a dump says what the changes said. */
  boolean agrees(Men men) {
    return men.equals(raw);
  }

  /** The board says that a square has changed. */
  void field(Square square, char man, Tick tick) {
    if (raw.on(square) != man) {
      changed(square, man, tick);
    }
  }

  private void changed(Square square, char man, Tick tick) {
    var seen = tick.since(dumped).compareTo(RIGHT_AFTER) < 0 ? tick.plus(DUMP.negated()) : tick;
    var state = restless[square.index()];
    if (state == null) {
      state = new Restless(tick);
      state.missed = noise != null && tick.since(noise).compareTo(NOISE) < 0;
      restless[square.index()] = state;
    }
    if (man == ' ') {
      var lifted = lifted(square, seen);
      state.emptied = state.emptied == null ? lifted : state.emptied;
    } else {
      boolean bounce = man == state.man && tick.since(state.edge).compareTo(lift) < 0;
      state.came = bounce ? state.came : seen;
      placedAt[square.index()] = seen;
      state.man = man;
    }
    state.edge = tick;
    raw = raw.with(square, man);
  }

  /**
   * Lifts that one scan may have found bear the same tick: their order is unknown. But nobody is
   * lifted before he was placed.
   */
  private Tick lifted(Square square, Tick tick) {
    var last = lastLift;
    var first = firstLift;
    var placed = placedAt[square.index()];
    boolean sameScan = last != null && tick.since(last).compareTo(ROUND) < 0;
    boolean stood = placed == null || (first != null && placed.isBefore(first));
    var shared = sameScan && stood && first != null ? first : tick;
    lastLift = tick;
    firstLift = shared;
    return shared;
  }

  /** Somebody pressed: whoever is found lifted from now on was lifted in another turn. */
  void pressed() {
    lastLift = null;
    firstLift = null;
  }

  /** The line says what no board says. A gap that only changes told of is not believed now. */
  void noise(Tick tick) {
    noise = tick;
    for (var state : restless) {
      if (state != null) {
        state.missed = true;
      }
    }
  }

  /**
   * A dump came. One that differs anywhere from what was said before confirms nothing: it is news
   * itself, and the next one shows whether it is true.
   *
   * @param asked when it was asked for
   * @return what it confirms
   */
  List<BoardEvent> dump(Men men, Tick asked, Tick tick) {
    dumped = tick;
    if (!agrees(men)) {
      noise(tick);
      correct(men, tick);
      return List.of();
    }
    var events = new ArrayList<BoardEvent>();
    for (var square : Square.all()) {
      var state = restless[square.index()];
      if (state != null && !due(square, state).isAfter(asked)) {
        settle(square, state, events);
      }
    }
    events.sort(BY_TICK);
    return events;
  }

  private void correct(Men men, Tick tick) {
    for (var square : men.differs(raw).squares()) {
      changed(square, men.on(square), tick);
    }
  }

  private void settle(Square square, Restless state, List<BoardEvent> events) {
    restless[square.index()] = null;
    char before = told.on(square);
    char now = raw.on(square);
    told = told.with(square, now);
    var emptied = state.emptied;
    if (now == before) {
      if (now != ' ' && emptied != null && !state.missed) {
        events.add(new BoardEvent.SquareSeenEmpty(square, happened(emptied)));
      }
    } else if (now == ' ') {
      events.add(
          new BoardEvent.PieceSeen(square, ' ', happened(emptied == null ? state.edge : emptied)));
    } else {
      if (before != ' ' && emptied != null && emptied.isBefore(state.came) && !state.missed) {
        events.add(new BoardEvent.PieceSeen(square, ' ', happened(emptied)));
      }
      events.add(new BoardEvent.PieceSeen(square, now, happened(state.came)));
    }
    if (state.doubted) {
      events.add(new BoardEvent.SquareTrusted(square, state.edge));
    }
  }

  private Tick happened(Tick told) {
    var earliest = told.plus(ROUND.negated());
    return earliest.isAfter(known) ? earliest : known;
  }

  /** Time has passed: squares that do not keep still are doubted. */
  List<BoardEvent> at(Tick now) {
    var events = new ArrayList<BoardEvent>();
    for (var square : Square.all()) {
      var state = restless[square.index()];
      if (state != null
          && !state.doubted
          && now.since(state.began).compareTo(DOUBT) >= 0
          && due(square, state).isAfter(now)) {
        state.doubted = true;
        events.add(new BoardEvent.SquareDoubted(square, "flicker", now));
      }
    }
    return events;
  }

  private Tick due(Square square, Restless state) {
    return state.edge.plus(raw.on(square) == ' ' ? lift : place);
  }

  /** When the next square has kept still for long enough to be confirmed; empty if all rest. */
  Optional<Tick> due() {
    return restless().squares().stream().map(this::due).min(Tick::compareTo);
  }

  private Tick due(Square square) {
    var state = restless[square.index()];
    return state == null ? Tick.ZERO : due(square, state);
  }

  private Occupancy restless() {
    long bits = 0;
    for (int i = 0; i < 64; i++) {
      bits |= restless[i] == null ? 0 : 1L << i;
    }
    return new Occupancy(bits);
  }
}
