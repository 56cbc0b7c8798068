package org.escaque.board.scan;

import java.io.IOException;
import java.time.Duration;
import java.util.function.Consumer;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.ContactReader;
import org.escaque.board.GhostWatch;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.board.wire.Backoff;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Scans one board: one {@link #step} is one scan, or one attempt to get the board back. Confined to
 * the thread that steps; only {@link #health} may be asked from elsewhere.
 *
 * <pre>
 *             opened                 no good scan for 300 ms
 *  absent ------------> connected ----------------------------> absent
 *    |  ^ fails: again after 0.5 s, doubling up to 5 s
 *    +--+
 * </pre>
 */
final class Scanner implements AutoCloseable {

  /** Bad scans are passed over for so long; then the link counts as lost. */
  static final Duration TOLERANCE = Duration.ofMillis(300);

  /** After a scan that took so long nobody knows what happened on the board meanwhile. */
  static final Duration STALL = Duration.ofSeconds(1);

  /** A scan later than so many periods, and a bounce, is a late one. */
  private static final int LATE = 3;

  private static final Logger LOG = LoggerFactory.getLogger(Scanner.class);

  private final ScanPlan plan;
  private final TickSource ticks;
  private final Consumer<BoardReport> sink;
  private final GhostWatch ghosts = new GhostWatch();
  private final ScanMeter meter = new ScanMeter();
  private final Backoff retry = new Backoff();

  private Link link = new Absent();
  private boolean lossReported;

  /** Whether a reader is open. */
  private sealed interface Link {}

  private record Absent() implements Link {}

  /** Lives from the opening of a reader to its close. */
  private static final class Connected implements Link {
    final ContactReader reader;
    final Delivery delivery;
    Tick lastGood;

    Connected(ContactReader reader, Delivery delivery, Tick opened) {
      this.reader = reader;
      this.delivery = delivery;
      this.lastGood = opened;
    }
  }

  Scanner(ScanPlan plan, TickSource ticks, Consumer<BoardReport> sink) {
    this.plan = plan;
    this.ticks = ticks;
    this.sink = sink;
  }

  /**
   * Does what was due.
   *
   * @param due when it was due
   * @return when to step again, always later than the present
   */
  Tick step(Tick due) {
    return switch (link) {
      case Absent absent -> open();
      case Connected connected -> scan(connected, due);
    };
  }

  private Tick open() {
    try {
      var reader = guarded(plan.opener()::open);
      link = new Connected(reader, new Delivery(plan.settling()), ticks.now());
      retry.succeeded();
      return ticks.now().plus(plan.period());
    } catch (IOException failure) {
      reportLoss(String.valueOf(failure.getMessage()), ticks.now());
      return ticks.now().plus(retry.failed());
    }
  }

  private Tick scan(Connected connected, Tick due) {
    long late = Math.max(0, ticks.now().nanos() - due.nanos());
    try {
      long contacts = guarded(connected.reader::read);
      var now = ticks.now();
      meter.scanned(now, late);
      good(connected, new ContactFrame(now, contacts, 0, since(connected, now)));
    } catch (IOException failure) {
      var now = ticks.now();
      meter.failed();
      if (now.since(connected.lastGood).compareTo(TOLERANCE) >= 0) {
        lose(connected, String.valueOf(failure.getMessage()), now);
        return now.plus(retry.failed());
      }
    }
    // A bus slower than the rate still leaves a quarter of the time to others.
    var earliest = ticks.now().plus(plan.period().dividedBy(4));
    var next = due.plus(plan.period());
    return next.isAfter(earliest) ? next : earliest;
  }

  /** After a late scan nobody knows when contacts changed since the one before. */
  private Tick since(Connected connected, Tick now) {
    var gap = now.since(connected.lastGood);
    boolean late = gap.compareTo(plan.period().multipliedBy(LATE).plus(Settling.BOUNCE)) > 0;
    return late && gap.compareTo(STALL) <= 0 ? connected.lastGood : now;
  }

  /** A call of foreign code that may fail. */
  private interface Call<T> {
    T make() throws IOException;
  }

  /** A bug in a reader makes its board fail, not the thread. */
  private static <T> T guarded(Call<T> call) throws IOException {
    try {
      return call.make();
    } catch (RuntimeException bug) {
      throw new IOException("bug in the reader: " + bug, bug);
    }
  }

  private void good(Connected connected, ContactFrame frame) {
    if (!meter.isConnected()) {
      LOG.info("board={} state=connected", plan.board());
      meter.connected();
      lossReported = false;
    } else if (frame.tick().since(connected.lastGood).compareTo(STALL) > 0) {
      LOG.warn(
          "board={} state=stalled since_tick_ms={}", plan.board(), connected.lastGood.millis());
      sink.accept(new BoardReport.Settled(new BoardEvent.BoardLost(connected.lastGood)));
      connected.delivery.restart();
    }
    connected.lastGood = frame.tick();
    if (connected.delivery.wants(frame)) {
      if (!plan.diodes()) {
        ghosts.frame(frame).forEach(event -> sink.accept(new BoardReport.Settled(event)));
      }
      sink.accept(new BoardReport.Contacts(frame));
    }
  }

  private void lose(Connected connected, String reason, Tick now) {
    connected.reader.close();
    link = new Absent();
    meter.lost();
    reportLoss(reason, now);
  }

  /** Once a loss: the attempts after it are quiet. */
  private void reportLoss(String reason, Tick now) {
    if (!lossReported) {
      lossReported = true;
      LOG.warn("board={} state=lost reason=\"{}\"", plan.board(), reason);
      sink.accept(new BoardReport.Settled(new BoardEvent.BoardLost(now)));
    }
  }

  /** How the scans have gone; any thread. */
  ScanHealth health() {
    return meter.health();
  }

  @Override
  public void close() {
    if (link instanceof Connected connected) {
      connected.reader.close();
      link = new Absent();
    }
  }
}
