package org.escaque.publish;

import org.jspecify.annotations.Nullable;

/**
 * What tells a message from older ones of its topic. No two messages of a topic with different
 * content have the same boot and seq.
 *
 * @param boot of the writer
 * @param seq within the topic and boot
 * @param at monotonic milliseconds of the writer's boot; null where the message has none
 */
public record Stamp(long boot, long seq, @Nullable Long at) {

  /** Whether the other one, of the same topic, is newer. */
  public boolean isBefore(Stamp other) {
    return boot < other.boot || (boot == other.boot && seq < other.seq);
  }

  /** Version of the contract. */
  public static final int VERSION = 1;
}
