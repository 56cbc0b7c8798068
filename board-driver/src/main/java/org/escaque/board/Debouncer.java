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
 * The 64 squares are three words (settled, contact, restless): a frame without news costs an xor
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
      case BoardEvent.BoardBack(Occupancy occupancy, Tick tick) -> standing(occupancy);
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
    doubted = 0;
  }

  /** Takes one reading of the contacts; ticks must not go back. */
  public List<BoardEvent> frame(ContactFrame frame) {
    if (!known) {
      var occupancy = new Occupancy(frame.occupied());
      standing(occupancy);
      return List.of(new BoardEvent.BoardBack(occupancy, frame.tick()));
    }
    long changed = frame.occupied() ^ contacts;
    long gaps = frame.seenEmpty() & settled & contacts & frame.occupied();
    if ((changed | gaps | restless) == 0) {
      return List.of();
    }
    long now = frame.tick().nanos();
    // A board that reports on change held its contacts until now; a polled one proves it by this
    // reading.
    var events = polled ? List.<BoardEvent>of() : settle(now);
    for (long rest = changed | gaps; rest != 0; rest &= rest - 1) {
      changed(Long.numberOfTrailingZeros(rest), frame.occupied(), now);
    }
    contacts = frame.occupied();
    return polled ? settle(now) : events;
  }

  /** Time has passed and no contact has changed; for boards that report on change. */
  public List<BoardEvent> at(Tick tick) {
    return polled ? List.of() : settle(tick.nanos());
  }

  private void changed(int square, long occupied, long now) {
    long bit = 1L << square;
    boolean leavesSettled = ((occupied ^ settled) & bit) != 0;
    boolean bounce = (restless & bit) != 0 && now - edge[square] <= BOUNCE_NANOS;
    if ((restless & bit) == 0) {
      restless |= bit;
      since[square] = now;
    }
    if (leavesSettled && !bounce) {
      opened[square] = now;
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
        events.add(new BoardEvent.SquareDoubted(Square.of(square), "flicker", doubtTick(square)));
      }
    }
    events.sort(BY_TICK);
    return events;
  }

  private void settle(int square, long now, List<BoardEvent> events) {
    long bit = 1L << square;
    restless &= ~bit;
    var name = Square.of(square);
    if (((settled ^ contacts) & bit) != 0) {
      settled ^= bit;
      var began = new Tick(began(square));
      events.add(
          (settled & bit) == 0
              ? new BoardEvent.SquareLifted(name, began)
              : new BoardEvent.SquarePlaced(name, began));
    } else if ((settled & bit) != 0) {
      events.add(new BoardEvent.SquareSeenEmpty(name, new Tick(since[square])));
    }
    if ((doubted & bit) != 0) {
      doubted &= ~bit;
      events.add(new BoardEvent.SquareTrusted(name, new Tick(Math.min(now, due(square)))));
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
   * When a square settles if no frame comes before: {@link #at} is then due. Empty for a polled
   * board, whose frames come anyway.
   */
  public Optional<Tick> wakeAt() {
    if (polled || restless == 0) {
      return Optional.empty();
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

  /** The squares whose contacts have changed and not yet settled. */
  public Occupancy restless() {
    return new Occupancy(restless);
  }
}
