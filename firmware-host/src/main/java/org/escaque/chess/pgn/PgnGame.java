package org.escaque.chess.pgn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.escaque.chess.Move;
import org.escaque.chess.Position;

/**
 * One game of a PGN text, as far as it could be read. Immutable.
 *
 * @param line where it begins, counted from 1
 * @param tags the tag pairs in the order of the text
 * @param start the position before the first move
 * @param comments what stands before the first move
 * @param moves the main line: each move is legal after the one before
 * @param result the termination marker, or else the tag {@code Result}
 * @param problems what was wrong in the text
 */
public record PgnGame(
    int line,
    Map<String, String> tags,
    Position start,
    List<String> comments,
    List<PgnMove> moves,
    PgnResult result,
    List<PgnProblem> problems) {

  /** The tags that every archived game has, in their order (PGN standard, section 8.1.1). */
  public static final List<String> ROSTER =
      List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

  public PgnGame {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    comments = List.copyOf(comments);
    moves = List.copyOf(moves);
    problems = List.copyOf(problems);
  }

  /** A game made by a program: no comments, no problems. */
  public static PgnGame of(
      Map<String, String> tags, Position start, List<PgnMove> moves, PgnResult result) {
    return new PgnGame(1, tags, start, List.of(), moves, result, List.of());
  }

  /** The value of a tag. */
  public Optional<String> tag(String name) {
    return Optional.ofNullable(tags.get(name));
  }

  /** How the game came to its end, as the tag {@code Termination} says it. */
  public Optional<String> termination() {
    return tag("Termination");
  }

  /** The moves alone. */
  public List<Move> mainLine() {
    return moves.stream().map(PgnMove::move).toList();
  }

  /** The position before the first move and after each: one more than there are moves. */
  public List<Position> positions() {
    var positions = new ArrayList<Position>(moves.size() + 1);
    var position = start;
    positions.add(position);
    for (var move : moves) {
      position = position.play(move.move());
      positions.add(position);
    }
    return Collections.unmodifiableList(positions);
  }

  /** The position after the last move. */
  public Position finalPosition() {
    return positions().getLast();
  }

  /** Whether the main line was read to its end. */
  public boolean isWhole() {
    return problems.stream().noneMatch(problem -> problem.severity() == PgnProblem.Severity.ERROR);
  }

  /**
   * The same game with the seven roster tags first, in order; those that were missing are {@code ?}
   * ({@code ????.??.??} for the date), and {@code Result} is the result of the game.
   */
  public PgnGame withRoster() {
    var all = new LinkedHashMap<String, String>();
    for (var name : ROSTER) {
      all.put(name, tags.getOrDefault(name, name.equals("Date") ? "????.??.??" : "?"));
    }
    all.put("Result", result.toString());
    tags.forEach(all::putIfAbsent);
    return new PgnGame(line, all, start, comments, moves, result, problems);
  }
}
