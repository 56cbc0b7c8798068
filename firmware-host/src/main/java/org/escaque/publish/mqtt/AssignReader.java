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
    try {
      JsonNode message = JsonEncoder.MAPPER.readTree(json);
      if (!message.isObject()) {
        throw new IllegalArgumentException("the message is no JSON object");
      }
      JsonNode version = message.path("v");
      if (!version.isInt() || version.asInt() != 1) {
        throw new IllegalArgumentException("v: version 1 is needed");
      }
      TEXTS.forEach(name -> need(message.path(name).isString(), name, "a text"));
      NUMBERS.forEach(name -> need(message.path(name).isInt(), name, "a number"));
      for (String name : PLAYERS) {
        need(message.path(name).isObject(), name, "an object");
        need(message.path(name).path("name").isString(), name + ".name", "a text");
      }
      return JsonEncoder.MAPPER.treeToValue(message, Body.Assign.class);
    } catch (JacksonException wrong) {
      throw new IllegalArgumentException(reason(wrong), wrong);
    }
  }

  private static void need(boolean there, String name, String kind) {
    if (!there) {
      throw new IllegalArgumentException(name + ": " + kind + " is needed");
    }
  }

  private static String reason(JacksonException wrong) {
    var path = new StringBuilder();
    for (var reference : wrong.getPath()) {
      path.append(path.isEmpty() ? "" : ".").append(reference.getPropertyName());
    }
    String text = wrong.getOriginalMessage().lines().findFirst().orElse("?");
    return path.isEmpty() ? text : path + ": " + text;
  }
}
