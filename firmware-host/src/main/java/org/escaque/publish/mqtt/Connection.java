package org.escaque.publish.mqtt;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.eclipse.paho.client.mqttv3.IMqttActionListener;
import org.eclipse.paho.client.mqttv3.IMqttDeliveryToken;
import org.eclipse.paho.client.mqttv3.IMqttToken;
import org.eclipse.paho.client.mqttv3.MqttAsyncClient;
import org.eclipse.paho.client.mqttv3.MqttCallback;
import org.eclipse.paho.client.mqttv3.MqttConnectOptions;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.eclipse.paho.client.mqttv3.MqttMessage;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;
import org.escaque.publish.Inbound;
import org.escaque.publish.Message;
import org.escaque.publish.Outbox;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One connection from its first byte to its end, with a Paho client of its own: what dies together
 * lives together. All methods belong to the link's thread; Paho's threads only note the loss, count
 * acknowledgements and hand inbound messages on, and never call the client.
 */
final class Connection implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Connection.class);

  private static final int MOST_IN_FLIGHT = 10;

  private final LinkSettings settings;
  private final Outbox outbox;
  private final Consumer<Inbound> sink;
  private final MqttAsyncClient client;

  /** One less than Paho allows: it tells of an acknowledgement before it counts it. */
  private final Semaphore free = new Semaphore(MOST_IN_FLIGHT - 1);

  private final AtomicReference<@Nullable String> lost = new AtomicReference<>();
  private final Deque<Message> unacknowledged = new ArrayDeque<>();

  Connection(LinkSettings settings, Outbox outbox, Consumer<Inbound> sink) throws MqttException {
    this.settings = settings;
    this.outbox = outbox;
    this.sink = sink;
    this.client = new MqttAsyncClient(settings.url(), settings.clientId(), new MemoryPersistence());
    client.setCallback(new Callbacks());
  }

  /** Connects and subscribes, each within the time for connecting. */
  void open() throws MqttException {
    await(client.connect(options()), "welcome");
    if (!settings.filters().isEmpty()) {
      String[] filters = settings.filters().toArray(String[]::new);
      int[] qualities = new int[filters.length];
      Arrays.fill(qualities, 1);
      IMqttToken subscribed = client.subscribe(filters, qualities);
      await(subscribed, "subscription");
      noteRefused(filters, subscribed.getGrantedQos());
    }
  }

  private void noteRefused(String[] filters, int[] granted) {
    for (int i = 0; i < granted.length && i < filters.length; i++) {
      if (granted[i] > 2) {
        LOG.error("table={} mqtt=refused filter={}", settings.name(), filters[i]);
      }
    }
  }

  private void await(IMqttToken token, String what) throws MqttException {
    try {
      token.waitForCompletion(settings.timing().connect().toMillis());
    } catch (MqttException failed) {
      if (failed.getReasonCode() == MqttException.REASON_CODE_CLIENT_TIMEOUT) {
        lost.compareAndSet(null, "no " + what + " in " + settings.timing().connect());
      }
      throw failed;
    }
  }

  private MqttConnectOptions options() {
    var options = new MqttConnectOptions();
    options.setMqttVersion(MqttConnectOptions.MQTT_VERSION_3_1_1);
    options.setAutomaticReconnect(false);
    options.setCleanSession(false);
    options.setMaxInflight(MOST_IN_FLIGHT);
    options.setKeepAliveInterval((int) settings.timing().keepAlive().toSeconds());
    options.setConnectionTimeout((int) Math.max(1, settings.timing().connect().toSeconds()));
    if (settings.user() != null) {
      options.setUserName(settings.user().name());
      options.setPassword(settings.user().password().toCharArray());
    }
    Message will = settings.will();
    if (will != null) {
      options.setWill(will.topic(), will.payload().getBytes(UTF_8), 1, will.isRetained());
    }
    return options;
  }

  /** Why the connection is gone; null while it stands. */
  @Nullable String lost() {
    return lost.get();
  }

  /** Sends a message, once one of the places in flight is free. */
  void send(Message message) throws InterruptedException {
    if (message.delivery() == Message.Delivery.FLEETING) {
      hand(message, null);
      return;
    }
    if (!free.tryAcquire(settings.timing().acknowledge().toMillis(), TimeUnit.MILLISECONDS)) {
      outbox.giveBack(message);
      lose("no acknowledgement in " + settings.timing().acknowledge());
      return;
    }
    synchronized (unacknowledged) {
      unacknowledged.addLast(message);
    }
    hand(message, new Acknowledged(message));
  }

  private void hand(Message message, @Nullable Acknowledged listener) {
    int quality = listener == null ? 0 : 1;
    try {
      byte[] payload = message.payload().getBytes(UTF_8);
      client.publish(message.topic(), payload, quality, message.isRetained(), null, listener);
    } catch (MqttException refused) {
      lose(reason(refused));
    }
  }

  /** Waits until everything sent is acknowledged, at most so long. */
  void settle(long millis) throws InterruptedException {
    if (free.tryAcquire(MOST_IN_FLIGHT - 1, millis, TimeUnit.MILLISECONDS)) {
      free.release(MOST_IN_FLIGHT - 1);
    }
  }

  /** Tells the broker good-bye, so that it keeps the will to itself. */
  void leave() {
    try {
      client.disconnect(0).waitForCompletion(500);
    } catch (MqttException gone) {
      LOG.debug("table={} mqtt=leaving reason={}", settings.name(), reason(gone));
    }
  }

  private void lose(String reason) {
    lost.compareAndSet(null, reason);
    outbox.wake();
  }

  /** Ends the connection, frees its threads, and gives back what no one acknowledged. */
  @Override
  public void close() {
    try {
      client.disconnectForcibly(0, 500, false);
    } catch (MqttException gone) {
      LOG.debug("table={} mqtt=closing reason={}", settings.name(), reason(gone));
    }
    try {
      client.close(true);
    } catch (MqttException stuck) {
      LOG.warn("table={} mqtt=unclosed reason={}", settings.name(), reason(stuck));
    }
    List<Message> left;
    synchronized (unacknowledged) {
      left = List.copyOf(unacknowledged);
      unacknowledged.clear();
    }
    left.reversed().forEach(outbox::giveBack);
  }

  /** Paho's error in one line: its text and, where it has one, the cause. */
  static String reason(MqttException failure) {
    Throwable cause = failure.getCause();
    return failure.getReasonCode() + " " + (cause == null ? failure.getMessage() : cause);
  }

  /** What becomes of one message in flight. Called by Paho's threads. */
  private final class Acknowledged implements IMqttActionListener {

    private final Message message;

    Acknowledged(Message message) {
      this.message = message;
    }

    @Override
    public void onSuccess(IMqttToken token) {
      synchronized (unacknowledged) {
        unacknowledged.remove(message);
      }
      free.release();
    }

    @Override
    public void onFailure(IMqttToken token, @Nullable Throwable failure) {
      lose("publish failed: " + failure);
      free.release();
    }
  }

  private final class Callbacks implements MqttCallback {

    @Override
    public void connectionLost(@Nullable Throwable cause) {
      lose(cause instanceof MqttException failure ? reason(failure) : String.valueOf(cause));
    }

    @Override
    public void messageArrived(String topic, MqttMessage message) {
      try {
        sink.accept(
            new Inbound(topic, new String(message.getPayload(), UTF_8), message.isRetained()));
      } catch (RuntimeException bug) {
        LOG.error("table={} mqtt=bug topic={}", settings.name(), topic, bug);
      }
    }

    @Override
    public void deliveryComplete(@Nullable IMqttDeliveryToken token) {
      // Each message has its own listener.
    }
  }
}
