package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.chess.Role;
import org.jspecify.annotations.Nullable;

/**
 * What a board can mean: a small set of hypotheses about the plies that the wood has seen, and the
 * ledger of touches. An immutable value; every event makes a new one. All squares that go in are
 * those of the contacts, all that come out those of the game.
 *
 * <pre>
 *   start -> on(event) ... -> atPress(side) -> verdict
 *     Completed, Ambiguous       go on with next()
 *     NothingMoved, Unexplained  go on with next(), or restored(position) after a ruling
 *     Illegal                    go on with stands() while nobody rules, then restored(position)
 *     Unseen                     go on with next(); when the board is back, atBack(presses)
 *     IdlePress                  nothing changes
 * </pre>
 */
public final class Tracker {

  final Senses senses;

  /** The cheapest first; never empty. The first one without an open ply is the game's. */
  final List<Line> lines;

  final Score score;
  final List<Touch> touches;

  /** The piece that was named for a promotion of this turn. */
  final @Nullable Role named;

  /** An ambiguous press was the last thing that happened: its readings are the candidates. */
  final boolean fresh;

  Tracker(
      Senses senses,
      List<Line> lines,
      Score score,
      List<Touch> touches,
      @Nullable Role named,
      boolean fresh) {
    this.senses = senses;
    this.lines = List.copyOf(lines);
    this.score = score;
    this.touches = List.copyOf(touches);
    this.named = named;
    this.fresh = fresh;
  }

  /** A game that stands at a position, on a board whose contacts read this. */
  public static Tracker start(Position game, Occupancy wood) {
    var line = Line.of(game, 0, wood.bits());
    return new Tracker(
        Senses.on(wood.bits()), List.of(line), Score.after(0), List.of(), null, false);
  }

  /** The contacts did something. */
  public Tracker on(BoardEvent event) {
    return switch (event) {
      case BoardEvent.SquareLifted(var square, var tick) -> lifted(senses.onBoard(square), tick);
      case BoardEvent.SquarePlaced(var square, var tick) -> placed(senses.onBoard(square), tick);
      case BoardEvent.SquareSeenEmpty(var square, var tick) ->
          felt(senses.with(senses.hands().seenEmpty(senses.onBoard(square), tick)));
      case BoardEvent.PieceSeen seen -> seen(seen);
      case BoardEvent.BoardLost _ -> with(senses.losing());
      case BoardEvent.BoardBack(var occupancy, var tick) ->
          back(senses.onBoard(occupancy.bits()), tick);
      case BoardEvent.SquareDoubted(var square, _, _) ->
          felt(senses.doubting(senses.onBoard(square), true));
      case BoardEvent.SquareTrusted(var square, _) ->
          felt(senses.doubting(senses.onBoard(square), false));
    };
  }

  private Tracker lifted(Square square, Tick tick) {
    if (!standsOn(square)) {
      return this;
    }
    var hands = senses.hands().lift(square, tick);
    var ledger = Ledger.plus(touches, touch(square, tick, hands.order));
    return new Tracker(senses.with(hands), lines, score, ledger, named, false).understood();
  }

  private Tracker placed(Square square, Tick tick) {
    return standsOn(square) ? this : felt(senses.with(senses.hands().place(square, tick)));
  }

  private Tracker seen(BoardEvent.PieceSeen seen) {
    var square = senses.onBoard(seen.square());
    if (seen.piece() == ' ') {
      return lifted(square, seen.tick());
    }
    return placed(square, seen.tick());
  }

  private Tracker back(long wood, Tick tick) {
    var hands = senses.hands();
    long changed = wood ^ hands.wood;
    for (long left = changed; left != 0; left &= left - 1) {
      var square = Square.of(Long.numberOfTrailingZeros(left));
      hands = (wood & square.bit()) == 0 ? hands.lift(square, tick) : hands.place(square, tick);
    }
    return felt(senses.back(hands, changed != 0));
  }

  private boolean standsOn(Square square) {
    return (senses.hands().wood & square.bit()) != 0;
  }

