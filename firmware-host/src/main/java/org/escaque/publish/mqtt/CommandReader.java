package org.escaque.publish.mqtt;

import java.time.Duration;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Role;
import org.escaque.clock.ClockTime;
import org.escaque.game.ArbiterAct;
import org.escaque.game.ArbiterAct.AlertChoice;
import org.escaque.game.GameEvent;
import org.escaque.laws.AlertKind;
import org.escaque.laws.ClaimKind;
import org.escaque.laws.Result;
import org.escaque.publish.Command;

/** Reads {@code commands/<user>/<table>}. Unknown fields are ignored. Thread-safe. */
public final class CommandReader {

  private static final String ID = "[a-z0-9-]{1,32}";
  private static final long MOST_PLIES = 100_000;
  private static final long MOST_MILLIS = 360_000_000;

  private CommandReader() {}

  /** What a message is. */
  public sealed interface Read {}

  public record Good(Command command) implements Read {}

  /**
   * It is no command.
   *
   * @param id empty if it has none that can be used
   * @param reason names the field
   */
  public record Bad(String id, String reason) implements Read {}

  /**
   * Reads a message.
   *
   * @param now when it came
   */
  public static Read read(String json, Tick now) {
    String id = "";
    try {
      Fields fields = Fields.of(json);
      String wanted = fields.text("id");
      Fields.need(wanted.matches(ID), "id", ID);
      id = wanted;
      if (fields.has("v")) {
        fields.version();
      }
      return new Good(
          new Command(
              id,
              fields.number("boot"),
              fields.number("notAfter"),
              fields.textOrNull("game"),
              act(fields, now)));
    } catch (IllegalArgumentException wrong) {
      return new Bad(id, String.valueOf(wrong.getMessage()));
    }
  }

  private static ArbiterAct act(Fields fields, Tick now) {
    String op = fields.text("op");
    return switch (op) {
      case "take" -> new ArbiterAct.Take(alert(fields));
      case "rule" -> new ArbiterAct.Apply(alert(fields));
      case "close" -> new ArbiterAct.Dismiss(alert(fields));
      case "intervene" -> new ArbiterAct.Intervene(fields.word("kind", AlertKind::parse));
      case "set-clock" -> new ArbiterAct.SetClock(fields.side("side"), time(fields));
      case "set-result" -> new ArbiterAct.SetResult(fields.word("result", CommandReader::result));
      case "stop-clocks" -> new ArbiterAct.StopClocks();
      case "start-clock" -> new ArbiterAct.StartClock(fields.side("side"));
      case "note-phone" -> new ArbiterAct.NotePhone(fields.side("side"));
      case "note-two-hands" -> new ArbiterAct.NoteTwoHands(fields.side("side"));
      case "name-promotion" ->
          new ArbiterAct.NamePromotion(fields.word("piece", CommandReader::role));
      case "choose-candidate" -> new ArbiterAct.ChooseCandidate(ply(fields), fields.text("san"));
      case "set-position" -> new ArbiterAct.SetPosition(fields.text("fen"));
      case "go-back-to" -> new ArbiterAct.GoBackTo(ply(fields));
      default -> new ArbiterAct.Tell(told(op, fields, now));
    };
  }

  /** What a player said or did, as the arbiter tells it. */
  private static GameEvent.Told told(String op, Fields fields, Tick now) {
    return switch (op) {
      case "claim" ->
          new GameEvent.ClaimMade(
              fields.side("side"),
              fields.word("kind", ClaimKind::parse),
              fields.textOrNull("san"),
              now);
      case "offer" -> new GameEvent.DrawOffered(fields.side("side"), now);
      case "accept" -> new GameEvent.OfferAccepted(fields.side("side"), now);
      case "decline" -> new GameEvent.OfferDeclined(fields.side("side"), now);
      case "resign" -> new GameEvent.Resigned(fields.side("side"), now);
      case "arrive" ->
          new GameEvent.PlayerArrived(
              fields.side("side"), Duration.ofMillis(fields.count("late", MOST_MILLIS)), now);
      case "adjust" -> new GameEvent.AdjustAnnounced(fields.side("side"), now);
      case "promote" ->
          new GameEvent.PromotionNamed(fields.word("piece", CommandReader::role), now);
      case "announce" -> new GameEvent.MoveAnnounced(fields.text("san"), now);
      case "drop" ->
          new GameEvent.PieceDropped(
              fields.word("piece", CommandReader::role), fields.word("square", Square::parse), now);
      default -> throw new IllegalArgumentException("op: \"" + op + "\" is not known");
    };
  }

  private static AlertChoice alert(Fields fields) {
    if (fields.has("alert")) {
      return AlertChoice.withId(fields.text("alert"));
    }
    Fields.need(fields.has("kind"), "alert", "the id of an alert");
    Side side = fields.has("side") ? fields.side("side") : null;
    return new AlertChoice(null, fields.word("kind", AlertKind::parse), side);
  }

  private static ClockTime time(Fields fields) {
    return new ClockTime(fields.count("time", MOST_MILLIS));
  }

  private static int ply(Fields fields) {
    return (int) fields.count("ply", MOST_PLIES);
  }

  private static Optional<Result> result(String text) {
    return Result.parse(text).filter(result -> result != Result.OPEN);
  }

  /** A role by its word, or by its English letter. */
  private static Optional<Role> role(String text) {
    if (text.length() == 1) {
      return Role.parse(text.charAt(0));
    }
    for (Role role : Role.values()) {
      if (role.toString().equals(text)) {
        return Optional.of(role);
      }
    }
    return Optional.empty();
  }
}
