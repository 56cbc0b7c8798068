package org.escaque.simulator.dgt;

import org.escaque.board.Tick;

/** What happens to a board and its clock. */
public sealed interface Happening {

  Tick tick();

  /** A byte came over the line. */
  record ByteReceived(int value, Tick tick) implements Happening {}

  /** The board's scan finds another man, or none, on a field. */
  record FieldChanged(int field, int code, Tick tick) implements Happening {}

  /** The clock shows something else, or its lever moved, or it was plugged in or out. */
  record ClockChanged(ClockFace face, Tick tick) implements Happening {}

  /** A button of the clock: 31 back, 32 plus, 33 run, 34 minus, 35 ok. */
  record ButtonPressed(int code, Tick tick) implements Happening {}

  /** Another second. */
  record SecondPassed(Tick tick) implements Happening {}

  /** The board was without power; this is what stands on it and is plugged in now that it has. */
  record PoweredUp(Fields fields, ClockFace clock, Tick tick) implements Happening {}
}
