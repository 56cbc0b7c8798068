package org.escaque.hall.web;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.escaque.hall.HallWebSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The pipe with a broker that is nothing but a socket: it must carry bytes, whatever they mean. */
@Timeout(20)
class BrokerPipeTest {

  @TempDir Path folder;

  private final HttpClient client = HttpClient.newHttpClient();
  private ServerSocket broker;
  private HallServer hall;

  @BeforeEach
  void start() throws IOException {
    broker = new ServerSocket(0, 8, InetAddress.getLoopbackAddress());
    broker.setSoTimeout(10_000);
    hall = HallServer.start(HallWebSettings.demo(0, broker.getLocalPort(), folder, "test"));
  }

  @AfterEach
  void stop() throws IOException {
    hall.close();
    broker.close();
    client.shutdownNow();
  }

  @Test
  void bytes_inBothDirections_arriveWholeAndInOrder() throws Exception {
    var page = new Page();
    var socket = open(page);
    var bytes = new byte[300_000];
    new Random(11).nextBytes(bytes);
    try (var peer = broker.accept()) {
      var echo = Thread.ofVirtual().start(() -> copy(peer));

      for (int from = 0; from < bytes.length; from += 7_001) {
        var chunk = ByteBuffer.wrap(bytes, from, Math.min(7_001, bytes.length - from));
        socket.sendBinary(chunk, true).get(5, TimeUnit.SECONDS);
      }

      await().until(() -> page.count() == bytes.length);
      assertThat(page.bytes()).isEqualTo(bytes);
      socket.abort();
      echo.join();
    }
  }

  @Test
  void handshake_withMqtt_isAnsweredWithMqtt() throws Exception {
    assertThat(open(new Page()).getSubprotocol()).isEqualTo("mqtt");
  }

  @Test
  void handshake_withoutMqtt_isRefused() {
    assertRefused(client.newWebSocketBuilder(), 400);
  }

  @Test
  void handshake_fromAForeignPage_isRefused() {
    assertRefused(
        client.newWebSocketBuilder().subprotocols("mqtt").header("Origin", "http://evil.test"),
        403);
  }

  @Test
  void handshake_fromOurPage_isTaken() throws Exception {
    var origin = "http://127.0.0.1:" + hall.port();

    var socket =
        client
            .newWebSocketBuilder()
            .subprotocols("mqtt")
            .header("Origin", origin)
            .buildAsync(uri(), new Page())
            .get(5, TimeUnit.SECONDS);

    assertThat(socket.isInputClosed()).isFalse();
    socket.abort();
  }

  @Test
  void broker_thatIsAway_closesThePageWithTryAgain() throws Exception {
    broker.close();
    var page = new Page();

    open(page);

    assertThat(page.closed.get(5, TimeUnit.SECONDS)).isEqualTo(1013);
    await().until(() -> hall.openPipes() == 0);
  }

  @Test
  void broker_thatHangsUp_closesThePage() throws Exception {
    var page = new Page();
    open(page);

    broker.accept().close();

    assertThat(page.closed.get(5, TimeUnit.SECONDS)).isEqualTo(1000);
    await().until(() -> hall.openPipes() == 0);
  }

  @Test
  void page_thatVanishes_closesTheBrokersSide() throws Exception {
    var socket = open(new Page());
    try (var peer = broker.accept()) {
      peer.setSoTimeout(5_000);

      socket.abort();

      assertThat(peer.getInputStream().read()).isEqualTo(-1);
    }
    await().until(() -> hall.openPipes() == 0);
  }

  @Test
  void page_thatReadsNothing_stopsTheBrokerInsteadOfFillingMemory() throws Exception {
    var deaf = new Page();
    deaf.demand = 0;
    open(deaf);
    try (var peer = broker.accept()) {
      var written = new CompletableFuture<Void>();
      var writer = Thread.ofVirtual().start(() -> flood(peer, written));

      await().during(Duration.ofMillis(400)).until(() -> !written.isDone());

      hall.close();
      writer.join();
      assertThat(written).isCompletedExceptionally();
    }
  }

  @Test
  void page_thatSendsText_isClosed() throws Exception {
    var page = new Page();
    var socket = open(page);

    socket.sendText("CONNECT", true).get(5, TimeUnit.SECONDS);

    assertThat(page.closed.get(5, TimeUnit.SECONDS)).isEqualTo(1003);
  }

  @Test
  void hall_closing_endsPipesWithinTwoSeconds() throws Exception {
    var page = new Page();
    open(page);
    var peer = broker.accept();
    long before = System.nanoTime();

    hall.close();

    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(2));
    assertThat(peer.getInputStream().read()).isEqualTo(-1);
    peer.close();
  }

  private void assertRefused(WebSocket.Builder builder, int status) {
    assertThatThrownBy(() -> builder.buildAsync(uri(), new Page()).join())
        .isInstanceOf(CompletionException.class)
        .cause()
        .isInstanceOfSatisfying(
            WebSocketHandshakeException.class,
            e -> assertThat(e.getResponse().statusCode()).isEqualTo(status));
    assertThat(hall.openPipes()).isZero();
  }

  private WebSocket open(Page page) throws ExecutionException, InterruptedException {
    return client
        .newWebSocketBuilder()
        .subprotocols("mqtt")
        .connectTimeout(Duration.ofSeconds(5))
        .buildAsync(uri(), page)
        .get();
  }

  private URI uri() {
    return URI.create("ws://127.0.0.1:" + hall.port() + "/mqtt");
  }

  private static void copy(Socket peer) {
    try {
      peer.getInputStream().transferTo(peer.getOutputStream());
    } catch (IOException e) {
      assertThat(e).as("the page went away").isNotNull();
    }
  }

  private static void flood(Socket peer, CompletableFuture<Void> written) {
    try {
      var block = "x".repeat(1 << 20).getBytes(US_ASCII);
      for (int i = 0; i < 64; i++) {
        peer.getOutputStream().write(block);
      }
      written.complete(null);
    } catch (IOException e) {
      written.completeExceptionally(e);
    }
  }

  /** What a browser does with a WebSocket. */
  private static final class Page implements WebSocket.Listener {

    final CompletableFuture<Integer> closed = new CompletableFuture<>();
    long demand = Long.MAX_VALUE;
    private final ByteArrayOutputStream received = new ByteArrayOutputStream();

    @Override
    public void onOpen(WebSocket socket) {
      if (demand > 0) {
        socket.request(demand);
      }
    }

    @Override
    public synchronized CompletionStage<?> onBinary(
        WebSocket socket, ByteBuffer data, boolean last) {
      var bytes = new byte[data.remaining()];
      data.get(bytes);
      received.writeBytes(bytes);
      return CompletableFuture.completedStage(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
      closed.complete(status);
      return CompletableFuture.completedStage(null);
    }

    synchronized int count() {
      return received.size();
    }

    synchronized byte[] bytes() {
      return received.toByteArray();
    }
  }
}
