package org.escaque.simulator.dgt;

import java.util.Arrays;
import java.util.HexFormat;

/** Bytes as they go over the line. Immutable. */
public final class Octets {

  public static final Octets NONE = new Octets(new byte[0]);

  private static final HexFormat SPACED = HexFormat.ofDelimiter(" ").withUpperCase();

  private final byte[] bytes;

  private Octets(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Bytes by their values, 0 to 255. */
  public static Octets of(int... values) {
    var bytes = new byte[values.length];
    for (int at = 0; at < values.length; at++) {
      bytes[at] = (byte) values[at];
    }
    return new Octets(bytes);
  }

  public static Octets of(byte[] bytes) {
    return new Octets(bytes.clone());
  }

  /** Reads {@code "8E 00 05 34 01"}. */
  public static Octets ofHex(String text) {
    return new Octets(SPACED.parseHex(text));
  }

  public int size() {
    return bytes.length;
  }

  /** One byte, 0 to 255. */
  public int at(int index) {
    return bytes[index] & 0xFF;
  }

  public byte[] toBytes() {
    return bytes.clone();
  }

  /** These and then those. */
  public Octets plus(Octets more) {
    if (more.size() == 0) {
      return this;
    }
    var both = Arrays.copyOf(bytes, bytes.length + more.bytes.length);
    System.arraycopy(more.bytes, 0, both, bytes.length, more.bytes.length);
    return new Octets(both);
  }

  public Octets slice(int from, int to) {
    return new Octets(Arrays.copyOfRange(bytes, from, to));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Octets that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  /** As hex, with spaces. */
  @Override
  public String toString() {
    return SPACED.formatHex(bytes);
  }
}
