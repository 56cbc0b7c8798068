package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.chess.Role;

/**
 * Plays short stories to a tracker, for tests: {@code -e2 +e4 white} lifts, places and presses;
 * {@code ~e5} is a short gap, {@code =queen} names, {@code lost} and {@code back} are the link,
 * {@code ?e5} and {@code !e5} doubt and trust a square, {@code 200} lets milliseconds pass, and
 * after {@code <20} the next word comes 20 milliseconds after the last one, not 200.
 */
final class Hand {

  /** From one word to the next, in milliseconds. */
  private static final int TOUCH = 200;

  private Tracker tracker;
  private long wood;
  private boolean lost;
  private long millis;
  private final List<String> verdicts = new ArrayList<>();
  private final List<Side> unseen = new ArrayList<>();

  Hand(Position position) {
    this(position, position.occupied());
  }

  /** On contacts that read this at the beginning. */
  Hand(Position position, Occupancy contacts) {
    tracker = Tracker.start(position, contacts);
    wood = contacts.bits();
  }

  static Hand at(String fen) {
    return new Hand(Position.ofFen(fen));
  }

  Hand plays(String story) {
    for (var word : story.trim().split("\\s+")) {
      act(word);
    }
    return this;
  }

  Tracker tracker() {
    return tracker;
  }

  /** What the presses gave, one word each. */
  String verdicts() {
    return String.join(" ", verdicts);
  }

  String lastVerdict() {
    return verdicts.getLast();
  }

  private void act(String word) {
    char first = word.charAt(0);
    if (Character.isDigit(first)) {
      millis += Long.parseLong(word);
      return;
    }
    if (first == '<') {
      millis += Long.parseLong(word.substring(1)) - TOUCH;
      return;
    }
    var tick = Tick.ofMillis(millis);
    switch (word) {
      case "white", "black" -> press(Side.valueOf(word.toUpperCase(Locale.ROOT)), tick);
      case "lost" -> {
        lost = true;
        on(new BoardEvent.BoardLost(tick));
      }
      case "back" -> back(tick);
      default -> touch(first, word.substring(1), tick);
    }
  }

  private void touch(char kind, String rest, Tick tick) {
    millis += TOUCH;
    if (kind == '=') {
      var step = tracker.named(Role.valueOf(rest.toUpperCase(Locale.ROOT)), tick);
      step.revisions().forEach(revision -> verdicts.add(text(revision)));
      tracker = step.tracker();
      return;
    }
    if (kind == '@') {
      var piece = rest.charAt(2) == '.' ? ' ' : rest.charAt(2);
      var read = Square.parse(rest.substring(0, 2)).orElseThrow();
      wood = piece == ' ' ? wood & ~read.bit() : wood | read.bit();
      on(new BoardEvent.PieceSeen(read, piece, tick));
      return;
    }
    var square = Square.parse(rest).orElseThrow(() -> new IllegalArgumentException(rest));
    switch (kind) {
      case '-' -> {
        wood &= ~square.bit();
        if (!lost) on(new BoardEvent.SquareLifted(square, tick));
      }
      case '+' -> {
        wood |= square.bit();
        if (!lost) on(new BoardEvent.SquarePlaced(square, tick));
      }
      case '~' -> on(new BoardEvent.SquareSeenEmpty(square, tick));
      case '?' -> on(new BoardEvent.SquareDoubted(square, "test", tick));
      case '!' -> on(new BoardEvent.SquareTrusted(square, tick));
      default -> throw new IllegalArgumentException(kind + rest);
    }
  }

  private void on(BoardEvent event) {
    tracker = tracker.on(event);
  }

  private void back(Tick tick) {
    lost = false;
    on(new BoardEvent.BoardBack(new Occupancy(wood), tick));
    if (!unseen.isEmpty()) {
      take(unseen.getLast(), tracker.atBack(unseen, tick));
    }
    unseen.clear();
  }

  private void press(Side side, Tick tick) {
    take(side, tracker.atPress(side, tick));
  }

  private void take(Side side, Verdict verdict) {
    switch (verdict) {
      case Verdict.Completed completed -> {
        completed.revisions().forEach(revision -> verdicts.add(text(revision)));
        verdicts.add(
            (completed.turned() ? "turned:" : "")
                + text(completed.plies())
                + displaced(completed.displaced()));
        tracker = completed.next();
      }
      case Verdict.Ambiguous ambiguous -> {
        ambiguous.revisions().forEach(revision -> verdicts.add(text(revision)));
        verdicts.add(text(ambiguous.plies()) + displaced(ambiguous.displaced()));
        tracker = ambiguous.next();
      }
      case Verdict.Illegal illegal -> {
        verdicts.add(illegal.what().name().toLowerCase(Locale.ROOT) + ":" + illegal.lan());
        tracker = illegal.stands().orElse(tracker);
      }
      case Verdict.NothingMoved nothing -> {
        verdicts.add("nothing" + displaced(nothing.inHand()));
        tracker = nothing.next();
      }
      case Verdict.IdlePress _ -> verdicts.add("idle");
      case Verdict.Unseen(var next) -> {
        verdicts.add("unseen");
        unseen.add(side);
        tracker = next;
      }
      case Verdict.Unexplained unexplained -> {
        verdicts.add("unexplained" + displaced(unexplained.squares()));
        tracker = unexplained.next();
      }
    }
  }

  private static String displaced(Occupancy squares) {
    return squares.isEmpty() ? "" : "[" + squares.toString().replace(' ', ',') + "]";
  }

  private static String text(Revision revision) {
    return "revised@" + revision.fromPly() + ":" + text(revision.plies());
  }

  private static String text(List<PlyReading> plies) {
    var text = new StringJoiner("+");
    for (var ply : plies) {
      text.add(text(ply));
    }
    return text.toString();
  }

  private static String text(PlyReading reading) {
    if (reading.isCertain()) {
      return text(reading.best());
    }
    var text = new StringJoiner("/");
    reading.alternatives().stream().map(Hand::text).sorted().forEach(text::add);
    return text + "?";
  }

  private static String text(Ply ply) {
    return switch (ply) {
      case Ply.Played played -> played.before().uci(played.move());
      case Ply.Irregular irregular -> irregular.from() + "-" + irregular.to();
    };
  }
}
