package org.escaque.simulator.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.San;
import org.escaque.publish.Body;

/** A legal game without end and without sense, made up as it goes on. Confined to one thread. */
public final class RandomPlay {

  private final Random random;
  private final List<Move> moves = new ArrayList<>();
  private Position position = Position.INITIAL;

  /** The same seed makes up the same game. */
  public RandomPlay(long seed) {
    random = new Random(seed);
  }

  /** What stands on the board. */
  public Position position() {
    return position;
  }

  public int plies() {
    return moves.size();
  }

  /** Those that were made. */
  public List<Move> moves() {
    return List.copyOf(moves);
  }

  /** The next move: the game goes on after it, and nobody has to name a piece. */
  public Move next() {
    boolean mayTake = position.occupied().count() > 12;
    var legal =
        position.legalMoves().stream()
            .filter(move -> !(move instanceof Move.Promotion))
            .filter(move -> mayTake || position.captured(move).isEmpty())
            .filter(move -> !position.play(move).legalMoves().isEmpty())
            .toList();
    return legal.get(random.nextInt(legal.size()));
  }

  /** It was made. */
  public void played(Move move) {
    moves.add(move);
    position = position.play(move);
  }

  /**
   * Each ply as it was played; where contacts moved unseen, the true move is among the readings.
   */
  void assertPublished(Body.Game game) {
    assertThat(game.moves()).hasSameSizeAs(moves);
    var at = Position.INITIAL;
    for (int ply = 0; ply < moves.size(); ply++) {
      var move = moves.get(ply);
      var said = game.moves().get(ply);
      var alternatives = said.alternatives();
      if (alternatives == null) {
        assertThat(said.lan()).as("ply %d", ply + 1).isEqualTo(at.uci(move));
      } else {
        assertThat(alternatives).as("ply %d", ply + 1).contains(San.write(at, move));
      }
      at = at.play(move);
    }
    assertThat(game.fen()).isEqualTo(at.fen());
  }
}
