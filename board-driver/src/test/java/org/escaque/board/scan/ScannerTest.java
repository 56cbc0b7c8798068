package org.escaque.board.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.Settling;
import org.escaque.board.Tick;
import org.junit.jupiter.api.Test;

class ScannerTest {

  private final FakeContacts board = new FakeContacts();
  private final List<BoardReport> reports = new ArrayList<>();
  private Scanner scanner = scanner(true);
  private Tick due = Tick.ZERO;

  private Scanner scanner(boolean diodes) {
    var plan = new ScanPlan("t1", Settling.polled(Duration.ofMillis(5)), diodes, board);
    return new Scanner(plan, board, reports::add);
  }

  private void runUntil(long millis) {
    while (!due.isAfter(Tick.ofMillis(millis))) {
      board.until(due);
      var next = scanner.step(due);
      assertThat(next).as("the loop never spins").isGreaterThan(board.now());
      due = next;
    }
  }

  private List<Long> frames() {
    return reports.stream()
        .filter(BoardReport.Contacts.class::isInstance)
        .map(report -> ((BoardReport.Contacts) report).frame().occupied())
        .toList();
  }

  private List<Tick> losses() {
    return reports.stream()
        .filter(
            report ->
                report instanceof BoardReport.Settled(var event)
                    && event instanceof BoardEvent.BoardLost)
        .map(BoardReport::tick)
        .toList();
  }

  @Test
  void step_steadyBoard_scansAtTheRateAndPassesFewFrames() {
    board.occupied(0xffff);

    runUntil(10_000);

    assertThat(board.reads()).isEqualTo(2_000);
    assertThat(frames()).hasSizeBetween(100, 140).containsOnly(0xffffL);
    assertThat(losses()).isEmpty();
    assertThat(scanner.health().rate()).isEqualTo(200.0);
    assertThat(scanner.health().worstGap()).isEqualTo(Duration.ofMillis(5));
    assertThat(scanner.health().jitter()).isZero();
    assertThat(scanner.health().connected()).isTrue();
  }

  @Test
  void step_aChange_passesEachFrameUntilItHasSettled() {
    runUntil(10_000);
    reports.clear();

    board.occupied(1);
    runUntil(10_120);

    assertThat(frames()).hasSizeGreaterThanOrEqualTo(23).containsOnly(1L);
    assertThat(reports.getFirst().tick()).isEqualTo(Tick.ofMillis(10_005));
  }

  @Test
  void step_fewFailures_arePassedOver() {
    runUntil(100);
    board.failing(true);
    runUntil(390);
    board.failing(false);
    runUntil(1_000);

    assertThat(losses()).isEmpty();
    assertThat(board.opened()).isEqualTo(1);
    assertThat(scanner.health().failures()).isBetween(50L, 60L);
    assertThat(scanner.health().losses()).isZero();
  }

  @Test
  void step_lastingFailure_isOneLossAndQuietRetries() {
    runUntil(100);
    board.failing(true);
    runUntil(60_000);

    assertThat(losses()).hasSize(1);
    assertThat(losses().getFirst()).isEqualTo(Tick.ofMillis(400));
    assertThat(scanner.health().connected()).isFalse();
    assertThat(scanner.health().losses()).isEqualTo(1);
    assertThat(scanner.health().rate()).isZero();
    assertThat(board.closed()).isEqualTo(board.opened());

    board.failing(false);
    reports.clear();
    runUntil(67_000);

    assertThat(losses()).isEmpty();
    assertThat(frames()).isNotEmpty();
    assertThat(scanner.health().connected()).isTrue();
  }

  @Test
  void step_absentFromTheStart_saysSoOnceAndTriesAgainEverMoreSlowly() {
    board.absent(true);
    runUntil(600_000);

    assertThat(losses()).containsExactly(Tick.ZERO);

    board.absent(false);
    runUntil(606_000);

    assertThat(frames()).isNotEmpty();
    assertThat(board.opened()).isEqualTo(1);
  }

  @Test
  void step_lostTwice_reportsBoth() {
    runUntil(100);
    board.absent(true);
    runUntil(1_000);
    board.absent(false);
    runUntil(9_000);
    board.absent(true);
    runUntil(10_000);

    assertThat(losses()).hasSize(2);
    assertThat(scanner.health().losses()).isEqualTo(2);
  }

  @Test
  void step_bugInTheReader_isALossLikeAnother() {
    runUntil(100);
    board.broken(true);
    runUntil(1_000);

    assertThat(losses()).hasSize(1);
  }

  @Test
  void step_stalledRead_isALossAndABack() {
    runUntil(100);
    board.takes(2_000);
    runUntil(105);
    board.takes(0);
    runUntil(3_000);

    assertThat(losses()).containsExactly(Tick.ofMillis(100));
    int lost = reports.size();
    assertThat(reports.subList(reports.indexOf(lost(100)), lost))
        .hasSizeGreaterThan(1)
        .element(1)
        .isEqualTo(new BoardReport.Contacts(new ContactFrame(Tick.ofMillis(2_105), 0)));
    assertThat(scanner.health().worstGap()).isEqualTo(Duration.ofMillis(2_005));
  }

  private static BoardReport lost(long millis) {
    return new BoardReport.Settled(new BoardEvent.BoardLost(Tick.ofMillis(millis)));
  }

  @Test
  void step_busSlowerThanTheRate_leavesTimeBetweenScans() {
    board.takes(8);
    runUntil(20_000);

    assertThat(scanner.health().rate()).isBetween(105.0, 112.0);
    assertThat(losses()).isEmpty();
  }

  @Test
  void step_matrixWithoutDiodes_doubtsGhosts() {
    scanner = scanner(false);
    board.occupied(0x0303);

    runUntil(0);
    runUntil(20);

    assertThat(reports.stream().limit(5).filter(BoardReport.Settled.class::isInstance)).hasSize(4);
    assertThat(reports.get(4)).isInstanceOf(BoardReport.Contacts.class);
  }

  @Test
  void close_openReader_isClosed() {
    runUntil(100);
    scanner.close();
    scanner.close();

    assertThat(board.closed()).isEqualTo(1);
  }
}
