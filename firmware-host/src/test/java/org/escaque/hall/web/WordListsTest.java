package org.escaque.hall.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.escaque.laws.AlertKind;
import org.escaque.laws.ClaimKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** What the pages say, in both languages. */
class WordListsTest {

  private static String page(String name) throws IOException {
    try (var in = Pages.class.getResourceAsStream("/org/escaque/hall/pages/" + name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), UTF_8);
    }
  }

  private static Set<String> keys(String list) throws IOException {
    var words = JsonMapper.shared().readTree(page("words/" + list + ".json"));
    return new TreeSet<>(words.propertyNames());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "arbiter-"})
  void lists_inBothLanguages_haveTheSameKeys(String list) throws IOException {
    assertThat(keys(list + "es")).isEqualTo(keys(list + "en"));
  }

  @Test
  void arbitersWords_nameEveryKindOfAlertAndClaim() throws IOException {
    var words = keys("arbiter-es");

    assertThat(words)
        .containsAll(Stream.of(AlertKind.values()).map(kind -> "kind." + kind).toList())
        .containsAll(Stream.of(ClaimKind.values()).map(kind -> "claim." + kind).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"arbiter.js", "acts.js", "card.js", "row.js", "rulings.js"})
  void say_ofAFixedKey_isInTheLists(String module) throws IOException {
    var words = new TreeSet<>(keys("arbiter-en"));
    words.addAll(keys("en"));

    var asked = Pattern.compile("(?:say\\(|words: )'([a-z0-9.-]+)'[),}]|'(act\\.[a-z.-]+[a-z])'");
    assertThat(asked.matcher(page(module)).results())
        .allSatisfy(
            found ->
                assertThat(words)
                    .contains(found.group(1) == null ? found.group(2) : found.group(1)));
  }
}
