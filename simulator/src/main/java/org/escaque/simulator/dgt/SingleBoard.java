package org.escaque.simulator.dgt;

import java.time.Duration;
import org.escaque.board.Tick;

/** The commands of one byte. What is not in the table is not answered. */
final class SingleBoard {

  private static final Duration REPEATS = Duration.ofSeconds(1);

  private SingleBoard() {}

  static DgtBoard.Step carryOut(DgtBoard board, int command, Tick tick) {
    var card = board.card();
    return switch (command) {
      case 0x40 -> board.with(Mode.IDLE).silent();
      case 0x41 -> board.says(clock(board, tick));
      case 0x42 -> board.says(Messages.dump(board.fields()));
      case 0x43 -> board.with(Mode.UPDATE).silent();
      case 0x44 -> board.with(Mode.UPDATE_BOARD).silent();
      case 0x45 -> board.says(Messages.of(Messages.SERIAL, card.shortSerial()));
      case 0x46 ->
          board.says(
              Messages.of(Messages.BUS_ADDRESS, Octets.of(card.addressHigh(), card.addressLow())));
      case 0x47 -> board.says(Messages.of(Messages.TRADEMARK, Card.TRADEMARK));
      case 0x49 ->
          board
              .with(board.log().noted(EepromLog.DOWNLOADED))
              .says(Messages.of(Messages.LOG, board.log().dump()));
      case 0x4A -> board.with(Mode.BUS).silent();
      case 0x4B -> board.with(Mode.UPDATE_NICE).silent();
      case 0x4C -> battery(board);
      case 0x4D -> board.says(Messages.of(Messages.VERSION, Octets.of(card.major(), card.minor())));
      case 0x55 -> board.says(Messages.of(Messages.LONG_SERIAL, card.longSerial()));
      default -> board.silent();
    };
  }

  private static DgtBoard.Step battery(DgtBoard board) {
    return switch (board.card().battery()) {
      case Card.Battery.Cable cable -> board.silent();
      case Card.Battery.Charged(int percent) ->
          board.says(Messages.of(Messages.BATTERY, board.card().batteryPayload(percent)));
    };
  }

  /** Soon after a command the clock may give its old answer again instead of its times. */
  private static Octets clock(DgtBoard board, Tick tick) {
    var answer = board.answer();
    boolean repeats =
        board.quirks().repeatedAnswers()
            && answer != null
            && tick.since(answer.tick()).compareTo(REPEATS) < 0;
    return repeats && answer != null ? answer.message() : Messages.clock(board.clock());
  }
}
