package org.escaque.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escaque.clock.ClockTime;
import org.escaque.publish.GamePgn.Clocks;
import org.escaque.publish.GamePgn.Context;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GamePgnTest {

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final Context PLAIN = new Context("Toledo ESP", "2026.12.05", null, false);

  private static Body.Game game(String result, @Nullable String reason, List<Body.Move> moves) {
    return new Body.Game(
        true,
        "open-r3-b12",
        "Torneo Abierto",
        3,
        12,
        "t12",
        new Body.Player("Zhu, Jiner", "GM", 2536, "CHN", "8603820"),
        new Body.Player("Lei, Tingjie", null, null, null, null),
        "fide-2023",
        "standard",
        "40/90m+30s,30m+30s",
        "live",
        result,
        reason,
        START,
        START,
        "white",
        moves.size(),
        0,
        moves,
        0);
  }

  private static Body.Move move(String san, String lan, long clock, long spent) {
    return new Body.Move(san, lan, clock, spent, null, null);
  }

  private static final List<Body.Move> TWO =
      List.of(move("e4", "e2e4", 5_427_900, 3_100), move("e5", "e7e5", 5_420_000, 10_000));

  @Test
  void write_aLiveGame_hasWhatRelaysExpect() {
    var clocks =
        new Clocks(ClockTime.ofSeconds(5_427), ClockTime.ofSeconds(5_420), "2026-12-05T16:04:00Z");
    String pgn =
        GamePgn.write(game("*", null, TWO), new Context("Toledo ESP", "2026.12.05", clocks, false));

    assertThat(pgn)
        .isEqualTo(
            """
            [Event "Torneo Abierto"]
            [Site "Toledo ESP"]
            [Date "2026.12.05"]
            [Round "3.12"]
            [White "Zhu, Jiner"]
            [Black "Lei, Tingjie"]
            [Result "*"]
            [WhiteTitle "GM"]
            [WhiteElo "2536"]
            [WhiteFideId "8603820"]
            [WhiteFederation "CHN"]
            [TimeControl "40/5400+30:1800+30"]
            [WhiteClock "1:30:27"]
            [BlackClock "1:30:20"]
            [ReferenceTime "2026-12-05T16:04:00Z"]

            1. e4 {[%clk 1:30:27] [%emt 0:00:03]} 1... e5 {[%clk 1:30:20] [%emt 0:00:10]} *
            """);
  }

  @ParameterizedTest
  @CsvSource({
    "1-0, checkmate, 1-0, ",
    "0-1, time, 0-1, time forfeit",
    "1-0, illegal-moves, 1-0, rules infraction",
    "1-0F, default, 1-0, abandoned",
    "1/2-1/2, agreement, 1/2-1/2, ",
    "0-0F, default, 0-0, abandoned",
  })
  void write_aResult_isWhatPgnKnows(
      String result, @Nullable String reason, String tag, @Nullable String termination) {
    String pgn = GamePgn.write(game(result, reason, TWO), PLAIN);

    assertThat(pgn).contains("[Result \"" + tag + "\"]").doesNotContain("WhiteClock");
    assertThat(pgn.contains("[Termination \"" + termination + "\"]"))
        .isEqualTo(termination != null);
  }

  @Test
  void write_anIllegalMoveThatStands_endsTheLineWithAComment() {
    var moves =
        List.of(TWO.get(0), TWO.get(1), new Body.Move("", "g1e3", 5_000_000, 1, "illegal", null));

    assertThat(GamePgn.write(game("*", null, moves), PLAIN))
        .contains("illegal move g1e3")
        .endsWith("*\n");
  }

  @Test
  void write_anAmbiguousMove_namesTheOthers() {
    var moves =
        List.of(
            TWO.get(0),
            new Body.Move("e5", "e7e5", 5_000_000, 1, "ambiguous", List.of("e5", "e6")));

    assertThat(GamePgn.write(game("*", null, moves), PLAIN).replace('\n', ' ')).contains("or e6}");
  }
}
