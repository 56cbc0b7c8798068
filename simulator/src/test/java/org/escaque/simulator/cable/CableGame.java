package org.escaque.simulator.cable;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.chess.San;
import org.escaque.clock.Lever;
import org.escaque.game.Mark;
import org.escaque.game.ScoredPly;
import org.escaque.simulator.daemon.RandomPlay;
import org.escaque.simulator.dgt.Card;
import org.escaque.simulator.dgt.Mischief;
import org.escaque.simulator.hands.Hands;
import org.escaque.simulator.hands.Identities;
import org.escaque.simulator.hands.Level;

/**
 * A game of two players who look at no host, at a board whose cable is pulled again and again. The
 * same seed makes up the same game. Confined to one thread.
 */
final class CableGame {

  /** Plies that are played after the last pull. */
  private static final int AFTERWARDS = 4;

  private final Setting setting;
  private final CableTable table;
  private final RandomPlay play;
  private final Hands hands;
  private final Random random;
  private final TreeMap<Tick, List<Runnable>> agenda = new TreeMap<>();
  private boolean pulling = true;
  private int afterwards;

  /**
   * What is played.
   *
   * @param battery the board goes on without its cable
   * @param think how long a player thinks at least, in milliseconds, and that again at most
   * @param in how long the cable is plugged in at most, in milliseconds
   * @param out how long it is out at most
   */
  record Setting(
      boolean battery, Mischief.Level line, int pulls, long think, int in, int out, long seed) {}

  CableGame(Setting setting) {
    this.setting = setting;
    var card = Card.ofSerial(30_001);
    var board =
        new CableBoard(
            setting.battery() ? card.withBattery(70) : card,
            new Mischief(setting.line(), setting.seed()),
            setting.seed() * 7_919_000L);
    table = new CableTable(board, setting.seed());
    play = new RandomPlay(setting.seed());
    hands = new Hands(Level.CLEAN, setting.seed(), Position.INITIAL.occupied());
    random = new Random(setting.seed());
  }

  CableTable table() {
    return table;
  }

  RandomPlay played() {
    return play;
  }

  /** Plays until all pulls are done, and a few moves more. */
  CableGame play() {
    table.plugIn();
    table.runTo(table.now().plusMillis(3_000));
    table.assign();
    table.runTo(table.now().plusMillis(1_000));
    press(Lever.RIGHT);
    move();
    pull(1);
    while (!agenda.isEmpty()) {
      var next = agenda.pollFirstEntry();
      table.runTo(next.getKey());
      next.getValue().forEach(Runnable::run);
    }
    table.runTo(table.now().plusMillis(12_000));
    return this;
  }

  private void at(Tick tick, Runnable done) {
    agenda.computeIfAbsent(tick, key -> new ArrayList<>()).add(done);
  }

  private void pull(int number) {
    var out = table.now().plusMillis(500 + random.nextInt(setting.in() - 500));
    at(
        out,
        () -> {
          table.told().add(table.now().millis() + " pulled");
          table.unplug();
        });
    var in = out.plusMillis(20 + random.nextInt(setting.out()));
    at(
        in,
        () -> {
          table.told().add(table.now().millis() + " plugged in");
          table.plugIn();
          if (number < setting.pulls()) {
            pull(number + 1);
          } else {
            pulling = false;
          }
        });
  }

  private void move() {
    afterwards += pulling ? 0 : 1;
    if (afterwards > AFTERWARDS) {
      return;
    }
    var position = play.position();
    var move = play.next();
    var begin = table.now().plusMillis(setting.think() + random.nextLong(setting.think()));
    var intent = hands.reach(move, begin);
    var pressed = intent.earliestPress().plusMillis(random.nextLong(1_200));
    for (var change : Identities.of(position, move, hands.carryOut(intent, pressed))) {
      at(
          change.tick(),
          () -> {
            table
                .told()
                .add(
                    "%d hand %s'%s'"
                        .formatted(table.now().millis(), change.square(), change.man()));
            table.board().stands(change.square(), change.man(), table.now());
          });
    }
    at(
        pressed,
        () -> {
          play.played(move);
          table
              .told()
              .add(
                  "%d press %d %s"
                      .formatted(table.now().millis(), play.plies(), position.uci(move)));
          press(position.turn() == Side.WHITE ? Lever.LEFT : Lever.RIGHT);
          move();
        });
  }

  private void press(Lever lever) {
    table.board().press(lever, table.now());
  }

  /** What is wrong in the score, or missing; empty for nothing. An open ply names the true one. */
  List<String> wrong() {
    var wrong = new ArrayList<String>();
    var plies = table.game().score();
    var moves = play.moves();
    if (plies.size() != moves.size()) {
      wrong.add("%d plies of %d".formatted(plies.size(), moves.size()));
    }
    var at = Position.INITIAL;
    for (int ply = 0; ply < Math.min(plies.size(), moves.size()); ply++) {
      var move = Objects.requireNonNull(moves.get(ply));
      var said = plies.get(ply);
      boolean right =
          said.mark() == Mark.AMBIGUOUS
              ? said.alternatives().contains(San.write(at, move))
              : said.lan().equals(at.uci(move));
      if (!right) {
        wrong.add("ply %d is %s, was %s".formatted(ply + 1, said, at.uci(move)));
      }
      at = at.play(move);
    }
    return wrong;
  }

  /** The marks of all plies that bear one. */
  List<Mark> marks() {
    return table.game().score().stream()
        .map(ScoredPly::mark)
        .filter(mark -> mark != Mark.NONE)
        .toList();
  }
}
