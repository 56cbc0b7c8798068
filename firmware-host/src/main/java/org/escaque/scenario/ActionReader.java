package org.escaque.scenario;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Square;
import org.escaque.game.ArbiterAct;
import org.escaque.game.ArbiterAct.AlertChoice;
import org.escaque.laws.ClaimKind;
import org.escaque.laws.Result;
import org.escaque.scenario.Action.Touch;
import org.escaque.scenario.Arguments.Wrong;

/** Reads the action statements of a story. */
final class ActionReader {

  private ActionReader() {}

  /** The action that the statement {@code word} stands for; empty if it names none. */
  static Optional<Action> read(String word, Arguments rest) throws Wrong {
    Action action =
        switch (word) {
          case "lift" -> new Action.Touches(List.of(new Touch(rest.square(), false)));
          case "place" -> new Action.Touches(List.of(new Touch(rest.square(), true)));
          case "move" -> move(rest.square(), rest.square());
          case "capture" -> capture(rest.square(), rest.square());
          case "slide" -> slide(rest.squares(2));
          case "play" -> new Action.Play(rest.san());
          case "press" -> new Action.Press(rest.side());
          case "pause" -> new Action.Pause(rest.side());
          case "stop" -> new Action.Arbiter(new ArbiterAct.StopClocks());
          case "start" -> new Action.Arbiter(new ArbiterAct.StartClock(rest.side()));
          case "wait" -> new Action.Wait(rest.duration());
          case "adjust" -> new Action.Adjust(rest.side());
          case "promote" -> new Action.Promote(rest.role(false));
          case "announce" -> new Action.Announce(rest.san());
          case "claim" -> claim(rest);
          case "offer" -> new Action.Offer(rest.side());
          case "accept" -> new Action.Accept(rest.side());
          case "decline" -> new Action.Decline(rest.side());
          case "resign" -> new Action.Resign(rest.side());
          case "two-hands" -> new Action.Arbiter(new ArbiterAct.NoteTwoHands(rest.side()));
          case "arbiter" -> new Action.Arbiter(arbiter(rest));
          case "flag" -> new Action.Flag(rest.side());
          case "arrive" -> new Action.Arrive(rest.side(), rest.duration());
          case "drop" -> new Action.Drop(rest.role(true), rest.square());
          case "board" -> board(rest);
          case "restart" -> new Action.Restart(rest.hasMore() ? rest.duration() : Duration.ZERO);
          default -> null;
        };
    if (action == null) {
      return Optional.empty();
    }
    rest.end();
    return Optional.of(action);
  }

  private static Action move(Square from, Square to) {
    return new Action.Touches(List.of(new Touch(from, false), new Touch(to, true)));
  }

  private static Action capture(Square from, Square to) {
    return new Action.Touches(
        List.of(new Touch(to, false), new Touch(from, false), new Touch(to, true)));
  }

  private static Action slide(List<Square> way) {
    var touches = new ArrayList<Touch>();
    for (int step = 1; step < way.size(); step++) {
      touches.add(new Touch(way.get(step - 1), false));
      touches.add(new Touch(way.get(step), true));
    }
    return new Action.Touches(touches);
  }

  private static Action claim(Arguments rest) throws Wrong {
    var side = rest.side();
    String word = rest.word("kind of claim");
    var kind = ClaimKind.parse(word);
    if (kind.isEmpty()) {
      throw new Wrong("kind of claim expected, not '" + word + "'");
    }
    boolean intended = kind.get() == ClaimKind.THREEFOLD || kind.get() == ClaimKind.FIFTY;
    return new Action.Claim(side, kind.get(), intended && rest.hasMore() ? rest.san() : null);
  }

  private static ArbiterAct arbiter(Arguments rest) throws Wrong {
    String word = rest.word("what the arbiter does");
    return switch (word) {
      case "intervene" -> new ArbiterAct.Intervene(rest.kind());
      case "apply" -> new ArbiterAct.Apply(AlertChoice.ofKind(rest.kind()));
      case "dismiss" -> new ArbiterAct.Dismiss(AlertChoice.ofKind(rest.kind()));
      case "clock" -> new ArbiterAct.SetClock(rest.side(), rest.time());
      case "result" -> new ArbiterAct.SetResult(finished(rest.result()));
      case "phone" -> new ArbiterAct.NotePhone(rest.side());
      default -> throw new Wrong("the arbiter cannot '" + word + "'");
    };
  }

  private static Result finished(Result result) throws Wrong {
    if (result == Result.OPEN) {
      throw new Wrong("a result of a finished game expected");
    }
    return result;
  }

  private static Action board(Arguments rest) throws Wrong {
    String word = rest.word("lost or back");
    return switch (word) {
      case "lost" -> new Action.BoardLost();
      case "back" -> new Action.BoardBack();
      default -> throw new Wrong("lost or back expected, not '" + word + "'");
    };
  }
}
