package org.escaque.hall.web;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.jspecify.annotations.Nullable;

/** What every answer says to the browser about trust: our own origin and nothing else. */
final class SecurityHeaders {

  private SecurityHeaders() {}

  static void put(Request request, Response response) {
    var headers = response.getHeaders();
    headers.put("Content-Security-Policy", policy(request.getHeaders().get(HttpHeader.HOST)));
    headers.put("X-Content-Type-Options", "nosniff");
    headers.put("X-Frame-Options", "DENY");
    headers.put("Referrer-Policy", "no-referrer");
    headers.put("Cross-Origin-Resource-Policy", "same-origin");
  }

  /** Older browsers do not count the WebSocket of the same host as 'self', so it is named. */
  private static String policy(@Nullable String host) {
    var socket =
        host != null && host.matches("[A-Za-z0-9.:\\[\\]-]{1,255}")
            ? " ws://" + host + " wss://" + host
            : "";
    return "default-src 'self'; connect-src 'self'"
        + socket
        + "; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }
}
