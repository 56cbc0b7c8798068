package org.escaque.board.dgt;

import java.util.List;
import org.escaque.board.Square;

/** A message of a board. */
sealed interface DgtMessage {

  /**
   * All squares.
   *
   * @param resultPieces how many squares hold a result piece; they count as empty
   */
  record Dump(Men men, int resultPieces) implements DgtMessage {}

  /**
   * One square has changed.
   *
   * @param man as in FEN; a blank for nothing, or for a result piece
   */
  record Field(Square square, char man, boolean resultPiece) implements DgtMessage {}

  record Clock(ClockFrame frame) implements DgtMessage {}

  /** The board's own log of changes. */
  record MoveLog(List<LogRecord> records) implements DgtMessage {}

  record BusAddress(int address) implements DgtMessage {}

  /** Digits as printed on the board: five, or ten of the long number. */
  record SerialNumber(String digits) implements DgtMessage {}

  record Version(int major, int minor) implements DgtMessage {}

  /**
   * @param percent what is left
   * @param charging by the status bits, where the message has them
   */
  record Battery(int percent, boolean charging) implements DgtMessage {}

  /** A message that is none of this driver's business. */
  record Ignored(Kind kind) implements DgtMessage {
    enum Kind {
      DRAUGHTS,
      TRADEMARK
    }
  }

  /** Bytes that began as a message and are none. */
  record Broken(String reason) implements DgtMessage {}
}
