package org.escaque.host.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccessTest {

  @ParameterizedTest
  @CsvSource({
    "display, public/#, true",
    "display, public/tables/+/game, true",
    "display, +/tables/t1/game, false",
    "display, #, false",
    "display, public, false",
    "display, arbiter/#, false",
    "outside-display, public/round, false",
    "outside-display, delayed/#, true",
    "table, assign/t1, true",
    "table, assign/+, false",
    "table, assign/t2, false",
    "table, commands/+/t1, true",
    "table, commands/ana/t1, true",
    "table, commands/#, false",
    "table, commands/+/+, false",
    "arbiter, #, true",
    "hall, public/#, true",
  })
  void mayRead_ofAFilter_asksForNoMoreThanTheRole(String role, String filter, boolean may) {
    Role known = Role.parse(role).orElseThrow();

    assertThat(Access.mayRead(known, "t1", "escaque/v1/club/" + filter)).isEqualTo(may);
  }

  @ParameterizedTest
  @CsvSource({
    "escaque/#",
    "#",
    "+/v1/club/public/#",
    "escaque/v2/club/public/x",
    "other",
    "$SYS/#"
  })
  void mayRead_outsideOfTheHalls_isRefusedToAll(String filter) {
    for (Role role : Role.values()) {
      assertThat(Access.mayRead(role, "t1", filter)).isFalse();
      assertThat(Access.mayWrite(role, "t1", filter)).isFalse();
    }
  }

  @Test
  void mayWrite_ofAWildCard_isRefused() {
    assertThat(Access.mayWrite(Role.HALL, "hall", "escaque/v1/club/assign/+")).isFalse();
    assertThat(Access.mayWrite(Role.HALL, "hall", "escaque/v1/club/assign/t1")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "king ana secret, line 1: \"king\" is no role",
    "arbiter ana, line 1: ROLE NAME PASSWORD is needed",
  })
  void parse_ofAWrongLine_tellsWhich(String text, String message) {
    assertThatThrownBy(() -> Users.parse(text)).hasMessage(message);
  }

  @Test
  void parse_ofAUserTwice_isRefused() {
    assertThatThrownBy(() -> Users.parse("table t1 a\n# again\ntable t1 b\n"))
        .hasMessage("line 3: t1 stands twice");
  }
}
