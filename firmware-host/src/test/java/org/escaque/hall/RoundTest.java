package org.escaque.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.escaque.clock.TimeControl;
import org.escaque.game.Assignment;
import org.escaque.game.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundTest {

  @Test
  void games_inAnyOrder_areListedByBoard() {
    var round = new Round("open", "Open", 3, List.of(game(12, "t1", 3), game(2, "t9", 3)));

    assertThat(round.games()).extracting(Assignment::board).containsExactly(2, 12);
    assertThat(round.at("t9")).map(Assignment::game).hasValue("open-r3-b2");
    assertThat(round.at("t5")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "2, t2, 3, board 2 of round 3 is there twice",
    "5, t1, 3, table t1 has another game already",
    "5, t5, 4, 'board 5 of round 3 has the game id open-r4-b5, not open-r3-b5'",
  })
  void games_thatDoNotFit_areRefusedByName(int board, String table, int ofRound, String reason) {
    var games = List.of(game(2, "t1", 3), game(board, table, ofRound));

    assertThatThrownBy(() -> new Round("open", "Open", 3, games)).hasMessageContaining(reason);
  }

  @Test
  void gameId_ofALongEvent_isRefused() {
    assertThatThrownBy(() -> Round.gameId("campeonato-de-espana-por-equipos", 11, 12))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("campeonato-de-espana-por-equipos-r11-b12");
  }

  private static Assignment game(int board, String table, int round) {
    return new Assignment(
        Round.gameId("open", round, board),
        "Open",
        round,
        board,
        table,
        Player.named("Zhu, Jiner"),
        Player.named("Li, Bo"),
        Assignment.LawsInForce.of("fide-2023"),
        TimeControl.of(Duration.ofMinutes(90)),
        null,
        false,
        null);
  }
}
