package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.Role;

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
  final Turn turn;

  /** The game had kings and queens stood swapped. */
  final Shadows shadows;

  Tracker(Senses senses, List<Line> lines, Score score, Turn turn, Shadows shadows) {
    this.senses = senses;
    this.lines = List.copyOf(lines);
    this.score = score;
    this.turn = turn;
    this.shadows = shadows;
  }

  /**
   * Contacts have shown before this game that they are sound.
   *
   * @param closing those that have felt a man come
   * @param opening those that have felt one leave
   */
  public Tracker proved(Occupancy closing, Occupancy opening) {
    long closed = senses.onBoard(closing.bits());
    long opened = senses.onBoard(opening.bits());
    return with(senses.with(senses.health().proved(closed, opened)));
  }

  /** A game that stands at a position, on a board whose contacts read this. */
  public static Tracker start(Position game, Occupancy wood) {
    return start(game, List.of(), wood);
  }

  /** A game of which some plies were played before, on a board whose contacts read this. */
  public static Tracker start(Position first, List<Ply> played, Occupancy wood) {
    var shadows = Shadows.of(first);
    for (var ply : played) {
      shadows = shadows.after(ply);
    }
    var game = played.isEmpty() ? first : played.getLast().after();
    var line = Line.of(game, 0, 0, wood.bits());
    return new Tracker(
        Senses.on(wood.bits()), List.of(line), Score.after(played.size()), Turn.NEW, shadows);
  }

  /** The contacts did something. */
  public Tracker on(BoardEvent event) {
    return Feeling.of(this, event);
  }

  Tracker felt(Senses next) {
    return with(next).understood();
  }

  Tracker with(Senses next) {
    return new Tracker(next, lines, score, turn, shadows);
  }

  Tracker touching(Senses next, List<Touch> ledger) {
    return new Tracker(next, lines, score, turn.touching(ledger), shadows);
  }

  Tracker understood() {
    return senses.lost() ? this : new Tracker(senses, Unpressed.in(this), score, turn, shadows);
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

  /**
   * When the man that moved last has stood for longer than on a way over the wood: at once if all
   * was felt until now.
   */
  public Tick restedAt() {
    var tail = game().tail;
    return !tail.isEmpty() && isFallible()
        ? senses.hands().placeTick(tail.getLast().to().index()).plus(Moments.REST)
        : Tick.ZERO;
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

  /**
   * The same, only if every man is known and stands just where legal moves of these presses have
   * put him.
   *
   * @param presses at least one
   */
  public Optional<Verdict> atBackByMen(List<Side> presses, Tick tick) {
    return senses.lost() ? Optional.empty() : Judge.backByMen(this, presses, tick);
  }

  /**
   * The link is back, and no press was told: what was completed meanwhile by presses of both sides,
   * which leave the lever as it was. Only a board that knows men tells so much.
   */
  public Optional<Verdict> passedAtBack(Tick tick) {
    return Judge.passed(this, tick);
  }

  /** Whether hands may have been at work unseen since the last completed ply. */
  public boolean isBlind() {
    return senses.blind() || senses.lost();
  }

  /** Whether the board has told of every man that stands on it which one he is. */
  public boolean knowsMen() {
    return !senses.lost() && Sequels.readsAll(this);
  }

  /**
   * Whether plies of the score stay ambiguous for good because their hypotheses became too many.
   * The arbiter is to know.
   */
  public boolean overflowed() {
    return score.forced() > 0;
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

  /**
   * An arbiter says which of the readings of a ply it was.
   *
   * @return the tracker, and what that changed in the score; nothing if no such reading is open
   */
  public Step chosen(int ply, Move move, Tick tick) {
    return Choice.of(this, ply, move, tick);
  }

  /** What both kings in the centre say; asked only while the clocks stand. */
  public Optional<KingsGesture> kingsGesture() {
    var game = game();
    return KingsGesture.in(game.settled(), senses.hands(), game.since);
  }

  /** Whether hands have left a square alone after a tick. */
  public boolean isUnchanged(Square square, Tick since) {
    return senses.hands().unchanged(square.index(), since);
  }

  /** Contacts that say what men cannot have done, and are worth an alert at this tick. */
  public List<Suspicion> suspicions(Tick now) {
    return Health.suspicions(this).stream().filter(one -> !one.due().isAfter(now)).toList();
  }

  /** Contacts that have lied from one press to the next. */
  public Faults faults() {
    return Faults.of(senses.health().stays());
  }

  /** Where contacts may have told nothing of the man that moved last. */
  public Unfelt unfelt() {
    return Unfelt.of(this);
  }

  /** When the next suspicion falls due, if hands do nothing more. */
  public Optional<Tick> wakeAt(Tick now) {
    return Health.suspicions(this).stream()
        .map(Suspicion::due)
        .filter(due -> due.isAfter(now))
        .min(Tick::compareTo);
  }

  /** How many plies are completed, counted from the start that was given. */
  public int plies() {
    return score.plies();
  }

  /** The position after the last completed ply, by the best hypothesis. */
  public Position position() {
    return game().settled();
  }

  /**
   * What the position after the last completed ply may be, by all hypotheses that are not so much
   * dearer than the best that they cast no doubt on it; the best first.
   */
  public List<Position> positions() {
    int most = game().cost + trust().margin;
    return complete().stream().filter(line -> line.cost < most).map(Line::settled).toList();
  }

  /** Whether the board stands half round. */
  public boolean isTurned() {
    return senses.turned();
  }

  /** The same game on a board that was found to stand half round, or was turned back. */
  public Tracker turned() {
    return Anew.turned(this);
  }

  /**
   * A ruling, or the arbiter, set the game to a position. The wood stays as it is until hands put
   * it right.
   *
   * @param plies how many plies are completed in that position
   */
  public Tracker restored(Position position, int plies) {
    return Anew.restored(this, position, plies);
  }

  /** What hands did since the last completed ply was no move; every reading of it stays. */
  public Tracker untouched() {
    return Anew.untouched(this);
  }

  /**
   * A ruling took back all that came after an earlier moment: plies that were open then are open
   * again.
   *
   * @param earlier the tracker of that moment; this one goes on from what the wood shows now
   */
  public Tracker backTo(Tracker earlier) {
    return Anew.backTo(this, earlier);
  }

  /** A press was accepted: what follows belongs to the next turn. */
  Tracker completed(List<Line> next, Score scored, Turn later) {
    var shadow = shadows;
    var last = next.getFirst().tail;
    for (int i = Math.max(0, last.size() - scored.plies() + plies()); i < last.size(); i++) {
      shadow = shadow.after(last.get(i));
    }
    var sensed = senses.completed(next, scored.plies() - plies());
    var bare = new Tracker(sensed, next, scored, later, shadow);
    return new Tracker(sensed, Unpressed.in(bare), scored, later, shadow);
  }

  /** A man came down on a square. */
  Tracker confirmed(Square square) {
    var told = lines.stream().map(line -> line.confirmed(square)).toList();
    return new Tracker(senses, told, score, turn, shadows);
  }

  Tracker withBlindLandings() {
    return new Tracker(senses, Unpressed.withBlindLandings(this), score, turn, shadows).idle();
  }

  /**
   * Presses had no move that was found: what follows is read with less trust, until later presses
   * have completed as many plies more.
   */
  public Tracker lostFromSight(int presses) {
    return new Tracker(senses, lines, score.behind(presses), turn, shadows);
  }

  /** The same; what was made and never pressed is forgotten. */
  Tracker withoutUnpressed(int presses) {
    return new Tracker(senses, complete(), score, turn, shadows).lostFromSight(presses);
  }

  /** A ply that was not pressed by itself: it was made unless presses tell another story. */
  PlyReading passed(PlyReading reading) {
    boolean open = senses.blind() && score.isOpen();
    boolean told = !open && trust() == Trust.FULL && !turn.idle();
    return told || knowsMen() ? reading : reading.guess();
  }

  /** The game may stand elsewhere: a move with which every contact agrees shows it. */
  public Tracker unsure() {
    return new Tracker(senses, lines, score, turn.unsettled(), shadows);
  }

  /** The side to move has pressed, and no move was found. */
  Tracker idle() {
    return new Tracker(senses, lines, score.keepingOpen(), turn.idling(), shadows);
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

  /** Some contact is not believed, whoever found it out. */
  public boolean isFaulty() {
    return doubted() != 0;
  }

  /** Contacts may have failed to tell of something, and the board does not know men. */
  boolean isFallible() {
    return senses.hands().areFallible() && !knowsMen();
  }

  Trust trust() {
    return Trust.in(this);
  }

  /** Squares that cannot be believed, whoever found it out. */
  long doubted() {
    return senses.doubted() | senses.health().doubted();
  }

  Explainer explainer() {
    return Explainer.of(this);
  }
}
