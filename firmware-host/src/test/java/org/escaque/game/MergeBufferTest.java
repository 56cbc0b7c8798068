package org.escaque.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.junit.jupiter.api.Test;

/** Lever and contacts in the order in which they happened. */
class MergeBufferTest {

  private static GameEvent placed(long millis) {
    return new GameEvent.HandsMoved(new BoardEvent.SquarePlaced(Square.E4, Tick.ofMillis(millis)));
  }

  private static GameEvent pressed(long millis) {
    return new GameEvent.ClockPressed(Side.WHITE, Tick.ofMillis(millis));
  }

  @Test
  void release_lateContact_comesBeforeThePressAfterIt() {
    var buffer = MergeBuffer.of(Duration.ofMillis(110)).plus(pressed(500)).plus(placed(470));

    var released = buffer.release(Tick.ofMillis(610));

    assertEquals(List.of(placed(470), pressed(500)), released.events());
    assertTrue(released.rest().waiting().isEmpty());
  }

  @Test
  void release_beforeTheHorizon_keepsThePress() {
    var buffer = MergeBuffer.of(Duration.ofMillis(110)).plus(pressed(500)).plus(placed(480));

    var released = buffer.release(Tick.ofMillis(595));

    assertEquals(List.of(placed(480)), released.events());
    assertEquals(Tick.ofMillis(610), released.rest().wakeAt().orElseThrow());
  }

  @Test
  void release_sameTick_contactsFirst() {
    var buffer = MergeBuffer.of(Duration.ZERO).plus(pressed(500)).plus(placed(500));

    assertEquals(List.of(placed(500), pressed(500)), buffer.release(Tick.ofMillis(500)).events());
  }

  @Test
  void flush_givesEverythingInOrder() {
    var buffer = MergeBuffer.of(Duration.ofMillis(110)).plus(pressed(700)).plus(placed(600));

    var flushed = buffer.flush();

    assertEquals(List.of(placed(600), pressed(700)), flushed.events());
    assertTrue(flushed.rest().wakeAt().isEmpty());
  }
}
