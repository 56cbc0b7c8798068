package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Lever;
import org.escaque.game.GameEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class InboxTest {

  private final Inbox inbox = new Inbox(4);

  private static TableInput frame(long millis, long occupied) {
    var frame = new ContactFrame(Tick.ofMillis(millis), occupied);
    return new TableInput.Board(new BoardReport.Contacts(frame));
  }

  private static TableInput press(long millis) {
    return new TableInput.Clock(new ClockEvent.LeverPressed(Lever.LEFT, Tick.ofMillis(millis)));
  }

  private static TableInput resignation() {
    return new TableInput.Act(new GameEvent.Resigned(Side.WHITE, Tick.ZERO), effects -> {});
  }

  private List<TableInput> all() throws InterruptedException {
    return inbox.take(0);
  }

  @Test
  void put_withinTheCapacity_keepsEverythingInOrder() throws Exception {
    inbox.put(frame(1, 1));
    inbox.put(press(2));
    inbox.put(frame(3, 0));

    assertThat(all()).containsExactly(frame(1, 1), press(2), frame(3, 0));
  }

  @Test
  void put_whenFull_foldsFramesAndForgetsNoGap() throws Exception {
    for (long i = 0; i < 4; i++) {
      inbox.put(frame(i, Square.E2.bit()));
    }
    inbox.put(frame(5, 0));
    inbox.put(frame(6, Square.E2.bit()));

    var last = (TableInput.Board) all().getLast();
    var frame = ((BoardReport.Contacts) last.report()).frame();
    assertThat(frame.tick()).isEqualTo(Tick.ofMillis(6));
    assertThat(frame.occupied()).isEqualTo(Square.E2.bit());
    assertThat(frame.seenEmpty() & Square.E2.bit()).isNotZero();
    assertThat(inbox.folded()).isEqualTo(2);
  }

  @Test
  void put_whenFull_refusesActsAndKeepsPresses() throws Exception {
    for (long i = 0; i < 4; i++) {
      inbox.put(frame(i, 0));
    }

    assertThat(inbox.put(resignation())).isFalse();
    assertThat(inbox.put(press(9))).isTrue();
    var lost = new BoardReport.Settled(new BoardEvent.BoardLost(Tick.ofMillis(10)));
    assertThat(inbox.put(new TableInput.Board(lost))).isTrue();
    assertThat(all()).hasSize(6).contains(press(9));
  }

  @Test
  void take_whenWoken_returnsAtOnce() throws Exception {
    inbox.wake();

    assertThat(inbox.take(Long.MAX_VALUE)).isEmpty();
  }
}
