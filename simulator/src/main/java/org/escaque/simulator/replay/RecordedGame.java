package org.escaque.simulator.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.escaque.chess.mate.CanMate;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnMove;
import org.escaque.chess.pgn.PgnResult;
import org.escaque.clock.ClockTime;
import org.escaque.clock.TimeControlTag;
import org.jspecify.annotations.Nullable;

/**
 * A game to be played again. Immutable.
 *
 * @param number its place in the file, 1 for the first
 * @param tags of the file, in their order
 */
public record RecordedGame(
    int number,
    Map<String, String> tags,
    Position start,
    List<RecordedPly> plies,
    PgnResult result,
    Ending ending) {

  public RecordedGame {
    plies = List.copyOf(plies);
  }

  /** The game of a PGN file, as far as it could be read. */
  public static RecordedGame of(int number, PgnGame game) {
    var plies = new ArrayList<RecordedPly>();
    var position = game.start();
    for (var move : game.moves()) {
      plies.add(ply(move, position));
      position = position.play(move.move());
    }
    return new RecordedGame(
        number, game.tags(), game.start(), plies, game.result(), Endings.of(game));
  }

  private static RecordedPly ply(PgnMove move, Position before) {
    var left = move.clock().map(ClockTime::of).orElse(null);
    boolean ends = isOver(before.play(move.move()));
    boolean trapped = SlideTraps.isTrapped(before, move.move());
    return new RecordedPly(move.move(), left, move.elapsed().orElse(null), ends, trapped);
  }

  /** Whether nothing can be played on from here. */
  static boolean isOver(Position position) {
    return position.legalMoves().isEmpty() || CanMate.isDead(position);
  }

  /** The value of a tag; empty if the file has none. */
  public String tag(String name) {
    return tags.getOrDefault(name, "");
  }

  /** The time control of the file, as far as it can be read. */
  public TimeControlTag timeControl() {
    return TimeControlTag.parse(tags.getOrDefault("TimeControl", "?"));
  }

  /** The plies up to the one that ends the game by itself; some records go on after it. */
  public List<RecordedPly> pliesToEnd() {
    for (int ply = 0; ply < plies.size(); ply++) {
      if (plies.get(ply).ends()) {
        return plies.subList(0, ply + 1);
      }
    }
    return plies;
  }

  /** The positions: before the first ply and after each. */
  public List<Position> positions() {
    var positions = new ArrayList<Position>();
    var position = start;
    positions.add(position);
    for (var ply : plies) {
      position = position.play(ply.move());
      positions.add(position);
    }
    return positions;
  }

  /** The largest time on a clock during the first moves of a side; null if none is recorded. */
  @Nullable ClockTime firstClock(Side side) {
    int parity = side == start.turn() ? 0 : 1;
    for (int ply = parity; ply < plies.size(); ply += 2) {
      var left = plies.get(ply).left();
      if (left != null) {
        return left;
      }
    }
    return null;
  }

  /** {@code game 3, Morphy, Paul - Duke Karl}. */
  @Override
  public String toString() {
    return String.format(Locale.ROOT, "game %d, %s - %s", number, tag("White"), tag("Black"));
  }
}
