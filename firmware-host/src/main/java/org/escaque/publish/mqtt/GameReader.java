package org.escaque.publish.mqtt;

import org.escaque.publish.Body;
import org.escaque.publish.Stamp;
import tools.jackson.core.JacksonException;

/** Reads what tables publish. Unknown fields are ignored. Thread-safe. */
public final class GameReader {

  private GameReader() {}

  /**
   * Reads a {@code game} message.
   *
   * @throws IllegalArgumentException with the reason in one line
   */
  public static Body.Game game(String json) {
    return read(json, Body.Game.class);
  }

  /**
   * Reads what tells a retained message from older ones of its topic.
   *
   * @throws IllegalArgumentException naming the field that is missing
   */
  public static Stamp stamp(String json) {
    Fields fields = Fields.of(json);
    return new Stamp(fields.number("boot"), fields.number("seq"), null);
  }

  /**
   * Reads a {@code clock} message.
   *
   * @throws IllegalArgumentException with the reason in one line
   */
  public static Body.Clock clock(String json) {
    return read(json, Body.Clock.class);
  }

  /**
   * Reads a {@code health} message.
   *
   * @throws IllegalArgumentException with the reason in one line
   */
  public static Body.Health health(String json) {
    return read(json, Body.Health.class);
  }

  /**
   * Reads an alert.
   *
   * @throws IllegalArgumentException with the reason in one line
   */
  public static Body.Alert alert(String json) {
    return read(json, Body.Alert.class);
  }

  /**
   * Reads a {@code hands} message.
   *
   * @throws IllegalArgumentException with the reason in one line
   */
  public static Body.Hands hands(String json) {
    return read(json, Body.Hands.class);
  }

  private static <T> T read(String json, Class<T> type) {
    try {
      T body = JsonEncoder.MAPPER.readValue(json, type);
      if (body == null) {
        throw new IllegalArgumentException("null is no message");
      }
      return body;
    } catch (JacksonException wrong) {
      throw new IllegalArgumentException(
          wrong.getOriginalMessage().lines().findFirst().orElse("?"), wrong);
    }
  }
}
