package org.escaque.simulator.hil;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.publish.Body;

/** Plays the moves of a game one by one at a table. Confined to one thread. */
final class Player {

  private final LoopTable table;
  private final List<Move> moves;
  private Position position;
  private int played;

  /** Both players of a game that has just begun at the table. */
  Player(LoopTable table, PgnGame game) {
    this.table = table;
    this.moves = game.mainLine();
    this.position = game.start();
  }

  /** Who is to move. */
  Side turn() {
    return position.turn();
  }

  /** Makes the next move on the wood, without the lever. */
  void make() {
    var move = moves.get(played);
    table.make(move, position.occupied());
    position = position.play(move);
    played++;
  }

  /** Makes the next move, presses, and waits until it is published. */
  void complete() throws InterruptedException {
    var move = moves.get(played);
    table.complete(move, position.occupied(), position.turn());
    position = position.play(move);
    played++;
    awaitPublished();
  }

  /** Waits until all moves that were made are published. */
  void awaitPublished() throws InterruptedException {
    int wanted = played;
    table.expect(watch -> watch.plies() >= wanted, "ply " + wanted);
  }

  /** What is published and is not what was played, in words. */
  List<String> wrongMoves() {
    var published = table.watch.game().map(Body.Game::moves).orElse(List.of());
    var wrong = new ArrayList<String>();
    for (int ply = 0; ply < Math.max(played, published.size()); ply++) {
      String made = ply < played ? moves.get(ply).toString() : "nothing";
      String told = ply < published.size() ? published.get(ply).lan() : "nothing";
      if (!made.equals(told)) {
        wrong.add("ply %d is %s, not %s".formatted(ply + 1, told, made));
      }
    }
    return wrong;
  }

  /** What is remarked beside the newest published move; {@code none} if nothing is. */
  String lastMark() {
    String mark = table.watch.game().map(game -> game.moves().getLast().mark()).orElse(null);
    return mark == null ? "none" : mark;
  }
}
