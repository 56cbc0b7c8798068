package org.escaque.board.dgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.escaque.board.Square;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever comes on the line: no false event, and what is true is found again. */
class HostileBytesTest {

  private static final int CHANGE = 0x40;

  /** A message, and whether it says something new. */
  enum Said {
    DUMP(Wire.dump(FakeBoard.START), false),
    FIELD(Wire.field(Square.E2, ' '), true),
    CLOCK(Wire.message(0x8d, 1, 0x30, 0, 1, 0x30, 0, 0x10), false),
    SERIAL_NUMBER(Wire.message(0x91, '1', '2', '3', '4', '5'), false),
    VERSION(Wire.message(0x93, 1, 7), false),
    BUS_ADDRESS(Wire.message(0x90, 8, 1), false),
    TRADEMARK(Wire.message(0x92, 'A', 'B', 'C'), false),
    BATTERY(Wire.message(0xa0, 80, 0x7f, 0x7f, 1, 2, 3, 4, 5, 2), false),
    LONG_NUMBER(Wire.message(0xa2, '1', '2', '3', '4', '5', '6', '7', '8', '9', '0'), false),
    DRAUGHTS(Wire.message(0x94, new int[50]), false);

    final int[] bytes;
    final boolean isMove;

    Said(int[] bytes, boolean isMove) {
      this.bytes = bytes;
      this.isMove = isMove;
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyTruncation_isSurvived(Said said) {
    for (int length = 0; length < said.bytes.length; length++) {
      check(said, Arrays.copyOf(said.bytes, length), "cut after " + length);
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyCorruptionOfOneByte_isSurvived(Said said) {
    for (int at = 0; at < said.bytes.length; at++) {
      for (int value = 0; value < 256; value += step(said, at)) {
        var bytes = said.bytes.clone();
        bytes[at] = value;
        if (value != said.bytes[at]) {
          check(said, bytes, "byte %d is %02x".formatted(at, value));
        }
      }
    }
  }

  /** All values of short messages; of a dump's squares the codes and every eleventh value. */
  private static int step(Said said, int at) {
    return said.bytes.length > 40 && at > 2 ? 3 : 1;
  }

  private static void check(Said said, int[] bytes, String what) {
    var board = new Sessions(null).connected();
    if (said.isMove) {
      board.put("e2", ' ');
    }
    board.bytes(bytes);
    board.pass(6_500);

    var told = board.board().stream().map(text -> text.replaceAll("@.*", "")).toList();
    assertThat(told).as(said + " " + what).isEqualTo(said.isMove ? List.of("-e2") : List.of());

    board.field("g1", ' ');
    board.pass(400);
    assertThat(board.board()).as(said + " " + what).last().asString().startsWith("-g1");
  }

  @Test
  void brokenLog_neverInventsAMove() {
    var random = new Random(7);
    var log =
        Wire.log(
            CHANGE,
            0x34,
            CHANGE | 1,
            0x24,
            0x71,
            0x29,
            0x59,
            CHANGE,
            0x0c,
            CHANGE | 7,
            0x1c,
            0x61,
            0x29,
            0x59,
            CHANGE,
            0x3e,
            CHANGE | 3,
            0x2d);
    for (int i = 0; i < 300; i++) {
      var bytes = log.clone();
      int at = i < 20 ? i : random.nextInt(bytes.length);
      bytes[at] = random.nextInt(256);
      var board = new Sessions(null);
      board.battery = true;
      board.connected();
      board.close();
      board.told.clear();
      for (var change : List.of("e2 ", "e4P", "e7 ", "e5p", "g1 ", "f3N")) {
        board.put(change.substring(0, 2), change.charAt(2));
      }
      board.mutes = DgtCommand.MOVE_LOG;
      board.open();
      board.pass(1_000);
      assertThat(board.sent).endsWith(DgtCommand.MOVE_LOG);
      board.bytes(bytes);
      board.pass(20_000);

      assertThat(board.session.isLive()).isTrue();
      assertThat(board.board())
          .as("byte %d is %02x", at, bytes[at])
          .filteredOn(text -> text.contains("@"))
          .extracting(text -> text.replaceAll("@.*", ""))
          .containsExactlyInAnyOrder("-e2", "Pe4", "-e7", "pe5", "-g1", "Nf3");
    }
  }

  @Test
  void randomBytes_betweenTrueMessages_sayNothing() {
    var told = noise(1_000_000, 376_031_899_873_187_995L, 1);
    assertThat(told).isEmpty();
  }

  @Test
  @Tag("full")
  void tenMillionRandomBytes_betweenTrueMessages_sayNothing() {
    var told = noise(10_000_000, new Random().nextLong(), 1);
    assertThat(told).isEmpty();
  }

  /**
   * Most of it looks like messages: true ids, lengths and codes, and nothing of it true. By the
   * first seed two lies in a row about one square look like a gap.
   */
  @ParameterizedTest
  @ValueSource(longs = {-7_063_354_794_308_401_357L, 376_031_899_873_187_995L, 20_261_130L})
  void wellFormedLies_raiseDoubtsAtMost(long seed) {
    assertDoubtsOnly(noise(300_000, seed, 3));
  }

  @Test
  void wellFormedLiesOfAnySeed_raiseDoubtsAtMost() {
    assertDoubtsOnly(noise(100_000, new Random().nextLong(), 3));
  }

  @Test
  @Tag("full")
  void tenMillionBytesOfWellFormedLies_raiseDoubtsAtMost() {
    assertDoubtsOnly(noise(10_000_000, new Random().nextLong(), 3));
  }

  private static void assertDoubtsOnly(List<String> told) {
    assertThat(told).allMatch(text -> text.startsWith("doubted") || text.startsWith("trusted"));
    assertThat(told.stream().filter(text -> text.startsWith("doubted")).count())
        .isEqualTo(told.stream().filter(text -> text.startsWith("trusted")).count());
  }

  /**
   * Sends it among the answers of a board on which nothing happens.
   *
   * @param forms one chunk of so many is pure chance
   * @return what was told but losses
   */
  private static List<String> noise(int count, long seed, int forms) {
    System.out.println("noise: seed " + seed);
    var random = new Random(seed);
    var board = new Sessions(null).connected();
    int sent = 0;
    while (sent < count) {
      var chunk = random.nextInt(forms) == 0 ? chance(random) : likely(random);
      sent += chunk.length;
      board.bytes(chunk);
      board.pass(random.nextInt(3) * 10L);
      if (board.gaveUp != null) {
        board.gaveUp = null;
        board.close();
        board.open();
      }
    }
    board.pass(8_000);

    assertThat(board.session.isLive()).as("seed " + seed).isTrue();
    var told =
        board.board().stream()
            .filter(text -> !text.equals("lost") && !text.equals("back 32"))
            .toList();
    board.told.clear();
    board.field("e2", ' ');
    board.pass(400);
    assertThat(board.board()).as("seed " + seed).hasSize(1).first().asString().startsWith("-e2");
    return told;
  }

  private static int[] chance(Random random) {
    return random.ints(1 + random.nextInt(40), 0, 256).toArray();
  }

  private static int[] likely(Random random) {
    int id = List.of(0x86, 0x8d, 0x8e, 0x8e, 0x91, 0x90, 0xa0).get(random.nextInt(7));
    int length =
        switch (id) {
          case 0x86 -> 64;
          case 0x8d -> 7;
          case 0x91 -> 5;
          case 0xa0 -> 9;
          default -> 2;
        };
    int most = id == 0x86 ? 13 : id == 0x8e && random.nextBoolean() ? 13 : 128;
    return Wire.message(id, random.ints(length, 0, most).toArray());
  }
}
