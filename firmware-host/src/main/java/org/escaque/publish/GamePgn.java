package org.escaque.publish;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.San;
import org.escaque.chess.pgn.ClockDigits;
import org.escaque.chess.pgn.Notes;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnMove;
import org.escaque.chess.pgn.PgnResult;
import org.escaque.chess.pgn.PgnWriter;
import org.escaque.clock.ClockTime;
import org.escaque.clock.TimeControl;
import org.escaque.clock.TimeControlTag;
import org.jspecify.annotations.Nullable;

/**
 * A published game as PGN, with what organisers and relays expect: round and board as {@code R.B},
 * ids, titles and ratings, {@code [%clk]} and {@code [%emt]} after each move, and the clocks while
 * the game goes on. Pure.
 */
public final class GamePgn {

  private static final PgnWriter WRITER =
      new PgnWriter(PgnWriter.STANDARD.letters(), ClockDigits.SECONDS, true);

  private GamePgn() {}

  /**
   * What only the hall knows.
   *
   * @param site null if unknown
   * @param date {@code yyyy.mm.dd}
   * @param clocks while the game goes on; null for none
   */
  public record Context(
      @Nullable String site, String date, @Nullable Clocks clocks, boolean chess960) {}

  /**
   * Both clocks while the game goes on.
   *
   * @param reference the wall time at which they were read, ISO 8601
   */
  public record Clocks(ClockTime white, ClockTime black, String reference) {}

  /** The text of the game. */
  public static String write(Body.Game game, Context context) {
    return WRITER.write(game(game, context));
  }

  /** The game as PGN knows it. An illegal move that stands ends the main line, with a comment. */
  public static PgnGame game(Body.Game game, Context context) {
    Position start = start(game.start(), context.chess960());
    PgnResult result = result(game.result());
    var tags = tags(game, context, result);
    if (game.from() > 0) {
      return PgnGame.of(tags, start, List.of(), result);
    }
    return PgnGame.of(tags, start, moves(start, game.moves()), result);
  }

  private static Position start(String fen, boolean chess960) {
    return Position.ofFen(fen, chess960 ? CastlingRules.CHESS960 : CastlingRules.of(fen));
  }

  private static List<PgnMove> moves(Position start, List<Body.Move> plies) {
    var moves = new ArrayList<PgnMove>();
    Position position = start;
    for (Body.Move ply : plies) {
      Move move = read(position, ply);
      if (move == null) {
        addComment(moves, ply.lan().equals("0000") ? "no move" : "illegal move " + ply.lan());
        return moves;
      }
      moves.add(new PgnMove(move, notes(ply)));
      position = position.play(move);
    }
    return moves;
  }

  private static @Nullable Move read(Position position, Body.Move ply) {
    return switch (San.parse(position, ply.san())) {
      case San.Read(var move) -> move;
      case San.Unreadable bad -> position.parseUci(ply.lan()).orElse(null);
    };
  }

  private static Notes notes(Body.Move ply) {
    List<String> others = ply.alternatives() == null ? List.of() : ply.alternatives();
    List<String> comments =
        others.stream().filter(san -> !san.equals(ply.san())).map(san -> "or " + san).toList();
    return new Notes(
        Duration.ofMillis(ply.clock()),
        Duration.ofMillis(ply.spent()),
        List.of(),
        comments,
        List.of());
  }

  private static void addComment(List<PgnMove> moves, String comment) {
    if (moves.isEmpty()) {
      return;
    }
    PgnMove last = moves.removeLast();
    var comments = new ArrayList<>(last.notes().comments());
    comments.add(comment);
    var notes = last.notes();
    moves.add(
        new PgnMove(
            last.move(),
            new Notes(notes.clock(), notes.elapsed(), notes.nags(), comments, List.of())));
  }

  private static PgnResult result(String text) {
    String points = text.endsWith("F") ? text.substring(0, text.length() - 1) : text;
    return PgnResult.parse(points).orElse(PgnResult.OPEN);
  }

  private static Map<String, String> tags(Body.Game game, Context context, PgnResult result) {
    var tags = new LinkedHashMap<String, String>();
    tags.put("Event", game.event());
    tags.put("Site", context.site() == null ? "?" : context.site());
    tags.put("Date", context.date());
    tags.put("Round", game.round() + "." + game.board());
    tags.put("White", game.white().name());
    tags.put("Black", game.black().name());
    tags.put("Result", result.toString());
    player(tags, "White", game.white());
    player(tags, "Black", game.black());
    tags.put(
        "TimeControl", TimeControlTag.write(TimeControl.parse(game.timeControl()).orElseThrow()));
    termination(game).ifPresent(why -> tags.put("Termination", why));
    Clocks clocks = context.clocks();
    if (clocks != null && !result.isFinal()) {
      tags.put("WhiteClock", clocks.white().toSeconds());
      tags.put("BlackClock", clocks.black().toSeconds());
      tags.put("ReferenceTime", clocks.reference());
    }
    return tags;
  }

  private static void player(Map<String, String> tags, String side, Body.Player player) {
    put(tags, side + "Title", player.title());
    put(tags, side + "Elo", player.rating() == null ? null : player.rating().toString());
    put(tags, side + "FideId", player.fideId());
    put(tags, side + "Federation", player.federation());
  }

  private static void put(Map<String, String> tags, String name, @Nullable String value) {
    if (value != null) {
      tags.put(name, value);
    }
  }

  /** The values of the PGN standard, 9.8.1; an ordinary end says nothing. */
  private static Optional<String> termination(Body.Game game) {
    if (game.result().endsWith("F")) {
      return Optional.of("abandoned");
    }
    String reason = game.reason() == null ? "" : game.reason();
    return switch (reason) {
      case "time" -> Optional.of("time forfeit");
      case "illegal-moves" -> Optional.of("rules infraction");
      default -> Optional.empty();
    };
  }
}
