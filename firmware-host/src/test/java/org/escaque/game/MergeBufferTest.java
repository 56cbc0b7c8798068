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

  /** All contacts are at rest. */
  private static final Tick REST = new Tick(Long.MAX_VALUE);

  private static GameEvent placed(long millis) {
    return new GameEvent.HandsMoved(new BoardEvent.SquarePlaced(Square.E4, Tick.ofMillis(millis)));
  }

  private static GameEvent pressed(long millis) {
    return new GameEvent.ClockPressed(Side.WHITE, Tick.ofMillis(millis));
  }

  @Test
  void release_lateContact_comesBeforeThePressAfterIt() {
    var buffer = MergeBuffer.of(Duration.ofMillis(110)).plus(pressed(500)).plus(placed(470));

    var released = buffer.release(Tick.ofMillis(610), REST);

    assertEquals(List.of(placed(470), pressed(500)), released.events());
    assertTrue(released.rest().waiting().isEmpty());
  }

  @Test
  void release_beforeTheHorizon_keepsThePress() {
    var buffer = MergeBuffer.of(Duration.ofMillis(110)).plus(pressed(500)).plus(placed(480));

    var released = buffer.release(Tick.ofMillis(595), REST);

    assertEquals(List.of(placed(480)), released.events());
    assertEquals(Tick.ofMillis(610), released.rest().wakeAt(REST).orElseThrow());
  }

  @Test
  void release_sameTick_contactsFirst() {
    var buffer = MergeBuffer.of(Duration.ZERO).plus(pressed(500)).plus(placed(500));

    assertEquals(
        List.of(placed(500), pressed(500)), buffer.release(Tick.ofMillis(500), REST).events());
  }

  @Test
  void flush_givesEverythingInOrder() {
    var buffer = MergeBuffer.of(Duration.ofMillis(110)).plus(pressed(700)).plus(placed(600));

    var flushed = buffer.flush();

    assertEquals(List.of(placed(600), pressed(700)), flushed.events());
    assertTrue(flushed.rest().wakeAt(REST).isEmpty());
  }

  @Test
  void release_contactsTrembleSinceBeforeThePress_waitsUntilTheyRest() {
    var buffer = MergeBuffer.of(Duration.ofMillis(110)).plus(pressed(500)).plus(placed(470));

    var trembling = buffer.release(Tick.ofMillis(900), Tick.ofMillis(490));
    var resting = trembling.rest().release(Tick.ofMillis(900), REST);

    assertEquals(List.of(placed(470)), trembling.events());
    assertEquals(List.of(pressed(500)), resting.events());
  }

  @Test
  void release_contactsTrembleForEver_waitsASecondBeyondTheHorizon() {
    var buffer = MergeBuffer.of(Duration.ofMillis(110)).plus(pressed(500));
    var since = Tick.ofMillis(490);

    assertEquals(Tick.ofMillis(1_610), buffer.wakeAt(since).orElseThrow());
    assertTrue(buffer.release(Tick.ofMillis(1_609), since).events().isEmpty());
    assertEquals(List.of(pressed(500)), buffer.release(Tick.ofMillis(1_610), since).events());
  }

  @Test
  void release_contactsTrembleSinceAfterThePress_doesNotWait() {
    var buffer = MergeBuffer.of(Duration.ofMillis(110)).plus(pressed(500));

    var released = buffer.release(Tick.ofMillis(610), Tick.ofMillis(501));

    assertEquals(List.of(pressed(500)), released.events());
  }

  @Test
  void release_handsThatMayHaveMovedAfterThePress_waitForIt() {
    var buffer = slow().plus(pressed(500)).plus(placed(300));

    assertTrue(buffer.release(Tick.ofMillis(1_159), REST).events().isEmpty());
    assertEquals(Tick.ofMillis(1_160), buffer.wakeAt(REST).orElseThrow());
    assertEquals(pressed(500), buffer.doubtful().orElseThrow());
    assertEquals(
        List.of(placed(300), pressed(500)), buffer.release(Tick.ofMillis(1_160), REST).events());
  }

  @Test
  void release_handsThatMovedBeforeThePressInAnyCase_doNotWaitForIt() {
    var buffer = slow().plus(pressed(500)).plus(placed(250));

    assertTrue(buffer.doubtful().isEmpty());
    assertEquals(List.of(placed(250)), buffer.release(Tick.ofMillis(910), REST).events());
  }

  @Test
  void release_exactTicks_noHandsAreDoubtful() {
    var buffer = MergeBuffer.of(Duration.ofMillis(660)).plus(pressed(500)).plus(placed(499));

    assertTrue(buffer.doubtful().isEmpty());
    assertEquals(List.of(placed(499)), buffer.release(Tick.ofMillis(1_159), REST).events());
  }

  @Test
  void release_pressMayStillBeTold_handsWaitForItUnlessSomebodyIsImpatient() {
    var buffer = MergeBuffer.of(Duration.ofMillis(660), Duration.ofMillis(1_250)).plus(placed(300));

    assertEquals(Tick.ofMillis(1_550), buffer.wakeAt(REST).orElseThrow());
    assertTrue(buffer.release(Tick.ofMillis(1_549), REST).events().isEmpty());
    assertEquals(
        List.of(placed(300)), buffer.impatient().release(Tick.ofMillis(960), REST).events());
  }

  /** Of a board that looks at each square four times a second. */
  private static MergeBuffer slow() {
    return MergeBuffer.of(Duration.ofMillis(660), Duration.ofMillis(250));
  }
}
