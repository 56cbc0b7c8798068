package org.escaque.hall.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Carries requests to the {@link Site} and the {@link BrokerPipes}, and answers back. Called by
 * many threads.
 */
final class SiteHandler extends Handler.Abstract {

  private static final Logger LOG = LoggerFactory.getLogger(SiteHandler.class);

  private final Site site;
  private final BrokerPipes pipes;
  private final OwnName own;

  SiteHandler(Site site, BrokerPipes pipes, OwnName own) {
    this.site = site;
    this.own = own;
    this.pipes = pipes;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    SecurityHeaders.put(request, response);
    var path = Request.getPathInContext(request);
    boolean head = request.getMethod().equals("HEAD");
    if (!own.answersTo(request.getHeaders().get(HttpHeader.HOST))) {
      send(
          Answer.text(421, "421: these pages are for this machine alone, as localhost."),
          head,
          response,
          callback);
    } else if (!head && !request.getMethod().equals("GET")) {
      response.getHeaders().put(HttpHeader.ALLOW, "GET, HEAD");
      send(Answer.text(405, "405: only GET and HEAD."), false, response, callback);
    } else if (path.equals("/mqtt")) {
      if (!pipes.upgrade(request, response, callback)) {
        response.getHeaders().put(HttpHeader.UPGRADE, "websocket");
        send(
            Answer.text(426, "426: MQTT over WebSocket is spoken here, subprotocol mqtt."),
            head,
            response,
            callback);
      }
    } else {
      send(find(path, request), head, response, callback);
    }
    return true;
  }

  private Answer find(String path, Request request) {
    try {
      return site.answer(path, request.getHeaders().get(HttpHeader.IF_NONE_MATCH));
    } catch (IOException e) {
      LOG.warn("page=unreadable path={} reason={}", path, e.toString());
      return Answer.text(503, "503: " + path + " cannot be read just now.");
    }
  }

  static void send(Answer answer, boolean head, Response response, Callback callback) {
    response.setStatus(answer.status());
    answer.headers().forEach((name, text) -> response.getHeaders().put(name, text));
    var body = answer.body();
    if (answer.status() != 304) {
      response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.remaining());
    }
    response.write(true, head ? ByteBuffer.allocate(0) : body.slice(), callback);
  }
}
