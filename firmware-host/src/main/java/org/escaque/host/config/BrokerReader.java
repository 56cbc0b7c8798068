package org.escaque.host.config;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.escaque.host.config.BrokerSettings.EmbeddedSettings;
import org.escaque.host.config.BrokerSettings.LoginSettings;
import org.jspecify.annotations.Nullable;

/** Reads {@code [broker]} and the logins of its users. */
final class BrokerReader {

  private static final Pattern URL = Pattern.compile("(tcp|ssl)://[^\\s:/]+:[0-9]{1,5}");

  private BrokerReader() {}

  static BrokerSettings read(Section section) {
    LoginSettings login = login(section);
    boolean embedded = section.flag("embedded", false);
    String bind = section.text("bind", "127.0.0.1");
    int port = section.integer("port", 1, 65_535, 1883);
    int websocket = section.integer("websocket", 0, 65_535, 0);
    Path users = Paths.of(section, "users");
    if (embedded) {
      checkEmbedded(section, bind, users);
      section.done();
      String reach = bind.equals("0.0.0.0") ? "127.0.0.1" : bind;
      return new BrokerSettings(
          "tcp://" + reach + ":" + port, login, new EmbeddedSettings(bind, port, websocket, users));
    }
    for (String key : new String[] {"bind", "port", "websocket", "users"}) {
      if (section.has(key)) {
        section.wrong(key, "is for the embedded broker only: embedded = true is missing");
      }
    }
    String url = section.text("url", "tcp://127.0.0.1:1883");
    if (!URL.matcher(url).matches()) {
      section.wrong("url", "\"" + url + "\" is not tcp://HOST:PORT or ssl://HOST:PORT");
    }
    section.done();
    return new BrokerSettings(url, login, null);
  }

  private static void checkEmbedded(Section section, String bind, @Nullable Path users) {
    if (section.has("url")) {
      section.wrong("url", "stands beside embedded = true; one of them");
    }
    if (!Hosts.isLoopback(bind) && users == null) {
      section.wrong("bind", "without users the embedded broker listens on the loopback only");
    }
  }

  /** {@code user} and {@code password_file} of the section; null if neither is written. */
  static @Nullable LoginSettings login(Section section) {
    String user = section.text("user");
    Path password = Paths.of(section, "password_file");
    if (user == null) {
      if (password != null) {
        section.wrong("password_file", "stands without user");
      }
      return null;
    }
    return new LoginSettings(user, password);
  }
}
