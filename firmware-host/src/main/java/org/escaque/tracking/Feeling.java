package org.escaque.tracking;

import java.util.Optional;
import org.escaque.board.BoardEvent;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Piece;

/** What one event of the contacts changes in a tracker. */
final class Feeling {

  private Feeling() {}

  static Tracker of(Tracker tracker, BoardEvent event) {
    var senses = tracker.senses;
    return switch (event) {
      case BoardEvent.SquareLifted(var square, var tick) ->
          lifted(tracker, senses.onBoard(square), tick);
      case BoardEvent.SquarePlaced(var square, var tick) ->
          placed(tracker, senses.onBoard(square), tick);
      case BoardEvent.SquareSeenEmpty(var square, var tick) ->
          tracker.felt(senses.with(senses.hands().seenEmpty(senses.onBoard(square), tick)));
      case BoardEvent.PieceSeen seen -> seen(tracker, seen);
      case BoardEvent.BoardLost _ -> tracker.with(senses.losing());
      case BoardEvent.BoardBack(var occupancy, var tick) ->
          back(tracker, senses.onBoard(occupancy.bits()), tick);
      case BoardEvent.SquareDoubted(var square, _, _) ->
          tracker.felt(senses.doubting(senses.onBoard(square), true));
      case BoardEvent.SquareTrusted(var square, _) ->
          tracker.felt(senses.doubting(senses.onBoard(square), false));
    };
  }

  private static Tracker lifted(Tracker tracker, Square square, Tick tick) {
    if (!standsOn(tracker, square)) {
      return tracker;
    }
    var senses = tracker.senses;
    var hands = senses.hands().lift(square, tick);
    var health = senses.health().lifted(square);
    var touches = tracker.turn.touches();
    var ledger = Ledger.plus(touches, touch(tracker, square, tick, hands.order));
    return tracker.touching(senses.with(hands).with(health), ledger).understood();
  }

  private static Tracker placed(Tracker tracker, Square square, Tick tick) {
    return standsOn(tracker, square)
        ? tracker
        : tracker.confirmed(square).felt(placing(tracker, square, tick));
  }

  private static Senses placing(Tracker tracker, Square square, Tick tick) {
    var senses = tracker.senses;
    var hands = senses.hands();
    long men = tracker.position().occupied().bits();
    var health = senses.health().placed(square, men, hands.wood, senses.doubted());
    return senses.with(hands.place(square, tick)).with(health);
  }

  private static Tracker seen(Tracker tracker, BoardEvent.PieceSeen seen) {
    var square = tracker.senses.onBoard(seen.square());
    var tick = seen.tick();
    if (tracker.senses.lost()) {
      return foundOut(tracker, square, seen.piece(), tick);
    }
    if (seen.piece() == ' ') {
      return lifted(tracker, square, tick);
    }
    boolean exchanged = isExchange(tracker, square, seen.piece());
    var before = exchanged ? lifted(tracker, square, tick) : tracker;
    // He is named before the wood is understood: who stands there says whether he is back.
    var stands = standsOn(before, square) ? before.senses : placing(before, square, tick);
    return before.felt(stands.with(stands.hands().identified(square, seen.piece())));
  }

  /** What was read after a loss: nobody saw how it came about, so it is no touch. */
  private static Tracker foundOut(Tracker tracker, Square square, char piece, Tick tick) {
    var hands = tracker.senses.hands();
    boolean leaves = piece == ' ' || isExchange(tracker, square, piece);
    if (leaves && standsOn(tracker, square)) {
      hands = hands.lift(square, tick);
    }
    if (piece != ' ') {
      boolean stands = (hands.wood & square.bit()) != 0;
      hands = (stands ? hands : hands.place(square, tick)).identified(square, piece);
    }
    return tracker.with(tracker.senses.with(hands).unseen());
  }

  /** A square that was occupied throughout holds another man than before. */
  private static boolean isExchange(Tracker tracker, Square square, char piece) {
    char before = tracker.senses.hands().seen().on(square.index());
    char expected =
        before == 0 ? tracker.position().pieceAt(square).map(Piece::letter).orElse(piece) : before;
    return standsOn(tracker, square) && expected != piece;
  }

  private static Tracker back(Tracker tracker, long wood, Tick tick) {
    var hands = tracker.senses.hands();
    long changed = wood ^ hands.wood;
    for (long left = changed; left != 0; left &= left - 1) {
      var square = Square.of(Long.numberOfTrailingZeros(left));
      hands = (wood & square.bit()) == 0 ? hands.lift(square, tick) : hands.place(square, tick);
    }
    return tracker.felt(tracker.senses.back(hands.foundOut(), changed != 0));
  }

  private static boolean standsOn(Tracker tracker, Square square) {
    return (tracker.senses.hands().wood & square.bit()) != 0;
  }

  private static Optional<Touch> touch(Tracker tracker, Square square, Tick tick, int order) {
    var position = tracker.position();
    var touches = tracker.turn.touches();
    boolean stood =
        tracker.lines.stream().anyMatch(line -> line.unpressed > 0 && stands(tracker, line));
    return position
        .pieceAt(square)
        .map(
            piece ->
                new Touch(
                    square,
                    piece,
                    position.turn(),
                    tick,
                    order,
                    Ledger.endsAt(touches, tick),
                    stood && piece.side() != position.turn()));
  }

  private static boolean stands(Tracker tracker, Line line) {
    var senses = tracker.senses;
    return ((senses.hands().wood ^ line.occupied()) & ~senses.doubted() & ~line.known) == 0;
  }
}
