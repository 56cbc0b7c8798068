package org.escaque.hall;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.escaque.game.Assignment;

/**
 * One round: who plays whom, at which table, by which rules. A game's id is made of the event's,
 * the round and the board number, and is never used again; each board number and each table occurs
 * once.
 *
 * @param eventId the first part of the game ids, {@code [a-z0-9-]}
 * @param event its name, for people
 * @param number from 1 on
 * @param games by board number
 */
public record Round(String eventId, String event, int number, List<Assignment> games) {

  /** Checks the whole list; the error names the first board that does not fit. */
  public Round {
    if (number < 1) {
      throw new IllegalArgumentException("round " + number + " is not a number from 1 on");
    }
    games = games.stream().sorted(Comparator.comparingInt(Assignment::board)).toList();
    var tables = new HashSet<String>();
    var boards = new HashSet<Integer>();
    for (var game : games) {
      check(game, gameId(eventId, number, game.board()), number, boards, tables);
    }
  }

  /** {@code <event>-r<round>-b<board>}, at most 32 characters. */
  public static String gameId(String eventId, int round, int board) {
    var id = eventId + "-r" + round + "-b" + board;
    if (!id.matches("[a-z0-9-]{1,32}")) {
      throw new IllegalArgumentException("game id '" + id + "' is not [a-z0-9-]{1,32}");
    }
    return id;
  }

  /** The game of a table; empty if it has none in this round. */
  public Optional<Assignment> at(String table) {
    return games.stream().filter(game -> game.table().equals(table)).findFirst();
  }

  private static void check(
      Assignment game, String id, int round, Set<Integer> boards, Set<String> tables) {
    var where = "board " + game.board() + " of round " + round;
    if (!game.game().equals(id)) {
      throw new IllegalArgumentException(where + " has the game id " + game.game() + ", not " + id);
    }
    if (game.round() != round) {
      throw new IllegalArgumentException(where + " is a game of round " + game.round());
    }
    if (!boards.add(game.board())) {
      throw new IllegalArgumentException(where + " is there twice");
    }
    if (!tables.add(game.table())) {
      throw new IllegalArgumentException(
          where + ": table " + game.table() + " has another game already");
    }
  }
}
