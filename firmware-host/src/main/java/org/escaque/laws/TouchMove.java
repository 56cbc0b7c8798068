package org.escaque.laws;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.chess.Role;
import org.escaque.tracking.Touch;
import org.jspecify.annotations.Nullable;

/**
 * Article 4: what the touches of the player to move bind him to. The board feels only lifts, so
 * every lift counts as a touch.
 */
public final class TouchMove {

  private final Rulebook laws;
  private final Position position;
  private final Side mover;

  private TouchMove(Rulebook laws, Position position) {
    this.laws = laws;
    this.position = position;
    this.mover = position.turn();
  }

  /**
   * What the touches bind to.
   *
   * @param touches in order, without those that notice was given of
   * @param released the rook to whose side the king was released on its castling square; null if
   *     that did not happen
   */
  public static Obligation of(
      Rulebook laws, Position position, List<Touch> touches, @Nullable Square released) {
    if (!laws.has(Rule.TOUCH_MOVE)) {
      return Obligation.FREE;
    }
    var touchMove = new TouchMove(laws, position);
    var bound = touchMove.of(touches);
    return released == null || !laws.has(Rule.KING_RELEASED_BINDS)
        ? bound
        : touchMove.castlingAfter(bound, released);
  }

  /** The rook that was touched before the king that castles with it; empty if none was. */
  public static Optional<Square> rookFirst(Move.Castling castling, List<Touch> touches) {
    for (var touch : touches) {
      if (touch.square() == castling.from()) {
        return Optional.empty();
      }
      if (touch.square() == castling.rookFrom()) {
        return simultaneousWithKing(castling, touches)
            ? Optional.empty()
            : Optional.of(castling.rookFrom());
      }
    }
    return Optional.empty();
  }

  private static boolean simultaneousWithKing(Move.Castling castling, List<Touch> touches) {
    for (int i = 1; i < touches.size(); i++) {
      boolean pair =
          touches.get(i).square() == castling.from()
              && touches.get(i - 1).square() == castling.rookFrom();
      if (pair) {
        return touches.get(i).simultaneous();
      }
    }
    return false;
  }

  private Obligation of(List<Touch> touches) {
    var own = touches.stream().filter(touch -> touch.piece().side() == mover).toList();
    var other = touches.stream().filter(touch -> touch.piece().side() != mover).toList();
    var castling = castling(own);
    if (castling.isPresent()) {
      return castling.get();
    }
    if (own.isEmpty()) {
      return firstCapturable(other);
    }
    return other.isEmpty() ? firstMovable(own) : oneOfEach(touches, own, other);
  }

  /** 4.4: the king, and then a rook, were touched. */
  private Optional<Obligation> castling(List<Touch> own) {
    var rook = rookTouchedWithKing(own);
    if (rook.isEmpty() || !laws.has(Rule.MUST_CASTLE)) {
      return Optional.empty();
    }
    var legal = legalCastling(rook.get());
    if (legal.isPresent()) {
      boolean kingSide = legal.get().isKingside();
      return Optional.of(new Obligation.MustCastle(mover, rook.get(), kingSide));
    }
    if (!looksLikeCastling(rook.get())) {
      return Optional.empty();
    }
    var king = position.king(mover);
    return Optional.of(
        position.legalMovesFrom(king).isEmpty()
            ? Obligation.FREE
            : new Obligation.MustMove(Set.of(king)));
  }

  /** 4.6.b, 4.7.2: the king was let go two squares from home. */
  private Obligation castlingAfter(Obligation bound, Square rook) {
    boolean kingBound =
        bound instanceof Obligation.MustMove(var squares) && squares.contains(position.king(mover));
    return kingBound
        ? legalCastling(rook)
            .<Obligation>map(
                castling -> new Obligation.MustCastle(mover, rook, castling.isKingside()))
            .orElse(bound)
        : bound;
  }

