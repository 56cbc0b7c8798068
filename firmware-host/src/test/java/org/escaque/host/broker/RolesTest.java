package org.escaque.host.broker;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.awaitility.core.ConditionFactory;
import org.awaitility.core.ConditionTimeoutException;
import org.eclipse.paho.client.mqttv3.IMqttDeliveryToken;
import org.eclipse.paho.client.mqttv3.MqttAsyncClient;
import org.eclipse.paho.client.mqttv3.MqttCallback;
import org.eclipse.paho.client.mqttv3.MqttConnectOptions;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.eclipse.paho.client.mqttv3.MqttMessage;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;
import org.escaque.host.SourceTree;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The access list of the contract, once in the embedded broker and once in Mosquitto with the files
 * that are shipped for it.
 */
@Timeout(60)
class RolesTest {

  private static final Logger PAHO = Logger.getLogger("org.eclipse.paho.client.mqttv3");
  private static final String ROOT = "escaque/v1/club/";
  private static final List<String> USERS =
      List.of("t1", "t2", "hall", "display", "outside", "ana");

  /** One topic of every kind. */
  private static final List<String> TOPICS =
      List.of(
          "public/tables/t1/game",
          "public/tables/t2/game",
          "public/round",
          "public/screens/abcd",
          "assign/t1",
          "assign/t2",
          "arbiter/tables/t1/alerts/a1",
          "arbiter/tables/t2/hands",
          "arbiter/people/ana",
          "arbiter/people/bea",
          "commands/ana/t1",
          "commands/hall/t1",
          "commands/bea/t2",
          "answers/t1/ana/c1",
          "delayed/tables/t1/game");

  @TempDir Path folder;

  /** What a user may write, below the root. */
  private static Set<String> writable(String user) {
    return switch (user) {
      case "t1" ->
          Set.of("public/tables/t1/game", "arbiter/tables/t1/alerts/a1", "answers/t1/ana/c1");
      case "t2" -> Set.of("public/tables/t2/game", "arbiter/tables/t2/hands");
      case "hall" ->
          Set.of(
              "public/round",
              "public/screens/abcd",
              "assign/t1",
              "assign/t2",
              "commands/hall/t1",
              "delayed/tables/t1/game");
      case "ana" -> Set.of("commands/ana/t1", "arbiter/people/ana");
      default -> Set.of();
    };
  }

  /** Which of the topics that anybody may write a user is sent. */
  private static boolean readable(String user, String topic) {
    return switch (user) {
      case "t1" -> topic.equals("assign/t1") || topic.matches("commands/[a-z]+/t1");
      case "t2" -> topic.equals("assign/t2") || topic.matches("commands/[a-z]+/t2");
      case "display" -> topic.startsWith("public/");
      case "outside" -> topic.startsWith("delayed/");
      default -> true;
    };
  }

  @Test
  void embeddedBroker_keepsEveryRoleToItsTopics() throws Exception {
    var users =
        Users.parse(
            """
            # role name password
            table t1 t1
            table t2 t2
            hall hall hall
            display display display
            outside-display outside outside
            arbiter ana ana
            """);
    var settings = new EmbeddedBroker.Settings("127.0.0.1", 0, 0, users);
    try (var broker = EmbeddedBroker.start(settings)) {
      check(broker.port());
    }
  }

