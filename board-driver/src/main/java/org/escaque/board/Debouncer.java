package org.escaque.board;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Makes settled events of raw contacts. Confined to one thread; allocates nothing while nothing
 * changes.
 *
 * <p>A square is at rest until its contact differs from the settled state. It is then restless
 * until the contact has kept one state for that state's settle time:
 *
 * <pre>
 *             contact differs                 still for the settle time, other state
 *   at rest ------------------> restless ----------------------------> lifted / placed, at rest
 *      ^                          |  \
 *      |  still, as it began      |   \  one second
 *      +-- (seen empty) ----------+    +--> doubted, until still
 * </pre>
 *
 * A square that flickers too often is degraded: doubted until it has kept still for a minute, and
 * its gaps are no evidence ({@link SquareWatch}).
 *
 * <p>The 64 squares are three words (settled, contact, restless): a frame without news costs an xor
 * and two tests, and only restless squares are looked at one by one. The tick of a lift or
 * placement is that of its first change, bounces and tremors included: a press may come between.
 * Events of one call come in the order of their ticks; those of later calls may be earlier by at
 * most {@link Settling#horizon}, and by as much more as the contact trembled or flickered.
 */
public final class Debouncer {

  /** A contact that has not kept still for this long cannot be believed. */
  static final Duration DOUBT = Duration.ofSeconds(1);

  private static final long BOUNCE_NANOS = Settling.BOUNCE.toNanos();
  private static final long FLICKER_NANOS = Duration.ofMillis(250).toNanos();
  private static final long DOUBT_NANOS = DOUBT.toNanos();
  private static final Comparator<BoardEvent> BY_TICK = Comparator.comparing(BoardEvent::tick);

  private final long liftNanos;
  private final long placeNanos;
  private final boolean polled;

  private boolean known;
  private long settled;
  private long contacts;
  private long restless;
  private long doubted;

  /** For restless squares: when they became so, when the transition began, the last change. */
  private final long[] since = new long[64];

  private final long[] opened = new long[64];
  private final long[] edge = new long[64];

  private final SquareWatch watch = new SquareWatch();

  /** A debouncer that knows nothing yet; its first frame is taken as it is. */
  public Debouncer(Settling settling) {
    liftNanos = settling.lift().toNanos();
    placeNanos = settling.place().toNanos();
    polled = settling.isPolled();
  }

  /** Takes what a driver delivers. Contacts are debounced, settled events pass. */
  public List<BoardEvent> report(BoardReport report) {
    return switch (report) {
      case BoardReport.Contacts(ContactFrame frame) -> frame(frame);
      case BoardReport.Settled(BoardEvent event) -> settledBefore(event);
    };
  }

  private List<BoardEvent> settledBefore(BoardEvent event) {
    switch (event) {
      case BoardEvent.BoardLost lost -> forget();
      case BoardEvent.BoardBack(Occupancy occupancy, Tick tick) -> {
        return back(occupancy, tick);
      }
      case BoardEvent.SquareLifted lifted -> {}
      case BoardEvent.SquarePlaced placed -> {}
      case BoardEvent.SquareSeenEmpty seen -> {}
      case BoardEvent.PieceSeen seen -> {}
      case BoardEvent.SquareDoubted doubted -> {}
      case BoardEvent.SquareTrusted trusted -> {}
    }
    return List.of(event);
  }

  /** Starts anew from contacts that are known to stand so. */
  public void standing(Occupancy occupancy) {
    forget();
    known = true;
    settled = occupancy.bits();
    contacts = settled;
  }

  private void forget() {
    known = false;
    restless = 0;
  }

  /** The contacts are read anew: what was in doubt because it moved is at rest. */
  private List<BoardEvent> back(Occupancy occupancy, Tick tick) {
    standing(occupancy);
    var events = new ArrayList<BoardEvent>();
    events.add(new BoardEvent.BoardBack(occupancy, tick));
    trust(doubted, tick, events);
    doubted = 0;
    return events;
  }

  private void trust(long squares, Tick tick, List<BoardEvent> events) {
    for (long left = squares; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if (!watch.isDegraded(square)) {
        events.add(new BoardEvent.SquareTrusted(Square.of(square), tick));
      }
    }
  }

  /** Takes one reading of the contacts; ticks must not go back. */
  public List<BoardEvent> frame(ContactFrame frame) {
    if (!known) {
      return back(new Occupancy(frame.occupied()), frame.tick());
    }
    long changed = frame.occupied() ^ contacts;
    long gaps = frame.seenEmpty() & settled & contacts & frame.occupied();
    if ((changed | gaps | restless) == 0) {
      return recovered(frame.tick());
    }
    long now = frame.tick().nanos();
    // A board that reports on change held its contacts until now; a polled one proves it by this
    // reading.
    var events = polled ? List.<BoardEvent>of() : settle(now);
    for (long rest = changed | gaps; rest != 0; rest &= rest - 1) {
      changed(Long.numberOfTrailingZeros(rest), frame);
    }
    contacts = frame.occupied();
    return polled ? settle(now) : events;
  }

  /** Time has passed and no contact has changed; for boards that report on change. */
  public List<BoardEvent> at(Tick tick) {
    if (polled) {
      return List.of();
    }
    return restless == 0 ? recovered(tick) : settle(tick.nanos());
  }

  /** Squares that flickered too often and have kept still since are believed again. */
  private List<BoardEvent> recovered(Tick tick) {
    long still = watch.recovered(tick.nanos());
    if (still == 0) {
      return List.of();
    }
    var events = new ArrayList<BoardEvent>(1);
    trust(still & ~doubted, tick, events);
    return events;
  }

  /** Where a scan came late, the change counts from the scan before: a press may lie between. */
  private void changed(int square, ContactFrame frame) {
    long bit = 1L << square;
    long now = frame.tick().nanos();
    long began = frame.since().nanos();
    boolean leavesSettled = ((frame.occupied() ^ settled) & bit) != 0;
    boolean bounce = (restless & bit) != 0 && now - edge[square] <= BOUNCE_NANOS;
    watch.changed(square, bounce);
    if ((restless & bit) == 0) {
      restless |= bit;
      since[square] = began;
    }
    if (leavesSettled && !bounce) {
      opened[square] = began;
    }
    edge[square] = now;
  }

  private List<BoardEvent> settle(long now) {
    if (restless == 0) {
      return List.of();
    }
    var events = new ArrayList<BoardEvent>(2);
    for (long rest = restless; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      if (now >= due(square)) {
        settle(square, now, events);
      } else if (now - since[square] >= DOUBT_NANOS && (doubted >>> square & 1) == 0) {
        doubted |= 1L << square;
        if (!watch.isDegraded(square)) {
          events.add(new BoardEvent.SquareDoubted(Square.of(square), "flicker", doubtTick(square)));
        }
      }
    }
    events.sort(BY_TICK);
    return events;
  }

  private void settle(int square, long now, List<BoardEvent> events) {
    long bit = 1L << square;
    restless &= ~bit;
    watch.rested(square, edge[square] - since[square]);
    var name = Square.of(square);
    if (((settled ^ contacts) & bit) != 0) {
      settled ^= bit;
      var began = new Tick(began(square));
      events.add(
          (settled & bit) == 0
              ? new BoardEvent.SquareLifted(name, began)
              : new BoardEvent.SquarePlaced(name, began));
    } else {
      flickered(square, now, events);
    }
    if ((doubted & bit) != 0) {
      doubted &= ~bit;
      trust(bit, new Tick(Math.min(now, due(square))), events);
    }
  }

  /** A gap is evidence of a swept piece, unless the contact makes gaps all the time. */
  private void flickered(int square, long now, List<BoardEvent> events) {
    var name = Square.of(square);
    if (watch.flickered(square, now)) {
      var tick = new Tick(Math.min(now, due(square)));
      events.add(new BoardEvent.SquareDoubted(name, "degraded", tick));
    }
    if ((settled >>> square & 1) != 0 && !watch.isDegraded(square)) {
      events.add(new BoardEvent.SquareSeenEmpty(name, new Tick(since[square])));
    }
  }

  /**
   * A man that trembles down stands since its first touch. One that was lifted left when its square
   * first opened, whatever flew over since; after a long flicker, when it last did.
   */
  private long began(int square) {
    boolean lifted = (settled >>> square & 1) == 0;
    boolean flicker = opened[square] - since[square] > FLICKER_NANOS;
    return lifted && flicker ? opened[square] : since[square];
  }

  /** When the square settles if its contact keeps still. */
  private long due(int square) {
    boolean closed = (contacts >>> square & 1) != 0;
    return edge[square] + (closed ? placeNanos : liftNanos);
  }

  private Tick doubtTick(int square) {
    return new Tick(since[square] + DOUBT_NANOS);
  }

  /**
   * When a square settles or recovers if no frame comes before: {@link #at} is then due. Empty for
   * a polled board, whose frames come anyway.
   */
  public Optional<Tick> wakeAt() {
    if (polled) {
      return Optional.empty();
    }
    if (restless == 0) {
      return watch.wakeAt();
    }
    long next = Long.MAX_VALUE;
    for (long rest = restless; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      next = Math.min(next, due(square));
    }
    return Optional.of(new Tick(next));
  }

  /** The settled state; nothing before the first frame. */
  public Occupancy occupancy() {
    return new Occupancy(settled);
  }

  /** How each contact that has changed has behaved so far. */
  public List<SquareStatistics> statistics() {
    return watch.statistics();
  }

  /** The squares whose contacts have changed and not yet settled. */
  public Occupancy restless() {
    return new Occupancy(restless);
  }

  /**
   * Since when contacts move that have neither settled nor are doubted: what they will tell may
   * bear a tick from then on. Empty if there are none; never longer ago than {@link #DOUBT}.
   */
  public Optional<Tick> restlessSince() {
    long first = Long.MAX_VALUE;
    for (long rest = restless & ~doubted & ~watch.degraded(); rest != 0; rest &= rest - 1) {
      first = Math.min(first, since[Long.numberOfTrailingZeros(rest)]);
    }
    return first == Long.MAX_VALUE ? Optional.empty() : Optional.of(new Tick(first));
  }
}
