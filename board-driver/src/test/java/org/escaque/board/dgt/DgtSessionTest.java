package org.escaque.board.dgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.Tick;
import org.junit.jupiter.api.Test;

class DgtSessionTest {

  @Test
  void connecting_asksWhoItIsAndReadsTwiceBeforeItBelieves() {
    var board = new Sessions(null);

    board.open();
    board.pass(500);

    assertThat(board.sent)
        .startsWith(
            DgtCommand.RESET,
            DgtCommand.RESET,
            DgtCommand.SERIAL_NUMBER,
            DgtCommand.UPDATE_NICE,
            DgtCommand.CLOCK,
            DgtCommand.CLOCK,
            DgtCommand.BATTERY,
            DgtCommand.DUMP,
            DgtCommand.DUMP);
    assertThat(board.session.isLive()).isTrue();
    assertThat(board.told.subList(0, 2)).containsExactly("clock", "clock");
    assertThat(board.told).hasSize(2 + 64 + 1).endsWith("back 32");
  }

  @Test
  void move_isToldAScanEarlierOnceADumpAgrees() {
    var board = new Sessions(null).connected();
    board.field("e2", ' ');
    board.pass(400);
    board.field("e4", 'P');

    board.pass(60);
    assertThat(board.board()).containsExactly("-e2@1750");
    board.pass(200);

    assertThat(board.board()).containsExactly("-e2@1750", "Pe4@2150");
  }

  @Test
  void newSquareFirst_isToldAllTheSame() {
    var board = new Sessions(null).connected();
    board.field("e4", 'P');
    board.pass(30);
    board.field("e2", ' ');

    board.pass(400);

    assertThat(board.board()).containsExactlyInAnyOrder("Pe4@1750", "-e2@1780");
  }

  @Test
  void victimNeverSeenEmpty_isExchanged() {
    var board = new Sessions(null).connected();
    board.field("e7", 'Q');
    board.field("d1", ' ');

    board.pass(400);

    assertThat(board.board()).containsExactlyInAnyOrder("Qe7@1750", "-d1@1750");
  }

  @Test
  void victimSeenEmpty_isToldLiftedToo() {
    var board = new Sessions(null).connected();
    board.field("e7", ' ');
    board.pass(50);
    board.field("e7", 'Q');
    board.field("d1", ' ');

    board.pass(400);

    assertThat(board.board()).containsExactlyInAnyOrder("-e7@1750", "Qe7@1800", "-d1@1750");
  }

  @Test
  void liftsOfOneScan_bearTheSameTickForTheirOrderIsUnknown() {
    var board = new Sessions(null).connected();
    board.field("h1", ' ');
    board.pass(200);
    board.field("e1", ' ');

    board.pass(600);

    assertThat(board.board()).containsExactly("-h1@1750", "-e1@1750");
  }

  @Test
  void liftsOnEitherSideOfAPress_bearTicksOfTheirOwn() {
    var board = new Sessions(null).connected();
    board.field("f1", ' ');
    board.pass(100);
    board.message(new DgtMessage.Clock(new ClockFrame(1, 0x30, 0, 1, 0x30, 0, 0x0b)));
    board.field("e8", ' ');
    board.pass(50);
    // An answer to a command tells of no press.
    board.message(new DgtMessage.Clock(new ClockFrame(0x0a, 0x10, 8, 0x2a, 0, 0x33, 0)));
    board.field("h8", ' ');

    board.pass(600);

    assertThat(board.board()).containsExactly("-f1@1750", "-e8@1850", "-h8@1850");
  }

  @Test
  void manThatGoesOnAtOnce_isNotLiftedBeforeHeWasPlaced() {
    var board = new Sessions(null).connected();
    board.field("a1", ' ');
    board.field("b1", 'R');
    board.pass(200);
    board.field("b1", ' ');
    board.field("c1", 'R');

    board.pass(600);

    assertThat(board.board()).containsSubsequence("Rb1@1750", "-b1@1950");
  }

