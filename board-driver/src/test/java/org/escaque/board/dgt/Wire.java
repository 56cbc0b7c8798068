package org.escaque.board.dgt;

import java.util.stream.IntStream;
import org.escaque.board.Square;

/** Messages as the bytes of the line, for tests. */
final class Wire {

  private static final String CODES = " PRNBKQprnbkq";

  private Wire() {}

  static int[] message(int id, int... body) {
    int length = body.length + 3;
    return IntStream.concat(IntStream.of(id, length >> 7, length & 0x7f), IntStream.of(body))
        .toArray();
  }

  static int[] dump(Men men) {
    var body = new int[64];
    for (int i = 0; i < 64; i++) {
      body[i] = CODES.indexOf(men.on(Square.of(i ^ 56)));
    }
    return message(0x86, body);
  }

  static int[] field(Square square, char man) {
    return message(0x8e, square.index() ^ 56, CODES.indexOf(man));
  }

  static int[] log(int... records) {
    var body = new int[0x1f00];
    System.arraycopy(records, 0, body, 0, records.length);
    body[records.length] = 0x6b;
    return message(0x8f, body);
  }
}
