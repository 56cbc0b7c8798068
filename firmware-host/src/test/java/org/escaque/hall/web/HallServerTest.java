package org.escaque.hall.web;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.escaque.hall.Endpoint;
import org.escaque.hall.HallWebSettings;
import org.escaque.hall.Login;
import org.escaque.hall.PgnFiles;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HallServerTest {

  private static final Pattern REFERENCE = Pattern.compile("(?:href|src)=\"(/assets/[^\"]+)\"");
  private static final Pattern IMPORT = Pattern.compile("(?:from '\\./|url\\()([a-z0-9.-]+)");

  @TempDir Path folder;

  private final HttpClient client = HttpClient.newHttpClient();
  private HallServer hall;

  @BeforeEach
  void start() throws IOException {
    hall = HallServer.start(HallWebSettings.demo(0, 1, folder, "test"));
  }

  @AfterEach
  void stop() {
    hall.close();
    client.close();
  }

  @Test
  void root_isGot_leadsToTheWall() throws Exception {
    var answer = get("/");

    assertThat(answer.statusCode()).isEqualTo(302);
    assertThat(answer.headers().firstValue("Location")).hasValue("/hall");
  }

  @ParameterizedTest
  @CsvSource({
    "127.0.0.1, 200",
    "localhost, 200",
    "LOCALHOST, 200",
    "127.3.2.1, 200",
    "[::1], 200",
    "evil.example, 421",
    "127.0.0.1.evil.example, 421",
    "localhost.evil.example, 421"
  })
  void arbitersPage_underAStrangersName_isNotServed(String name, String status) throws Exception {
    for (String path : List.of("/arbiter", "/arbiter/config.json")) {
      assertThat(raw(request(path, name + ":" + hall.port()))).startsWith("HTTP/1.1 " + status);
    }
  }

  @Test
  void wall_withoutAnArbitersPage_isServedUnderAnyName() throws Exception {
    var settings =
        new HallWebSettings(
            Endpoint.loopback(0),
            Endpoint.loopback(1),
            folder,
            "test",
            new Login.Anonymous(),
            null);
    hall.close();
    hall = HallServer.start(settings);

    assertThat(raw(request("/hall", "sala.test"))).startsWith("HTTP/1.1 200");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/hall", "/arbiter"})
  void page_withAllItsParts_isServedFromHere(String page) throws Exception {
    var html = get(page);
    assertThat(html.statusCode()).isEqualTo(200);
    assertThat(html.headers().firstValue("Cache-Control")).hasValue("no-cache");
    assertThat(html.body()).doesNotContain("http:").doesNotContain("https:");

    for (String part : partsOf(html.body())) {
      var answer = get(part);
      assertThat(answer.statusCode()).as(part).isEqualTo(200);
      assertThat(answer.headers().firstValue("Cache-Control").orElse(""))
          .as(part)
          .contains("immutable");
      assertThat(answer.headers().firstValue("Content-Type").orElse("")).as(part).isNotEmpty();
    }
  }

  @Test
  void wall_allTogether_staysWithinItsBudget() throws Exception {
    int bytes = get("/hall").body().length();
    for (String part : partsOf(get("/hall").body())) {
      bytes += bytesOf(part);
    }
    var assets = partsOf(get("/hall").body()).getFirst().replaceAll("[^/]+$", "");
    for (String piece :
        List.of("wk", "wq", "wr", "wb", "wn", "wp", "bk", "bq", "br", "bb", "bn", "bp")) {
      bytes += bytesOf(assets + "pieces/" + piece + ".svg");
    }
    bytes += bytesOf(assets + "words/es.json");

    assertThat(bytes).isBetween(100_000, 200 * 1024);
  }

  @Test
  void html_askedAgainWithItsTag_isNotSentAgain() throws Exception {
    var tag = get("/hall").headers().firstValue("ETag").orElseThrow();

    var again = get("/hall", "If-None-Match", tag);

    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
  }

  @Test
  void config_ofTheWall_namesHallAndLogin() throws Exception {
    assertThat(get("/hall/config.json").body())
        .contains("\"hall\":\"test\"")
        .contains("\"user\":null");
  }

  @Test
  void arbiter_switchedOff_isNotThere() throws Exception {
    var settings =
        new HallWebSettings(
            Endpoint.loopback(0),
            Endpoint.loopback(1),
            folder,
            "test",
            new Login.Named("display", "secret"),
            null);
    try (var other = HallServer.start(settings)) {
      assertThat(get(other, "/arbiter").statusCode()).isEqualTo(404);
      assertThat(get(other, "/arbiter/config.json").statusCode()).isEqualTo(404);
      assertThat(get(other, "/hall/config.json").body())
          .contains("\"user\":\"display\"")
          .contains("\"password\":\"secret\"");
    }
  }

  @Test
  void pgn_polled_costsAnAnswerOnlyWhenItChanged() throws Exception {
    var files = new PgnFiles(folder);
    files.write(2, 7, "[White \"Šimić, Ana\"]\n\n1. e4 *");
    var first = get("/pgn/round-2/games.pgn");
    var tag = first.headers().firstValue("ETag").orElseThrow();
    assertThat(first.body()).contains("Šimić");

    assertThat(get("/pgn/round-2/games.pgn", "If-None-Match", tag).statusCode()).isEqualTo(304);
    files.write(2, 7, "[White \"Šimić, Ana\"]\n\n1. e4 e5 *");
    var changed = get("/pgn/round-2/games.pgn", "If-None-Match", tag);

    assertThat(changed.statusCode()).isEqualTo(200);
    assertThat(changed.body()).contains("1. e4 e5 *");
    assertThat(get("/pgn/round-2/game-7.pgn").body()).contains("1. e4 e5 *");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/nothing",
        "/hall/",
        "/assets/old/hall.js",
        "/pgn/round-1/games.pgn",
        "/pgn/round-0/games.pgn",
        "/pgn/round-1/game-1.pgn.new",
        "/pgn/round-99999999999/games.pgn",
        "/pgn/",
        "/org/escaque/hall/pages/hall.html",
      })
  void unknownPath_isGot_saysSoInText(String path) throws Exception {
    var answer = get(path);

    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.headers().firstValue("Content-Type")).hasValue("text/plain; charset=utf-8");
    assertThat(answer.body()).contains(path);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/pgn/../secret.txt",
        "/pgn/round-1/../../secret.txt",
        "/pgn/round-1/%2e%2e/%2e%2e/secret.txt",
        "/pgn/..%2fsecret.txt",
        "/pgn/round-1/..%5c..%5csecret.txt",
        "/../secret.txt",
        "//secret.txt",
        "/pgn/round-1/game-1.pgn%00",
      })
  void pathOutOfTheFolder_isAsked_findsNothing(String path) throws Exception {
    Files.writeString(folder.resolve("secret.txt"), "TOP SECRET");
    Files.writeString(folder.resolveSibling("secret.txt"), "TOP SECRET");

    var answer = raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

    assertThat(answer).containsPattern("HTTP/1.1 (400|404)").doesNotContain("TOP SECRET");
  }

  @Test
  void everyAnswer_goesOut_allowsNothingForeign() throws Exception {
    for (String path : List.of("/hall", "/hall/config.json", "/nothing", "/mqtt")) {
      var headers = get(path).headers();

      assertThat(headers.firstValue("Content-Security-Policy").orElse(""))
          .as(path)
          .startsWith("default-src 'self'; connect-src 'self' ws://127.0.0.1:" + hall.port());
      assertThat(headers.firstValue("X-Content-Type-Options")).as(path).hasValue("nosniff");
      assertThat(headers.firstValue("Server")).as(path).isEmpty();
    }
  }

  @Test
  void otherMethod_isUsed_isRefused() throws Exception {
    var answer =
        client.send(
            HttpRequest.newBuilder(uri(hall, "/hall"))
                .POST(HttpRequest.BodyPublishers.ofString("x"))
                .build(),
            HttpResponse.BodyHandlers.ofString());

    assertThat(answer.statusCode()).isEqualTo(405);
    assertThat(answer.headers().firstValue("Allow")).hasValue("GET, HEAD");
  }

  @Test
  void head_isAsked_hasHeadersAndNoBody() throws Exception {
    var answer = raw("HEAD /hall HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");

    assertThat(answer).startsWith("HTTP/1.1 200").contains("Content-Length: ").endsWith("\r\n\r\n");
  }

  @Test
  void port_taken_isNamedInTheError() {
    assertThatThrownBy(() -> HallServer.start(HallWebSettings.demo(hall.port(), 1, folder, "test")))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("cannot listen on 127.0.0.1:" + hall.port());
  }

  private List<String> partsOf(String html) throws Exception {
    var parts = new ArrayList<String>();
    REFERENCE.matcher(html).results().forEach(found -> parts.add(found.group(1)));
    for (int i = 0; i < parts.size(); i++) {
      var part = parts.get(i);
      if (part.endsWith(".css") || (part.endsWith(".js") && !part.contains("paho"))) {
        var folderOf = part.substring(0, part.lastIndexOf('/') + 1);
        IMPORT
            .matcher(get(part).body())
            .results()
            .map(found -> folderOf + found.group(1))
            .filter(found -> !parts.contains(found))
            .forEach(parts::add);
      }
    }
    return parts;
  }

  private int bytesOf(String path) throws Exception {
    var request = HttpRequest.newBuilder(uri(hall, path)).build();
    return client.send(request, HttpResponse.BodyHandlers.ofByteArray()).body().length;
  }

  private HttpResponse<String> get(String path, String... headers) throws Exception {
    return get(hall, path, headers);
  }

  private HttpResponse<String> get(HallServer server, String path, String... headers)
      throws Exception {
    var request = HttpRequest.newBuilder(uri(server, path));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString(UTF_8));
  }

  private static URI uri(HallServer server, String path) {
    return URI.create("http://127.0.0.1:" + server.port() + path);
  }

  private static String request(String path, String host) {
    return "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
  }

  private String raw(String request) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), hall.port())) {
      socket.setSoTimeout(5_000);
      socket.getOutputStream().write(request.getBytes(US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), UTF_8);
    }
  }
}
