package org.escaque.board.dgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds messages in the bytes of a board: an id with its highest bit set, the whole length in two
 * bytes of seven bits, then bytes without that bit. A byte with it inside a message begins another
 * one. Confined to one thread.
 */
final class DgtDecoder {

  private static final int HEADER = 3;

  private final List<Integer> message = new ArrayList<>();
  private int length;
  private long skipped;

  /** Takes a byte, 0 to 255; gives the message that it ends or breaks. */
  Optional<DgtMessage> take(int value) {
    if (value >= 0x80) {
      return begin(value);
    }
    if (message.isEmpty()) {
      skipped++;
      return Optional.empty();
    }
    message.add(value);
    if (message.size() < HEADER) {
      return Optional.empty();
    }
    if (message.size() == HEADER) {
      length = message.get(1) << 7 | value;
      if (!MessageReader.hasLength(message.getFirst(), length)) {
        return broken("length %d of message %02x".formatted(length, message.getFirst()));
      }
    }
    return message.size() < length ? Optional.empty() : complete();
  }

  private Optional<DgtMessage> begin(int id) {
    Optional<DgtMessage> before =
        message.isEmpty()
            ? Optional.empty()
            : broken("message %02x ends after %d bytes".formatted(message.getFirst(), size()));
    if (MessageReader.isKnown(id)) {
      message.add(id);
    } else {
      skipped++;
    }
    return before;
  }

  private int size() {
    return message.size();
  }

  private Optional<DgtMessage> broken(String reason) {
    message.clear();
    return Optional.of(new DgtMessage.Broken(reason));
  }

  private Optional<DgtMessage> complete() {
    var read = MessageReader.read(message.getFirst(), message.subList(HEADER, size()));
    message.clear();
    return Optional.of(read);
  }

  /** Forgets a message that has begun: another connection follows. */
  void restart() {
    message.clear();
  }

  /** Bytes that belonged to no message so far. */
  long skipped() {
    return skipped;
  }
}
