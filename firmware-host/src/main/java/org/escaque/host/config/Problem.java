package org.escaque.host.config;

/**
 * One thing that is wrong in a configuration file.
 *
 * @param line counted from 1; 0 if the error belongs to no line
 * @param key the key in full, tables of a list counted from 1: {@code table[2].id}; may be empty
 * @param message what is wrong and what would be right, without line and key
 */
public record Problem(int line, String key, String message) {

  /** {@code line 12: table[2].id: message}, the way {@code escaque config check} prints it. */
  @Override
  public String toString() {
    String place = line == 0 ? "" : "line " + line + ": ";
    return place + (key.isEmpty() ? "" : key + ": ") + message;
  }
}
