package org.escaque.hall.web;

import java.net.URI;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.escaque.hall.Endpoint;
import org.jspecify.annotations.Nullable;

/**
 * All open pipes between browsers and the broker. Takes only pages of this origin, only the
 * subprotocol {@code mqtt}, and no more than {@link #MOST} at a time. Thread-safe.
 */
final class BrokerPipes implements AutoCloseable {

  /**
   * A wall needs one, an arbiter's phone one; a leak or an attack must not take the machine's
   * memory.
   */
  static final int MOST = 256;

  /** MQTT clients send a ping at least once in their keep-alive time; ours is 15 s. */
  private static final Duration IDLE = Duration.ofSeconds(90);

  private final Endpoint broker;
  private final ServerWebSocketContainer container;
  private final Set<BrokerPipe> open = ConcurrentHashMap.newKeySet();

  BrokerPipes(Server server, Endpoint broker) {
    this.broker = broker;
    container = ServerWebSocketContainer.ensure(server);
    container.setIdleTimeout(IDLE);
    container.setInputBufferSize(BrokerPipe.CHUNK);
    container.setMaxFrameSize(1 << 20);
    container.setMaxOutgoingFrames(8);
  }

  /** False if the request is no WebSocket handshake. */
  boolean upgrade(Request request, Response response, Callback callback) {
    return container.upgrade(this::accept, request, response, callback);
  }

  int count() {
    return open.size();
  }

  @Override
  public void close() {
    open.forEach(BrokerPipe::close);
  }

  private @Nullable Object accept(
      ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
    if (!sameOrigin(request)) {
      return refuse(
          request, response, callback, HttpStatus.FORBIDDEN_403, "the page is of another origin");
    }
    if (!request.hasSubProtocol("mqtt")) {
      return refuse(
          request, response, callback, HttpStatus.BAD_REQUEST_400, "the subprotocol must be mqtt");
    }
    if (open.size() >= MOST) {
      return refuse(
          request, response, callback, HttpStatus.SERVICE_UNAVAILABLE_503, "too many connections");
    }
    response.setAcceptedSubProtocol("mqtt");
    var pipe = new BrokerPipe(broker, open::remove);
    open.add(pipe);
    return pipe;
  }

  private static @Nullable Object refuse(
      ServerUpgradeRequest request,
      ServerUpgradeResponse response,
      Callback callback,
      int status,
      String reason) {
    Response.writeError(request, response, callback, status, reason);
    return null;
  }

  /**
   * Programs send no Origin and are welcome; a page of a stranger's site in a visitor's browser is
   * not.
   */
  private static boolean sameOrigin(Request request) {
    var origin = request.getHeaders().get(HttpHeader.ORIGIN);
    if (origin == null) {
      return true;
    }
    try {
      var authority = URI.create(origin).getAuthority();
      return authority != null
          && authority.equalsIgnoreCase(request.getHeaders().get(HttpHeader.HOST));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
