package org.escaque.simulator.through;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.publish.Inbound;
import org.escaque.publish.Topics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the watch over a display lets pass, and what it does not. */
class DisplayWatchTest {

  private static final String GAME =
      "{'v':1,'boot':1,'seq':%d,'at':5,'durable':true,'game':'g1','white':{'name':'A'},'status':"
          + "'live','result':'*','reason':null,'moves':[{'san':'e4','lan':'e2e4','mark':null}]%s}";
  private static final String CLOCK =
      "{'v':1,'boot':1,'seq':%d,'at':%d,'white':60000,'black':60000,'running':%s,'mode':'plain'}";

  private final DisplayWatch watch = new DisplayWatch(new Topics("club"));

  private void receive(String topic, String payload) {
    String full = "escaque/v1/club/" + topic;
    watch.received(new Inbound(full, payload.replace('\'', '"'), false));
  }

  @Test
  void received_scoreAndClocks_arePublic() {
    receive("public/tables/t1/game", GAME.formatted(1, ""));
    receive("public/tables/t1/clock", CLOCK.formatted(1, 5, "'white'"));
    receive("public/tables/t1/clock", CLOCK.formatted(2, 9, "'white'"));
    receive("public/tables/t1/beat", "{'boot':1,'mono':7,'rate':1.0}");

    assertThat(watch.take()).isEmpty();
    assertThat(watch).hasToString("4 messages, 0 forbidden");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "public/tables/t1/game | {'game':'g1','illegal':1} | the field illegal",
        "public/tables/t1/game | {'white':{'name':'A','offers':true}} | the field offers",
        "public/tables/t1/game | {'moves':[{'san':'e4','counter':3}]} | the field counter",
        "public/tables/t1/game | {'moves':[{'san':'e4','mark':'touch-move'}]} | word touch-move",
        "public/tables/t1/game | {'status':'flag'} | the word flag",
        "public/tables/t1/game | {'event':'illegal-move'} | the word illegal-move",
        "public/tables/t1/game | {'result':'*','reason':'time'} | a reason without a result",
        "public/tables/t1/game | oops | no JSON",
        "public/tables/t1/hands | {} | a topic of no display",
        "arbiter/tables/t1/alerts/a1 | {'kind':'flag'} | a topic of no display",
      })
  void received_whatIsNoDisplaysBusiness_isFound(String topic, String payload, String what) {
    receive(topic, payload);

    assertThat(watch.take()).singleElement().asString().contains(what);
    assertThat(watch.take()).isEmpty();
    assertThat(watch).hasToString("1 messages, 1 forbidden");
  }

  @Test
  void received_theSameGameAgain_betraysThatSomethingHappened() {
    receive("public/tables/t1/game", GAME.formatted(1, ""));
    receive("public/tables/t1/game", GAME.formatted(2, ""));

    assertThat(watch.take()).singleElement().asString().contains("nothing new");
  }

  @Test
  void received_clocksAtRestAgain_betrayThatSomethingHappened() {
    receive("public/tables/t1/game", GAME.formatted(1, ""));
    receive("public/tables/t1/clock", CLOCK.formatted(1, 5, "null"));
    receive("public/tables/t1/clock", CLOCK.formatted(2, 9, "null"));

    assertThat(watch.take()).singleElement().asString().contains("nothing new");
  }

  @Test
  void received_clocksOfAnotherGame_mayShowTheSame() {
    receive("public/tables/t1/game", GAME.formatted(1, ""));
    receive("public/tables/t1/clock", CLOCK.formatted(1, 5, "null"));
    receive("public/tables/t1/game", GAME.formatted(2, "").replace("g1", "g2"));
    receive("public/tables/t1/clock", CLOCK.formatted(2, 9, "null"));

    assertThat(watch.take()).isEmpty();
  }
}
