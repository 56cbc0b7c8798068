package org.escaque.simulator.dgt;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

/**
 * Bus mode, as far as one board on the line can meet it: four bytes in, {@code code address
 * checksum}, and messages with address and checksum out. Polling for changes is not answered.
 */
final class Bus {

  private static final int HEADER = 5;
  private static final int CHECKSUM = 1;

  private Bus() {}

  static boolean isValid(Octets frame) {
    return checksum(frame.slice(0, 3)) == frame.at(3);
  }

  static DgtBoard.Step carryOut(DgtBoard board, Octets frame) {
    var card = board.card();
    boolean broadcast = frame.at(1) == 0 && frame.at(2) == 0;
    boolean mine = frame.at(1) == card.addressHigh() && frame.at(2) == card.addressLow();
    if (!mine && !broadcast) {
      return board.silent();
    }
    return switch (frame.at(0)) {
      case 0x81 -> board.says(message(card, 0x84, Messages.clockPayload(board.clock())));
      case 0x82 ->
          board.says(message(card, 0x83, Octets.of(board.fields().codes().getBytes(ISO_8859_1))));
      case 0x87 -> board.says(message(card, 0x87, Octets.NONE));
      case 0x88, 0x89 -> board.with(Mode.IDLE).silent();
      case 0x8B -> board.says(message(card, 0x89, Octets.of(card.major(), card.minor())));
      default -> board.silent();
    };
  }

  private static Octets message(Card card, int type, Octets payload) {
    int length = HEADER + payload.size() + CHECKSUM;
    var body =
        Octets.of(type, length >> 7, length & 0x7F, card.addressHigh(), card.addressLow())
            .plus(payload);
    return body.plus(Octets.of(checksum(body)));
  }

  private static int checksum(Octets bytes) {
    int sum = 0;
    for (int at = 0; at < bytes.size(); at++) {
      sum += bytes.at(at);
    }
    return sum & 0x7F;
  }
}
