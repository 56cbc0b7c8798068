package org.escaque.simulator.accuracy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Role;
import org.escaque.chess.pgn.PgnReader;
import org.escaque.game.GameEvent;
import org.escaque.simulator.replay.RecordedGame;

/**
 * What contacts and levers tell, written by hand: a word each half second. {@code -e2} and {@code
 * +e4} open and close a contact, {@code ~e5} opens it for a moment, {@code ?a8} doubts it; {@code
 * w} and {@code b} press, {@code =n} names a knight; {@code lost} and {@code back} are the board's
 * link, behind which contacts change unseen.
 */
final class Told {

  private static final long WORD_MILLIS = 500;
  private static final long GAP_MILLIS = 20;

  private final List<BoardReport> reports = new ArrayList<>();
  private final List<GameEvent> said = new ArrayList<>();
  private Tick now = Tick.ofMillis(3_000);
  private long wood;
  private boolean lost;

  private Told(Occupancy wood) {
    this.wood = wood.bits();
  }

  /** A game of bare moves from the normal position. */
  static RecordedGame game(String moves) {
    return RecordedGame.of(1, PgnReader.readAll(moves + " *").getFirst());
  }

  /** A game of bare moves from another position. */
  static RecordedGame game(String fen, String moves) {
    var text = "[SetUp \"1\"]\n[FEN \"%s\"]\n\n%s *".formatted(fen, moves);
    return RecordedGame.of(1, PgnReader.readAll(text).getFirst());
  }

  /** What comes of it, where that was told and the game was played. */
  static Trial.Outcome trial(RecordedGame played, String words) {
    return trial(played, performance(played, words));
  }

  static Trial.Outcome trial(RecordedGame played, Performance performance) {
    return Trial.of(played, performance, () -> Tick.ZERO);
  }

  /** Told of the position from which the game begins. */
  static Performance performance(RecordedGame played, String words) {
    return performance(played, words, Occupancy.EMPTY, Occupancy.EMPTY);
  }

  /** The same, where contacts are said to be broken; what they tell stays as it is written. */
  static Performance performance(
      RecordedGame played, String words, Occupancy dead, Occupancy stuck) {
    var told = new Told(played.start().occupied());
    told.frame(Tick.ofMillis(1), told.wood);
    var begin = told.now;
    told.said.add(new GameEvent.ClockPressed(played.start().turn().opponent(), begin));
    for (var word : words.split(" ", -1)) {
      told.now = told.now.plusMillis(WORD_MILLIS);
      told.tell(word);
    }
    return new Performance(Duration.ZERO, begin, told.reports, told.said, dead, stuck);
  }

  private void tell(String word) {
    switch (word) {
      case "w" -> said.add(new GameEvent.ClockPressed(Side.WHITE, now));
      case "b" -> said.add(new GameEvent.ClockPressed(Side.BLACK, now));
      case "lost" -> {
        lost = true;
        settled(new BoardEvent.BoardLost(now));
      }
      case "back" -> {
        lost = false;
        settled(new BoardEvent.BoardBack(new Occupancy(wood), now));
      }
      default -> tell(word.charAt(0), word.substring(1));
    }
  }

  private void tell(char sign, String name) {
    switch (sign) {
      case '-' -> change(wood & ~square(name).bit());
      case '+' -> change(wood | square(name).bit());
      case '~' -> {
        frame(now, wood & ~square(name).bit());
        frame(now.plusMillis(GAP_MILLIS), wood);
      }
      case '?' -> settled(new BoardEvent.SquareDoubted(square(name), "flickers", now));
      case '=' -> said.add(new GameEvent.PromotionNamed(role(name), now));
      default -> throw new IllegalArgumentException("no word: " + sign + name);
    }
  }

  private static Square square(String name) {
    return Square.parse(name).orElseThrow();
  }

  private static Role role(String letter) {
    return Role.parse(letter.charAt(0)).orElseThrow();
  }

  private void change(long after) {
    wood = after;
    if (!lost) {
      frame(now, wood);
    }
  }

  private void frame(Tick tick, long bits) {
    reports.add(new BoardReport.Contacts(new ContactFrame(tick, bits)));
  }

  private void settled(BoardEvent event) {
    reports.add(new BoardReport.Settled(event));
  }
}
