package org.escaque.game.store;

import java.util.List;
import java.util.stream.IntStream;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.TimeControl;
import org.escaque.game.Assignment;
import org.escaque.game.Assignment.LawsInForce;
import org.escaque.game.GameEvent;
import org.escaque.game.Player;

/** Events for the tests of the journal. */
final class Events {

  private Events() {}

  static GameEvent assigned(String game, long millis) {
    return new GameEvent.GameAssigned(
        new Assignment(
            game,
            "Open",
            1,
            2,
            "t2",
            Player.named("Zhu, Jiner"),
            Player.named("Lei, Tingjie"),
            LawsInForce.of("fide-2009"),
            TimeControl.parse("40/90m+30s,30m+30s").orElseThrow(),
            null,
            false,
            null),
        new Occupancy(0xffff_0000_0000_ffffL),
        Tick.ofMillis(millis));
  }

  static GameEvent lifted(Square square, long millis) {
    return new GameEvent.HandsMoved(new BoardEvent.SquareLifted(square, Tick.ofMillis(millis)));
  }

  static GameEvent press(Side side, long millis) {
    return new GameEvent.ClockPressed(side, Tick.ofMillis(millis));
  }

  /** A game of so many events, an assignment first. */
  static List<GameEvent> game(String game, int size) {
    return IntStream.range(0, size)
        .mapToObj(
            i ->
                i == 0
                    ? assigned(game, 0)
                    : i % 3 == 0
                        ? press(i % 2 == 0 ? Side.WHITE : Side.BLACK, 10L * i)
                        : lifted(Square.of(i % 64), 10L * i))
        .toList();
  }
}
