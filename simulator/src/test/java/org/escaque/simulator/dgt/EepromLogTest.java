package org.escaque.simulator.dgt;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.Tick;
import org.escaque.clock.Lever;
import org.junit.jupiter.api.Test;

class EepromLogTest {

  private static final int E2 = 52;
  private static final int E4 = 36;

  private static DgtBoard board() {
    return DgtBoard.poweredUp(Card.ofSerial(7), Fields.START);
  }

  private static DgtBoard after(DgtBoard board, Happening... happenings) {
    for (var happening : happenings) {
      board = board.on(happening).board();
    }
    return board;
  }

  private static Happening field(int field, int code, long millis) {
    return new Happening.FieldChanged(field, code, Tick.ofMillis(millis));
  }

  private static Octets noted(DgtBoard board) {
    return Octets.of(board.log().bytes().getBytes(ISO_8859_1));
  }

  private static String notes(int... bytes) {
    return new String(Octets.of(bytes).toBytes(), ISO_8859_1);
  }

  @Test
  void moveAndPress_areNotedWithTheTimeOfWhoPressed() {
    var face =
        ClockFace.set(5400, 5400)
            .showing(ClockFace.Reading.of(5399 - 30), ClockFace.Reading.of(5400));
    var board =
        after(
            board(),
            new Happening.ClockChanged(face, Tick.ofMillis(0)),
            field(E2, 0, 1_000),
            field(E4, 1, 1_200),
            new Happening.ClockChanged(face.pressed(Lever.LEFT), Tick.ofMillis(2_000)),
            field(12, 0, 9_000));

    // Power-up; e2 empty; a pawn on e4 soon after; left 1:29:29; e7 empty, much later.
    assertThat(noted(board)).isEqualTo(Octets.ofHex("6A 40 34 51 24 71 29 29 40 0C"));
  }

  @Test
  void flicker_ofOneField_isOneEntry() {
    var board =
        after(
            board(),
            field(48, 0, 100),
            field(E2, 0, 1_000),
            field(E2, 1, 1_100),
            field(E2, 0, 1_200));

    assertThat(noted(board)).isEqualTo(Octets.ofHex("6A 40 30 50 34"));
  }

  @Test
  void startPosition_isTaggedOnceUntilMoreThanTwoMenHaveLeft() {
    var board = after(board(), field(E2, 0, 1_000), field(E2, 1, 2_000));
    var again = after(board, field(E2, 0, 3_000), field(E2, 1, 4_000));
    var reset =
        after(
            again,
            field(48, 0, 5_000),
            field(49, 0, 6_000),
            field(50, 0, 7_000),
            field(50, 1, 8_000),
            field(49, 1, 9_000),
            field(48, 1, 10_000));

    assertThat(noted(board)).isEqualTo(Octets.ofHex("6A 40 34 41 34 6F"));
    assertThat(noted(again)).isEqualTo(Octets.ofHex("6A 40 34 41 34 6F 40 34 41 34"));
    assertThat(reset.log().bytes()).endsWith(notes(0x6F));
  }

  @Test
  void log_thatIsAsked_hasItsWholeLengthAndTheEndLast() {
    var board = after(board(), field(E2, 0, 1_000));

    var step = board.on(new Happening.ByteReceived(0x49, Tick.ofMillis(2_000)));

    assertThat(step.out().size()).isEqualTo(3 + 0x1F00);
    assertThat(step.out().slice(0, 5)).isEqualTo(Octets.ofHex("8F 3E 03 00 00"));
    assertThat(step.out().slice(3 + 0x1F00 - 4, 3 + 0x1F00)).isEqualTo(Octets.ofHex("6A 40 34 6B"));
    assertThat(step.board().log().bytes()).endsWith(notes(0x6E));
  }

  @Test
  void log_thatIsFull_forgetsTheOldest() {
    var board = board();
    for (int change = 0; change < 5_000; change++) {
      board = after(board, field(change % 2 == 0 ? E2 : E4, change / 2 % 2, 1_000L * change));
    }

    assertThat(board.log().dump())
        .hasSize(0x1F00)
        .endsWith(notes(0x6B))
        .doesNotContain(notes(0x6A));
  }

  @Test
  void powerCut_leavesTheNotes() {
    var board = after(board(), field(E2, 0, 1_000));

    var up =
        after(
            board,
            new Happening.PoweredUp(board.fields(), new ClockFace.None(), Tick.ofMillis(2_000)));

    assertThat(noted(up)).isEqualTo(Octets.ofHex("6A 40 34 6A"));
  }
}