  private Optional<Touch> touch(Square square, Tick tick, int order) {
    var position = game().settled();
    boolean stood = lines.stream().anyMatch(line -> line.unpressed > 0 && standsExactly(line));
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

  private boolean standsExactly(Line line) {
    return ((senses.hands().wood ^ line.occupied()) & ~senses.doubted() & ~line.known) == 0;
  }

  Tracker felt(Senses next) {
    return with(next).understood();
  }

  private Tracker with(Senses next) {
    return new Tracker(next, lines, score, touches, named, fresh);
  }

  private Tracker understood() {
    return senses.lost()
        ? this
        : new Tracker(senses, Unpressed.in(this), score, touches, named, fresh);
  }

  /**
   * The piece of a promotion was named, before or after the press; the last naming counts.
   *
   * @return the tracker, and what that changed in the score
   */
  public Step named(Role role, Tick tick) {
    return Naming.of(this, role, tick);
  }

  /** A tracker and what was learnt of earlier plies on the way to it. */
  public record Step(Tracker tracker, List<Revision> revisions) {
    public Step {
      revisions = List.copyOf(revisions);
    }
  }

  /** What the board says now. */
  public Reading reading() {
    return Reader.read(this);
  }

  /**
   * The moves that stand on the board now as if all clocks had been pressed: certain, their last
   * placement settled and nothing in the air. For moves that end the game by themselves.
   */
  public Optional<Verdict.Completed> standing(Tick tick) {
    return Judge.standing(this, tick);
  }

  /** What the board says at a press of a lever. */
  public Verdict atPress(Side side, Tick tick) {
    return Judge.at(this, side, tick);
  }

  /**
   * The link is back, and these sides had pressed meanwhile, in order: what their moves were.
   *
   * @param presses at least one
   */
  public Verdict atBack(List<Side> presses, Tick tick) {
    return Judge.back(this, presses, tick);
  }

  /** The best hypothesis, without plies that were never pressed. */
  Line game() {
    for (var line : lines) {
      if (line.unpressed == 0) {
        return line;
      }
    }
    throw new IllegalStateException("no line is complete");
  }

  /** How many plies are completed, counted from the start that was given. */
  public int plies() {
    return score.plies();
  }

  /** The position after the last completed ply, by the best hypothesis. */
  public Position position() {
    return game().settled();
  }

  /** Whether the board stands half round. */
  public boolean isTurned() {
    return senses.turned();
  }

  /** The same game on a board that was found to stand half round, or was turned back. */
  public Tracker turned() {
    var round = senses.round();
    return rebuilt(position(), round, score);
  }

  /**
   * A ruling, or the arbiter, set the game to a position. The wood stays as it is until hands put
   * it right.
   *
   * @param plies how many plies are completed in that position
   */
  public Tracker restored(Position position, int plies) {
    return rebuilt(position, senses.cleared(), Score.after(plies));
  }

  private static Tracker rebuilt(Position position, Senses senses, Score score) {
    var hands = senses.hands();
    var line = Line.of(position, hands.order, hands.wood);
    return new Tracker(senses, List.of(line), Score.after(score.plies()), List.of(), null, false);
  }

  /** A press was accepted: what follows belongs to the next turn. */
  Tracker completed(List<Line> next, Score scored, List<Touch> later, boolean isFresh) {
    var bare = new Tracker(senses.cleared(), next, scored, later, null, isFresh);
    return new Tracker(bare.senses, Unpressed.in(bare), scored, later, null, isFresh);
  }

  /** The same hands on a board that stands the other way round. */
  Tracker seenTurned() {
    var round = senses.round();
    var position = position();
    var line = Line.of(position, 0, position.occupied().bits());
    var mapped = touches.stream().flatMap(touch -> touch.turned(position).stream()).toList();
    return new Tracker(round, List.of(line), score, mapped, named, fresh).felt(round);
  }

  Tracker withBlindLandings() {
    return new Tracker(senses, Unpressed.withBlindLandings(this), score, touches, named, fresh);
  }

  List<Line> complete() {
    var complete = new ArrayList<Line>();
    for (var line : lines) {
      if (line.unpressed == 0) {
        complete.add(line);
      }
    }
    return complete;
  }

  Explainer explainer() {
    return new Explainer(senses.hands(), senses.doubted(), named, senses.blind());
  }
}
