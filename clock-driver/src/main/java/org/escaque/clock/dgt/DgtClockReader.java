package org.escaque.clock.dgt;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Tick;
import org.escaque.board.dgt.ClockFrame;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.jspecify.annotations.Nullable;

/**
 * Makes clock events of a DGT clock's messages. They bear no checksum, so whatever is new must be
 * said twice: the first time counts for the tick, the second makes it true. Knows no thread;
 * confined to one.
 */
final class DgtClockReader {

  /** A running clock that tells nothing for so long is asked, and given up at the second limit. */
  private static final Duration SILENT = Duration.ofSeconds(7);

  private static final Duration GONE = Duration.ofSeconds(15);

  /** What is new and was said once is asked for again after this. */
  private static final Duration ASK_AGAIN = Duration.ofMillis(300);

  /** A running clock never gains more. */
  private static final int MOST_GAIN = 3600;

  private static final String SIDES = "sides";

  private final DgtSides sides;
  private final DgtClockCounters counters;
  private SideCheck check = new SideCheck();
  private boolean sidesDoubted;

  /** What is believed; null while no clock is read. */
  private @Nullable Seen believed;

  /** What the table was told of the times. */
  private @Nullable FallingTimes told;

  /** What was said once. */
  private @Nullable Seen candidate;

  /** The lever that was down when the clock was read last, also before a loss. */
  private @Nullable Lever lever;

  /** The last message, if it said that there is no clock. */
  private @Nullable ClockFrame unplugged;

  private @Nullable Tick heard;
  private @Nullable Tick asked;
  private boolean lossTold;

  /** A face and when it was first seen. */
  private record Seen(ClockFace face, Tick tick) {}

  /** What came of a message. */
  record Result(List<ClockEvent> events, boolean askAgain) {
    static final Result NOTHING = new Result(List.of(), false);

    Result {
      events = List.copyOf(events);
    }
  }

  DgtClockReader(DgtSides sides, DgtClockCounters counters) {
    this.sides = sides;
    this.counters = counters;
  }

  /** A message came. */
  Result frame(ClockFrame frame, Tick now) {
    return switch (ClockMessageReader.read(frame, sides)) {
      case ClockMessage.Times(ClockFace face) -> face(face, now);
      case ClockMessage.NoClock _ -> noClock(frame, now);
      case ClockMessage.Nothing _ -> {
        counters.nothing();
        yield Result.NOTHING;
      }
      case ClockMessage.Acknowledged _, ClockMessage.Spoke _ -> Result.NOTHING;
      case ClockMessage.ButtonPressed(var button) -> {
        counters.button(button);
        yield new Result(List.of(), true);
      }
      case ClockMessage.Wrong _ -> {
        counters.wrong();
        yield new Result(List.of(), true);
      }
    };
  }

  private Result noClock(ClockFrame frame, Tick now) {
    candidate = null;
    boolean again = frame.equals(unplugged);
    unplugged = frame;
    return again
        ? new Result(lose("no clock is plugged into the board", now), false)
        : new Result(List.of(), true);
  }

  private Result face(ClockFace face, Tick now) {
    unplugged = null;
    heard = now;
    var before = believed;
    if (before != null && isNoNews(before, face, now)) {
      candidate = null;
      check.compare(before.face(), face);
      believed = new Seen(face, now);
      var events = new ArrayList<ClockEvent>();
      doubtSides(now, events);
      return new Result(events, false);
    }
    var first = candidate;
    if (first != null && face.mayFollow(first.face(), now.since(first.tick()))) {
      candidate = null;
      return new Result(accept(face, first.tick(), now), false);
    }
    candidate = before != null && isTooMuch(before.face(), face) ? null : new Seen(face, now);
    asked = now;
    return new Result(List.of(), candidate != null);
  }

  /** Only a clock that stands can be given hours. */
  private static boolean isTooMuch(ClockFace before, ClockFace face) {
    return before.running()
        && face.running()
        && (face.left() > before.left() + MOST_GAIN || face.right() > before.right() + MOST_GAIN);
  }