  @Test
  void slide_leavesNoTraceOfTheSquaresOnTheWay() {
    var board = new Sessions(null).connected();
    board.field("c4", ' ');
    for (var step : List.of("c2Q", "c3Q", "c1 ", "c2 ", "c4Q", "c3 ")) {
      board.pass(20);
      board.field(step.substring(0, 2), step.charAt(2));
    }

    board.pass(500);

    assertThat(board.session.isLive()).isTrue();
    assertThat(board.board()).filteredOn(text -> text.contains("c3")).isEmpty();
    assertThat(board.board()).contains("-c1@1810", "Qc4@1850");
  }

  @Test
  void shortGap_isEvidenceOnly() {
    var board = new Sessions(null).connected();
    board.field("d4", 'p');
    board.pass(500);
    board.told.clear();
    long gap = board.now;
    board.field("d4", ' ');
    board.pass(40);
    board.field("d4", 'p');

    board.pass(400);

    assertThat(board.board()).containsExactly("~d4@" + (gap - 250));
  }

  @Test
  void changeThatOnlyTheUpdateTold_isNotBelieved() {
    var board = new Sessions(null).connected();
    board.message(new DgtMessage.Field(Sessions.square("e2"), ' ', false));
    board.message(new DgtMessage.Field(Sessions.square("e5"), 'q', false));

    board.pass(2_000);

    assertThat(board.board()).isEmpty();
  }

  @Test
  void changeThatWasNotTold_isFoundByTheHeartbeatAndTheModeIsSetAgain() {
    var board = new Sessions(null).connected();
    board.put("g1", ' ');
    board.put("f3", 'N');
    board.sent.clear();

    board.pass(6_000);

    assertThat(board.board()).hasSize(2).allMatch(text -> text.matches("-g1@.*|Nf3@.*"));
    assertThat(board.sent).contains(DgtCommand.UPDATE_NICE);
  }

  @Test
  void brokenMessage_isAskedForAgain() {
    var board = new Sessions(null).connected();
    board.put("e2", ' ');

    board.message(new DgtMessage.Broken("cut off"));
    board.pass(400);

    assertThat(board.board()).hasSize(1).allMatch(text -> text.startsWith("-e2@"));
    assertThat(board.counters.readBroken()).isEqualTo(1);
  }

  @Test
  void flicker_isDoubtedUntilItEnds() {
    var board = new Sessions(null).connected();
    for (int i = 0; i < 60; i++) {
      board.field("h1", i % 2 == 0 ? ' ' : 'R');
      board.pass(20);
    }
    assertThat(board.board()).containsExactly("doubted h1");

    board.pass(500);

    assertThat(board.board()).contains("trusted h1").noneMatch(text -> text.startsWith("-h1"));
  }

  @Test
  void otherSerialNumber_isRefusedAfterASecondLook() {
    var board = new Sessions("54321");

    board.open();
    board.pass(1_000);

    assertThat(board.gaveUp).isEqualTo("this is board 12345, not 54321");
    assertThat(board.sent.stream().filter(DgtCommand.SERIAL_NUMBER::equals).count()).isEqualTo(2);
  }

  @Test
  void silentDevice_isGivenUp() {
    var board = new Sessions(null);
    board.answers = false;

    board.open();
    board.pass(12_000);

    assertThat(board.gaveUp).isEqualTo("no answer as of a DGT board");
    assertThat(board.board()).isEmpty();
  }

  @Test
  void boardThatFallsSilent_isGivenUp() {
    var board = new Sessions(null).connected();
    board.answers = false;

    board.pass(9_000);

    assertThat(board.gaveUp).isEqualTo("no answer as of a DGT board");
  }

  @Test
  void resultPiecesAndDraughts_areCountedAndIgnored() {
    var board = new Sessions(null).connected();
    board.message(new DgtMessage.Field(Sessions.square("e4"), ' ', true));
    board.message(new DgtMessage.Dump(board.men, 2));
    board.message(new DgtMessage.Ignored(DgtMessage.Ignored.Kind.DRAUGHTS));

    board.pass(400);

    assertThat(board.board()).isEmpty();
    assertThat(board.counters.readResultPieces()).isEqualTo(3);
    assertThat(board.counters.readIgnored()).isEqualTo(1);
  }

  @Test
  void moveWhileAway_isToldBeforeTheBoardIsBackAndAfterTheClock() {
    var board = new Sessions(null).connected();
    board.close();
    board.close();
    board.put("e2", ' ');
    board.put("e4", 'P');
    board.open();

    board.pass(500);

    assertThat(board.told)
        .extracting(text -> text.replaceAll("@.*", ""))
        .containsExactly("lost", "clock lost", "clock", "clock", "-e2", "Pe4", "back 32");
    assertThat(board.sent).doesNotContain(DgtCommand.MOVE_LOG);
  }

