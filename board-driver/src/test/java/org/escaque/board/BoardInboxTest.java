package org.escaque.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class BoardInboxTest {

  private final BoardInbox inbox = new BoardInbox(2);

  private static BoardReport contacts(long millis, long occupied) {
    return new BoardReport.Contacts(new ContactFrame(Tick.ofMillis(millis), occupied));
  }

  private static BoardReport lost(long millis) {
    return new BoardReport.Settled(new BoardEvent.BoardLost(Tick.ofMillis(millis)));
  }

  @Test
  void poll_reports_comeInOrder() {
    inbox.offer(contacts(1, 1));
    inbox.offer(lost(2));

    assertThat(inbox.poll()).contains(contacts(1, 1));
    assertThat(inbox.poll()).contains(lost(2));
    assertThat(inbox.poll()).isEmpty();
    assertThat(inbox.folded()).isZero();
  }

  @Test
  void offer_framesToAFullInbox_foldWithTheLast() {
    inbox.offer(contacts(1, 0b111));
    inbox.offer(contacts(2, 0b111));
    inbox.offer(contacts(3, 0b101));
    inbox.offer(contacts(4, 0b111));

    assertThat(inbox.poll()).contains(contacts(1, 0b111));
    var folded = ((BoardReport.Contacts) inbox.poll().orElseThrow()).frame();
    assertThat(folded.tick()).isEqualTo(Tick.ofMillis(4));
    assertThat(folded.occupied()).isEqualTo(0b111);
    assertThat(folded.seenEmpty() & 0b111).isEqualTo(0b010);
    assertThat(inbox.poll()).isEmpty();
    assertThat(inbox.folded()).isEqualTo(2);
  }

  @Test
  void offer_settledEventsToAFullInbox_areKept() {
    inbox.offer(contacts(1, 1));
    inbox.offer(lost(2));
    inbox.offer(lost(3));
    inbox.offer(contacts(4, 1));
    inbox.offer(contacts(5, 2));

    assertThat(inbox.poll()).contains(contacts(1, 1));
    assertThat(inbox.poll()).contains(lost(2));
    assertThat(inbox.poll()).contains(lost(3));
    assertThat(inbox.poll().map(BoardReport::tick)).contains(Tick.ofMillis(5));
    assertThat(inbox.poll()).isEmpty();
  }

  @Test
  void constructor_withoutRoom_isRefused() {
    assertThatThrownBy(() -> new BoardInbox(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
