package org.escaque.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.escaque.board.BoardEvent;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random legal games, played by hands of every habit, come back as the same games. */
class RandomGamesTest {

  private static final long SEED = 20_261_130L;
  private static final int LONGEST = 120;

  private static final List<String> STARTS_960 =
      List.of(
          "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
          "rk3bnr/pppppppp/8/8/8/8/PPPPPPPP/RK3BNR w HAha - 0 1",
          "4rkr1/pppppppp/8/8/8/8/PPPPPPPP/4RKR1 w EGeg - 0 1",
          "1r4kr/pppppppp/8/8/8/8/PPPPPPPP/1R4KR w BHbh - 0 1");

  @ParameterizedTest
  @CsvSource({"false,20", "true,20"})
  void atPress_randomGameWithEveryLiftSeen_isRightAndCertain(boolean chess960, int games) {
    var random = new Random(SEED);
    for (int game = 0; game < games; game++) {
      var table = new Table(start(chess960, random), random, 0);
      while (table.goesOn()) {
        var move = table.playsOne();

        var verdict = table.presses();

        assertThat(verdict).as(table::story).isInstanceOf(Verdict.Completed.class);
        assertThat(table.best()).as(table::story).isEqualTo(move);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"false,20", "true,20"})
  void atPress_randomGameWithSweptVictims_isNeverWrongAndCertain(boolean chess960, int games) {
    var random = new Random(SEED + 1);
    int ambiguous = 0;
    int plies = 0;
    for (int game = 0; game < games; game++) {
      var table = new Table(start(chess960, random), random, 50);
      while (table.goesOn()) {
        var move = table.playsOne();

        var verdict = table.presses();

        plies++;
        ambiguous += verdict instanceof Verdict.Ambiguous ? 1 : 0;
        table.assertNeverWrongAndCertain(verdict, move);
      }
    }
    System.out.println(
        "swept victims, chess960=" + chess960 + ": " + ambiguous + " of " + plies + " ambiguous");
    assertThat(ambiguous).isPositive();
  }

  private static Position start(boolean chess960, Random random) {
    return chess960
        ? Position.ofFen(STARTS_960.get(random.nextInt(STARTS_960.size())), CastlingRules.CHESS960)
        : Position.INITIAL;
  }

  /** One board with a game on it, and what the tracker makes of the hands. */
  private static final class Table {
    private final Random random;
    private final int sweptPercent;
    private final List<Ply> truth = new ArrayList<>();
    private final StringBuilder story = new StringBuilder("seed " + SEED + ": ");
    private final String fen;
    private Position position;
    private Tracker tracker;
    private long millis;
    private int overflows;

    Table(Position start, Random random, int sweptPercent) {
      this.fen = start.fen();
      this.position = start;
      this.random = random;
      this.sweptPercent = sweptPercent;
      this.tracker = Tracker.start(start, start.occupied());
    }

    boolean goesOn() {
      return truth.size() < LONGEST && !position.legalMoves().isEmpty();
    }

    String story() {
      return fen + " " + story;
    }

    Move playsOne() {
      var moves = position.legalMoves();
      var captures = moves.stream().filter(m -> position.capturedSquare(m).isPresent()).toList();
      boolean takes = !captures.isEmpty() && random.nextInt(3) == 0;
      var from = takes ? captures : moves;
      var move = from.get(random.nextInt(from.size()));
      move(move);
      truth.add(Ply.Played.of(position, move));
      position = position.play(move);
      return move;
    }

    private void move(Move move) {
      story.append(move).append(": ");
      switch (move) {
        case Move.Castling castling -> castle(castling);
        case Move.EnPassant taking -> {
          var lifts = new ArrayList<>(List.of(taking.from(), taking.victim()));
          Collections.shuffle(lifts, random);
          lift(lifts.get(0));
          boolean early = random.nextBoolean() && lifts.get(0) == taking.from();
          if (early) {
            place(taking.to());
            lift(lifts.get(1));
          } else {
            lift(lifts.get(1));
            place(taking.to());
          }
        }
        case Move.Normal _, Move.Promotion _ -> carry(move);
      }
      if (move instanceof Move.Promotion promotion) {
        lift(move.to());
        place(move.to());
        story.append("=").append(promotion.role()).append(' ');
        tracker = tracker.named(promotion.role(), tick()).tracker();
      }
    }

    private void carry(Move move) {
      boolean takes = position.pieceAt(move.to()).isPresent();
      if (takes && random.nextInt(100) < sweptPercent) {
        lift(move.from());
        return;
      }
      if (takes && random.nextBoolean()) {
        lift(move.to());
        lift(move.from());
      } else {
        lift(move.from());
        if (takes) {
          lift(move.to());
        }
      }
      place(move.to());
    }

    private void castle(Move.Castling castling) {
      boolean kingFirst = random.nextBoolean();
      var first = kingFirst ? castling.from() : castling.rookFrom();
      var second = kingFirst ? castling.rookFrom() : castling.from();
      var firstTo = kingFirst ? castling.to() : castling.rookTo();
      var secondTo = kingFirst ? castling.rookTo() : castling.to();
      lift(first);
      boolean free = firstTo != second && position.pieceAt(firstTo).isEmpty();
      if (free && random.nextBoolean()) {
        place(firstTo);
        lift(second);
      } else {
        lift(second);
        place(firstTo);
      }
      place(secondTo);
    }

    private void lift(Square square) {
      story.append('-').append(square).append(' ');
      tracker = tracker.on(new BoardEvent.SquareLifted(square, tick()));
    }

    private void place(Square square) {
      story.append('+').append(square).append(' ');
      tracker = tracker.on(new BoardEvent.SquarePlaced(square, tick()));
    }

    private Tick tick() {
      millis += 250;
      return Tick.ofMillis(millis);
    }

    Verdict presses() {
      var verdict = tracker.atPress(truth.getLast().side(), tick());
      switch (verdict) {
        case Verdict.Completed completed -> tracker = completed.next();
        case Verdict.Ambiguous ambiguous -> tracker = ambiguous.next();
        case Verdict.Illegal _,
            Verdict.NothingMoved _,
            Verdict.IdlePress _,
            Verdict.Unseen _,
            Verdict.Unexplained _ -> {}
      }
      return verdict;
    }

    Move best() {
      return tracker.score.open().getLast().best() instanceof Ply.Played played
          ? played.move()
          : new Move.Normal(Square.A1, Square.A1);
    }

    void assertNeverWrongAndCertain(Verdict verdict, Move move) {
      assertThat(verdict)
          .as(() -> story() + move)
          .isInstanceOfAny(Verdict.Completed.class, Verdict.Ambiguous.class);
      var open = tracker.score.open();
      int first = truth.size() - open.size();
      for (int i = 0; i < open.size(); i++) {
        var reading = open.get(i);
        var played = truth.get(first + i);
        if (reading.isCertain()) {
          assertThat(reading.best().isSameAct(played))
              .as(() -> played + " read as " + reading.best() + " in " + story())
              .isTrue();
        } else {
          overflows += tracker.overflowed() ? 1 : 0;
          assertThat(overflows > 0 || tracker.lines.stream().anyMatch(l -> isTruth(l, played)))
              .as(() -> played + " in " + story())
              .isTrue();
        }
      }
    }

    private boolean isTruth(Line line, Ply played) {
      return line.tail.stream().anyMatch(ply -> ply.isSameAct(played));
    }
  }
}
