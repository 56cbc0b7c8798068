package org.escaque.host.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.game.GameEvent;
import org.escaque.game.MergeBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Tells a move from the reply to it. Who stands where decides: that some of what was told came
 * after the press is believed if a legal move stands without it, and no more of it than must be. If
 * none stands whatever came later, all of it came before. What the mover does with his own men is
 * no reply; that his man was lifted is one only if the other side is at work. Confined to one call.
 */
final class Reply {

  private final Position before;
  private final boolean turned;
  private final Identities men;
  private final Occupancy stray;

  /** Who stands where by all that was told since. */
  private final Identities end;

  /** What may have come after the press, by square, in order. */
  private final Map<Square, List<BoardEvent.PieceSeen>> open = new EnumMap<>(Square.class);

  /**
   * @param before the position in which the move is made
   * @param turned the board stands half round
   * @param men who stands where by all that was told until then
   * @param stray where somebody else stood before the move already
   */
  Reply(Position before, boolean turned, Identities men, Occupancy stray) {
    this.before = before;
    this.turned = turned;
    this.men = men;
    this.stray = stray;
    this.end = men.copy();
  }

  /** The buffer with what belongs to the reply behind the press. */
  MergeBuffer behind(MergeBuffer buffer, GameEvent.ClockPressed press) {
    var waiting = buffer.waiting();
    for (var event : waiting) {
      if (event instanceof GameEvent.HandsMoved(var moved)) {
        end.note(moved);
      }
    }
    for (var event : waiting.subList(0, waiting.indexOf(press))) {
      if (event instanceof GameEvent.HandsMoved(BoardEvent.PieceSeen seen)) {
        open.computeIfAbsent(seen.square(), square -> new ArrayList<>()).add(seen);
      } else if (event instanceof GameEvent.HandsMoved(var moved) && isBreak(moved)) {
        return buffer;
      }
    }
    var late = fewest();
    return late.isEmpty() ? buffer : buffer.holding(moved(waiting, late, press.tick()));
  }

  private static boolean isBreak(BoardEvent event) {
    return event instanceof BoardEvent.BoardLost || event instanceof BoardEvent.BoardBack;
  }

  /**
   * A move that may have been completed.
   *
   * @param late what must have come after the press then
   * @param landed when its man came where it takes him
   */
  private record Candidate(List<BoardEvent.PieceSeen> late, Tick landed) {

    /** A man who was pushed over several squares went to the last. */
    static final Comparator<Candidate> ORDER =
        Comparator.<Candidate>comparingInt(candidate -> candidate.late.size())
            .thenComparing(Candidate::landed, Comparator.reverseOrder());
  }

  private List<BoardEvent.PieceSeen> fewest() {
    return before.legalMoves().stream()
        .flatMap(move -> candidate(move).stream())
        .min(Candidate.ORDER)
        .map(Candidate::late)
        .orElse(List.of());
  }

  /** The move, if it can have been this one. */
  private Optional<Candidate> candidate(Move move) {
    var after = before.play(move);
    var late = new ArrayList<BoardEvent.PieceSeen>();
    var landed = men.since(onBoard(move.to()));
    for (var square : Square.all()) {
      var doings = open.getOrDefault(square, List.of());
      char wanted = letter(after, onBoard(square));
      int kept = doings.size();
      while (kept >= 0 && standing(square, doings, kept) != wanted) {
        kept--;
      }
      boolean astray = doings.isEmpty() && stray.has(square);
      if (kept < 0 && !astray) {
        return Optional.empty();
      }
      var rest = doings.subList(Math.max(0, kept), doings.size());
      if (!rest.isEmpty() && !isReply(square, after, rest)) {
        return Optional.empty();
      }
      late.addAll(rest);
      if (kept > 0 && onBoard(square) == move.to()) {
        landed = doings.get(kept - 1).tick();
      }
    }
    return Optional.of(new Candidate(List.copyOf(late), landed));
  }

  /** Whether the other side can have done this where somebody stands, or nobody, after the move. */
  private boolean isReply(Square square, Position after, List<BoardEvent.PieceSeen> doings) {
    var mover = before.turn();
    if (doings.stream().anyMatch(seen -> Identities.isOf(mover, seen.piece()))) {
      return false;
    }
    boolean lifts = Identities.isOf(mover, letter(after, onBoard(square)));
    boolean taken = Identities.isOf(mover.opponent(), end.on(square));
    boolean atWork = end.count(mover.opponent()) < after.occupied(mover.opponent()).count();
    return !lifts || taken || atWork;
  }

  private char standing(Square square, List<BoardEvent.PieceSeen> doings, int kept) {
    return kept == 0 ? men.on(square) : doings.get(kept - 1).piece();
  }

  private Square onBoard(Square square) {
    return turned ? square.turned() : square;
  }

  static char letter(Position position, Square square) {
    return position.pieceAt(square).map(Piece::letter).orElse(' ');
  }

  /** These come just after the press; what bore one tick bears one again. */
  private static List<GameEvent> moved(
      List<GameEvent> waiting, List<BoardEvent.PieceSeen> late, Tick press) {
    var events = new ArrayList<GameEvent>();
    long moment = 0;
    @Nullable Tick last = null;
    for (var event : waiting) {
      if (event instanceof GameEvent.HandsMoved(BoardEvent.PieceSeen seen) && late.contains(seen)) {
        moment += seen.tick().equals(last) ? 0 : 1;
        last = seen.tick();
        events.add(at(seen, new Tick(press.nanos() + moment)));
      } else {
        events.add(event);
      }
    }
    return events;
  }

  private static GameEvent at(BoardEvent.PieceSeen seen, Tick tick) {
    return new GameEvent.HandsMoved(new BoardEvent.PieceSeen(seen.square(), seen.piece(), tick));
  }
}
