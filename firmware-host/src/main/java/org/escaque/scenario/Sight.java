package org.escaque.scenario;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.game.GameState;
import org.escaque.game.Mark;
import org.escaque.game.ScoredPly;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Obligation;
import org.escaque.laws.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * What can be seen of a game at one moment of a story, by whoever may see it. The core shows it as
 * it is; a whole daemon as it publishes and keeps it.
 */
public record Sight(Wall wall, Desk desk, Book book) {

  /**
   * What anybody sees.
   *
   * @param white what that clock shows, in milliseconds
   * @param black likewise
   * @param running null if neither clock runs
   */
  public record Wall(
      List<PlySeen> moves, Outcome outcome, long white, long black, @Nullable Side running) {

    public Wall {
      moves = List.copyOf(moves);
    }

    long millis(Side side) {
      return side == Side.WHITE ? white : black;
    }
  }

  /**
   * What arbiters see.
   *
   * @param alerts all since the game began, the oldest first
   * @param candidates SAN of what the board can mean
   * @param bound to what the side to move is bound: {@code e2} to be moved, {@code xe5} to be
   *     captured, {@code O-O}; empty if to nothing
   */
  public record Desk(
      List<AlertSeen> alerts, Set<Square> differs, List<String> candidates, List<String> bound) {

    public Desk {
      alerts = List.copyOf(alerts);
      differs = Set.copyOf(differs);
      candidates = List.copyOf(candidates);
      bound = List.copyOf(bound);
    }
  }

  /**
   * What is kept and not published.
   *
   * @param fen the game's position
   * @param illegal completed illegal moves that count
   * @param signals what players can see or hear
   * @param reserves pieces in hand
   */
  public record Book(
      List<PlySeen> score,
      String fen,
      ByColour<Integer> illegal,
      List<AlertKind> signals,
      ByColour<String> reserves) {

    public Book {
      score = List.copyOf(score);
      signals = List.copyOf(signals);
    }
  }

  /** One for each side. */
  public record ByColour<T>(T white, T black) {

    T of(Side side) {
      return side == Side.WHITE ? white : black;
    }
  }

  /**
   * A ply of a score.
   *
   * @param text {@code Nf3}, {@code Nxe5?} if ambiguous, {@code g1-e3!} if illegal
   * @param alternatives SAN of all readings of an ambiguous ply, else empty
   */
  public record PlySeen(String text, List<String> alternatives) {

    public PlySeen {
      alternatives = List.copyOf(alternatives);
    }

    boolean isAmbiguous() {
      return text.endsWith("?");
    }
  }

  /**
   * An alert.
   *
   * @param signal whether players may be told of it
   * @param claimable it is open, and whoever may claim is still in time
   * @param proposed a result that it proposes; null if none
   */
  public record AlertSeen(
      AlertKind kind,
      @Nullable Side side,
      boolean signal,
      boolean open,
      boolean claimable,
      @Nullable Outcome proposed) {

    static AlertSeen of(Alert alert) {
      var window = alert.window();
      var proposal = alert.proposal();
      return new AlertSeen(
          alert.kind(),
          alert.side(),
          alert.signal(),
          alert.isOpen(),
          alert.isOpen() && window != null && window.open(),
          proposal == null ? null : proposal.outcome());
    }
  }

  /** All of it, as the game has it. */
  static Sight of(GameState state, Tick now) {
    var clock = state.clock();
    var wall =
        new Wall(
            plies(state.publicScore()),
            state.outcome(),
            clock.remaining(Side.WHITE, now).millis(),
            clock.remaining(Side.BLACK, now).millis(),
            clock.running().orElse(null));
    var desk =
        new Desk(
            state.alerts().stream().map(AlertSeen::of).toList(),
            Set.copyOf(state.reading().differs().squares()),
            state.candidates(),
            bound(state.obligation()));
    return new Sight(wall, desk, book(state));
  }

  /** What is kept and not published of a game. */
  public static Book book(GameState state) {
    return new Book(
        plies(state.score()),
        state.position().fen(),
        new ByColour<>(state.illegalMoves(Side.WHITE), state.illegalMoves(Side.BLACK)),
        state.signals(),
        new ByColour<>(state.reserve(Side.WHITE), state.reserve(Side.BLACK)));
  }

  private static List<PlySeen> plies(List<ScoredPly> plies) {
    return plies.stream()
        .map(
            ply ->
                new PlySeen(
                    ply.text(), ply.mark() == Mark.AMBIGUOUS ? ply.alternatives() : List.of()))
        .toList();
  }

  private static List<String> bound(Obligation obligation) {
    return switch (obligation) {
      case Obligation.Free free -> List.of();
      case Obligation.MustMove(var squares) ->
          new TreeSet<>(squares).stream().map(Square::toString).toList();
      case Obligation.MustCapture(var victim, var by) -> List.of("x" + victim);
      case Obligation.MustCastle(var side, var rook, var kingSide) ->
          List.of(kingSide ? "O-O" : "O-O-O");
    };
  }
}
