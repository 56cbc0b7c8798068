package org.escaque.clock.dgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.escaque.board.Tick;
import org.escaque.board.dgt.ClockFrame;
import org.escaque.clock.ClockEvent;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever the line makes of a clock's messages: no false press, no flag, no jump. */
class HostileFramesTest {

  private final DgtClockReader reader =
      new DgtClockReader(DgtSides.DEFAULT, new DgtClockCounters());
  private final List<ClockEvent> told = new ArrayList<>();
  private long millis = 1_000;
  private int left = 9 * 3_600;

  /** The left side runs; a millisecond passes with each message. */
  private int[] truth() {
    return new int[] {1, 0x30, 0, left / 3600, coded(left / 60 % 60), coded(left % 60), 0x11};
  }

  private static int coded(int number) {
    return 16 * (number / 10) + number % 10;
  }

  private void says(int... bytes) {
    millis++;
    var frame =
        new ClockFrame(bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6]);
    told.addAll(reader.frame(frame, Tick.ofMillis(millis)).events());
    if (millis % 1_000 == 0) {
      left--;
    }
  }

  private void connected() {
    says(truth());
    says(truth());
    told.clear();
  }

  @Test
  void everyCorruptionOfOneByte_saysNothing() {
    connected();
    for (int at = 0; at < 7; at++) {
      for (int value = 0; value < 128; value++) {
        var bytes = truth();
        bytes[at] = value;
        says(bytes);
        says(truth());
        says(truth());
        assertThat(told).as("byte %d is %02x", at, value).isEmpty();
      }
    }
  }

  @Test
  void randomMessages_betweenTrueOnes_sayNothing() {
    noise(400_000, 376_031_899_873_187_995L);
  }

  @Test
  @Tag("full")
  void fourMillionRandomMessages_betweenTrueOnes_sayNothing() {
    noise(4_000_000, new Random().nextLong());
  }

  private void noise(int count, long seed) {
    System.out.println("noise: seed " + seed);
    var random = new Random(seed);
    connected();
    for (int i = 0; i < count; i++) {
      says(random.ints(7, 0, 128).toArray());
      if (random.nextInt(4) == 0) {
        var bytes = truth();
        bytes[random.nextInt(7)] = random.nextInt(128);
        says(bytes);
        says(truth());
      }
    }
    assertThat(told.stream().filter(event -> !(event instanceof ClockEvent.TimesRead)))
        .as("seed " + seed)
        .isEmpty();
  }
}
