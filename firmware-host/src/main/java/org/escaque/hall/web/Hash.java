package org.escaque.hall.web;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;

/** Short content hashes for addresses and tags. */
final class Hash {

  private Hash() {}

  /** The first twelve hex digits of the SHA-256 over all parts in their order. */
  static String of(Collection<byte[]> parts) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      parts.forEach(digest::update);
      return HexFormat.of().formatHex(digest.digest(), 0, 6);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
