package org.escaque.hall;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.MqttConnectOptions;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * Publishes what tables and the hall publish by the contract, word for word, so that pages can be
 * tested without either.
 */
public final class FakeTables implements AutoCloseable {

  private static final JsonMapper JSON = JsonMapper.shared();

  private final String root;
  private final MqttClient client;
  private final Map<String, Integer> sequence = new LinkedHashMap<>();

  public FakeTables(int brokerPort, String hall) throws MqttException {
    root = "escaque/v1/" + hall + "/";
    client =
        new MqttClient("tcp://127.0.0.1:" + brokerPort, "fake-tables", new MemoryPersistence());
    var options = new MqttConnectOptions();
    options.setMaxInflight(200);
    client.connect(options);
  }

  /**
   * A retained JSON message of boot 1; {@code v}, {@code boot} and the topic's next {@code seq} are
   * added.
   */
  public void retain(String path, Map<String, ?> fields) throws MqttException {
    var message = new LinkedHashMap<String, @Nullable Object>();
    message.put("v", 1);
    message.put("boot", 1);
    message.put("seq", sequence.merge(path, 1, Integer::sum));
    message.putAll(fields);
    send(path, message, true);
  }

  /** A message as it is. */
  public void send(String path, Map<String, ?> message, boolean retained) throws MqttException {
    client.publish(
        root + path, JSON.writeValueAsString(message).getBytes(UTF_8), retained ? 1 : 0, retained);
  }

  /** Hears what comes on topics below the root. */
  public void listen(String filter, BiConsumer<String, String> heard) throws MqttException {
    client.subscribe(
        root + filter,
        1,
        (topic, message) ->
            heard.accept(topic.substring(root.length()), new String(message.getPayload(), UTF_8)));
  }

  /** Takes a retained message away. */
  public void remove(String path) throws MqttException {
    client.publish(root + path, new byte[0], 1, true);
  }

  public void beat(String table, long mono) throws MqttException {
    send("public/tables/" + table + "/beat", Map.of("boot", 1, "mono", mono, "rate", 1), false);
  }

  public void clock(String table, long at, long white, long black, @Nullable String running)
      throws MqttException {
    var fields = new LinkedHashMap<String, @Nullable Object>();
    fields.put("at", at);
    fields.put("white", white);
    fields.put("black", black);
    fields.put("running", running);
    fields.put("period", 1);
    fields.put("mode", "fischer");
    fields.put("rate", 1);
    retain("public/tables/" + table + "/clock", fields);
  }

  /** The whole game of a board; moves are given as {@code san lan} pairs in one text each. */
  public void game(Seat seat, String fen, String status, String result, List<String> moves)
      throws MqttException {
    var played = new ArrayList<Map<String, @Nullable Object>>();
    for (String move : moves) {
      var fields = new LinkedHashMap<String, @Nullable Object>();
      int gap = move.indexOf(' ');
      fields.put("san", move.substring(0, gap));
      fields.put("lan", move.substring(gap + 1));
      fields.put("clock", 5_400_000);
      fields.put("spent", 1_000);
      fields.put("mark", null);
      played.add(fields);
    }
    var fields = new LinkedHashMap<String, @Nullable Object>();
    fields.put("at", 0);
    fields.put("durable", true);
    fields.put("game", seat.game());
    fields.put("event", "Abierto de Primavera");
    fields.put("round", 3);
    fields.put("board", seat.board());
    fields.put("table", seat.table());
    fields.put("white", seat.white());
    fields.put("black", seat.black());
    fields.put("laws", "fide-2023");
    fields.put("class", "standard");
    fields.put("timeControl", "40/90m+30s,30m+30s");
    fields.put("status", status);
    fields.put("result", result);
    fields.put("reason", null);
    fields.put("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    fields.put("fen", fen);
    fields.put("turn", fen.contains(" w ") ? "white" : "black");
    fields.put("ply", moves.size());
    fields.put("from", 0);
    fields.put("moves", played);
    fields.put("revised", 0);
    retain("public/tables/" + seat.table() + "/game", fields);
  }

  public void state(String table, String state) throws MqttException {
    retain("public/tables/" + table + "/state", Map.of("state", state, "device", "fake"));
  }

  public void round(List<Seat> seats) throws MqttException {
    retain("public/round", Map.of("event", "Abierto de Primavera", "round", 3, "boards", seats));
  }

  /**
   * An alert of boot 1, open and without an owner; {@code more} completes or replaces its fields.
   */
  public void alert(Seat seat, String id, String kind, int level, Map<String, ?> more)
      throws MqttException {
    var fields = new LinkedHashMap<String, @Nullable Object>();
    fields.put("id", id);
    fields.put("table", seat.table());
    fields.put("game", seat.game());
    fields.put("ply", 21);
    fields.put("kind", kind);
    fields.put("side", "black");
    fields.put("level", level);
    fields.put("signal", true);
    fields.put("article", "7.5.5");
    fields.put("laws", "fide-2023");
    fields.put("opened", 0);
    fields.put("window", null);
    fields.put("proposal", null);
    fields.put("state", "raised");
    fields.put("owner", null);
    fields.put("ruling", null);
    fields.putAll(more);
    retain("arbiter/tables/" + seat.table() + "/alerts/" + id, fields);
  }

  @Override
  public void close() throws MqttException {
    client.disconnectForcibly(100, 100);
    client.close(true);
  }

  /** A board of the round with its players, as {@code public/round} lists it. */
  public record Seat(
      int board, String table, String game, Map<String, ?> white, Map<String, ?> black) {

    public static Seat of(int board, String white, String black) {
      return new Seat(board, "t" + board, "open-r3-b" + board, player(white), player(black));
    }

    /** From {@code GM Zhu, Jiner}: a title if it is one of the usual two or three letters. */
    private static Map<String, ?> player(String text) {
      boolean titled = text.matches("(GM|IM|FM|WGM|WIM) .*");
      var fields = new LinkedHashMap<String, @Nullable Object>();
      fields.put("name", titled ? text.substring(text.indexOf(' ') + 1) : text);
      fields.put("title", titled ? text.substring(0, text.indexOf(' ')) : null);
      fields.put("rating", 2400);
      fields.put("federation", "ESP");
      fields.put("fideId", null);
      return fields;
    }
  }
}
