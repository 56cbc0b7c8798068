package org.escaque.publish;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What messages say, apart from their stamps, in the words of the wire (mqtt.md). Plain values:
 * times in milliseconds, squares and sides as text.
 */
public sealed interface Body {

  /** {@code public/tables/<table>/state}. */
  record State(String state, String device, String version) implements Body {}

  /**
   * {@code public/tables/<table>/game}: the whole game as anybody may see it.
   *
   * @param durable whether the journal holds it
   * @param start FEN
   * @param ply how many plies are completed
   * @param from the ply with which {@code moves} begins
   * @param revised how often a past ply was corrected
   */
  record Game(
      boolean durable,
      String game,
      String event,
      int round,
      int board,
      String table,
      Player white,
      Player black,
      String laws,
      String playClass,
      String timeControl,
      String status,
      String result,
      @Nullable String reason,
      String start,
      String fen,
      String turn,
      int ply,
      int from,
      List<Move> moves,
      int revised)
      implements Body {

    public Game {
      moves = List.copyOf(moves);
    }

    /** The same game with all its plies, for one that came with its newest only. */
    public Game whole(List<Move> all) {
      return new Game(
          durable,
          game,
          event,
          round,
          board,
          table,
          white,
          black,
          laws,
          playClass,
          timeControl,
          status,
          result,
          reason,
          start,
          fen,
          turn,
          ply,
          0,
          all,
          revised);
    }
  }

  /** A player, in {@link Game}, {@link Assign} and {@link Round}. */
  record Player(
      String name,
      @Nullable String title,
      @Nullable Integer rating,
      @Nullable String federation,
      @Nullable String fideId) {}

  /**
   * One ply.
   *
   * @param clock what the mover's clock showed after it
   * @param spent how long it took
   * @param mark null if nothing is to be known
   * @param alternatives of an ambiguous ply; null for any other
   */
  record Move(
      String san,
      String lan,
      long clock,
      long spent,
      @Nullable String mark,
      @Nullable List<String> alternatives) {}

  /**
   * {@code public/tables/<table>/clock}.
   *
   * @param running null if neither clock runs
   * @param period of the side to move, 1 for the first
   */
  record Clock(
      long white, long black, @Nullable String running, int period, String mode, double rate)
      implements Body {}

  /** {@code public/tables/<table>/beat}; it has no stamp but its boot. */
  record Beat(long boot, long mono, double rate) implements Body {}

  /**
   * {@code answers/<table>/<user>/<id>}.
   *
   * @param id empty for a message without one, whose topic then ends with {@code -}
   * @param answer {@code done} or {@code refused}
   * @param reason null if it was done
   */
  record Answer(int v, long boot, String id, String answer, @Nullable String reason)
      implements Body {}

  /** {@code public/round}. */
  record Round(String event, int round, List<Board> boards) implements Body {

    public Round {
      boards = List.copyOf(boards);
    }
  }

  /** One board of the round. */
  record Board(int board, String table, String game, Player white, Player black) {}

  /**
   * {@code assign/<table>}.
   *
   * @param playClass null when it follows from the time control
   * @param overrides single values of the edition that the event changes; empty on the wire if left
   *     out
   * @param start FEN; null for the normal position
   */
  record Assign(
      String game,
      String event,
      int round,
      int board,
      Player white,
      Player black,
      String laws,
      @Nullable Map<String, String> overrides,
      @Nullable String playClass,
      @Nullable String supervision,
      String timeControl,
      @Nullable String start,
      @Nullable Boolean chess960)
      implements Body {

    public Assign {
      overrides = overrides == null ? Map.of() : Map.copyOf(overrides);
    }
  }

  /** {@code arbiter/tables/<table>/alerts/<id>}. */
  record Alert(
      String id,
      String table,
      String game,
      int ply,
      String kind,
      @Nullable String side,
      int level,
      boolean signal,
      String article,
      String laws,
      long opened,
      @Nullable Window window,
      Evidence evidence,
      @Nullable Proposal proposal,
      String state,
      @Nullable String owner,
      @Nullable String ruling)
      implements Body {}

  /** Until when an act may be claimed. */
  record Window(String until, boolean open) {}

  /** What an alert rests on. */
  record Evidence(
      String before,
      @Nullable String after,
      List<String> lifted,
      List<String> placed,
      Times clocks,
      String note) {}

  /** What both clocks showed. */
  record Times(long white, long black) {}

  /** What is proposed. */
  record Proposal(
      @Nullable String penalty,
      @Nullable String result,
      @Nullable String reason,
      boolean goesBack) {}

  /** {@code arbiter/tables/<table>/hands}: what the wood says before anybody pressed. */
  record Hands(
      List<String> occupied,
      List<String> differs,
      List<String> inAir,
      List<Touch> touches,
      List<String> candidates,
      @Nullable String made,
      List<String> bound,
      List<String> doubted)
      implements Body {}

  /** A man that left its square. */
  record Touch(String square, String piece, String side, boolean simultaneous) {}

  /**
   * {@code arbiter/tables/<table>/health}.
   *
   * @param rate scans a second
   * @param worstGap between two scans
   * @param contacts the squares that behave worst, the worst first; none that never flickered
   * @param journal what is wrong with it, or what could not be read at the start; null if nothing
   * @param assignment a new assignment that waits for the end of the game, or why one was refused
   * @param temperature of the processor in degrees Celsius; null if it cannot be read
   * @param disk free megabytes where the journal is; null if that cannot be read
   */
  record Health(
      boolean durable,
      @Nullable String journal,
      String board,
      String clock,
      double rate,
      long worstGap,
      List<String> suspect,
      List<Contact> contacts,
      long refused,
      @Nullable String assignment,
      @Nullable Double temperature,
      @Nullable Long disk,
      String version,
      String java)
      implements Body {}

  /**
   * How the contact of one square has behaved in this run.
   *
   * @param flickers how often it moved and came to rest as it was
   * @param unrest the longest time in milliseconds that it took to rest
   * @param degraded it is not believed
   */
  record Contact(
      String square, long changes, long bounces, long flickers, long unrest, boolean degraded) {}
}
