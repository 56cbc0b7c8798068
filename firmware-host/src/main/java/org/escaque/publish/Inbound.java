package org.escaque.publish;

/**
 * A message that came from the broker.
 *
 * @param retained the broker had kept it: it may be old
 */
public record Inbound(String topic, String payload, boolean retained) {}
