package org.escaque.host.command;

import java.util.concurrent.Callable;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Move;
import org.escaque.chess.Perft;
import org.escaque.chess.Position;
import org.escaque.host.CommandFailed;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code escaque perft DEPTH [FEN]}: counts legal lines, by the first move. */
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    description = "Counts the legal lines of so many plies, for each first move.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class PerftCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "DEPTH", description = "Plies, 0 to 12.")
  private int depth;

  @Parameters(
      index = "1",
      paramLabel = "FEN",
      arity = "0..1",
      description = "The position, in quotes; the normal one if left out.")
  private @Nullable String fen;

  @Option(names = "--chess960", description = "Castle by the rules of Chess960.")
  private boolean chess960;

  @Override
  public Integer call() {
    if (depth < 0 || depth > 12) {
      throw new CommandFailed("depth " + depth + " is not between 0 and 12");
    }
    var out = spec.commandLine().getOut();
    Position position = position();
    long all = depth == 0 ? 1 : 0;
    if (depth > 0) {
      for (Move move : position.legalMoves()) {
        long leaves = Perft.count(position.play(move), depth - 1, true);
        out.println(position.uci(move) + ": " + leaves);
        all += leaves;
      }
    }
    out.println("depth " + depth + ": " + all);
    return 0;
  }

  private Position position() {
    if (fen == null) {
      return Position.INITIAL;
    }
    return FenText.position(fen, chess960 ? CastlingRules.CHESS960 : CastlingRules.STANDARD);
  }
}
