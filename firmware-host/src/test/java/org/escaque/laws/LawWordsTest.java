package org.escaque.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.ClockTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The small values of the Laws: their words, and what follows from them. */
class LawWordsTest {

  static Stream<Arguments> spelled() {
    return Stream.of(
        spelled(PlayClass.values(), PlayClass::parse, "standard rapid blitz"),
        spelled(Supervision.values(), Supervision::parse, "full none"),
        spelled(Rulings.values(), Rulings::parse, "automatic confirm"),
        spelled(
            ClaimKind.values(),
            ClaimKind::parse,
            "illegal-move touch-move flag threefold fifty quickplay cannot-win"),
        spelled(
            Reason.values(),
            Reason::parse,
            "checkmate stalemate dead-position resignation agreement time illegal-moves threefold"
                + " fifty fivefold seventy-five quickplay default arbiter kings"),
        spelled(Result.values(), Result::parse, "* 1-0 0-1 1/2-1/2 0-0 1-0F 0-1F 0-0F"));
  }

  private static <E> Arguments spelled(
      E[] values, Function<String, Optional<E>> parse, String words) {
    return Arguments.of(List.of(values), parse, List.of(words.split(" ", -1)));
  }

  @ParameterizedTest
  @MethodSource("spelled")
  <E> void constants_writtenAndRead_areTheirWords(
      List<E> values, Function<String, Optional<E>> parse, List<String> words) {
    assertThat(values).extracting(Object::toString).isEqualTo(words);
    assertThat(words).allSatisfy(word -> assertThat(parse.apply(word)).hasToString(said(word)));
    assertThat(parse.apply("anything")).isEmpty();
  }

  private static String said(String word) {
    return "Optional[" + word + "]";
  }

  @Test
  void everyAlertKindAndScope_isReadFromItsWord() {
    for (var kind : AlertKind.values()) {
      assertThat(AlertKind.parse(kind.toString())).contains(kind);
    }
    for (var scope : Scope.values()) {
      assertThat(Scope.parse(scope.toString())).contains(scope);
    }
    assertThat(AlertKind.NO_MOVE).hasToString("no-move");
    assertThat(AlertState.WITHDRAWN).hasToString("withdrawn");
  }

  @Test
  void outcome_isDecidedOnceThereIsAResult() {
    assertThat(Outcome.OPEN.decided()).isFalse();
    assertThat(Outcome.OPEN.why()).isEmpty();
    assertThat(Outcome.OPEN).hasToString("*");
    var won = Outcome.of(Result.winFor(Side.BLACK), Reason.TIME);
    assertThat(won.decided()).isTrue();
    assertThat(won.why()).contains(Reason.TIME);
    assertThat(won).hasToString("0-1 time");
    assertThat(Result.forfeitTo(Side.WHITE)).isEqualTo(Result.WHITE_BY_FORFEIT);
    assertThat(Result.forfeitTo(Side.BLACK)).isEqualTo(Result.BLACK_BY_FORFEIT);
  }

  @Test
  void strikes_countUntilTheOneThatLoses() {
    var strikes = Strikes.parse("+2m,+30s,loss");

    assertThat(strikes.counts()).isTrue();
    assertThat(strikes.lossAt()).isEqualTo(3);
    assertThat(strikes.bonus(0)).isEmpty();
    assertThat(strikes.bonus(1)).contains(Duration.ofMinutes(2));
    assertThat(strikes.bonus(2)).contains(Duration.ofSeconds(30));
    assertThat(strikes.bonus(3)).isEmpty();
    assertThat(strikes.loses(2)).isFalse();
    assertThat(strikes.loses(3)).isTrue();
    assertThat(strikes.loses(4)).isTrue();
    assertThat(Strikes.parse("restored").counts()).isFalse();
    assertThat(Strikes.parse("restored").loses(1)).isFalse();
    assertThat(Strikes.parse("loss").loses(1)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "MAKES_MOVE, WHITE, white-makes-move",
    "TOUCHES, BLACK, black-touches",
    "GAME_ENDS, WHITE, game-ends"
  })
  void window_isWrittenWithWhoClosesIt(ClaimWindow.End end, Side by, String until) {
    var window = new ClaimWindow(end, by, true);

    assertThat(window.until()).isEqualTo(until);
    assertThat(window.closed()).isEqualTo(new ClaimWindow(end, by, false));
  }

  @ParameterizedTest
  @CsvSource({
    "RAISED, true",
    "TAKEN, true",
    "RULED, false",
    "CLOSED, false",
    "EXPIRED, false",
    "WITHDRAWN, false"
  })
  void alert_isOpenUntilItIsRuledOrGone(AlertState state, boolean open) {
    assertThat(alert(1).ended(state, "so").isOpen()).isEqualTo(open);
  }

  @Test
  void alert_changes_keepTheRest() {
    var window = new ClaimWindow(ClaimWindow.End.TOUCHES, Side.WHITE, true);
    var proposal = Proposal.of(Outcome.of(Result.DRAW, Reason.ARBITER));
    var alert = alert(4).withWindow(window).proposing(proposal).takenBy("ana");

    assertThat(alert)
        .returns("a1", Alert::id)
        .returns(4, Alert::level)
        .returns(window, Alert::window)
        .returns(proposal, Alert::proposal)
        .returns(AlertState.TAKEN, Alert::state)
        .returns("ana", Alert::owner)
        .returns(null, Alert::ruling);
    assertThat(alert.ended(AlertState.RULED, "draw by ana"))
        .returns(window.closed(), Alert::window)
        .returns("ana", Alert::owner)
        .returns("draw by ana", Alert::ruling);
    assertThat(alert(2).ended(AlertState.CLOSED, null)).returns(null, Alert::window);
  }

  @ParameterizedTest
  @CsvSource({"0", "5"})
  void alert_ofALevelThatIsNone_isRefused(int level) {
    assertThatThrownBy(() -> alert(level))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("level " + level);
  }

  private static Alert alert(int level) {
    var evidence = new Evidence("", null, List.of(), List.of(), ClockTime.ZERO, ClockTime.ZERO, "");
    return new Alert(
        "a1",
        7,
        AlertKind.FLAG,
        Side.WHITE,
        level,
        false,
        "6.9",
        "fide-2018",
        Tick.ZERO,
        null,
        evidence,
        null,
        AlertState.RAISED,
        null,
        null);
  }
}
