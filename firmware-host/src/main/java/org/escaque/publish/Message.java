package org.escaque.publish;

/**
 * One MQTT message on its way out. Immutable.
 *
 * @param payload UTF-8 text; empty takes a retained message away
 */
public record Message(String topic, String payload, Delivery delivery) {

  /** How a message is to be delivered. */
  public enum Delivery {
    /** Quality of service 1; the broker keeps it, and only the newest of its topic matters. */
    RETAINED,
    /** Quality of service 1, in order, none left out. */
    QUEUED,
    /** Quality of service 0, now or never. */
    FLEETING,
  }

  public static Message retained(String topic, String payload) {
    return new Message(topic, payload, Delivery.RETAINED);
  }

  public static Message queued(String topic, String payload) {
    return new Message(topic, payload, Delivery.QUEUED);
  }

  public static Message fleeting(String topic, String payload) {
    return new Message(topic, payload, Delivery.FLEETING);
  }

  /** Takes the retained message of the topic away. */
  public static Message removal(String topic) {
    return new Message(topic, "", Delivery.RETAINED);
  }

  public boolean isRetained() {
    return delivery == Delivery.RETAINED;
  }
}
