package org.escaque.game;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Role;
import org.escaque.tracking.Touch;
import org.jspecify.annotations.Nullable;

/**
 * What has happened since the last completed ply, beside what the tracker knows. Dies with the next
 * one. Immutable.
 *
 * @param carried touches that bind although the game went back: those of the act that was undone
 * @param notice for a side that adjusts, the order from which its touches do not count
 * @param announced the move last spoken
 * @param twoHands an arbiter noted two hands
 * @param released the rook to whose side the king was released on its castling square
 * @param drop a reserve piece that was put on the board and is not pressed yet
 */
record Turn(
    List<Touch> carried,
    Map<Side, Integer> notice,
    @Nullable String announced,
    boolean twoHands,
    @Nullable Drop drop,
    @Nullable Square released) {

  /** A piece from the reserve on its square. */
  record Drop(Role role, Square square) {}

  static final Turn FRESH = new Turn(List.of(), Map.of(), null, false, null, null);

  Turn {
    carried = List.copyOf(carried);
    notice = Map.copyOf(notice);
  }

  Turn carrying(List<Touch> touches) {
    return new Turn(touches, notice, announced, twoHands, drop, released);
  }

  Turn noticed(Side side, int fromOrder) {
    var longer = new EnumMap<Side, Integer>(Side.class);
    longer.putAll(notice);
    longer.putIfAbsent(side, fromOrder);
    return new Turn(carried, longer, announced, twoHands, drop, released);
  }

  Turn spoken(String san) {
    return new Turn(carried, notice, san, twoHands, drop, released);
  }

  Turn withTwoHands(boolean noted) {
    return new Turn(carried, notice, announced, noted, drop, released);
  }

  Turn dropping(@Nullable Drop dropped) {
    return new Turn(carried, notice, announced, twoHands, dropped, released);
  }

  Turn releasing(@Nullable Square rook) {
    return new Turn(carried, notice, announced, twoHands, drop, rook);
  }

  /** What remains for the next turn when {@code mover} has moved: the other side's notice. */
  Turn after(Side mover) {
    var kept = new EnumMap<Side, Integer>(Side.class);
    kept.putAll(notice);
    kept.remove(mover);
    return new Turn(List.of(), kept, null, false, null, null);
  }

  /** The touches that count for the side to move: those carried, then those not adjusted. */
  List<Touch> binding(List<Touch> touches, Side mover) {
    var binding = new ArrayList<>(carried);
    int from = notice.getOrDefault(mover, Integer.MAX_VALUE);
    for (var touch : touches) {
      if (touch.turn() == mover && touch.order() < from) {
        binding.add(touch);
      }
    }
    return binding;
  }
}
