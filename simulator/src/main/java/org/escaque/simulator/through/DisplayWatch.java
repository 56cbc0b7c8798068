package org.escaque.simulator.through;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.escaque.laws.AlertKind;
import org.escaque.publish.Inbound;
import org.escaque.publish.Topics;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Holds every message that a display receives against what must never be public: alerts, flags
 * before they are called, illegal moves and touches, counters, offers, claims. A message may have
 * no field and no word beyond those of a score, a position and two clocks, and may not repeat
 * itself either: that would betray that something happened. Thread-safe.
 */
final class DisplayWatch {

  private static final JsonMapper JSON = new JsonMapper();

  private static final Set<String> PLAYER = words("name title rating federation fideId");
  private static final Set<String> MOVE = words("san lan clock spent mark alternatives");
  private static final Map<String, Set<String>> FIELDS =
      Map.of(
          "state",
          words("v boot seq state device version"),
          "beat",
          words("boot mono rate"),
          "clock",
          words("v boot seq at white black running period mode rate"),
          "game",
          words(
              "v boot seq at durable game event round board table white black laws class"
                  + " timeControl status result reason start fen turn ply from moves revised"));
  private static final Map<String, Set<String>> VALUES =
      Map.of(
          "status",
          words("waiting ready live paused finished"),
          "mark",
          words("ambiguous unconfirmed reconstructed illegal"),
          "running",
          words("white black"),
          "turn",
          words("white black"));
  private static final Set<String> SECRETS =
      Arrays.stream(AlertKind.values()).map(AlertKind::toString).collect(Collectors.toSet());

  private final String tables;
  private final Object lock = new Object();
  private final ObjectNode before = JSON.createObjectNode();
  private final List<String> found = new ArrayList<>();
  private long messages;
  private long all;

  DisplayWatch(Topics topics) {
    tables = topics.root() + "public/tables/";
  }

  void received(Inbound message) {
    synchronized (lock) {
      messages++;
      Optional<String> forbidden = forbidden(message.topic(), message.payload());
      forbidden.ifPresent(what -> note(what + " in " + message));
    }
  }

  /** Something forbidden that one message alone does not tell. */
  void note(String what) {
    synchronized (lock) {
      found.add(what);
      all++;
    }
  }

  private Optional<String> forbidden(String topic, String payload) {
    String[] levels = topic.startsWith(tables) ? topic.substring(tables.length()).split("/") : null;
    Set<String> fields = levels == null || levels.length != 2 ? null : FIELDS.get(levels[1]);
    if (fields == null) {
      return Optional.of("a topic of no display");
    }
    try {
      JsonNode message = JSON.readTree(payload);
      return unknownField(message, fields)
          .or(() -> unknownWord(message))
          .or(() -> reason(message))
          .or(() -> repetition(topic, message));
    } catch (JacksonException unreadable) {
      return Optional.of("no JSON");
    }
  }

  private static Optional<String> unknownField(JsonNode message, Set<String> allowed) {
    for (var field : message.properties()) {
      if (!allowed.contains(field.getKey())) {
        return Optional.of("the field " + field.getKey());
      }
      var inner =
          switch (field.getKey()) {
            case "white", "black" -> unknownField(field.getValue(), PLAYER);
            case "moves" -> unknownFieldOfAny(field.getValue());
            default -> Optional.<String>empty();
          };
      if (inner.isPresent()) {
        return inner;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> unknownFieldOfAny(JsonNode moves) {
    return moves
        .valueStream()
        .map(move -> unknownField(move, MOVE))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private static Optional<String> unknownWord(JsonNode node) {
    for (var field : node.properties()) {
      String word = field.getValue().asString("");
      var allowed = VALUES.get(field.getKey());
      boolean stranger = allowed != null && !word.isEmpty() && !allowed.contains(word);
      boolean secret =
          allowed == null && !field.getKey().equals("reason") && SECRETS.contains(word);
      if (stranger || secret) {
        return Optional.of("the word " + word);
      }
    }
    return node.path("moves")
        .valueStream()
        .map(DisplayWatch::unknownWord)
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** A reason before there is a result would be a proposal. */
  private static Optional<String> reason(JsonNode game) {
    boolean open = game.path("result").asString("").equals("*");
    return open && !game.path("reason").isNull()
        ? Optional.of("a reason without a result")
        : Optional.empty();
  }

  /** The same again at rest says that something happened which is not told. */
  private Optional<String> repetition(String topic, JsonNode message) {
    if (topic.endsWith("/beat") || topic.endsWith("/state")) {
      return Optional.empty();
    }
    boolean otherGame =
        topic.endsWith("/game") && !message.path("game").equals(before.path(topic).path("game"));
    if (otherGame) {
      before.removeAll();
    }
    JsonNode earlier = before.get(topic);
    before.set(topic, message);
    boolean repeated =
        earlier != null
            && earlier.path("boot").equals(message.path("boot"))
            && message.path("running").asString("").isEmpty()
            && content(earlier).equals(content(message));
    return repeated ? Optional.of("nothing new") : Optional.empty();
  }

  private static String content(JsonNode message) {
    ObjectNode content = JSON.createObjectNode();
    for (var field : message.properties()) {
      if (!field.getKey().equals("seq") && !field.getKey().equals("at")) {
        content.set(field.getKey(), field.getValue());
      }
    }
    return content.toString();
  }

  /** What was found since the last call. */
  List<String> take() {
    synchronized (lock) {
      var taken = List.copyOf(found);
      found.clear();
      return taken;
    }
  }

  /** How many messages were looked at, and how many were forbidden. */
  @Override
  public String toString() {
    synchronized (lock) {
      return messages + " messages, " + all + " forbidden";
    }
  }

  private static Set<String> words(String text) {
    return Set.of(text.split(" "));
  }
}
