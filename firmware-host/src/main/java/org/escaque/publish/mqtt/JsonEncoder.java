package org.escaque.publish.mqtt;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.escaque.publish.Body;
import org.escaque.publish.Encoder;
import org.escaque.publish.Stamp;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The messages of mqtt.md as JSON: the stamp first, then the body. Thread-safe. */
public final class JsonEncoder implements Encoder {

  static final JsonMapper MAPPER =
      JsonMapper.builder()
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .addMixIn(Body.Game.class, PlayClassNamed.class)
          .addMixIn(Body.Assign.class, PlayClassNamed.class)
          .addMixIn(Body.Move.class, WithoutNoAlternatives.class)
          .build();

  @Override
  public String encode(@Nullable Stamp stamp, Body body) {
    ObjectNode content = MAPPER.valueToTree(body);
    if (stamp == null) {
      return MAPPER.writeValueAsString(content);
    }
    ObjectNode all = MAPPER.createObjectNode();
    all.put("v", Stamp.VERSION).put("boot", stamp.boot()).put("seq", stamp.seq());
    if (stamp.at() != null) {
      all.put("at", stamp.at());
    }
    all.setAll(content);
    return MAPPER.writeValueAsString(all);
  }

  /** {@code class} is no name in Java. */
  private interface PlayClassNamed {
    @JsonProperty("class")
    String playClass();
  }

  private interface WithoutNoAlternatives {
    @JsonProperty
    @JsonInclude(JsonInclude.Include.NON_NULL)
    List<String> alternatives();
  }
}
