package org.escaque.simulator.dgt;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DgtBoardTest {

  private static final Tick NOW = Tick.ofMillis(10_000);

  /** Serial number 1025 is the address 08 01. */
  private static final Card CARD = Card.ofSerial(1025).withBattery(87);

  private static final ClockFace.Shown PLAYING =
      new ClockFace.Shown(
          ClockFace.Reading.of(299), ClockFace.Reading.of(300), true, false, false, Runs.LEFT);

  private static DgtBoard.Step tell(DgtBoard board, String hex) {
    var bytes = Octets.ofHex(hex);
    var out = Octets.NONE;
    for (int at = 0; at < bytes.size(); at++) {
      var step = board.on(new Happening.ByteReceived(bytes.at(at), NOW));
      board = step.board();
      out = out.plus(step.out());
    }
    return board.says(out);
  }

  private static DgtBoard board() {
    var board = DgtBoard.poweredUp(CARD, Fields.START);
    return board.on(new Happening.ClockChanged(PLAYING, NOW)).board();
  }

  @ParameterizedTest
  @CsvSource({
    "41, 8D 00 0A 00 05 00 00 04 59 11",
    "45, 91 00 08 30 31 30 32 35",
    "46, 90 00 05 08 01",
    "4D, 93 00 05 01 08",
    "55, A2 00 0D 33 30 30 30 30 30 31 30 32 35",
    "4C, A0 00 0C 57 7F 7F 01 1E 00 00 00 02",
    "40, ''",
    "43, ''",
    "44, ''",
    "4B, ''",
    "4A, ''",
    "4E, ''",
    "50, ''",
    "7E, ''",
    "60 04 05 00 3F 00, ''",
  })
  void byte_ofTheTable_isAnswered(String command, String answer) {
    var step = tell(board(), command);

    assertThat(step.out()).isEqualTo(Octets.ofHex(answer));
  }

  @ParameterizedTest
  @CsvSource({
    // The ping calls the board to the bus and is not carried out; the second one is.
    "87 00 00 07 87 00 00 07, 87 00 06 08 01 16",
    "40 87 00 00 07, ''",
    "88 00 00 08 81 08 01 0A, 84 00 0D 08 01 00 05 00 00 04 59 11 0D",
    "4A 8B 00 00 0B, 89 00 08 08 01 01 08 23",
    "4A 8B 00 00 0C, ''",
    "4A 81 10 06 17, ''",
    "4A 8B 00 00 0B 41, 89 00 08 08 01 01 08 23 8D 00 0A 00 05 00 00 04 59 11",
  })
  void busCommand_ofFourBytes_isAnsweredOnTheBus(String commands, String answer) {
    var board = tell(board(), "40").board();

    var step = tell(board, commands);

    assertThat(step.out()).isEqualTo(Octets.ofHex(answer));
  }

  @Test
  void busCommand_afterPowerUp_isCarriedOutAtOnce() {
    assertThat(tell(board(), "8B 00 00 0B").out())
        .isEqualTo(Octets.ofHex("89 00 08 08 01 01 08 23"));
  }

  @Test
  void dump_ofAStart_hasBlackFirstByTheirCodes() {
    var dump = tell(board(), "42").out();

    assertThat(dump.size()).isEqualTo(67);
    assertThat(dump.slice(0, 19))
        .isEqualTo(Octets.ofHex("86 00 43 08 09 0A 0C 0B 0A 09 08 07 07 07 07 07 07 07 07"));
    assertThat(dump.slice(51, 67))
        .isEqualTo(Octets.ofHex("01 01 01 01 01 01 01 01 02 03 04 06 05 04 03 02"));
  }

  @ParameterizedTest
  @CsvSource({"40, 0, 0", "43, 1, 1", "44, 1, 0", "4B, 1, 1", "4A, 0, 0"})
  void modes_tellFieldsAndClock_asTheTableSays(String mode, int fields, int clocks) {
    var board = tell(board(), mode).board();

    var field = board.on(new Happening.FieldChanged(52, 0, NOW));
    var clock = field.board().on(new Happening.ClockChanged(PLAYING.pressed(Lever.LEFT), NOW));

    assertThat(field.out()).isEqualTo(fields == 1 ? Octets.ofHex("8E 00 05 34 00") : Octets.NONE);
    assertThat(clock.out())
        .isEqualTo(clocks == 1 ? Octets.ofHex("8D 00 0A 00 05 00 00 04 59 0B") : Octets.NONE);
  }

  @ParameterizedTest
  @CsvSource({"43, 10", "4B, 0", "44, 0", "40, 0"})
  void second_thatPasses_isToldInUpdateModeOnly(String mode, int bytes) {
    var board = tell(board(), mode).board();

    assertThat(board.on(new Happening.SecondPassed(NOW)).out().size()).isEqualTo(bytes);
  }

  @Test
  void clock_thatDidNotChange_isNotToldAgain() {
    var board = tell(board(), "4B").board();

    assertThat(board.on(new Happening.ClockChanged(PLAYING, NOW)).out()).isEqualTo(Octets.NONE);
  }

  @Test
  void flag_fallenAndShown_isToldInTheHoursOfItsSide() {
    var face =
        new ClockFace.Shown(
            ClockFace.Reading.of(5407),
            ClockFace.Reading.fallen(),
            false,
            false,
            false,
            Runs.RIGHT);
    // The table's vector has 90 minutes written as an hour and a half.
    var step = tell(board(), "4B").board().on(new Happening.ClockChanged(face, NOW));

    assertThat(step.out()).isEqualTo(Octets.ofHex("8D 00 0A 50 00 00 01 30 07 08"));
  }

  @Test
  void clock_thatIsUnplugged_isToldAsNone() {
    var board = tell(board(), "4B").board();

    assertThat(board.on(new Happening.ClockChanged(new ClockFace.None(), NOW)).out())
        .isEqualTo(Octets.ofHex("8D 00 0A 00 00 00 00 00 00 20"));
  }

  @ParameterizedTest
  @CsvSource({
    // Text, button, version, set-and-run out of the remote mode.
    "2B 0C 03 0C 45 53 43 41 51 55 45 20 00 00, 8D 00 0A 0A 10 0C 0A 00 00 00",
    "2B 03 03 09 00, 8D 00 0A 0A 10 09 0A 22 00 00",
    "2B 0A 03 0A 00 05 00 00 05 00 01 00, 8D 00 0A 0A 40 0A 0A 00 00 00",
  })
  void clockCommand_isAcknowledgedByItsNumber(String command, String answer) {
    var board = tell(board(), "4B").board();

    var step = tell(board, command);

    assertThat(step.out()).isEqualTo(Octets.ofHex(answer));
    assertThat(step.board().heard().forbidden()).isEqualTo(1);
  }

  @Test
  void button_pressed_isASpontaneousAcknowledgement() {
    var board = tell(board(), "4B").board();

    assertThat(board.on(new Happening.ButtonPressed(0x33, NOW)).out())
        .isEqualTo(Octets.ofHex("8D 00 0A 0A 10 08 2A 00 33 00"));
  }

  @Test
  void quirks_followACommand_withZerosAndTheOldAnswer() {
    var board = tell(board().with(Quirks.ALL), "4B").board();

    var command = tell(board, "2B 03 03 08 00");
    var soon = tell(command.board(), "41");
    var later = command.board().on(new Happening.ByteReceived(0x41, NOW.plusMillis(1_000)));

    var answer = Octets.ofHex("8D 00 0A 0A 10 08 0A 00 00 00");
    assertThat(command.out()).isEqualTo(answer.plus(Octets.ofHex("8D 00 0A 00 00 00 00 00 00 00")));
    assertThat(soon.out()).isEqualTo(answer);
    assertThat(later.out()).isEqualTo(Octets.ofHex("8D 00 0A 00 05 00 00 04 59 11"));
  }

  @Test
  void powerUp_afterACut_listensToTheBusAgainAndTellsNothing() {
    var board = tell(board(), "4B").board();

    var up = board.on(new Happening.PoweredUp(Fields.EMPTY, PLAYING, NOW)).board();

    assertThat(up.mode()).isEqualTo(Mode.BUS);
    assertThat(up.on(new Happening.FieldChanged(0, 2, NOW)).out()).isEqualTo(Octets.NONE);
  }

  @Test
  void trademark_isOurOwnWords() {
    var text = tell(board(), "47").out();

    assertThat(text.at(0)).isEqualTo(0x92);
    assertThat(
            new String(
                text.slice(3, text.size()).toBytes(), java.nio.charset.StandardCharsets.US_ASCII))
        .isEqualTo(Card.TRADEMARK)
        .doesNotContain("DGT");
  }

  @ParameterizedTest
  @CsvSource({"A8, 0, 63", "H8, 7, 56", "A7, 8, 55", "E2, 52, 11", "H1, 63, 0"})
  void field_ofASquare_countsFromTheFarLeft(Square square, int straight, int turned) {
    assertThat(Men.field(square, false)).isEqualTo(straight);
    assertThat(Men.field(square, true)).isEqualTo(turned);
    assertThat(Men.square(straight, false)).isEqualTo(square);
    assertThat(Men.square(turned, true)).isEqualTo(square);
  }
}
