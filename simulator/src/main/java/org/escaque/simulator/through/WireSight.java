package org.escaque.simulator.through;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.game.ScoredPly;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Outcome;
import org.escaque.laws.Reason;
import org.escaque.laws.Result;
import org.escaque.publish.Body;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.GameReader;
import org.escaque.scenario.Sight;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Makes of messages what can be seen of a game. */
final class WireSight {

  private static final JsonMapper JSON = new JsonMapper();

  private final Topics topics;
  private final String table;

  WireSight(Topics topics, String table) {
    this.topics = topics;
    this.table = table;
  }

  /**
   * What a display shows.
   *
   * @param mono the present millisecond of the table
   */
  Sight.Wall wall(Map<String, String> latest, long mono) {
    var game = GameReader.game(need(latest, topics.game(table)));
    String text = need(latest, topics.clock(table));
    var clock = GameReader.clock(text);
    // A clock that begins to run later stands until then.
    long gone = Math.max(0, mono - JSON.readTree(text).path("at").asLong());
    return new Sight.Wall(
        game.moves().stream().map(WireSight::ply).toList(),
        outcome(game.result(), game.reason()),
        left(clock.white(), "white".equals(clock.running()), gone),
        left(clock.black(), "black".equals(clock.running()), gone),
        side(clock.running()));
  }

  private static long left(long shown, boolean runs, long gone) {
    return runs ? Math.max(0, shown - gone) : shown;
  }

  private static Sight.PlySeen ply(Body.Move move) {
    List<String> alternatives = move.alternatives() == null ? List.of() : move.alternatives();
    String mark = move.mark() == null ? "" : move.mark();
    String text =
        switch (mark) {
          case "illegal" -> ScoredPly.act(move.lan()) + "!";
          case "ambiguous" -> (move.san().isEmpty() ? ScoredPly.act(move.lan()) : move.san()) + "?";
          default -> move.san();
        };
    return new Sight.PlySeen(text, alternatives);
  }

  /** What arbiters are told of this game; alerts that were taken away since are remembered. */
  Sight.Desk desk(Map<String, String> known, String game) {
    var hands = GameReader.hands(need(known, topics.hands(table)));
    var alerts = alerts(known, game).map(WireSight::alert).toList();
    var differs =
        hands.differs().stream()
            .map(name -> Square.parse(name).orElseThrow())
            .collect(Collectors.toSet());
    return new Sight.Desk(alerts, differs, hands.candidates(), hands.bound());
  }

  private Stream<Body.Alert> alerts(Map<String, String> known, String game) {
    String prefix = topics.alert(table, "");
    return known.entrySet().stream()
        .filter(entry -> entry.getKey().startsWith(prefix))
        .map(entry -> GameReader.alert(entry.getValue()))
        .filter(alert -> alert.game().equals(game))
        .filter(alert -> AlertKind.parse(alert.kind()).isPresent())
        .sorted(
            Comparator.comparingInt((Body.Alert alert) -> alert.id().length())
                .thenComparing(Body.Alert::id));
  }

  /**
   * An illegal ply that a display shows although nobody has ruled on it; empty if there is none.
   */
  Optional<String> leak(Map<String, String> wall, Map<String, String> desk) {
    var game = GameReader.game(need(wall, topics.game(table)));
    return alerts(desk, game.game())
        .filter(WireSight::isOpen)
        .filter(alert -> isShown(game, alert.ply() - game.from()))
        .map(alert -> "the act of alert " + alert.id() + ", " + alert.kind())
        .findFirst();
  }

  private static boolean isShown(Body.Game game, int ply) {
    return ply >= 0 && ply < game.moves().size() && game.moves().get(ply).san().isEmpty();
  }

  private static boolean isOpen(Body.Alert alert) {
    return alert.state().equals("raised") || alert.state().equals("taken");
  }

  private static Sight.AlertSeen alert(Body.Alert alert) {
    boolean open = isOpen(alert);
    var window = alert.window();
    return new Sight.AlertSeen(
        AlertKind.parse(alert.kind()).orElseThrow(),
        side(alert.side()),
        alert.signal(),
        open,
        open && window != null && window.open(),
        proposed(alert.proposal()));
  }

  private static @Nullable Outcome proposed(Body.@Nullable Proposal proposal) {
    String result = proposal == null ? null : proposal.result();
    return proposal == null || result == null ? null : outcome(result, proposal.reason());
  }

  private static Outcome outcome(String result, @Nullable String reason) {
    return new Outcome(
        Result.parse(result).orElseThrow(),
        reason == null ? null : Reason.parse(reason).orElseThrow());
  }

  private static @Nullable Side side(@Nullable String name) {
    return name == null ? null : Side.valueOf(name.toUpperCase(Locale.ROOT));
  }

  private static String need(Map<String, String> messages, String topic) {
    String payload = messages.get(topic);
    if (payload == null || payload.isEmpty()) {
      throw new IllegalStateException("nothing was published on " + topic);
    }
    return payload;
  }
}
