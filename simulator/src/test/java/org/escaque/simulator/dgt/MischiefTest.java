package org.escaque.simulator.dgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MischiefTest {

  private static final long SEED = Long.getLong("escaque.seed", 20_261_130);

  /** A reader by the framing rule alone: a byte with bit 7 begins a message. */
  private static List<Octets> read(Octets stream) {
    var messages = new ArrayList<Octets>();
    var message = Octets.NONE;
    for (int at = 0; at < stream.size(); at++) {
      var one = stream.slice(at, at + 1);
      if (one.at(0) >= 0x80) {
        message = one;
      } else if (message.size() > 0) {
        message = message.plus(one);
      }
      if (message.size() >= 3 && message.size() == (message.at(1) << 7 | message.at(2))) {
        messages.add(message);
        message = Octets.NONE;
      }
    }
    return messages;
  }

  @Test
  void pieces_ofABadLine_holdEveryMessageAndNoOther() {
    System.out.println("MischiefTest seed=" + SEED);
    var random = new Random(SEED);
    var mischief = new Mischief(Mischief.Level.BAD, SEED);
    var sent = new ArrayList<Octets>();
    var stream = Octets.NONE;
    int pieces = 0;
    for (int message = 0; message < 2_000; message++) {
      var next =
          random.nextBoolean()
              ? Messages.field(random.nextInt(64), random.nextInt(13))
              : Messages.clock(ClockFace.set(random.nextInt(36_000), random.nextInt(36_000)));
      sent.add(next);
      for (var piece : mischief.pieces(next)) {
        stream = stream.plus(piece);
        pieces++;
      }
    }
    stream = stream.plus(mischief.flush());

    assertThat(read(stream)).isEqualTo(sent);
    assertThat(pieces).isGreaterThan(2_000);
    assertThat(stream.size()).isGreaterThan(sent.stream().mapToInt(Octets::size).sum());
  }

  @Test
  void pieces_ofAPerfectLine_areTheMessages() {
    var message = Messages.field(52, 1);

    assertThat(Mischief.none().pieces(message)).containsExactly(message);
  }
}
