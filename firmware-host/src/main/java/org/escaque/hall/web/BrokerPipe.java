package org.escaque.hall.web;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.escaque.hall.Endpoint;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One browser's bytes to the broker and back. It knows no MQTT: the broker authenticates and
 * refuses.
 *
 * <p>At most one chunk is under way in each direction: the browser is asked for more when the
 * broker has taken the last chunk, the broker is read when the browser has taken it. A side that
 * takes nothing for {@link #STUCK_SECONDS} loses the connection, and the end of one side ends the
 * other.
 *
 * <p>Virtual threads do the blocking: one opens the broker's connection and then reads it, one
 * writes to it.
 */
public final class BrokerPipe implements Session.Listener {

  static final int CHUNK = 16 * 1024;

  private static final Logger LOG = LoggerFactory.getLogger(BrokerPipe.class);
  private static final int CONNECT_MILLIS = 3_000;
  private static final long STUCK_SECONDS = 20;

  private final Endpoint broker;
  private final Consumer<BrokerPipe> whenClosed;
  private final Socket socket = new Socket();
  private final ExecutorService workers =
      Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("mqtt-pipe-", 0).factory());
  private final AtomicBoolean closed = new AtomicBoolean();
  private volatile @Nullable Session session;

  BrokerPipe(Endpoint broker, Consumer<BrokerPipe> whenClosed) {
    this.broker = broker;
    this.whenClosed = whenClosed;
  }

  @Override
  public void onWebSocketOpen(Session opened) {
    session = opened;
    workers.execute(() -> serve(opened));
  }

  @Override
  public void onWebSocketPartialBinary(ByteBuffer payload, boolean last, Callback callback) {
    workers.execute(() -> toBroker(payload, callback));
  }

  @Override
  public void onWebSocketPartialText(String payload, boolean last) {
    close(StatusCode.BAD_DATA, "MQTT is binary");
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    LOG.debug("pipe=error reason={}", cause.toString());
    close(StatusCode.SERVER_ERROR, "broken");
  }

  @Override
  public void onWebSocketClose(int status, String reason, Callback callback) {
    close(StatusCode.NORMAL, "closed by the page");
    callback.succeed();
  }

  /** Ends both sides; the browser is told that the server goes away. */
  void close() {
    close(StatusCode.SHUTDOWN, "the hall is closing");
  }

  private void serve(Session page) {
    try {
      socket.setTcpNoDelay(true);
      socket.connect(new InetSocketAddress(broker.host(), broker.port()), CONNECT_MILLIS);
    } catch (IOException e) {
      LOG.warn("pipe=refused broker={} reason={}", broker, e.toString());
      close(StatusCode.TRY_AGAIN_LATER, "the broker cannot be reached");
      return;
    }
    page.demand();
    try {
      fromBroker(page);
      close(StatusCode.NORMAL, "closed by the broker");
    } catch (IOException | ExecutionException e) {
      close(StatusCode.NORMAL, "connection lost");
    } catch (TimeoutException e) {
      LOG.info("pipe=stuck page={} seconds={}", page.getRemoteSocketAddress(), STUCK_SECONDS);
      page.disconnect();
      close(StatusCode.POLICY_VIOLATION, "too slow");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      close();
    }
  }

  private void fromBroker(Session page)
      throws IOException, InterruptedException, ExecutionException, TimeoutException {
    var in = socket.getInputStream();
    var chunk = new byte[CHUNK];
    for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
      var sent = new CompletableFuture<Void>();
      page.sendBinary(
          ByteBuffer.wrap(chunk, 0, count),
          Callback.from(() -> sent.complete(null), sent::completeExceptionally));
      sent.get(STUCK_SECONDS, TimeUnit.SECONDS);
    }
  }

  private void toBroker(ByteBuffer payload, Callback callback) {
    try {
      var bytes = new byte[payload.remaining()];
      payload.get(bytes);
      socket.getOutputStream().write(bytes);
      callback.succeed();
      var page = session;
      if (page != null) {
        page.demand();
      }
    } catch (IOException e) {
      callback.fail(e);
      close(StatusCode.NORMAL, "connection lost");
    }
  }

  private void close(int status, String reason) {
    if (!closed.compareAndSet(false, true)) {
      return;
    }
    try {
      socket.close();
    } catch (IOException e) {
      LOG.debug("pipe=close reason={}", e.toString());
    }
    var page = session;
    if (page != null) {
      page.close(status, reason, Callback.NOOP);
    }
    whenClosed.accept(this);
    workers.shutdown();
  }
}
