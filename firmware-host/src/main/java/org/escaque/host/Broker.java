package org.escaque.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.escaque.host.broker.EmbeddedBroker;
import org.escaque.host.broker.Users;
import org.escaque.host.config.BrokerSettings;
import org.escaque.host.config.BrokerSettings.EmbeddedSettings;
import org.escaque.host.config.BrokerSettings.LoginSettings;
import org.escaque.publish.Inbound;
import org.escaque.publish.Message;
import org.escaque.publish.mqtt.LinkSettings;
import org.escaque.publish.mqtt.LinkSettings.Timing;
import org.escaque.publish.mqtt.LinkSettings.User;
import org.escaque.publish.mqtt.MqttLink;
import org.jspecify.annotations.Nullable;

/** Makes broker and links of what the configuration says. */
final class Broker {

  private final BrokerSettings settings;
  private final String hall;

  Broker(BrokerSettings settings, String hall) {
    this.settings = settings;
    this.hall = hall;
  }

  /** Starts the embedded broker, if there is to be one. */
  @Nullable EmbeddedBroker startEmbedded() {
    EmbeddedSettings embedded = settings.embedded();
    if (embedded == null) {
      return null;
    }
    try {
      Users users = embedded.users() == null ? null : Users.read(embedded.users());
      return EmbeddedBroker.start(
          new EmbeddedBroker.Settings(
              embedded.bind(), embedded.port(), embedded.websocket(), users));
    } catch (IOException failed) {
      throw new CommandFailed(String.valueOf(failed.getMessage()), failed);
    }
  }

  /**
   * A link that waits for its start.
   *
   * @param name of the table or {@code hall}
   * @param own null for the daemon's login
   */
  MqttLink link(
      String name,
      @Nullable LoginSettings own,
      @Nullable Message will,
      List<String> filters,
      Consumer<Inbound> sink,
      Runnable connected) {
    LoginSettings login = own == null ? settings.login() : own;
    var link =
        new LinkSettings(
            name,
            settings.url(),
            "escaque-" + hall + "-" + name,
            login == null ? null : user(login),
            will,
            filters,
            Timing.USUAL);
    return new MqttLink(link, sink, connected);
  }

  /** The user with the password of his file's first line. */
  static User user(LoginSettings login) {
    Path file = login.passwordFile();
    if (file == null) {
      return new User(login.user(), "");
    }
    try {
      String password = Files.readString(file).lines().findFirst().orElse("").strip();
      return new User(login.user(), password);
    } catch (IOException unreadable) {
      throw new CommandFailed(
          "the password file of " + login.user() + ": " + unreadable, unreadable);
    }
  }
}
