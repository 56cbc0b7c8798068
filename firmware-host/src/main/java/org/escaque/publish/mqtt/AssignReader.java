package org.escaque.publish.mqtt;

import java.util.List;
import org.escaque.publish.Body;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Reads {@code assign/<table>}. Unknown fields are ignored. Thread-safe. */
public final class AssignReader {

  private static final List<String> TEXTS = List.of("game", "event", "laws", "timeControl");
  private static final List<String> NUMBERS = List.of("round", "board");
  private static final List<String> PLAYERS = List.of("white", "black");

  private AssignReader() {}

  /**
   * Reads the message.
   *
   * @throws IllegalArgumentException naming the field that is missing or of the wrong type
   */
  public static Body.Assign read(String json) {
    Fields fields = Fields.of(json);
    fields.version();
    try {
      JsonNode message = fields.message();
      TEXTS.forEach(name -> Fields.need(message.path(name).isString(), name, "a text"));
      NUMBERS.forEach(name -> Fields.need(message.path(name).isInt(), name, "a number"));
      for (String name : PLAYERS) {
        Fields.need(message.path(name).isObject(), name, "an object");
        Fields.need(message.path(name).path("name").isString(), name + ".name", "a text");
      }
      return JsonEncoder.MAPPER.treeToValue(message, Body.Assign.class);
    } catch (JacksonException wrong) {
      throw new IllegalArgumentException(Fields.reason(wrong), wrong);
    }
  }
}
