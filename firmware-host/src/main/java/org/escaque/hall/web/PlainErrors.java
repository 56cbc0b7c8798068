package org.escaque.hall.web;

import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/**
 * Errors that arise before our own handler, such as a malformed request: a line of text, no stack
 * trace, no server name.
 */
final class PlainErrors extends ErrorHandler {

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    int status = response.getStatus();
    var message = status < 500 ? request.getAttribute(ERROR_MESSAGE) : null;
    SecurityHeaders.put(request, response);
    SiteHandler.send(
        Answer.text(status, status + (message == null ? "" : ": " + message)),
        request.getMethod().equals("HEAD"),
        response,
        callback);
    return true;
  }
}
