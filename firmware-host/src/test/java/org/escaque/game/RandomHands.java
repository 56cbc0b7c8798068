package org.escaque.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.Role;
import org.escaque.clock.ClockTime;
import org.escaque.clock.TimeControl;
import org.escaque.laws.AlertKind;
import org.escaque.laws.ClaimKind;
import org.escaque.laws.Editions;
import org.escaque.laws.PlayClass;
import org.escaque.laws.Result;
import org.escaque.laws.Rulings;
import org.escaque.laws.Supervision;

/** Players, pieces and arbiters without sense, and with just enough of it to reach deep places. */
final class RandomHands {

  private static final List<String> TIMES =
      List.of("90m+30s", "3/10m,5m", "20m", "5m", "3m+2s", "25m d 10s", "15m b 5s", "2/1m,1m");
  private static final List<String> STARTS =
      List.of(
          Position.INITIAL.fen(),
          "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
          "8/1P4k1/8/8/8/8/1p4K1/8 w - - 0 1",
          "4k3/8/8/8/8/8/8/4K2R w K - 98 60",
          "4k2R/8/8/8/8/8/8/r3K3 w - - 0 1",
          "r1bqkbnr/ppp2ppp/2n5/4p3/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 1");

  private final Random random;

  /** How many of a hundred acts are legal moves. */
  private final int sense;

  private Occupancy wood;
  private Tick now = Tick.ofMillis(1000);
  private boolean linked = true;

  RandomHands(long seed, Occupancy wood) {
    random = new Random(seed);
    sense = List.of(30, 70, 90).get(random.nextInt(3));
    this.wood = wood;
  }

  static Assignment assignment(long seed) {
    var random = new Random(seed);
    var laws =
        new Assignment.LawsInForce(
            one(random, Editions.ids()),
            Map.of(),
            random.nextBoolean() ? null : one(random, List.of(PlayClass.values())),
            one(random, List.of(Supervision.values())),
            one(random, List.of(Rulings.values())),
            random.nextInt(3) == 0 ? Duration.ofMinutes(15) : null,
            random.nextInt(3) == 0,
            random.nextInt(5) == 0 ? Set.of(Side.BLACK) : Set.of(),
            random.nextInt(5) == 0);
    int illegal = random.nextInt(3);
    var handover = new Assignment.Handover(List.of(), null, null, illegal, 0, "NPQ", "R");
    return new Assignment(
        "random-r1-b1",
        "random",
        1,
        1,
        "t1",
        Player.named("White"),
        Player.named("Black"),
        laws,
        TimeControl.parse(one(random, TIMES)).orElseThrow(),
        one(random, STARTS),
        false,
        handover);
  }

