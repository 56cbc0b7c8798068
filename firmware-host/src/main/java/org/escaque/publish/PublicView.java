package org.escaque.publish;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.ChessClock;
import org.escaque.game.GameState;
import org.escaque.game.Mark;
import org.escaque.game.ScoredPly;
import org.jspecify.annotations.Nullable;

/**
 * What anybody may see of a game: the one place that decides it. Only the score without what waits
 * for a ruling, the position after it, both clocks, and a result that is decided. Never: alerts,
 * flags, irregularities, touches, counters of repetitions and moves, offers, claims, proposals.
 */
public final class PublicView {

  /** Above this many plies the message holds only the newest {@link #MOST_SENT}. */
  static final int MOST_WHOLE = 600;

  static final int MOST_SENT = 300;

  private PublicView() {}

  /** The game as a message says it: of a very long one only the newest plies. */
  public static Body.Game game(GameState state, boolean durable) {
    int plies = state.publicScore().size();
    return game(state, durable, plies > MOST_WHOLE ? plies - MOST_SENT : 0);
  }

  /** The whole game, however long, for files. */
  public static Body.Game whole(GameState state) {
    return game(state, true, 0);
  }

  private static Body.Game game(GameState state, boolean durable, int from) {
    var assignment = state.assignment();
    List<ScoredPly> plies = state.publicScore();
    var position = state.publicPosition();
    var reason = state.outcome().reason();
    return new Body.Game(
        durable,
        assignment.game(),
        assignment.event(),
        assignment.round(),
        assignment.board(),
        assignment.table(),
        player(assignment.white()),
        player(assignment.black()),
        assignment.laws().edition(),
        state.laws().playClass().toString(),
        assignment.timeControl().toString(),
        state.status().toString(),
        state.outcome().result().toString(),
        reason == null ? null : reason.toString(),
        state.record().start().fen(),
        position.fen(),
        position.turn().toString(),
        plies.size(),
        from,
        plies.subList(from, plies.size()).stream().map(PublicView::move).toList(),
        state.revised());
  }

  static Body.Player player(org.escaque.game.Player player) {
    return new Body.Player(
        player.name(), player.title(), player.rating(), player.federation(), player.fideId());
  }

  private static Body.Move move(ScoredPly ply) {
    boolean ambiguous = ply.mark() == Mark.AMBIGUOUS;
    return new Body.Move(
        ply.san(),
        ply.lan(),
        ply.clockAfter().millis(),
        ply.spent().toMillis(),
        ply.mark() == Mark.NONE ? null : ply.mark().toString(),
        ambiguous ? ply.alternatives() : null);
  }

  /**
   * Both clocks at a tick.
   *
   * @param rate how fast they run for those who look on; 1 but in accelerated demos
   */
  public static Body.Clock clock(GameState state, Tick tick, double rate) {
    ChessClock clock = state.clock();
    @Nullable Side running = clock.running().orElse(null);
    Side turn = state.publicPosition().turn();
    return new Body.Clock(
        clock.remaining(Side.WHITE, tick).millis(),
        clock.remaining(Side.BLACK, tick).millis(),
        running == null ? null : running.toString(),
        clock.at(tick).period(turn) + 1,
        clock.control().mode(),
        rate);
  }
}
