package org.escaque.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class OutboxTest {

  private final Outbox outbox = new Outbox();

  private List<String> all() throws InterruptedException {
    var taken = new ArrayList<String>();
    for (var next = outbox.take(0); next.isPresent(); next = outbox.take(0)) {
      taken.add(next.get().topic() + "=" + next.get().payload());
    }
    return taken;
  }

  @Test
  void take_ofARetainedTopic_givesTheNewestOnly() throws Exception {
    outbox.offer(Message.retained("game", "1"));
    outbox.offer(Message.retained("clock", "1"));
    outbox.offer(Message.retained("game", "2"));

    assertThat(all()).containsExactly("game=2", "clock=1");
  }

  @Test
  void connected_again_everythingRetainedWaitsAnew() throws Exception {
    outbox.offer(Message.retained("game", "1"));
    outbox.offer(Message.queued("answer", "1"));
    all();

    outbox.connected();

    assertThat(all()).containsExactly("game=1");
  }

  @Test
  void queued_keepTheirOrder_andTheOldestOfTooManyIsDropped() throws Exception {
    for (int i = 0; i < 300; i++) {
      outbox.offer(Message.queued("answer", "" + i));
    }

    assertThat(outbox.dropped()).isEqualTo(44);
    assertThat(all()).startsWith("answer=44", "answer=45").endsWith("answer=299");
  }

  @Test
  void fleeting_withoutAConnection_isForgotten() throws Exception {
    outbox.offer(Message.fleeting("beat", "1"));
    assertThat(all()).isEmpty();

    outbox.connected();
    outbox.offer(Message.fleeting("beat", "2"));
    outbox.offer(Message.fleeting("beat", "3"));
    assertThat(all()).containsExactly("beat=2");
  }

  @Test
  void giveBack_ofARetained_doesNotReplaceANewerOne() throws Exception {
    var old = Message.retained("game", "1");
    outbox.offer(old);
    all();
    outbox.offer(Message.retained("game", "2"));
    outbox.giveBack(old);
    assertThat(all()).containsExactly("game=2");

    outbox.giveBack(Message.retained("game", "2"));
    assertThat(all()).containsExactly("game=2");
  }

  @Test
  void giveBack_ofQueued_comesFirstAgain() throws Exception {
    outbox.offer(Message.queued("answer", "2"));
    outbox.giveBack(Message.queued("answer", "1"));

    assertThat(all()).containsExactly("answer=1", "answer=2");
  }

  @Test
  void removal_isSentOnceAndNotAtTheNextConnection() throws Exception {
    outbox.offer(Message.retained("alert", "1"));
    outbox.offer(Message.removal("alert"));
    assertThat(all()).containsExactly("alert=");

    outbox.connected();
    assertThat(all()).isEmpty();
  }

  @Test
  void removal_thatDidNotArrive_isTriedAgain() throws Exception {
    outbox.offer(Message.removal("alert"));
    all();
    outbox.giveBack(Message.removal("alert"));
    outbox.connected();

    assertThat(all()).containsExactly("alert=");
  }

  @Test
  void take_whenWoken_returnsAtOnce() throws Exception {
    outbox.wake();

    assertThat(outbox.take(60_000)).isEmpty();
  }
}
