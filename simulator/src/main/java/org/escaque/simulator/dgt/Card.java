package org.escaque.simulator.dgt;

/**
 * What a board says of itself.
 *
 * @param serial up to five digits
 * @param major of the firmware, 7 bits
 * @param minor of the firmware, 7 bits
 * @param battery how it is fed
 */
public record Card(int serial, int major, int minor, Battery battery) {

  /** Our own words; the maker's text is not repeated. */
  static final String TRADEMARK = "Escaque simulated board";

  /** Unknown, of a time that is left. */
  private static final int NOT_KNOWN = 0x7F;

  private static final int DISCHARGING = 0x02;

  /** How a board is fed. */
  public sealed interface Battery {
    /** By the cable: it knows nothing of what happens while that is pulled. */
    record Cable() implements Battery {}

    /** By a battery: it goes on noting what happens. */
    record Charged(int percent) implements Battery {}
  }

  public static Card ofSerial(int serial) {
    return new Card(serial, 1, 8, new Battery.Cable());
  }

  public Card withBattery(int percent) {
    return new Card(serial, major, minor, new Battery.Charged(percent));
  }

  /** Whether it works without its cable. */
  public boolean hasBattery() {
    return battery instanceof Battery.Charged;
  }

  String shortSerial() {
    return "%05d".formatted(serial % 100_000);
  }

  String longSerial() {
    return "%010d".formatted(3_000_000_000L + serial);
  }

  int addressHigh() {
    return serial >> 7 & 0x7F;
  }

  int addressLow() {
    return serial & 0x7F;
  }

  Octets batteryPayload(int percent) {
    return Octets.of(percent, NOT_KNOWN, NOT_KNOWN, 1, 30, 0, 0, 0, DISCHARGING);
  }
}
