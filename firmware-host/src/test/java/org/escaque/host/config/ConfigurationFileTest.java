package org.escaque.host.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.escaque.board.Side;
import org.escaque.host.SourceTree;
import org.escaque.host.config.BrokerSettings.EmbeddedSettings;
import org.escaque.host.config.BrokerSettings.LoginSettings;
import org.escaque.host.config.ConfigurationFile.Outcome;
import org.escaque.laws.PlayClass;
import org.escaque.laws.Rulings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ConfigurationFileTest {

  /** Every key there is, but those of driver types and of [game]. */
  private static final String EVERYTHING =
      """
      rulings = "automatic"

      [hall]
      id = "club"
      bind = "127.0.0.1"
      port = 8081
      pgn = "/srv/pgn"
      display = { user = "wall", password_file = "/etc/wall" }
      arbiter = { user = "ana", password_file = "/etc/ana" }

      [broker]
      user = "hall"
      password_file = "/etc/hall"
      embedded = true
      bind = "0.0.0.0"
      port = 1884
      websocket = 9001
      users = "/etc/users"

      [journal]
      dir = "/srv/journal"

      [metrics]
      file = "/run/escaque.prom"

      [[table]]
      id = "t12"
      user = "t12"
      password_file = "/etc/t12"
      board = { type = "test", turned = true, rows = [1, 2] }
      clock = { type = "test", left = "black", lever = 3 }

      [event]
      id = "open"
      name = "Open"
      site = "Toledo ESP"
      date = "2026.12.05"
      round = 3
      laws = "fide-2023"
      class = "rapid"
      supervision = "full"
      chess960 = true
      time = "15m+10s"

      [[pairing]]
      board = 12
      table = "t12"
      white = { name = "A", title = "GM", rating = 2500, federation = "ESP", fide_id = "1" }
      black = "B"
      fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
      """;

  private static Configuration valid(String text) {
    Outcome outcome = ConfigurationFile.parse(text, TestTypes.ALL);
    assertThat(outcome).isInstanceOf(Outcome.Valid.class);
    return ((Outcome.Valid) outcome).configuration();
  }

  @Test
  void parse_ofEveryKey_givesTheWholeTree() {
    Configuration all = valid(EVERYTHING);

    assertThat(all.rulings()).isEqualTo(Rulings.AUTOMATIC);
    assertThat(all.hall().port()).isEqualTo(8081);
    assertThat(all.hall().display()).isEqualTo(new LoginSettings("wall", Path.of("/etc/wall")));
    assertThat(all.broker().url()).isEqualTo("tcp://127.0.0.1:1884");
    assertThat(all.broker().embedded())
        .isEqualTo(new EmbeddedSettings("0.0.0.0", 1884, 9001, Path.of("/etc/users")));
    assertThat(all.journal()).isEqualTo(Path.of("/srv/journal"));
    assertThat(all.metrics()).isEqualTo(Path.of("/run/escaque.prom"));
    TableSettings table = all.tables().getFirst();
    assertThat(table.turned()).isTrue();
    assertThat(table.left()).isEqualTo(Side.BLACK);
    assertThat(table.board().integers("rows")).containsExactly(1, 2);
    assertThat(table.clock().integer("lever")).contains(3);
    EventSettings event = Objects.requireNonNull(all.event());
    assertThat(event.playClass()).isEqualTo(PlayClass.RAPID);
    assertThat(event.timeControl()).isEqualTo("15m+10s");
    assertThat(all.pairingOf("t12").orElseThrow().white().rating()).isEqualTo(2500);
  }

  @Test
  void parse_ofTheLeast_hasSafeDefaults() {
    Configuration least = valid("hall = { id = \"club\" }");

    assertThat(least.rulings()).isEqualTo(Rulings.CONFIRM);
    assertThat(least.hall().bind()).isEqualTo("127.0.0.1");
    assertThat(least.broker().url()).isEqualTo("tcp://127.0.0.1:1883");
    assertThat(least.broker().embedded()).isNull();
    assertThat(least.tables()).isEmpty();
  }

  @Test
  void parse_ofAGameWithoutAHall_isTheOnlyTablesPairing() {
    Configuration alone =
        valid(
            """
            hall = { id = "club" }
            [[table]]
            id = "t1"
            board = { type = "test" }
            clock = { type = "test" }
            [game]
            id = "training"
            laws = "fide-2023"
            time = "5m+3s"
            white = "A"
            black = "B"
            """);

    assertThat(alone.pairingOf("t1").orElseThrow().board()).isEqualTo(1);
  }

  @Test
  void read_ofAFileThatIsNotThere_isOneProblem(@TempDir Path folder) {
    Outcome outcome = ConfigurationFile.read(folder.resolve("none.toml"), TestTypes.ALL);

    assertThat(outcome).isInstanceOf(Outcome.Invalid.class);
    assertThat(((Outcome.Invalid) outcome).problems().getFirst().message())
        .contains("cannot be read");
  }

  @Test
  void read_ofBytesThatAreNoText_isOneProblem(@TempDir Path folder) throws Exception {
    Path file = Files.write(folder.resolve("bytes.toml"), new byte[] {(byte) 0xff, (byte) 0xfe});

    assertThat(ConfigurationFile.read(file, TestTypes.ALL)).isInstanceOf(Outcome.Invalid.class);
  }

  static Stream<String> keys() {
    var keys = new ArrayList<String>();
    for (String line : EVERYTHING.lines().toList()) {
      if (line.matches("[a-z_0-9]+ = .*")) {
        keys.add(line.substring(0, line.indexOf(' ')));
      }
    }
    keys.addAll(List.of("url", "overrides", "title", "rating", "federation", "fide_id", "turned"));
    return keys.stream().distinct();
  }

  @ParameterizedTest
  @MethodSource("keys")
  void documentation_namesEveryKey(String key) throws Exception {
    String text = Files.readString(SourceTree.file("docs/configuration.md"));

    assertThat(text).containsPattern("`([a-z]+\\.)*" + key + "`");
  }
}
