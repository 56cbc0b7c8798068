package org.escaque.publish.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CommandReaderTest {

  private static final Tick NOW = Tick.ofMillis(7_000);

  private static String command(String rest) {
    return "{\"id\":\"k7-3\",\"boot\":12,\"notAfter\":9000," + rest + "}";
  }

  static Stream<Arguments> commands() {
    var all =
        Map.ofEntries(
            Map.entry(
                "'op':'take','alert':'r1b2-3'", new ArbiterAct.Take(AlertChoice.withId("r1b2-3"))),
            Map.entry(
                "'op':'rule','kind':'flag'",
                new ArbiterAct.Apply(AlertChoice.ofKind(AlertKind.FLAG))),
            Map.entry(
                "'op':'close','kind':'touch-move','side':'black'",
                new ArbiterAct.Dismiss(new AlertChoice(null, AlertKind.TOUCH_MOVE, Side.BLACK))),
            Map.entry(
                "'op':'intervene','kind':'illegal-move'",
                new ArbiterAct.Intervene(AlertKind.ILLEGAL_MOVE)),
            Map.entry(
                "'op':'set-clock','side':'white','time':90000",
                new ArbiterAct.SetClock(Side.WHITE, new ClockTime(90_000))),
            Map.entry(
                "'op':'set-result','result':'1/2-1/2'", new ArbiterAct.SetResult(Result.DRAW)),
            Map.entry("'op':'stop-clocks'", new ArbiterAct.StopClocks()),
            Map.entry("'op':'start-clock','side':'black'", new ArbiterAct.StartClock(Side.BLACK)),
            Map.entry("'op':'note-phone','side':'white'", new ArbiterAct.NotePhone(Side.WHITE)),
            Map.entry(
                "'op':'note-two-hands','side':'white'", new ArbiterAct.NoteTwoHands(Side.WHITE)),
            Map.entry(
                "'op':'name-promotion','piece':'rook'", new ArbiterAct.NamePromotion(Role.ROOK)),
            Map.entry(
                "'op':'choose-candidate','ply':4,'san':'Nxe5'",
                new ArbiterAct.ChooseCandidate(4, "Nxe5")),
            Map.entry(
                "'op':'set-position','fen':'8/8/8/8/8/8/8/K1k5 w - - 0 1'",
                new ArbiterAct.SetPosition("8/8/8/8/8/8/8/K1k5 w - - 0 1")),
            Map.entry("'op':'go-back-to','ply':7", new ArbiterAct.GoBackTo(7)),
            told(
                "'op':'claim','side':'black','kind':'threefold','san':'Kb2'",
                new GameEvent.ClaimMade(Side.BLACK, ClaimKind.THREEFOLD, "Kb2", NOW)),
            told("'op':'offer','side':'white'", new GameEvent.DrawOffered(Side.WHITE, NOW)),
            told("'op':'accept','side':'black'", new GameEvent.OfferAccepted(Side.BLACK, NOW)),
            told("'op':'decline','side':'black'", new GameEvent.OfferDeclined(Side.BLACK, NOW)),
            told("'op':'resign','side':'white'", new GameEvent.Resigned(Side.WHITE, NOW)),
            told(
                "'op':'arrive','side':'white','late':60000",
                new GameEvent.PlayerArrived(Side.WHITE, Duration.ofMinutes(1), NOW)),
            told("'op':'adjust','side':'white'", new GameEvent.AdjustAnnounced(Side.WHITE, NOW)),
            told("'op':'promote','piece':'N'", new GameEvent.PromotionNamed(Role.KNIGHT, NOW)),
            told("'op':'announce','san':'e4'", new GameEvent.MoveAnnounced("e4", NOW)),
            told(
                "'op':'drop','piece':'P','square':'e4'",
                new GameEvent.PieceDropped(Role.PAWN, Square.E4, NOW)));
    return all.entrySet().stream()
        .map(entry -> Arguments.of(entry.getKey().replace('\'', '"'), entry.getValue()));
  }

  private static Map.Entry<String, ArbiterAct> told(String rest, GameEvent.Told told) {
    return Map.entry(rest, new ArbiterAct.Tell(told));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void read_ofEveryOperation_givesItsAct(String rest, ArbiterAct act) {
    assertThat(CommandReader.read(command(rest + ",\"new\":[1]"), NOW))
        .isEqualTo(new CommandReader.Good(new Command("k7-3", 12, 9_000, null, act)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | `` | the message is no JSON object",
        "{ | `` | ",
        "[] | `` | the message is no JSON object",
        "{'op':'take'} | `` | id: a text is needed",
        "{'id':7} | `` | id: a text is needed",
        "{'id':'Ñ/#'} | `` | id: [a-z0-9-]{1,32} is needed",
        "{'id':'a'} | a | boot: a whole number is needed",
        "{'id':'a','boot':1.5} | a | boot: a whole number is needed",
        "{'id':'a','boot':1} | a | notAfter: a whole number is needed",
        "{'id':'a','boot':1,'notAfter':2} | a | op: a text is needed",
        "{'id':'a','boot':1,'notAfter':2,'op':'sing'} | a | op: \"sing\" is not known",
        "{'id':'a','boot':1,'notAfter':2,'op':'take'} | a | alert: the id of an alert is needed",
        "{'id':'a','boot':1,'notAfter':2,'op':'take','alert':1} | a | alert: a text is needed",
        "{'id':'a','boot':1,'notAfter':2,'op':'rule','kind':'x'} | a | kind: \"x\" is not known",
        "{'id':'a','boot':1,'notAfter':2,'op':'resign','side':'w'} | a | side: white or black",
        "{'id':'a','boot':1,'notAfter':2,'op':'set-clock','side':'white','time':-1} | a | time:",
        "{'id':'a','boot':1,'notAfter':2,'op':'set-result','result':'*'} | a | result: \"*\"",
        "{'id':'a','boot':1,'notAfter':2,'op':'stop-clocks','game':3} | a | game: a text",
        "{'v':2,'id':'a','boot':1,'notAfter':2,'op':'stop-clocks'} | a | v: version 1",
      })
  void read_ofWhatIsNoCommand_namesTheFieldInOneLine(String json, String id, String reason) {
    var read = CommandReader.read(json.replace('\'', '"'), NOW);

    assertThat(read).isInstanceOf(CommandReader.Bad.class);
    if (read instanceof CommandReader.Bad bad) {
      assertThat(bad.id()).isEqualTo(id);
      assertThat(bad.reason()).contains(reason == null ? "" : reason).isNotBlank();
      assertThat(bad.reason()).doesNotContain("\n");
    }
  }
}
