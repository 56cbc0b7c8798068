package org.escaque.simulator.accuracy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.game.GameEvent;

/**
 * Writes what a table heard as a story of the scenario language, on raw contacts: each settled
 * event becomes a change of the contact at its tick, a gap too short for a lift an opening of
 * twenty milliseconds, so that the debouncer of the story settles on the same events.
 */
final class Story {

  private static final long GAP_MILLIS = 20;

  private final StringBuilder text = new StringBuilder();
  private final List<Act> acts = new ArrayList<>();

  /** A line and the millisecond at which it is said. */
  private record Act(long millis, int order, String line) {}

  /** What the contacts of the story read. */
  private Occupancy wood;

  private Story(Occupancy wood) {
    this.wood = wood;
  }

  /**
   * The story of the plies from {@code first} on, up to a failure.
   *
   * @param first not before the ply with which the table began
   */
  static String of(String title, Truth truth, Failure failure, int first) {
    var story = new Story(truth.before(first).occupied());
    var from = story.begin(failure.heard(), first - failure.begun());
    for (var event : failure.heard()) {
      if (event.tick().isAfter(from) && !event.tick().isAfter(failure.until())) {
        story.tell(event);
      }
    }
    story.head(title, truth, first, failure);
    story.body();
    story.expect(truth, first, failure);
    return story.text.toString();
  }

  /** The tick of a press of the table, 0 for the one that started its clocks. */
  private Tick begin(List<GameEvent> heard, int press) {
    int left = press;
    for (var event : heard) {
      if (event instanceof GameEvent.ClockPressed(var side, var tick) && left-- == 0) {
        return tick;
      }
    }
    throw new IllegalArgumentException("so many plies were not pressed: " + press);
  }

  private void tell(GameEvent event) {
    long at = event.tick().nanos() / 1_000_000;
    switch (event) {
      case GameEvent.HandsMoved(BoardEvent.SquareLifted(Square square, Tick tick)) ->
          change(at, square);
      case GameEvent.HandsMoved(BoardEvent.SquarePlaced(Square square, Tick tick)) ->
          change(at, square);
      case GameEvent.HandsMoved(BoardEvent.SquareSeenEmpty(Square square, Tick tick)) -> {
        add(at, 0, "lift " + square);
        add(at + GAP_MILLIS, 0, "place " + square);
      }
      case GameEvent.HandsMoved(BoardEvent.BoardLost lost) -> add(at, 0, "board lost");
      case GameEvent.HandsMoved(BoardEvent.BoardBack(Occupancy read, Tick tick)) -> {
        // What changed meanwhile is seen only now.
        wood.differs(read).squares().forEach(square -> change(at, square));
        add(at, 0, "board back");
      }
      case GameEvent.ClockPressed(Side side, Tick tick) -> add(at, 1, "press " + side);
      case GameEvent.PromotionNamed(var role, Tick tick) ->
          add(at, 1, "promote " + role.name().toLowerCase(Locale.ROOT));
      default -> {}
    }
  }

  private void change(long millis, Square square) {
    boolean lifted = wood.has(square);
    wood = lifted ? wood.without(square) : wood.with(square);
    add(millis, 0, (lifted ? "lift " : "place ") + square);
  }

  private void add(long millis, int order, String line) {
    acts.add(new Act(millis, order, line));
  }

  private void head(String title, Truth truth, int first, Failure failure) {
    line("title  " + title);
    line("# ply " + (failure.ply() + 1) + ": " + failure.what());
    line("laws   fide-2023");
    line("class  standard");
    line("rulings confirm");
    line("level  raw");
    line("fen    " + truth.before(first).fen());
  }

  private void body() {
    acts.sort(
        (one, other) ->
            one.millis != other.millis
                ? Long.compare(one.millis, other.millis)
                : Integer.compare(one.order, other.order));
    long now = acts.isEmpty() ? 0 : acts.getFirst().millis;
    for (var act : acts) {
      // No two contacts change in the same millisecond: their order is what was heard.
      long at = Math.max(act.millis, act.order == 0 ? now + 1 : now);
      if (at > now) {
        line("wait " + (at - now) + "ms");
      }
      now = at;
      line(act.line);
    }
    line("wait 3s");
  }

  private void expect(Truth truth, int first, Failure failure) {
    var record = new StringBuilder("expect record");
    for (int ply = first; ply < failure.pressed(); ply++) {
      record.append(' ').append(truth.san(ply));
    }
    line(record.toString());
  }

  private void line(String words) {
    text.append(words).append('\n');
  }
}
