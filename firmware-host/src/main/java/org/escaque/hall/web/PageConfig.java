package org.escaque.hall.web;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import org.escaque.hall.Login;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * The {@code config.json} beside a page: the hall's id, the page's login, and the hash of the parts
 * it should be made of.
 */
final class PageConfig {

  private static final JsonMapper JSON = JsonMapper.shared();

  private PageConfig() {}

  static Content of(String hall, Login login, String assets) {
    var fields = new LinkedHashMap<String, @Nullable Object>();
    fields.put("v", 1);
    fields.put("hall", hall);
    fields.put("assets", assets);
    switch (login) {
      case Login.Anonymous _ -> {
        fields.put("user", null);
        fields.put("password", null);
      }
      case Login.Named(var user, var password) -> {
        fields.put("user", user);
        fields.put("password", password);
      }
    }
    byte[] bytes = JSON.writeValueAsBytes(fields);
    return new Content(
        "application/json",
        Content.CHECK_ALWAYS,
        '"' + Hash.of(List.of(bytes)) + '"',
        ByteBuffer.wrap(bytes));
  }
}
