package org.escaque.board.dgt;

import java.util.List;

/** What the body of a message says, by its id. The ids and lengths are those of the protocol. */
final class MessageReader {

  private static final int DUMP = 0x86;
  private static final int CLOCK = 0x8d;
  private static final int FIELD = 0x8e;
  private static final int MOVE_LOG = 0x8f;
  private static final int BUS_ADDRESS = 0x90;
  private static final int SERIAL_NUMBER = 0x91;
  private static final int TRADEMARK = 0x92;
  private static final int VERSION = 0x93;
  private static final int DRAUGHTS_BLACK = 0x94;
  private static final int DRAUGHTS_WHITE = 0x95;
  private static final int BATTERY = 0xa0;
  private static final int LONG_SERIAL_NUMBER = 0xa2;

  private MessageReader() {}

  static boolean isKnown(int id) {
    return longest(id) > 0;
  }

  /** Whether a message of this id can be so long, its three bytes of header included. */
  static boolean hasLength(int id, int length) {
    return length >= shortest(id) && length <= longest(id);
  }

  private static int shortest(int id) {
    return switch (id) {
      case TRADEMARK -> 3;
      case BATTERY -> 4;
      default -> longest(id);
    };
  }

  private static int longest(int id) {
    return switch (id) {
      case DUMP -> 67;
      case CLOCK -> 10;
      case FIELD, BUS_ADDRESS, VERSION -> 5;
      case MOVE_LOG -> 3 + 0x1f00;
      case SERIAL_NUMBER -> 8;
      case TRADEMARK -> 300;
      case DRAUGHTS_BLACK, DRAUGHTS_WHITE -> 53;
      case BATTERY -> 12;
      case LONG_SERIAL_NUMBER -> 13;
      default -> 0;
    };
  }

  /** Reads a body of the right length, bytes of seven bits. */
  static DgtMessage read(int id, List<Integer> body) {
    return switch (id) {
      case DUMP -> dump(body);
      case CLOCK -> clock(body);
      case FIELD -> field(body.get(0), body.get(1));
      case MOVE_LOG -> new DgtMessage.MoveLog(LogReader.read(body));
      case BUS_ADDRESS -> new DgtMessage.BusAddress(body.get(0) << 7 | body.get(1));
      case SERIAL_NUMBER, LONG_SERIAL_NUMBER -> serialNumber(body);
      case TRADEMARK -> new DgtMessage.Ignored(DgtMessage.Ignored.Kind.TRADEMARK);
      case VERSION -> new DgtMessage.Version(body.get(0), body.get(1));
      case DRAUGHTS_BLACK, DRAUGHTS_WHITE ->
          new DgtMessage.Ignored(DgtMessage.Ignored.Kind.DRAUGHTS);
      case BATTERY -> battery(body);
      default -> throw new IllegalArgumentException("message " + id);
    };
  }

  private static DgtMessage dump(List<Integer> body) {
    var letters = new StringBuilder(" ".repeat(64));
    int results = 0;
    for (int i = 0; i < 64; i++) {
      int code = body.get(i);
      if (!Men.isCode(code)) {
        return new DgtMessage.Broken("dump with piece code %02x".formatted(code));
      }
      results += Men.isResultPiece(code) ? 1 : 0;
      letters.setCharAt(Men.square(i).index(), Men.letter(code));
    }
    return new DgtMessage.Dump(new Men(letters.toString()), results);
  }

  private static DgtMessage field(int index, int code) {
    if (index > 63 || !Men.isCode(code)) {
      return new DgtMessage.Broken("field %d with piece code %02x".formatted(index, code));
    }
    return new DgtMessage.Field(Men.square(index), Men.letter(code), Men.isResultPiece(code));
  }

  private static DgtMessage clock(List<Integer> body) {
    return new DgtMessage.Clock(
        new ClockFrame(
            body.get(0),
            body.get(1),
            body.get(2),
            body.get(3),
            body.get(4),
            body.get(5),
            body.get(6)));
  }

  private static DgtMessage serialNumber(List<Integer> body) {
    var digits = new StringBuilder();
    for (int character : body) {
      if (character < '0' || character > '9') {
        return new DgtMessage.Broken("serial number with character %02x".formatted(character));
      }
      digits.append((char) character);
    }
    return new DgtMessage.SerialNumber(digits.toString());
  }

  private static DgtMessage battery(List<Integer> body) {
    int percent = body.getFirst();
    if (percent > 100) {
      return new DgtMessage.Broken("battery at " + percent + " per cent");
    }
    boolean charging = body.size() >= 9 && (body.get(8) & 1) != 0;
    return new DgtMessage.Battery(percent, charging);
  }
}