  /** The clock runs or stands as before, and the table counts as it does. */
  private boolean isNoNews(Seen before, ClockFace face, Tick now) {
    return face.goesOn(before.face(), now.since(before.tick()))
        && told != null
        && told.knows(face, check.running(face), now);
  }

  /** Something is new, and was said twice. */
  private List<ClockEvent> accept(ClockFace face, Tick tick, Tick now) {
    var before = believed;
    believed = new Seen(face, now);
    var events = new ArrayList<ClockEvent>();
    if (before == null) {
      lossTold = false;
      events.add(new ClockEvent.ClockBack(Runs.of(face.pressed().other()), tick));
    } else if (face.pressed() != before.face().pressed()) {
      events.add(new ClockEvent.LeverPressed(face.pressed(), tick));
    }
    lever = face.pressed();
    boolean flagged = false;
    for (var side : Lever.values()) {
      if (face.flag(side) && (before == null || !before.face().flag(side))) {
        flagged = true;
        events.add(new ClockEvent.FlagRaised(side, tick));
      }
    }
    if (before != null && face.isLike(before.face())) {
      check.compare(before.face(), face);
      doubtSides(now, events);
    }
    boolean pressed = before == null || face.pressed() != before.face().pressed();
    if (before != null && !pressed && !flagged && before.face().running() && !face.running()) {
      events.add(new ClockEvent.PausePressed(tick));
    }
    times(face, now, !pressed, events);
    return events;
  }

  private void times(ClockFace face, Tick now, boolean untouched, List<ClockEvent> events) {
    var runs = check.running(face);
    var known = told;
    if (known != null && known.knows(face, runs, now)) {
      return;
    }
    var shown = FallingTimes.of(face, runs, now);
    ClockTime left = shown.left();
    ClockTime right = shown.right();
    boolean set =
        untouched
            && known != null
            && (known.hasRisen(face, Lever.LEFT, now) || known.hasRisen(face, Lever.RIGHT, now));
    told = shown;
    events.add(
        set
            ? new ClockEvent.TimesSet(left, right, runs, now)
            : new ClockEvent.TimesRead(left, right, runs, now));
  }

  private void doubtSides(Tick now, List<ClockEvent> events) {
    if (check.contradicts() != sidesDoubted) {
      sidesDoubted = check.contradicts();
      events.add(
          sidesDoubted
              ? new ClockEvent.ClockDoubted(SIDES, "the other side's time falls", now)
              : new ClockEvent.ClockTrusted(SIDES, now));
    }
  }

  /** Time has passed. */
  Result at(Tick now) {
    heard = heard == null ? now : heard;
    boolean running = believed != null && believed.face().running();
    boolean due = now.since(heard).compareTo(SILENT) >= 0;
    if (now.since(heard).compareTo(GONE) >= 0 && (running || believed == null)) {
      heard = now;
      return new Result(lose("the clock tells nothing", now), true);
    }
    boolean pending = candidate != null || running && due;
    if (pending && (asked == null || now.since(asked).compareTo(ASK_AGAIN) >= 0)) {
      asked = now;
      return new Result(List.of(), true);
    }
    return Result.NOTHING;
  }

  /** By the board's log this lever was pressed while nobody listened. */
  List<ClockEvent> recorded(Lever pressed, Tick tick) {
    if (pressed == lever) {
      return List.of();
    }
    lever = pressed;
    return List.of(new ClockEvent.LeverPressed(pressed, tick));
  }

  /** The link is gone. */
  List<ClockEvent> lose(String reason, Tick now) {
    believed = null;
    candidate = null;
    unplugged = null;
    told = null;
    check = new SideCheck();
    if (lossTold) {
      return List.of();
    }
    lossTold = true;
    return List.of(new ClockEvent.ClockLost(reason, now));
  }
}
