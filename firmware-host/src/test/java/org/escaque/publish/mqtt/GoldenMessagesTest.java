package org.escaque.publish.mqtt;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.escaque.laws.Rulings;
import org.escaque.publish.Assignments;
import org.escaque.publish.Body;
import org.escaque.publish.Stamp;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every message of the contract beside a file with its exact text. */
class GoldenMessagesTest {

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final Body.Player WHITE =
      new Body.Player("Zhu, Jiner", "GM", 2536, "CHN", "8603820");
  private static final Body.Player BLACK = new Body.Player("Núñez \"Ñ\"", null, null, null, null);

  private static Body.Game game() {
    return new Body.Game(
        true,
        "open-r3-b12",
        "Torneo Abierto",
        3,
        12,
        "t12",
        WHITE,
        BLACK,
        "fide-2023",
        "standard",
        "40/90m+30s,30m+30s",
        "live",
        "*",
        null,
        START,
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "white",
        2,
        0,
        List.of(
            new Body.Move("e4", "e2e4", 5_427_000, 3_000, null, null),
            new Body.Move("e5", "e7e5", 5_420_500, 9_500, "ambiguous", List.of("e5", "e6"))),
        1);
  }

  private static Body.Alert alert() {
    return new Body.Alert(
        "a3",
        "t12",
        "open-r3-b12",
        4,
        "illegal-move",
        "white",
        1,
        false,
        "7.5.5",
        "fide-2023",
        8_123_456,
        new Body.Window("black-makes-move", true),
        new Body.Evidence(
            START, null, List.of("g1"), List.of("e3"), new Body.Times(5_399_000, 5_400_000), ""),
        new Body.Proposal("black +2m", null, null, true),
        "raised",
        null,
        null);
  }

  private static Body.Health health() {
    return new Body.Health(
        false,
        "database or disk is full",
        "up",
        "lost",
        199.5,
        12,
        List.of("c3"),
        List.of(new Body.Contact("c3", 412, 30, 96, 480, true)),
        0,
        "waiting: open-r4-b12",
        51.5,
        812L,
        "0.1.0",
        "25");
  }

  static Stream<Arguments> messages() {
    var stamp = new Stamp(12, 418, null);
    var timed = new Stamp(12, 418, 8_123_456L);
    return Stream.of(
        Arguments.of("state", stamp, new Body.State("ready", "reed-matrix/gpio", "0.1.0")),
        Arguments.of("game", timed, game()),
        Arguments.of("clock", timed, new Body.Clock(5_399_000, 5_400_000, null, 1, "fischer", 1)),
        Arguments.of("beat", null, new Body.Beat(12, 8_123_456, 1)),
        Arguments.of(
            "answer",
            null,
            new Body.Answer(1, 12, "k7-3", "refused", "notAfter: too late by 40 ms")),
        Arguments.of(
            "round",
            stamp,
            new Body.Round(
                "Torneo Abierto",
                3,
                List.of(new Body.Board(12, "t12", "open-r3-b12", WHITE, BLACK)))),
        Arguments.of(
            "assign",
            stamp,
            new Body.Assign(
                "open-r3-b12",
                "Torneo Abierto",
                3,
                12,
                WHITE,
                BLACK,
                "fide-2023",
                Map.of("default-time", "30m"),
                null,
                "none",
                "90m+30s",
                null,
                false)),
        Arguments.of("alert", stamp, alert()),
        Arguments.of(
            "hands",
            timed,
            new Body.Hands(
                List.of("a1", "e4"),
                List.of("e2", "e4"),
                List.of(),
                List.of(new Body.Touch("e2", "P", "white", false)),
                List.of("e4"),
                "e4",
                List.of("e2"),
                List.of())),
        Arguments.of("health", timed, health()));
  }

  private static String golden(String name) throws IOException {
    try (var file = GoldenMessagesTest.class.getResourceAsStream("golden/" + name + ".json")) {
      return new String(Objects.requireNonNull(file, name).readAllBytes(), UTF_8).strip();
    }
  }

  @ParameterizedTest
  @MethodSource("messages")
  void encode_isTheGoldenText(String name, @Nullable Stamp stamp, Body body) throws IOException {
    assertThat(new JsonEncoder().encode(stamp, body)).isEqualTo(golden(name));
  }

  @Test
  void messages_areOfEveryKind() {
    var shown = messages().map(arguments -> arguments.get()[2].getClass()).toList();

    assertThat(Body.class.getPermittedSubclasses()).containsExactlyInAnyOrderElementsOf(shown);
  }

  @Test
  void read_ofWhatWasPublished_givesTheBodyBack() throws IOException {
    assertThat(GameReader.game(golden("game"))).isEqualTo(game());
    assertThat(GameReader.clock(golden("clock")).running()).isNull();
    Body.Assign assign = AssignReader.read(golden("assign"));
    assertThat(assign.white()).isEqualTo(WHITE);
    assertThat(assign.overrides()).containsEntry("default-time", "30m");
  }

  @Test
  void read_ofUnknownFields_ignoresThem() throws IOException {
    String more = golden("assign").replaceFirst("\\{", "{\"colour\":{\"a\":[1]},");

    assertThat(AssignReader.read(more)).isEqualTo(AssignReader.read(golden("assign")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"v\":1 | \"v\":2 | v: version 1 is needed",
        "\"game\":\"open-r3-b12\" | \"game\":7 | game: a text is needed",
        "\"round\":3 | \"round\":\"3\" | round: a number is needed",
        "\"white\":{ | \"weiss\":{ | white: an object is needed",
        "\"name\":\"Zhu, Jiner\" | \"nom\":1 | white.name: a text is needed",
        "\"rating\":2536 | \"rating\":\"high\" | white.rating",
        "\"timeControl\":\"90m+30s\" | \"timeControl\":\"90x\" | timeControl: '90x' at 2",
        "\"supervision\":\"none\" | \"supervision\":\"some\" | supervision: \"some\" is not known",
      })
  void read_ofAFieldThatIsWrong_namesIt(String right, String wrong, String message)
      throws IOException {
    String text = golden("assign");
    assertThat(text).contains(right);
    String broken = text.replaceFirst(Pattern.quote(right), wrong);

    assertThatThrownBy(
            () -> Assignments.fromWire(AssignReader.read(broken), "t12", Rulings.CONFIRM))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"''", "[]", "null", "{", "nonsense", "{\"v\":1}"})
  void read_ofNonsense_isRefusedInOneLine(String text) {
    assertThatThrownBy(() -> AssignReader.read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .satisfies(wrong -> assertThat(wrong.getMessage()).isNotBlank().doesNotContain("\n"));
  }
}
