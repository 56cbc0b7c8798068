package org.escaque.game.store;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Duration;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Tick;
import org.escaque.clock.ClockTime;
import org.escaque.clock.TimeControl;
import org.escaque.game.ArbiterAct;
import org.escaque.game.GameEvent;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.module.SimpleModule;

/**
 * Game events as JSON. The names are part of the files of past games: one may be added, none may
 * change. Durations and ticks are nanoseconds, clock times milliseconds. Thread-safe.
 */
final class EventCodec {

  /** Of the form of the JSON; one more when old readers would misunderstand. */
  static final int VERSION = 1;

  private static final JsonMapper MAPPER = mapper();

  private EventCodec() {}

  static String write(GameEvent event) {
    return MAPPER.writerFor(GameEvent.class).writeValueAsString(event);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws IllegalArgumentException with the reason in one line, for anything else
   */
  static GameEvent read(String json) {
    try {
      GameEvent event = MAPPER.readValue(json, GameEvent.class);
      if (event == null) {
        throw new IllegalArgumentException("null is no event");
      }
      return event;
    } catch (JacksonException wrong) {
      String reason = wrong.getOriginalMessage().lines().findFirst().orElse("?");
      throw new IllegalArgumentException(reason, wrong);
    }
  }

  /** The name of an event's type, {@code clock-pressed}. */
  static String typeName(GameEvent event) {
    return nameOf(event.getClass());
  }

  private static String nameOf(Class<?> type) {
    String name = TypeNames.ALL.get(type);
    if (name == null) {
      throw new IllegalStateException(type + " has no name in the journal");
    }
    return name;
  }

  private static JsonMapper mapper() {
    var builder =
        JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .addMixIn(GameEvent.class, Named.class)
            .addMixIn(BoardEvent.class, Named.class)
            .addMixIn(ArbiterAct.class, Named.class)
            .addModule(values());
    for (Map.Entry<Class<?>, String> entry : TypeNames.ALL.entrySet()) {
      builder.registerSubtypes(new NamedType(entry.getKey(), entry.getValue()));
    }
    return builder.build();
  }

  /** Types whose JSON is one value. */
  private static SimpleModule values() {
    var module = new SimpleModule("escaque");
    number(module, Tick.class, Tick::nanos, Tick::new);
    number(module, ClockTime.class, ClockTime::millis, ClockTime::new);
    number(module, Duration.class, Duration::toNanos, Duration::ofNanos);
    text(
        module,
        Occupancy.class,
        occupancy -> Long.toHexString(occupancy.bits()),
        hex -> new Occupancy(Long.parseUnsignedLong(hex, 16)));
    text(
        module,
        TimeControl.class,
        TimeControl::toString,
        control -> TimeControl.parse(control).orElseThrow());
    return module;
  }

  private static <T> void number(
      SimpleModule module, Class<T> type, ToLongFunction<T> out, LongFunction<T> in) {
    value(
        module,
        type,
        (json, value) -> json.writeNumber(out.applyAsLong(value)),
        json -> in.apply(json.getLongValue()));
  }

  private static <T> void text(
      SimpleModule module, Class<T> type, Function<T, String> out, Function<String, T> in) {
    value(
        module,
        type,
        (json, value) -> json.writeString(out.apply(value)),
        json -> in.apply(json.getString()));
  }

  private static <T> void value(
      SimpleModule module,
      Class<T> type,
      BiConsumer<JsonGenerator, T> out,
      Function<JsonParser, T> in) {
    module.addSerializer(
        type,
        new ValueSerializer<T>() {
          @Override
          public void serialize(T value, JsonGenerator json, SerializationContext context) {
            out.accept(json, value);
          }
        });
    module.addDeserializer(
        type,
        new ValueDeserializer<T>() {
          @Override
          public T deserialize(JsonParser json, DeserializationContext context) {
            try {
              return in.apply(json);
            } catch (IllegalArgumentException wrong) {
              return context.reportInputMismatch(type, "%s", wrong.getMessage());
            }
          }
        });
  }

  /** Puts the type's name into the property {@code type}. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  private interface Named {}
}
