package org.escaque.host.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.escaque.board.Side;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.San;
import org.escaque.chess.mate.CanMate;
import org.escaque.chess.mate.MateAnswer;
import org.escaque.host.CommandFailed;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code escaque mate FEN [white|black]}: who can still mate, and how or why not. */
@Command(
    name = "mate",
    mixinStandardHelpOptions = true,
    description =
        "Says whether a side can still checkmate by any series of legal moves,"
            + " with the moves or the reason.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class MateCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "FEN", description = "The position, in quotes.")
  private String fen;

  @Parameters(
      index = "1",
      paramLabel = "white|black",
      arity = "0..1",
      description = "The side that would mate; both if left out.")
  private @Nullable String side;

  @Option(
      names = "--nodes",
      description = "Positions to look at before giving up; ${DEFAULT-VALUE} if left out.")
  private long nodes = CanMate.DEFAULT_NODES;

  @Option(names = "--chess960", description = "Castle by the rules of Chess960.")
  private boolean chess960;

  @Override
  public Integer call() {
    if (nodes < 1) {
      throw new CommandFailed("--nodes " + nodes + " is not a positive number");
    }
    var rules = chess960 ? CastlingRules.CHESS960 : CastlingRules.STANDARD;
    var position = FenText.position(fen, rules);
    for (var mater : sides()) {
      answer(position, mater);
    }
    spec.commandLine().getOut().flush();
    return 0;
  }

  private List<Side> sides() {
    return switch (side == null ? null : side.toLowerCase(Locale.ROOT)) {
      case null -> List.of(Side.values());
      case "white" -> List.of(Side.WHITE);
      case "black" -> List.of(Side.BLACK);
      default -> throw new CommandFailed("side '" + side + "' is neither white nor black");
    };
  }

  private void answer(Position position, Side mater) {
    PrintWriter out = spec.commandLine().getOut();
    switch (CanMate.full(position, mater, nodes)) {
      case MateAnswer.Can(var line) when line.isEmpty() ->
          out.println(mater + " has mated: it is checkmate");
      case MateAnswer.Can(var line) -> {
        out.println(
            mater + " can mate, in " + line.size() + (line.size() == 1 ? " ply:" : " plies:"));
        out.println("  " + score(position, line));
      }
      case MateAnswer.Cannot(var reason) -> out.println(mater + " cannot mate: " + reason.text());
      case MateAnswer.Unknown(var looked) ->
          out.println(mater + ": not known after " + looked + " positions");
    }
  }

  /** The line in English SAN with move numbers. */
  private static String score(Position start, List<Move> line) {
    var words = new ArrayList<String>();
    var position = start;
    for (var move : line) {
      boolean isNumbered = position.turn() == Side.WHITE || words.isEmpty();
      words.add(isNumbered ? San.numbered(position, move) : San.write(position, move));
      position = position.play(move);
    }
    return String.join(" ", words);
  }
}
