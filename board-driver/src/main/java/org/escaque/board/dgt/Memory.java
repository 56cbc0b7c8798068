package org.escaque.board.dgt;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * What outlives a connection: what the table knows of the men, and what was heard last and is to be
 * found again in the board's log. Confined to one thread.
 */
final class Memory {

  /**
   * Up to so many changed squares need no log: two plies, which the men explain by themselves. The
   * log takes more than eight seconds in which nothing else is heard.
   */
  private static final int PLAIN = 4;

  /** Whoever has pressed once more, or was away for so long, may have moved one man twice. */
  private static final int ONE_MOVE = 2;

  private static final Duration LONG = Duration.ofSeconds(6);

  /** A board without a battery mostly loses its power with its cable, and then has no log. */
  private static final int PLAIN_WITHOUT_BATTERY = 8;

  /** How often a board is asked for its battery; one without does not answer. */
  private static final int MOST_QUESTIONS = 3;

  private final Heard heard = new Heard();

  /** What the table knows; null before the first dump. */
  private @Nullable Men told;

  /** The same with the changes that were said and not yet believed when the line was lost. */
  private @Nullable Men said;

  private int questions;
  private boolean hasBattery;
  private Tick lostAt = Tick.ZERO;

  /** The log was read once, and the board had had no power. */
  private boolean losesPower;

  void heard(LogRecord.Change change, Tick tick) {
    heard.add(change, tick);
  }

  /**
   * The table knows this now.
   *
   * @param log how it came about, if the board's log was read; else nothing
   */
  void told(Men men, List<LogRecord> log) {
    heard.anew(log);
    told = men;
    said = men;
  }

  /** The clock showed this. */
  void clock(ClockFrame frame) {
    heard.clock(frame);
  }

  /** The line was lost. */
  void lost(Men toldMen, Men saidMen, Tick tick) {
    told = toldMen;
    said = saidMen;
    lostAt = tick;
  }

  @Nullable Men told() {
    return told;
  }

  /** Whether the board is to be asked for its battery; counts as a question. */
  boolean asksForBattery() {
    return !hasBattery && questions++ < MOST_QUESTIONS;
  }

  void hasBattery() {
    hasBattery = true;
  }

  /**
   * Whether the log is worth its time.
   *
   * @param clock what the clock shows now
   */
  boolean wantsLog(Men now, List<ClockFrame> clock, Tick tick) {
    var before = told;
    int changed = before == null ? 0 : now.differs(before).count();
    if (!hasBattery) {
      return !losesPower && changed > PLAIN_WITHOUT_BATTERY;
    }
    boolean mayBeMore = !heard.isLeverOf(clock) || tick.since(lostAt).compareTo(LONG) > 0;
    return changed > (mayBeMore ? ONE_MOVE : PLAIN);
  }

  /**
   * What the log says of the time in which nobody listened.
   *
   * @param now what stands there since it was read
   */
  Optional<Recovery> recover(Meanwhile log, Men now) {
    var before = told;
    if (before == null) {
      return Optional.empty();
    }
    var records = log.records();
    var lastSaid = said == null ? before : said;
    var found =
        Stream.of(lastSaid, before)
            .flatMap(
                start ->
                    Stream.of(now, log.asked())
                        .flatMap(end -> Recovery.find(start, end, records, heard).stream()))
            .findFirst()
            .map(recovery -> recovery.from(before));
    boolean hadNoPower = records.stream().anyMatch(LogRecord.PoweredUp.class::isInstance);
    losesPower |= found.isEmpty() && hadNoPower;
    return found;
  }
}
