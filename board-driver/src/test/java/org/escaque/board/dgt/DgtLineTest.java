package org.escaque.board.dgt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class DgtLineTest {

  private static final DgtPort PORT = new DgtPort("/dev/ttyACM*", null);
  private static final Duration SOON = Duration.ofSeconds(8);

  private final FakeBoard board = new FakeBoard();
  private final DgtLines lines = new DgtLines(board);
  private final TickSource ticks = () -> new Tick(System.nanoTime());
  private final List<BoardEvent> events = new CopyOnWriteArrayList<>();
  private final DgtBoard driver = new DgtBoard(PORT, DgtSettling.DEFAULT, lines, ticks);

  @AfterEach
  void close() {
    driver.close();
  }

  private void start() {
    driver.start(report -> events.add(((BoardReport.Settled) report).event()));
  }

  private void awaitBack(int times) {
    await().atMost(SOON).until(() -> count(BoardEvent.BoardBack.class) >= times);
  }

  private long count(Class<? extends BoardEvent> type) {
    return events.stream().filter(type::isInstance).count();
  }

  private boolean saw(String square, char man) {
    return events.stream()
        .anyMatch(
            event ->
                event instanceof BoardEvent.PieceSeen(var seen, char read, var tick)
                    && seen.toString().equals(square)
                    && read == man);
  }

  @Test
  void start_tellsWhatStandsAndThenEachMove() {
    start();
    awaitBack(1);

    board.put(Square.E2, ' ');
    board.put(Square.E4, 'P');

    await().atMost(SOON).until(() -> saw("e4", 'P') && saw("e2", ' '));
    assertThat(driver.health().connected()).isTrue();
  }

  @Test
  void deviceUnderAnotherName_isFoundAndToldAsBack() {
    start();
    awaitBack(1);
    board.unplug();
    await().atMost(SOON).until(() -> count(BoardEvent.BoardLost.class) == 1);
    board.putSilently(Square.G1, ' ');
    board.putSilently(Square.F3, 'N');

    board.plug("/dev/ttyACM7");

    awaitBack(2);
    assertThat(saw("f3", 'N')).isTrue();
    assertThat(driver.health().losses()).isEqualTo(1);
  }

  @Test
  void absentDevice_isLostOnceAndLookedForQuietly() {
    board.unplug();
    start();
    await().atMost(SOON).until(() -> count(BoardEvent.BoardLost.class) == 1);

    board.plug("/dev/ttyACM0");

    awaitBack(1);
    assertThat(count(BoardEvent.BoardLost.class)).isEqualTo(1);
  }

  @Test
  void sinkThatThrows_stopsNothing() {
    var calls = new AtomicInteger();
    driver.start(
        report -> {
          calls.incrementAndGet();
          throw new IllegalStateException("the table's bug");
        });

    await().atMost(SOON).until(() -> calls.get() >= 65);
  }

  @Test
  void boardAndClock_shareOneLineUntilBothAreClosed() {
    start();
    awaitBack(1);
    var frames = new AtomicInteger();
    var line = lines.join(PORT);
    line.listen(new CountingClock(frames), ticks);
    await().atMost(SOON).until(() -> frames.get() > 0);
    assertThat(board.opens.get()).isEqualTo(1);

    driver.close();
    int before = events.size();
    frames.set(0);
    board.clock(1, 0x29, 0x59, 1, 0x30, 0, 0x09);
    board.put(Square.E2, ' ');
    await().atMost(SOON).until(() -> frames.get() > 0);
    assertThat(events).hasSize(before);
    assertThat(board.openLines.get()).isEqualTo(1);

    line.forgetClock();
    lines.leave(PORT);
    await().atMost(SOON).until(() -> board.openLines.get() == 0);
  }

  /** Counts what the clock says. */
  private record CountingClock(AtomicInteger frames) implements DgtClockPort {
    @Override
    public boolean frame(ClockFrame frame, Tick tick) {
      frames.incrementAndGet();
      return false;
    }

    @Override
    public boolean at(Tick tick) {
      return false;
    }

    @Override
    public void recorded(boolean left, Tick tick) {}

    @Override
    public void lost(String reason, Tick tick) {}
  }

  @Test
  void resetOfTheBoard_isNoticedAndItsModeSetAgain() {
    start();
    awaitBack(1);
    board.reset();
    board.put(Square.E2, ' ');
    await().atMost(SOON).until(() -> saw("e2", ' '));

    board.put(Square.E4, 'P');

    await().atMost(Duration.ofSeconds(2)).until(() -> saw("e4", 'P'));
  }

  @Test
  void boardThatListensLate_hearsOfTheLossAndOfTheReturn() {
    board.unplug();
    var line = lines.join(PORT);
    line.listen(new CountingClock(new AtomicInteger()), ticks);
    await()
        .atMost(SOON)
        .until(
            () ->
                Thread.getAllStackTraces().keySet().stream()
                    .anyMatch(thread -> thread.getName().startsWith("dgt-")));
    start();
    await().atMost(SOON).until(() -> count(BoardEvent.BoardLost.class) == 1);

    board.plug("/dev/ttyACM0");

    awaitBack(1);
    line.forgetClock();
    lines.leave(PORT);
  }
}