  private Optional<Move.Castling> legalCastling(Square rook) {
    return position.legalMoves().stream()
        .filter(move -> move instanceof Move.Castling side && side.rookFrom() == rook)
        .map(move -> (Move.Castling) move)
        .findFirst();
  }

  private boolean looksLikeCastling(Square rook) {
    int home = mover == Side.WHITE ? 0 : 7;
    return rook.rank() == home && position.king(mover).rank() == home;
  }

  private Optional<Square> rookTouchedWithKing(List<Touch> own) {
    var king = position.king(mover);
    boolean kingTouched = false;
    for (int i = 0; i < own.size(); i++) {
      var touch = own.get(i);
      if (touch.square() == king) {
        kingTouched = true;
      } else if (touch.piece().role() == Role.ROOK) {
        boolean withKing =
            i + 1 < own.size() && own.get(i + 1).square() == king && own.get(i + 1).simultaneous();
        if (kingTouched || withKing) {
          return Optional.of(touch.square());
        }
        if (canMove(touch)) {
          return Optional.empty();
        }
      } else if (!kingTouched && canMove(touch)) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** 4.3.c: the own man must take the other, if it can; else what was touched first counts. */
  private Obligation oneOfEach(List<Touch> touches, List<Touch> own, List<Touch> other) {
    for (var victim : other) {
      var takers = EnumSet.noneOf(Square.class);
      for (var taker : own) {
        if (captures(victim.square(), Set.of(taker.square()))) {
          takers.add(taker.square());
        }
      }
      if (!takers.isEmpty()) {
        return new Obligation.MustCapture(victim.square(), takers);
      }
    }
    return firstThatCan(ownFirst(touches));
  }

  /** Of men touched in one scan the own one counts as the first. */
  private List<Touch> ownFirst(List<Touch> touches) {
    var ordered = new ArrayList<>(touches);
    for (int i = 1; i < ordered.size(); i++) {
      var touch = ordered.get(i);
      if (touch.simultaneous() && isOwn(touch.piece()) && !isOwn(ordered.get(i - 1).piece())) {
        ordered.set(i, ordered.get(i - 1));
        ordered.set(i - 1, touch);
      }
    }
    return ordered;
  }

  private Obligation firstThatCan(List<Touch> touches) {
    for (var touch : touches) {
      if (isOwn(touch.piece()) && canMove(touch)) {
        return new Obligation.MustMove(Set.of(touch.square()));
      }
      if (!isOwn(touch.piece()) && captures(touch.square(), Set.of())) {
        return new Obligation.MustCapture(touch.square(), Set.of());
      }
    }
    return Obligation.FREE;
  }

  /** 4.3.a: the first touched man that can move; any of those touched in one scan. */
  private Obligation firstMovable(List<Touch> own) {
    for (int i = 0; i < own.size(); i++) {
      if (!canMove(own.get(i))) {
        continue;
      }
      var squares = EnumSet.of(own.get(i).square());
      for (int next = i + 1; next < own.size() && own.get(next).simultaneous(); next++) {
        if (canMove(own.get(next))) {
          squares.add(own.get(next).square());
        }
      }
      return new Obligation.MustMove(squares);
    }
    return Obligation.FREE;
  }

  /** 4.3.b: the first touched man of the opponent that can be captured. */
  private Obligation firstCapturable(List<Touch> other) {
    for (var touch : other) {
      if (captures(touch.square(), Set.of())) {
        return new Obligation.MustCapture(touch.square(), Set.of());
      }
    }
    return Obligation.FREE;
  }

  private boolean isOwn(Piece piece) {
    return piece.side() == mover;
  }

  private boolean canMove(Touch touch) {
    return !position.legalMovesFrom(touch.square()).isEmpty();
  }

  private boolean captures(Square victim, Set<Square> by) {
    var obligation = new Obligation.MustCapture(victim, by);
    return position.legalMoves().stream().anyMatch(move -> obligation.permits(move, position));
  }
}