  private static <T> T one(Random random, List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private <T> T one(List<T> list) {
    return one(random, list);
  }

  /** What happens next: one event, or the several of a move. */
  List<GameEvent> next(GameState state, Tick wakeAt) {
    long pause = random.nextInt(8) == 0 ? random.nextInt(60_000) : random.nextInt(800);
    now = now.plusMillis(1 + pause);
    if (wakeAt != null && wakeAt.isBefore(now)) {
      return List.of(new GameEvent.Woke(wakeAt));
    }
    if (!linked && random.nextInt(4) == 0) {
      return List.of(link());
    }
    if (random.nextInt(100) < sense) {
      return legalMove(state);
    }
    int dice = random.nextInt(100);
    if (dice < 20) {
      return List.of(touch(one(Square.all())));
    }
    if (dice < 35) {
      return List.of(new GameEvent.ClockPressed(side(), now));
    }
    if (dice < 68) {
      return wrongMove(state);
    }
    return List.of(dice < 84 ? told(said(state, dice)) : acted(dice));
  }

  private Side side() {
    return random.nextBoolean() ? Side.WHITE : Side.BLACK;
  }

  private List<GameEvent> legalMove(GameState state) {
    var moves = state.position().legalMoves();
    if (moves.isEmpty()) {
      return List.of(new GameEvent.ClockPressed(side(), now));
    }
    Move move = one(moves);
    var events = new ArrayList<GameEvent>();
    state.position().capturedSquare(move).ifPresent(victim -> put(events, victim, false));
    put(events, move.from(), false);
    put(events, move.to(), true);
    if (move instanceof Move.Castling castling) {
      put(events, castling.rookFrom(), false);
      put(events, castling.rookTo(), true);
    }
    if (random.nextInt(6) > 0) {
      now = now.plusMillis(200);
      events.add(new GameEvent.ClockPressed(state.position().turn(), now));
    }
    return events;
  }

  private List<GameEvent> wrongMove(GameState state) {
    var events = new ArrayList<GameEvent>();
    var own = state.position().occupied(state.position().turn()).squares();
    put(events, one(own), false);
    put(events, one(Square.all()), true);
    now = now.plusMillis(200);
    events.add(new GameEvent.ClockPressed(state.position().turn(), now));
    return events;
  }

  private void put(List<GameEvent> events, Square square, boolean filled) {
    if (wood.has(square) != filled && linked) {
      events.add(touch(square));
    }
  }

  private GameEvent touch(Square square) {
    now = now.plusMillis(random.nextInt(3) * 50L);
    if (random.nextInt(150) == 0) {
      return link();
    }
    boolean filled = !wood.has(square);
    wood = filled ? wood.with(square) : wood.without(square);
    return new GameEvent.HandsMoved(
        filled
            ? new BoardEvent.SquarePlaced(square, now)
            : new BoardEvent.SquareLifted(square, now));
  }

  private GameEvent link() {
    linked = !linked;
    return new GameEvent.HandsMoved(
        linked ? new BoardEvent.BoardBack(wood, now) : new BoardEvent.BoardLost(now));
  }

  private GameEvent said(GameState state, int dice) {
    var side = side();
    return switch (dice) {
      case 68 -> new GameEvent.ClockPaused(side, now);
      case 69 -> new GameEvent.FlagReported(side, now);
      case 70 -> new GameEvent.AdjustAnnounced(side, now);
      case 71 -> new GameEvent.PromotionNamed(one(Role.PROMOTIONS), now);
      case 72 -> new GameEvent.MoveAnnounced("Nf3", now);
      case 73, 74, 75, 76 ->
          new GameEvent.ClaimMade(side, one(List.of(ClaimKind.values())), intended(state), now);
      case 77 -> new GameEvent.DrawOffered(side, now);
      case 78 -> new GameEvent.OfferDeclined(side, now);
      case 79 -> new GameEvent.PlayerArrived(side, Duration.ofMinutes(random.nextInt(90)), now);
      case 80 -> new GameEvent.PieceDropped(Role.KNIGHT, one(Square.all()), now);
      case 81 ->
          random.nextInt(20) == 0
              ? new GameEvent.Resigned(side, now)
              : new GameEvent.OfferAccepted(side, now);
      case 82 -> new GameEvent.HandsMoved(new BoardEvent.SquareSeenEmpty(one(Square.all()), now));
      default ->
          new GameEvent.HandsMoved(
              random.nextBoolean()
                  ? new BoardEvent.SquareDoubted(one(Square.all()), "flicker", now)
                  : new BoardEvent.SquareTrusted(one(Square.all()), now));
    };
  }

  /** What players say may also come as an arbiter's command, some of them twice. */
  private GameEvent told(GameEvent said) {
    return said instanceof GameEvent.Told words && random.nextInt(3) == 0
        ? new GameEvent.ArbiterActed(
            "ana", "c" + random.nextInt(40), new ArbiterAct.Tell(words), now)
        : said;
  }

  private String intended(GameState state) {
    var moves = state.position().legalMoves();
    return random.nextBoolean() || moves.isEmpty()
        ? null
        : org.escaque.chess.San.write(state.position(), one(moves));
  }

  private GameEvent acted(int dice) {
    if (dice == 99) {
      var lastAlive = now;
      now = now.plusMillis(5000);
      return new GameEvent.Restarted(lastAlive, now);
    }
    if (dice == 98) {
      return new GameEvent.LeverRead(side(), now);
    }
    if (dice == 97) {
      return new GameEvent.ClockLinkLost(now);
    }
    return new GameEvent.ArbiterActed("ana", "", act(dice), now);
  }

  private ArbiterAct act(int dice) {
    var side = side();
    var kind = one(List.of(AlertKind.values()));
    return switch (dice) {
      case 84, 85 -> new ArbiterAct.Intervene(kind);
      case 86, 87 -> new ArbiterAct.Apply(ArbiterAct.AlertChoice.ofKind(kind));
      case 88 -> new ArbiterAct.Dismiss(ArbiterAct.AlertChoice.ofKind(kind));
      case 89 -> new ArbiterAct.Take(ArbiterAct.AlertChoice.ofKind(kind));
      case 90 -> new ArbiterAct.SetClock(side, ClockTime.ofSeconds(random.nextInt(600)));
      case 91 -> new ArbiterAct.NoteTwoHands(side);
      case 92 -> new ArbiterAct.StopClocks();
      case 93, 94 -> new ArbiterAct.StartClock(side);
      case 95 -> new ArbiterAct.GoBackTo(random.nextInt(20));
      default ->
          random.nextInt(10) == 0
              ? new ArbiterAct.SetResult(one(List.of(Result.values())))
              : new ArbiterAct.ChooseCandidate(random.nextInt(10), "Nf3");
    };
  }
}
