package org.escaque.publish.mqtt;

import java.util.Optional;
import java.util.function.Function;
import org.escaque.board.Side;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * The fields of a message that somebody else wrote. Each reading throws {@link
 * IllegalArgumentException} that names the field and what it should be.
 */
record Fields(JsonNode message) {

  /** The message, which must be a JSON object. */
  static Fields of(String json) {
    try {
      JsonNode message = JsonEncoder.MAPPER.readTree(json);
      if (!message.isObject()) {
        throw new IllegalArgumentException("the message is no JSON object");
      }
      return new Fields(message);
    } catch (JacksonException wrong) {
      throw new IllegalArgumentException(reason(wrong), wrong);
    }
  }

  boolean has(String name) {
    return !message.path(name).isMissingNode() && !message.path(name).isNull();
  }

  String text(String name) {
    need(message.path(name).isString(), name, "a text");
    return message.path(name).asString();
  }

  @Nullable String textOrNull(String name) {
    return has(name) ? text(name) : null;
  }

  long number(String name) {
    need(
        message.path(name).canConvertToLong() && message.path(name).isIntegralNumber(),
        name,
        "a whole number");
    return message.path(name).asLong();
  }

  /** A whole number from 0 on. */
  long count(String name, long most) {
    long number = number(name);
    need(number >= 0 && number <= most, name, "a number from 0 to " + most);
    return number;
  }

  Side side(String name) {
    return switch (text(name)) {
      case "white" -> Side.WHITE;
      case "black" -> Side.BLACK;
      default -> throw new IllegalArgumentException(name + ": white or black is needed");
    };
  }

  /** A word of a list of words. */
  <T> T word(String name, Function<String, Optional<T>> parse) {
    String text = text(name);
    return parse
        .apply(text)
        .orElseThrow(() -> new IllegalArgumentException(name + ": \"" + text + "\" is not known"));
  }

  void version() {
    JsonNode version = message.path("v");
    need(version.isInt() && version.asInt() == 1, "v", "version 1");
  }

  static void need(boolean there, String name, String kind) {
    if (!there) {
      throw new IllegalArgumentException(name + ": " + kind + " is needed");
    }
  }

  /** One line on what a parser did not like. */
  static String reason(JacksonException wrong) {
    var path = new StringBuilder();
    for (var reference : wrong.getPath()) {
      path.append(path.isEmpty() ? "" : ".").append(reference.getPropertyName());
    }
    String text = wrong.getOriginalMessage().lines().findFirst().orElse("?");
    return path.isEmpty() ? text : path + ": " + text;
  }
}
