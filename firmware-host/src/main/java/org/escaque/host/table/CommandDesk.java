package org.escaque.host.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.game.Effect;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.publish.Command;
import org.escaque.publish.Inbound;
import org.escaque.publish.Mono;
import org.escaque.publish.TablePublisher;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.CommandReader;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes the commands of arbiters from the broker. What cannot be meant for the present is answered
 * here and goes no further; what the game decides is answered when the journal has it. Any thread.
 */
final class CommandDesk {

  private static final Logger LOG = LoggerFactory.getLogger(CommandDesk.class);

  private final Topics topics;
  private final String table;
  private final long boot;
  private final Mono mono;
  private final TickSource ticks;
  private final TablePublisher publisher;
  private final Supplier<Optional<GameState>> game;

  /** What the desk works with. */
  record Tools(TablePublisher publisher, TickSource ticks, Mono mono) {}

  CommandDesk(
      Topics topics, String table, long boot, Tools tools, Supplier<Optional<GameState>> game) {
    this.topics = topics;
    this.table = table;
    this.boot = boot;
    this.mono = tools.mono();
    this.ticks = tools.ticks();
    this.publisher = tools.publisher();
    this.game = game;
  }

  /** The act that a message asks for; empty for other topics and for what was answered at once. */
  Optional<TableInput.Act> read(Inbound message) {
    String user = topics.commander(message.topic(), table).orElse(null);
    if (user == null || message.payload().isEmpty()) {
      return Optional.empty();
    }
    if (message.retained()) {
      LOG.warn("table={} user={} command=retained", table, user);
      return Optional.empty();
    }
    Tick now = ticks.now();
    return switch (CommandReader.read(message.payload(), now)) {
      case CommandReader.Good(var command) -> judge(user, command, now);
      case CommandReader.Bad(var id, var reason) -> {
        answer(user, id, reason);
        yield Optional.empty();
      }
    };
  }

  private Optional<TableInput.Act> judge(String user, Command command, Tick now) {
    String known = game.get().flatMap(g -> g.answer(user, command.id())).orElse(null);
    String answer = known == null ? objection(command, now) : known;
    if (answer != null) {
      answer(user, command.id(), answer);
      return Optional.empty();
    }
    var acted = new GameEvent.ArbiterActed(user, command.id(), command.act(), now);
    return Optional.of(new TableInput.Act(acted, effects -> came(acted, effects)));
  }

  /** Why it cannot be meant for the present; null if it can. */
  private @Nullable String objection(Command command, Tick now) {
    if (command.boot() != boot) {
      return "boot: this is boot " + boot + " of the table, not " + command.boot();
    }
    if (mono.at(now) > command.notAfter()) {
      return "notAfter: too late by " + (mono.at(now) - command.notAfter()) + " ms";
    }
    String wanted = command.game();
    String played = game.get().map(state -> state.assignment().game()).orElse("none");
    return wanted == null || wanted.equals(played)
        ? null
        : "game: the table plays " + played + ", not " + wanted;
  }

  /** A game answers by itself; without one, or without room, the refusal is the answer. */
  private void came(GameEvent.ArbiterActed acted, List<Effect> effects) {
    boolean answers = effects.stream().anyMatch(Effect.Answered.class::isInstance);
    if (!answers) {
      for (Effect effect : effects) {
        if (effect instanceof Effect.Refused(var event, var reason)) {
          answer(acted.who(), acted.id(), reason);
        }
      }
    }
  }

  private void answer(String user, String id, String refusal) {
    LOG.info(
        "table={} user={} command={} answer=\"{}\"",
        table,
        user,
        id,
        refusal.isEmpty() ? "done" : refusal);
    publisher.answer(user, id, refusal);
  }
}
