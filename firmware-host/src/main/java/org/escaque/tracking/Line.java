package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Position;
import org.jspecify.annotations.Nullable;

/**
 * One hypothesis: the plies that the wood has seen, the position they lead to, and what they cost
 * to believe. Its last plies may be made and not yet pressed. Immutable apart from a cache.
 */
final class Line {

  final Position top;

  /** The last plies, as far back as hypotheses differ; the newest last. */
  final List<Ply> tail;

  /** How many of the last plies no press has completed. */
  final int unpressed;

  /** What happened up to this number in {@link Hands} belongs to earlier plies. */
  final int since;

  /** What happened up to this number happened before the turn of the last ply. */
  final int prior;

  /** Squares on which the wood differed when this began; they were paid for. */
  final long known;

  final int cost;

  private @Nullable List<Reach> reaches;

  Line(Position top, List<Ply> tail, int unpressed, int since, int prior, long known, int cost) {
    this.top = top;
    this.tail = tail;
    this.unpressed = unpressed;
    this.since = since;
    this.prior = prior;
    this.known = known;
    this.cost = cost;
  }

  static Line of(Position top, int since, int prior, long wood) {
    return new Line(top, List.of(), 0, since, prior, wood ^ top.occupied().bits(), 0);
  }

  /** The legal moves from here; computed once. */
  List<Reach> reaches() {
    var found = reaches;
    if (found == null) {
      found = top.legalMoves().stream().map(move -> Reach.of(top, move)).toList();
      reaches = found;
    }
    return found;
  }

  /** Men that the side to move may take. */
  long takeable() {
    long victims = 0;
    for (var reach : reaches()) {
      victims |= reach.victim();
    }
    return victims;
  }

  /** Empty squares to which the man of a square may go. */
  long goals(int from) {
    long goals = 0;
    for (var reach : reaches()) {
      goals |= reach.from() == from && !reach.isCastling() ? reach.fills() : 0;
    }
    return goals;
  }

  /** Men that the man of a square may take. */
  long victims(int from) {
    long victims = 0;
    for (var reach : reaches()) {
      victims |= reach.from() == from ? reach.victim() : 0;
    }
    return victims;
  }

  /** Squares that the last ply filled or took. */
  long arrived() {
    if (tail.isEmpty()) {
      return 0;
    }
    var last = tail.getLast();
    var mover = last.side();
    return last.after().occupied(mover).bits() & ~last.before().occupied(mover).bits();
  }

  /** Whether the man that moved last could have gone on past where it came down. */
  boolean mayGoOn() {
    if (tail.isEmpty()) {
      return false;
    }
    var last = tail.getLast();
    return last.before().legalMovesFrom(last.from()).stream()
        .anyMatch(move -> isBetween(last.from(), last.to(), move.to()));
  }

  /** Whether a man that slides from one square to another goes over the one between. */
  static boolean isBetween(Square from, Square between, Square to) {
    int files = between.file() - from.file();
    int ranks = between.rank() - from.rank();
    int toFiles = to.file() - from.file();
    int toRanks = to.rank() - from.rank();
    return files * toRanks == ranks * toFiles
        && files * toFiles + ranks * toRanks > files * files + ranks * ranks;
  }

  Side turn() {
    return top.turn();
  }

  long occupied() {
    return top.occupied().bits();
  }

  /** The plies that are completed. */
  List<Ply> completed() {
    return tail.subList(0, tail.size() - unpressed);
  }

  List<Ply> waiting() {
    return tail.subList(tail.size() - unpressed, tail.size());
  }

  /** The position after the completed plies. */
  Position settled() {
    return unpressed == 0 ? top : tail.get(tail.size() - unpressed).before();
  }

  /** One ply more, not yet pressed. */
  Line plus(Ply ply, int newSince, long wood, int newCost) {
    var longer = new ArrayList<>(tail);
    longer.add(ply);
    long differs = wood ^ ply.after().occupied().bits();
    return new Line(
            ply.after(), List.copyOf(longer), unpressed + 1, newSince, since, differs, newCost)
        .withCache(null);
  }

  /** All but the last {@code open} plies are pressed now. */
  Line pressed(int open, int newCost) {
    return new Line(top, tail, open, since, prior, known, newCost).withCache(reaches);
  }

  /** The same, from a later moment. */
  Line from(int newSince, long newKnown) {
    return new Line(top, tail, unpressed, newSince, prior, newKnown, cost).withCache(reaches);
  }

  /** The completed plies, on wood that is looked at anew. */
  Line anew(int newSince, int newPrior, long wood) {
    return new Line(top, tail, 0, newSince, newPrior, wood ^ occupied(), cost).withCache(reaches);
  }

  /** Without the oldest plies. */
  Line forget(int plies) {
    return new Line(
            top,
            List.copyOf(tail.subList(plies, tail.size())),
            unpressed,
            since,
            prior,
            known,
            cost)
        .withCache(reaches);
  }

  Line costing(int newCost) {
    return new Line(top, tail, unpressed, since, prior, known, newCost).withCache(reaches);
  }

  /** A man came down where the contact had not felt one come: the ply that brought it is felt. */
  Line confirmed(Square square) {
    for (int i = tail.size() - 1; i >= 0; i--) {
      if (tail.get(i).to() == square) {
        return tail.get(i) instanceof Ply.Played played && played.landing() == Landing.UNFELT
            ? with(i, played.felt())
            : this;
      }
    }
    return this;
  }

  /** The same, but the contacts told so much of the last ply. */
  Line landing(Landing told) {
    return tail.getLast() instanceof Ply.Played played
        ? with(tail.size() - 1, played.landing(told))
        : this;
  }

  private Line with(int index, Ply ply) {
    var other = new ArrayList<>(tail);
    other.set(index, ply);
    return new Line(top, List.copyOf(other), unpressed, since, prior, known, cost)
        .withCache(reaches);
  }

  /**
   * How many plies of the tail took a man that was not seen to leave; none if one of them took a
   * man that was.
   */
  int swept() {
    int count = 0;
    for (var ply : tail) {
      if (ply.takes() && !isUntold(ply)) {
        return 0;
      }
      count += ply.takes() ? 1 : 0;
    }
    return count;
  }

  private static boolean isUntold(Ply ply) {
    return ply instanceof Ply.Played played && played.landing() == Landing.UNSEEN;
  }

  /** Where men stood before the last {@code plies} that are completed. */
  long stood(int plies) {
    var played = completed();
    return plies > played.size() || plies == 0
        ? occupied()
        : played.get(played.size() - plies).before().occupied().bits();
  }

  /** How many plies of the tail ended where no contact felt a man come. */
  int unfelt() {
    return unfelt(tail.size());
  }

  /** The same of its first {@code plies}. */
  int unfelt(int plies) {
    int count = 0;
    for (var ply : tail.subList(0, plies)) {
      count += ply instanceof Ply.Played played && played.landing() == Landing.UNFELT ? 1 : 0;
    }
    return count;
  }

  /** How much the contacts told of the last ply by itself. */
  Landing lastLanding() {
    boolean played = !tail.isEmpty() && tail.getLast() instanceof Ply.Played;
    var landing = played ? ((Ply.Played) tail.getLast()).landing() : Landing.FELT;
    return landing.isTold() ? Landing.FELT : landing;
  }

  private Line withCache(@Nullable List<Reach> cached) {
    reaches = cached;
    return this;
  }
}
