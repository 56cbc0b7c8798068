package org.escaque.hall.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.Map;

/**
 * What a GET returns, as a value.
 *
 * @param status the HTTP status
 * @param headers by name, on top of those that every answer carries
 * @param body read-only; empty for a status without one
 */
record Answer(int status, Map<String, String> headers, ByteBuffer body) {

  static final String TEXT = "text/plain; charset=utf-8";

  Answer {
    headers = Map.copyOf(headers);
    body = body.asReadOnlyBuffer();
  }

  /** A sentence for a person who looks at the address with a browser or curl. */
  static Answer text(int status, String sentence) {
    return new Answer(
        status,
        Map.of("Content-Type", TEXT, "Cache-Control", "no-store"),
        ByteBuffer.wrap((sentence + "\n").getBytes(UTF_8)));
  }

  static Answer redirect(String path) {
    return new Answer(
        302, Map.of("Location", path, "Cache-Control", "no-store"), ByteBuffer.allocate(0));
  }

  static Answer notFound(String path) {
    return text(
        404,
        "404: nothing at " + path + ". The wall is at /hall, games are at /pgn/round-N/games.pgn.");
  }
}