  @Test
  void mosquitto_keepsEveryRoleToItsTopics() throws Exception {
    Path mosquitto = Path.of("/usr/sbin/mosquitto");
    Path systemd = SourceTree.file("systemd");
    if (!Files.isExecutable(mosquitto) || !Files.isDirectory(systemd)) {
      System.out.println("mosquitto is absent: its access list is not tried");
      Assumptions.abort("no mosquitto");
    }
    int port = freePort();
    Path config = mosquittoConfig(systemd, port);
    Process process =
        new ProcessBuilder(mosquitto.toString(), "-c", config.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    try {
      await().until(() -> listens(port));
      check(port);
    } finally {
      process.destroy();
      process.waitFor(5, TimeUnit.SECONDS);
    }
  }

  private static void check(int port) throws Exception {
    PAHO.setLevel(Level.OFF);
    for (String user : USERS) {
      again(
          () -> {
            tryToWriteEverything(port, user);
            return user;
          });
    }
    Set<String> everything = new TreeSet<>();
    USERS.forEach(user -> writable(user).forEach(topic -> everything.add(topic + " " + user)));

    assertThat(again(() -> read(port, "hall", everything.size()))).isEqualTo(everything);
    for (String user : USERS) {
      var wanted = new TreeSet<>(everything);
      wanted.removeIf(entry -> !readable(user, entry.substring(0, entry.indexOf(' '))));
      assertThat(again(() -> read(port, user, wanted.size()))).as(user).isEqualTo(wanted);
    }
  }

  /**
   * The client's receiving thread may end by an exception if the broker answers before the client
   * has made itself ready; then nothing more comes, and another one is tried.
   */
  private static <T> T again(Callable<T> attempt) throws Exception {
    for (int left = 4; ; left--) {
      try {
        return attempt.call();
      } catch (MqttException | ConditionTimeoutException failed) {
        if (left == 0) {
          throw failed;
        }
      }
    }
  }

  /** Without waiting for acknowledgements: what is refused gets none from some brokers. */
  private static void tryToWriteEverything(int port, String user) throws MqttException {
    var client = connect(port, user, "writer");
    for (String topic : TOPICS) {
      var message = new MqttMessage(user.getBytes(UTF_8));
      message.setRetained(true);
      message.setQos(1);
      client.publish(ROOT + topic, message);
    }
    // A subscription overtakes messages that wait in the client: all of them are sent with this
    // one.
    client.publish("barrier", new byte[0], 0, false).waitForCompletion(5_000);
    // The broker answers this when it has dealt with what came before.
    client.subscribe("barrier", 0).waitForCompletion(5_000);
    end(client);
  }

  private static ConditionFactory quietly() {
    return await().dontCatchUncaughtExceptions().atMost(Duration.ofSeconds(10));
  }

  /** What is sent to a user who asks for every topic by name and by wild card. */
  private static Set<String> read(int port, String user, int wanted) throws Exception {
    var received = new ConcurrentSkipListSet<String>();
    var client = connect(port, user, "reader");
    client.setCallback(new Collector(received));
    String[] filters = filters().stream().map(ROOT::concat).toArray(String[]::new);
    client.subscribe(filters, new int[filters.length]).waitForCompletion(5_000);
    quietly().until(() -> received.size() >= wanted);
    quietly().during(Duration.ofMillis(200)).until(() -> received.size() == wanted);
    end(client);
    return new TreeSet<>(received);
  }

  private record Collector(Set<String> received) implements MqttCallback {

    @Override
    public void connectionLost(Throwable cause) {
      received.add("lost: " + cause);
    }

    @Override
    public void messageArrived(String topic, MqttMessage message) {
      received.add(topic.substring(ROOT.length()) + " " + new String(message.getPayload(), UTF_8));
    }

    @Override
    public void deliveryComplete(IMqttDeliveryToken token) {
      // nothing is written by a reader
    }
  }

  private static List<String> filters() {
    var filters = new ArrayList<>(List.of("#", "public/#", "arbiter/#", "+/+/t1/#"));
    filters.addAll(TOPICS);
    return filters;
  }

  private static MqttAsyncClient connect(int port, String user, String purpose)
      throws MqttException {
    var client =
        new MqttAsyncClient(
            "tcp://127.0.0.1:" + port, purpose + "-" + user, new MemoryPersistence());
    var options = new MqttConnectOptions();
    options.setMqttVersion(MqttConnectOptions.MQTT_VERSION_3_1_1);
    options.setMaxInflight(100);
    options.setUserName(user);
    options.setPassword(user.toCharArray());
    client.connect(options).waitForCompletion(5_000);
    return client;
  }

  private static void end(MqttAsyncClient client) throws MqttException {
    client.disconnect(0).waitForCompletion(5_000);
    client.close(true);
  }

  private Path mosquittoConfig(Path systemd, int port) throws Exception {
    Path passwords = Files.createFile(folder.resolve("passwords"));
    for (String user : USERS) {
      var made =
          new ProcessBuilder("mosquitto_passwd", "-b", passwords.toString(), user, user)
              .redirectErrorStream(true)
              .start();
      assertThat(made.waitFor()).isZero();
    }
    Path access = folder.resolve("access");
    Files.copy(systemd.resolve("mosquitto-escaque.acl"), access);
    String shipped = Files.readString(systemd.resolve("mosquitto-escaque.conf"));
    String here =
        shipped
            .replace("/etc/mosquitto/escaque.passwd", passwords.toString())
            .replace("/etc/mosquitto/escaque.acl", access.toString())
            .replace("listener 1883", "listener " + port + " 127.0.0.1");
    assertThat(here).isNotEqualTo(shipped);
    // Started as root it would drop to a user who cannot read the test's folder.
    return Files.writeString(
        folder.resolve("config"), "user " + System.getProperty("user.name") + "\n" + here);
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static boolean listens(int port) {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      return socket.isConnected();
    } catch (IOException notYet) {
      return false;
    }
  }
}
