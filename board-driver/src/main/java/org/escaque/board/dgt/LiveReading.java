package org.escaque.board.dgt;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.escaque.board.BoardEvent;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * A board that is being read: what it says is believed when a dump says the same, and dumps are
 * asked for when one is due. Confined to one thread.
 */
final class LiveReading {

  /** A board that has not told all its squares for so long is asked. */
  static final Duration HEARTBEAT = Duration.ofSeconds(5);

  private final Asker asker;
  private final ManSettler settler;
  private Tick dumped;

  /** Whose turn the clock told last, and by which lever. */
  private int clockStatus = -1;

  /**
   * Everything stands so and has been told.
   *
   * @param known the tick at which it was told
   */
  LiveReading(Asker asker, Men men, Tick known, DgtSettling still, Tick now) {
    this.asker = asker;
    this.settler = new ManSettler(men, known, still.lift(), still.place());
    this.dumped = now;
  }

  /** What the table has been told. */
  Men told() {
    return settler.told();
  }

  /** What was said so far, believed or not. */
  Men said() {
    return settler.said();
  }

  /** From when on hands may have done what has not been told. */
  Tick untoldSince(Tick now) {
    return settler.untoldSince(now);
  }

  void field(LogRecord.Change change, Tick now) {
    settler.field(change.square(), change.man(), now);
  }

  void clock(ClockFrame frame) {
    if (!frame.isAnswer() && frame.status() != clockStatus) {
      clockStatus = frame.status();
      settler.pressed();
    }
  }

  /** Something came that no board says unasked. */
  void strange(Tick now) {
    settler.noise(now);
  }

  /** Something was said that nobody understood: it is asked for again. */
  void askAgain() {
    asker.ask(DgtCommand.DUMP);
    asker.ask(DgtCommand.CLOCK);
  }

  /** Whether a dump says what the changes said. */
  boolean agrees(Men men) {
    return settler.agrees(men);
  }

  /**
   * A dump came.
   *
   * @param asked when it was asked for; null if nobody has
   * @return what it confirms
   */
  List<BoardEvent> dump(Men men, @Nullable Tick asked, Tick now) {
    var since = asked == null ? dumped : asked;
    dumped = now;
    return settler.dump(men, since, now);
  }

  /** Time has passed; gives squares that are doubted for it. */
  List<BoardEvent> at(Tick now) {
    var doubted = settler.at(now);
    if (settler.due().filter(due -> !due.isAfter(now)).isPresent()) {
      asker.ask(DgtCommand.DUMP);
    }
    return doubted;
  }

  /** Whether the board has said so little that its mode is to be set again; then it is asked. */
  boolean hasBeenSilent(Tick now) {
    boolean silent = !dumped.plus(HEARTBEAT).isAfter(now) && !asker.isAsking(DgtCommand.DUMP);
    if (silent) {
      askAgain();
    }
    return silent;
  }

  /** When {@link #at} is due if nothing comes before. */
  Optional<Tick> wakeAt() {
    return asker.isAsking(DgtCommand.DUMP)
        ? Optional.empty()
        : Stream.of(settler.due(), Optional.of(dumped.plus(HEARTBEAT)))
            .flatMap(Optional::stream)
            .min(Tick::compareTo);
  }
}
