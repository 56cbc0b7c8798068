package org.escaque.simulator.stage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.escaque.chess.Position;
import org.escaque.game.Mark;
import org.escaque.game.ScoredPly;
import org.escaque.simulator.RandomGames;
import org.escaque.simulator.replay.RecordedPly;
import org.junit.jupiter.api.Test;

/** Whatever legal game goes in by contacts and levers comes out as the same game. */
class RoundTripTest {

  private static final int GAMES = 2_000;

  private static final List<String> CONTROLS =
      List.of("300+3", "5400+30", "60+1", "40/2400:900+5", "600+5d", "900+10b");

  @Test
  void play_randomLegalGames_comeBackMoveForMoveAndClockForClock() {
    long seed = Long.getLong("escaque.seed", 20_261_130);
    System.out.println("RoundTripTest seed=" + seed + " games=" + GAMES);

    var wrong =
        IntStream.range(0, GAMES)
            .parallel()
            .mapToObj(game -> difference(game, seed + game))
            .filter(text -> !text.isEmpty())
            .toList();

    assertThat(wrong).as("seed %d", seed).isEmpty();
  }

  /** What of the game did not come back; empty if all did. */
  private static String difference(int number, long seed) {
    var random = new Random(seed);
    var start = number % 2 == 0 ? Position.INITIAL : RandomGames.chess960(random.nextInt(960));
    int most = number % 20 == 0 ? 200 : 2 + random.nextInt(60);
    var moves = RandomGames.moves(start, most, random);
    var control = CONTROLS.get(number % CONTROLS.size());
    var record = Replays.record(number, start, moves, control);
    var replay = Replays.play(record, seed);

    var wanted = new ArrayList<String>();
    var position = start;
    var timed = replay.script().timing().plies();
    for (int ply = 0; ply < timed.size(); ply++) {
      RecordedPly recorded = record.plies().get(ply);
      wanted.add(position.uci(recorded.move()) + " " + timed.get(ply).shown());
      position = position.play(recorded.move());
    }
    var got = replay.state().score().stream().map(RoundTripTest::text).toList();
    int same = 0;
    while (same < wanted.size() && same < got.size() && wanted.get(same).equals(got.get(same))) {
      same++;
    }
    return wanted.equals(got)
        ? ""
        : "game %d %s from %s: ply %d of %d: wanted %s, got %s"
            .formatted(
                number,
                control,
                start,
                same + 1,
                wanted.size(),
                wanted.subList(same, wanted.size()),
                got.subList(same, got.size()));
  }

  /** A certain ply and the clock after it; marks are differences. */
  private static String text(ScoredPly ply) {
    return ply.lan() + " " + ply.clockAfter() + (ply.mark() == Mark.NONE ? "" : ply.mark());
  }
}
