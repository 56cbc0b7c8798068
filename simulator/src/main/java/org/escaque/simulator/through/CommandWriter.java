package org.escaque.simulator.through;

import org.escaque.game.ArbiterAct;
import org.escaque.game.ArbiterAct.AlertChoice;
import org.escaque.game.GameEvent;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Writes what an arbiter does, or tells of a player, as the command that a phone would send. */
final class CommandWriter {

  private static final JsonMapper JSON = new JsonMapper();

  private CommandWriter() {}

  /** What every command begins with. */
  record Head(String id, long boot, long notAfter, String game) {}

  /**
   * The message.
   *
   * @throws IllegalArgumentException if no command stands for the event
   */
  static String write(Head head, GameEvent event) {
    ObjectNode message = JSON.createObjectNode();
    message.put("v", 1).put("id", head.id()).put("boot", head.boot());
    message.put("notAfter", head.notAfter()).put("game", head.game());
    if (event instanceof GameEvent.ArbiterActed acted) {
      act(message, acted.act());
    } else if (event instanceof GameEvent.Told told) {
      told(message, told);
    } else {
      throw new IllegalArgumentException("no command stands for " + event);
    }
    return message.toString();
  }

  private static void act(ObjectNode message, ArbiterAct act) {
    switch (act) {
      case ArbiterAct.Intervene(var kind) -> op(message, "intervene").put("kind", "" + kind);
      case ArbiterAct.Apply(var alert) -> choice(op(message, "rule"), alert);
      case ArbiterAct.Dismiss(var alert) -> choice(op(message, "close"), alert);
      case ArbiterAct.Take(var alert) -> choice(op(message, "take"), alert);
      case ArbiterAct.SetClock(var side, var time) ->
          op(message, "set-clock").put("side", "" + side).put("time", time.millis());
      case ArbiterAct.SetResult(var result) -> op(message, "set-result").put("result", "" + result);
      case ArbiterAct.StopClocks stop -> op(message, "stop-clocks");
      case ArbiterAct.StartClock(var side) -> op(message, "start-clock").put("side", "" + side);
      case ArbiterAct.NotePhone(var side) -> op(message, "note-phone").put("side", "" + side);
      case ArbiterAct.NoteTwoHands(var side) ->
          op(message, "note-two-hands").put("side", "" + side);
      case ArbiterAct.NamePromotion(var role) ->
          op(message, "name-promotion").put("piece", "" + role);
      case ArbiterAct.ChooseCandidate(var ply, var san) ->
          op(message, "choose-candidate").put("ply", ply).put("san", san);
      case ArbiterAct.SetPosition(var fen) -> op(message, "set-position").put("fen", fen);
      case ArbiterAct.GoBackTo(var ply) -> op(message, "go-back-to").put("ply", ply);
      case ArbiterAct.Tell(var told) -> told(message, told);
    }
  }

  private static void told(ObjectNode message, GameEvent.Told told) {
    switch (told) {
      case GameEvent.ClaimMade(var side, var kind, @Nullable String san, var tick) -> {
        op(message, "claim").put("side", "" + side).put("kind", "" + kind);
        if (san != null) {
          message.put("san", san);
        }
      }
      case GameEvent.DrawOffered(var side, var tick) -> op(message, "offer").put("side", "" + side);
      case GameEvent.OfferAccepted(var side, var tick) ->
          op(message, "accept").put("side", "" + side);
      case GameEvent.OfferDeclined(var side, var tick) ->
          op(message, "decline").put("side", "" + side);
      case GameEvent.Resigned(var side, var tick) -> op(message, "resign").put("side", "" + side);
      case GameEvent.PlayerArrived(var side, var late, var tick) ->
          op(message, "arrive").put("side", "" + side).put("late", late.toMillis());
      case GameEvent.AdjustAnnounced(var side, var tick) ->
          op(message, "adjust").put("side", "" + side);
      case GameEvent.PromotionNamed(var role, var tick) ->
          op(message, "promote").put("piece", "" + role);
      case GameEvent.MoveAnnounced(var san, var tick) -> op(message, "announce").put("san", san);
      case GameEvent.PieceDropped(var role, var square, var tick) ->
          op(message, "drop").put("piece", "" + role).put("square", "" + square);
    }
  }

  private static ObjectNode op(ObjectNode message, String op) {
    return message.put("op", op);
  }

  private static void choice(ObjectNode message, AlertChoice alert) {
    if (alert.id() != null) {
      message.put("alert", alert.id());
    }
    if (alert.kind() != null) {
      message.put("kind", "" + alert.kind());
    }
    if (alert.side() != null) {
      message.put("side", "" + alert.side());
    }
  }
}