  @Test
  void changeRightAfterTheBoardIsBack_bearsNoTickBeforeIt() {
    var board = new Sessions(null);
    board.open();
    while (!board.session.isLive()) {
      board.pass(10);
    }
    long back = board.now;
    board.field("e2", ' ');

    board.pass(400);

    assertThat(board.board()).last().isEqualTo("-e2@" + back);
  }

  @Test
  void loss_isToldFromBeforeWhatWasSaidLast() {
    var board = new Sessions(null).connected();
    long said = board.now;
    board.field("e2", ' ');
    board.pass(30);

    var lost =
        board.session.closed("pulled out", board.tick()).stream()
            .filter(DgtEffect.Board.class::isInstance)
            .toList();

    assertThat(lost)
        .containsExactly(new DgtEffect.Board(new BoardEvent.BoardLost(Tick.ofMillis(said - 250))));
  }

  @Test
  void pressWhileTheBoardIsRead_waitsForDumpsAScanLater() {
    var board = new Sessions(null).connected();
    board.close();
    board.told.clear();
    board.open();
    board.pass(250);
    board.clock = new ClockFrame(1, 0x30, 0, 1, 0x29, 0x59, 0x0b);
    board.message(new DgtMessage.Clock(board.clock));
    board.pass(200);
    board.put("e2", ' ');
    board.put("e4", 'P');

    board.pass(400);

    assertThat(board.told)
        .extracting(text -> text.replaceAll("@.*", ""))
        .endsWith("-e2", "Pe4", "back 32");
  }

  @Test
  void gapOnANoisyLine_isNoEvidence() {
    var board = new Sessions(null).connected();
    board.message(new DgtMessage.BusAddress(7));
    board.field("d8", ' ');
    board.pass(40);
    board.field("d8", 'q');

    board.pass(400);

    assertThat(board.board()).isEmpty();
  }

  @Test
  void severalMovesWhileAway_areReadFromTheLog() {
    var board = new Sessions(null);
    board.battery = true;
    board.connected();
    board.field("e2", ' ');
    board.field("e4", 'P');
    board.pass(400);
    board.close();
    board.told.clear();
    for (var change : List.of("e7 ", "e5p", "g1 ", "f3N", "b8 ", "c6n")) {
      board.put(change.substring(0, 2), change.charAt(2));
    }
    board.log =
        List.of(
            change("e2 "),
            change("e4P"),
            new LogRecord.Pressed(false, 5390),
            change("e7 "),
            change("e5p"),
            new LogRecord.Pressed(true, 5380),
            change("g1 "),
            change("f3N"),
            new LogRecord.Pressed(false, 5370),
            change("b8 "),
            change("c6n"));
    board.open();

    board.pass(1_000);

    assertThat(board.told)
        .extracting(text -> text.replaceAll("@.*", ""))
        .containsExactly(
            // It may have been heard: whoever knows it passes over it.
            "pressed right",
            "back 32",
            "lost",
            "-e7",
            "pe5",
            "pressed left",
            "back 32",
            "lost",
            "-g1",
            "Nf3",
            "pressed right",
            "back 32",
            "lost",
            "clock",
            "clock",
            "-b8",
            "nc6",
            "back 32");
  }

  @Test
  void logThatDoesNotFit_leavesTheDifference() {
    var board = new Sessions(null).connected();
    board.close();
    board.told.clear();
    for (var change : List.of("e7 ", "e5p", "e2 ", "e4P")) {
      board.put(change.substring(0, 2), change.charAt(2));
    }
    board.log = List.of(change("e2 "), change("e4P"), new LogRecord.PoweredUp());
    board.open();

    board.pass(1_000);

    assertThat(board.told)
        .extracting(text -> text.replaceAll("@.*", ""))
        .containsExactly("clock", "clock", "-e2", "-e7", "Pe4", "pe5", "back 32");
  }

  private static LogRecord change(String text) {
    return new LogRecord.Change(Sessions.square(text.substring(0, 2)), text.charAt(2));
  }
}
