package org.escaque.simulator.dgt;

import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * The board as a value: {@code (state, happening) -> (state, bytes out)}.
 *
 * @param card who it is
 * @param quirks what else it does
 * @param mode what it tells
 * @param fields what stands on it, as it was scanned last
 * @param clock what is plugged in
 * @param log its own notes
 * @param heard commands so far
 * @param frame a command of several bytes that is not complete yet
 * @param answer the clock's last answer
 */
public record DgtBoard(
    Card card,
    Quirks quirks,
    Mode mode,
    Fields fields,
    ClockFace clock,
    EepromLog log,
    Heard heard,
    Octets frame,
    @Nullable Answer answer) {

  /** What the clock answered, and when. */
  record Answer(Octets message, Tick tick) {}

  /** The board after a happening, and what it sends. */
  public record Step(DgtBoard board, Octets out) {}

  /** A board that has just been given power, nothing plugged in, its notes empty. */
  public static DgtBoard poweredUp(Card card, Fields fields) {
    return new DgtBoard(
        card,
        Quirks.NONE,
        Mode.BUS,
        fields,
        new ClockFace.None(),
        EepromLog.NEW.noted(EepromLog.POWER_UP),
        Heard.NOTHING,
        Octets.NONE,
        null);
  }

  /** What this does. */
  public Step on(Happening happening) {
    return switch (happening) {
      case Happening.ByteReceived(int value, var tick) -> Listening.hear(this, value, tick);
      case Happening.FieldChanged(int field, int code, var tick) -> changed(field, code, tick);
      case Happening.ClockChanged(var face, var tick) -> shown(face);
      case Happening.ButtonPressed(int code, var tick) -> pressed(code);
      case Happening.SecondPassed second ->
          mode == Mode.UPDATE ? says(Messages.clock(clock)) : silent();
      case Happening.PoweredUp(var standing, var face, var tick) ->
          new DgtBoard(
                  card,
                  quirks,
                  Mode.BUS,
                  standing,
                  face,
                  log.noted(EepromLog.POWER_UP),
                  heard,
                  Octets.NONE,
                  null)
              .silent();
    };
  }

  private Step changed(int field, int code, Tick tick) {
    if (fields.at(field) == code) {
      return silent();
    }
    var after = fields.with(field, code);
    var board = with(after, log.changed(field, code, after, tick));
    return mode.tellsFields() ? board.says(Messages.field(field, code)) : board.silent();
  }

  private Step shown(ClockFace face) {
    boolean same = Messages.clockPayload(face).equals(Messages.clockPayload(clock));
    var board = with(face, noted(face));
    return mode.tellsClock() && !same ? board.says(Messages.clock(face)) : board.silent();
  }

  /** A lever that moved is noted with the time of the player who pressed. */
  private EepromLog noted(ClockFace face) {
    boolean moved =
        clock instanceof ClockFace.Shown before
            && face instanceof ClockFace.Shown after
            && before.rightHigh() != after.rightHigh();
    if (!moved || !(face instanceof ClockFace.Shown after)) {
      return log;
    }
    return log.pressed(after.rightHigh() ? after.left() : after.right(), after.rightHigh());
  }

  private Step pressed(int button) {
    return mode.tellsClock() && clock instanceof ClockFace.Shown
        ? says(Messages.acknowledgement(0x10, 0x88, 0, button))
        : silent();
  }

  Step silent() {
    return new Step(this, Octets.NONE);
  }

  Step says(Octets out) {
    return new Step(this, out);
  }

  DgtBoard with(Mode next) {
    return new DgtBoard(card, quirks, next, fields, clock, log, heard, Octets.NONE, answer);
  }

  DgtBoard with(Octets unfinished) {
    return new DgtBoard(card, quirks, mode, fields, clock, log, heard, unfinished, answer);
  }

  DgtBoard with(Heard more) {
    return new DgtBoard(card, quirks, mode, fields, clock, log, more, frame, answer);
  }

  DgtBoard with(Answer newest) {
    return new DgtBoard(card, quirks, mode, fields, clock, log, heard, frame, newest);
  }

  DgtBoard with(EepromLog notes) {
    return new DgtBoard(card, quirks, mode, fields, clock, notes, heard, frame, answer);
  }

  /** The same with other traps. */
  public DgtBoard with(Quirks others) {
    return new DgtBoard(card, others, mode, fields, clock, log, heard, frame, answer);
  }

  private DgtBoard with(Fields after, EepromLog notes) {
    return new DgtBoard(card, quirks, mode, after, clock, notes, heard, frame, answer);
  }

  private DgtBoard with(ClockFace face, EepromLog notes) {
    return new DgtBoard(card, quirks, mode, fields, face, notes, heard, frame, answer);
  }
}
