package org.escaque.scenario;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.escaque.board.Square;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Reason;
import org.escaque.scenario.Arguments.Wrong;
import org.jspecify.annotations.Nullable;

/** Reads what follows {@code expect}. */
final class ExpectationReader {

  private static final Pattern ILLEGAL = Pattern.compile("[a-h][1-8]-[a-h][1-8]!");

  private ExpectationReader() {}

  static Expectation read(Arguments rest) throws Wrong {
    String word = rest.word("what to expect");
    Expectation expectation =
        switch (word) {
          case "alert" -> alert(rest);
          case "no" -> noAlert(rest);
          case "window" -> window(rest);
          case "clock" -> new Expectation.ClockIs(rest.side(), rest.time().millis() / 100);
          case "running" -> new Expectation.Running(rest.take("none") ? null : rest.side());
          case "illegal" -> new Expectation.IllegalCount(rest.side(), rest.count());
          case "position" -> new Expectation.PositionIs(position(rest));
          case "differs" -> new Expectation.Differs(differs(rest));
          case "must-move" -> new Expectation.MustMove(rest.squareSet(1));
          case "must-capture" -> new Expectation.MustCapture(rest.square());
          case "must-castle" -> castle(rest);
          case "free" -> new Expectation.Free();
          case "record" -> new Expectation.RecordIs(score(rest));
          case "candidates" -> new Expectation.Candidates(new HashSet<>(sans(rest)));
          case "public-record" -> new Expectation.PublicRecordIs(score(rest));
          case "result" -> new Expectation.ResultIs(rest.result(), reason(rest));
          case "proposal" -> new Expectation.Proposed(rest.result(), reason(rest));
          case "signal" -> new Expectation.Signal(rest.take("none") ? null : rest.kind());
          case "reserve" -> new Expectation.ReserveIs(rest.side(), rest.pieces());
          default -> throw new Wrong("nothing can be expected of '" + word + "'");
        };
    rest.end();
    return expectation;
  }

  private static Expectation alert(Arguments rest) throws Wrong {
    AlertKind kind = rest.kind();
    var side = rest.sideFollows() ? rest.side() : null;
    return new Expectation.AlertRaised(kind, side, rest.take("silent"));
  }

  private static Expectation noAlert(Arguments rest) throws Wrong {
    String word = rest.word("alert");
    if (!word.equals("alert")) {
      throw new Wrong("'no alert' expected, not 'no " + word + "'");
    }
    return new Expectation.NoAlert(rest.hasMore() ? rest.kind() : null);
  }

  private static Expectation window(Arguments rest) throws Wrong {
    AlertKind kind = rest.kind();
    String word = rest.word("open or closed");
    if (!word.equals("open") && !word.equals("closed")) {
      throw new Wrong("open or closed expected, not '" + word + "'");
    }
    return new Expectation.WindowIs(kind, word.equals("open"));
  }

  private static String position(Arguments rest) throws Wrong {
    var fields = rest.rest();
    if (fields.size() != 4) {
      throw new Wrong("the first four fields of a FEN expected");
    }
    return String.join(" ", fields);
  }

  private static Set<Square> differs(Arguments rest) throws Wrong {
    return rest.take("none") ? Set.of() : rest.squareSet(1);
  }

  private static Expectation castle(Arguments rest) throws Wrong {
    String word = rest.word("side of the board");
    if (!word.equals("king-side") && !word.equals("queen-side")) {
      throw new Wrong("king-side or queen-side expected, not '" + word + "'");
    }
    return new Expectation.MustCastle(word.equals("king-side"));
  }

  private static @Nullable Reason reason(Arguments rest) throws Wrong {
    if (!rest.hasMore()) {
      return null;
    }
    String word = rest.word("reason");
    var reason = Reason.parse(word);
    if (reason.isEmpty()) {
      throw new Wrong("reason expected, not '" + word + "'");
    }
    return reason.get();
  }

  private static List<String> sans(Arguments rest) throws Wrong {
    var moves = new ArrayList<String>();
    for (String word : rest.rest()) {
      moves.add(Arguments.checkSan(word));
    }
    return moves;
  }

  private static List<String> score(Arguments rest) throws Wrong {
    var moves = new ArrayList<String>();
    for (String word : rest.rest()) {
      if (!ILLEGAL.matcher(word).matches()) {
        Arguments.checkSan(word.endsWith("?") ? word.substring(0, word.length() - 1) : word);
      }
      moves.add(word);
    }
    return moves;
  }
}
