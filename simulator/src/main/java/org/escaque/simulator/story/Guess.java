package org.escaque.simulator.story;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Square;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.scenario.Stage;

/**
 * Finds who is put down each time until a lever goes down: so that what stands then is a legal
 * move, or as near to one as can be; where that leaves it open, by the order of {@link Order}.
 * Confined to one call.
 */
final class Guess {

  /** A story in which hands do more than this in one turn is read man by man. */
  private static final int MOST = 20_000;

  private final Order order;
  private final List<String> goals = new ArrayList<>();
  private final List<Man> best = new ArrayList<>();
  private int fewest = Integer.MAX_VALUE;
  private int tried;

  private Guess(Position position, boolean turned) {
    this.order = new Order(position, turned);
    goals.add(letters(position, turned));
    addMoves(position, turned);
  }

  private void addMoves(Position position, boolean turned) {
    for (var move : position.legalMoves()) {
      goals.add(letters(position.play(move), turned));
    }
  }

  /** Who is put down, in order; empty if nothing is. */
  static List<Man> of(Grasp grasp, List<Stage.Doing> doings, Position position, boolean turned) {
    var guess = new Guess(position, turned);
    guess.go(grasp, doings, new ArrayList<>());
    if (guess.fewest > 0) {
      guess.goals.clear();
      guess.tried = 0;
      position.legalMoves().forEach(move -> guess.addMoves(position.play(move), turned));
      guess.go(grasp, doings, new ArrayList<>());
    }
    return List.copyOf(guess.best);
  }

  private void go(Grasp grasp, List<Stage.Doing> doings, List<Man> chosen) {
    if (tried > MOST || fewest == 0) {
      return;
    }
    if (doings.isEmpty()) {
      tried++;
      weigh(grasp, chosen);
      return;
    }
    var doing = doings.getFirst();
    var later = doings.subList(1, doings.size());
    if (!doing.filled()) {
      go(grasp.lifted(doing.square()), later, chosen);
      return;
    }
    for (var man : order.of(grasp, doing.square(), later)) {
      chosen.add(man);
      go(grasp.placed(doing.square(), man), later, chosen);
      chosen.removeLast();
    }
  }

  private void weigh(Grasp grasp, List<Man> chosen) {
    var standing = new StringBuilder();
    for (var square : Square.all()) {
      standing.append(grasp.at(square));
    }
    for (var goal : goals) {
      int differs = differences(standing, goal);
      if (differs < fewest) {
        fewest = differs;
        best.clear();
        best.addAll(chosen);
      }
    }
  }

  private static int differences(CharSequence one, CharSequence other) {
    int count = 0;
    for (int i = 0; i < 64; i++) {
      count += one.charAt(i) == other.charAt(i) ? 0 : 1;
    }
    return count;
  }

  private static String letters(Position position, boolean turned) {
    var text = new StringBuilder();
    for (var square : Square.all()) {
      var there = turned ? square.turned() : square;
      text.append(position.pieceAt(there).map(Piece::letter).orElse(' ').charValue());
    }
    return text.toString();
  }
}
