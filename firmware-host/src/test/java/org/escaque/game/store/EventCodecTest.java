package org.escaque.game.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Role;
import org.escaque.clock.ClockTime;
import org.escaque.game.ArbiterAct;
import org.escaque.game.GameEvent;
import org.escaque.laws.AlertKind;
import org.escaque.laws.ClaimKind;
import org.escaque.laws.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EventCodecTest {

  private static final Tick TICK = new Tick(9_007_199_254_740_993L);

  static Stream<GameEvent> events() {
    return Stream.of(
        Events.assigned("open-r1-b2", 17),
        new GameEvent.ClockPressed(Side.WHITE, TICK),
        new GameEvent.ClockPaused(Side.BLACK, TICK),
        new GameEvent.FlagReported(Side.WHITE, TICK),
        new GameEvent.TimesReported(new ClockTime(5_399_000), new ClockTime(1), Side.BLACK, TICK),
        new GameEvent.TimesReported(ClockTime.ZERO, new ClockTime(1), null, TICK),
        new GameEvent.ClockLinkLost(TICK),
        new GameEvent.ClockLinkBack(TICK),
        new GameEvent.AdjustAnnounced(Side.WHITE, TICK),
        new GameEvent.PromotionNamed(Role.KNIGHT, TICK),
        new GameEvent.MoveAnnounced("Nf3", TICK),
        new GameEvent.ClaimMade(Side.WHITE, ClaimKind.THREEFOLD, "Ra1", TICK),
        new GameEvent.ClaimMade(Side.WHITE, ClaimKind.FLAG, null, TICK),
        new GameEvent.DrawOffered(Side.BLACK, TICK),
        new GameEvent.OfferAccepted(Side.WHITE, TICK),
        new GameEvent.OfferDeclined(Side.WHITE, TICK),
        new GameEvent.Resigned(Side.WHITE, TICK),
        new GameEvent.PlayerArrived(Side.BLACK, Duration.ofMinutes(31), TICK),
        new GameEvent.PieceDropped(Role.PAWN, Square.E4, TICK),
        new GameEvent.Woke(TICK),
        new GameEvent.ContactsProved(new Occupancy(0xff00L), new Occupancy(0xffL), TICK),
        new GameEvent.Restarted(Tick.ofMillis(5), TICK),
        new GameEvent.LeverRead(Side.BLACK, TICK));
  }

  static Stream<GameEvent> contacts() {
    return Stream.of(
            new BoardEvent.SquareLifted(Square.E2, TICK),
            new BoardEvent.SquarePlaced(Square.E4, TICK),
            new BoardEvent.SquareSeenEmpty(Square.H8, TICK),
            new BoardEvent.PieceSeen(Square.A1, 'R', TICK),
            new BoardEvent.BoardLost(TICK),
            new BoardEvent.BoardBack(new Occupancy(-1L), TICK),
            new BoardEvent.SquareDoubted(Square.C3, "flicker", TICK),
            new BoardEvent.SquareTrusted(Square.C3, TICK))
        .map(GameEvent.HandsMoved::new);
  }

  static Stream<GameEvent> acts() {
    return Stream.of(
            new ArbiterAct.Intervene(AlertKind.TWO_HANDS),
            new ArbiterAct.Apply(ArbiterAct.AlertChoice.withId("a7")),
            new ArbiterAct.Dismiss(ArbiterAct.AlertChoice.ofKind(AlertKind.FLAG)),
            new ArbiterAct.Take(ArbiterAct.AlertChoice.withId("a8")),
            new ArbiterAct.SetClock(Side.WHITE, new ClockTime(90_000)),
            new ArbiterAct.SetResult(Result.DRAW),
            new ArbiterAct.StopClocks(),
            new ArbiterAct.StartClock(Side.BLACK),
            new ArbiterAct.NotePhone(Side.WHITE),
            new ArbiterAct.NoteTwoHands(Side.WHITE),
            new ArbiterAct.NamePromotion(Role.ROOK),
            new ArbiterAct.ChooseCandidate(12, "Nxe5"),
            new ArbiterAct.SetPosition("8/8/8/8/8/8/8/K1k5 w - - 0 1"),
            new ArbiterAct.GoBackTo(7),
            new ArbiterAct.Tell(new GameEvent.ClaimMade(Side.BLACK, ClaimKind.FIFTY, "Kb2", TICK)))
        .map(act -> new GameEvent.ArbiterActed("ana", "c-1", act, TICK));
  }

  @ParameterizedTest
  @MethodSource({"events", "contacts", "acts"})
  void read_whatWasWritten_isTheSameEvent(GameEvent event) {
    String json = EventCodec.write(event);

    assertThat(EventCodec.read(json)).isEqualTo(event);
  }

  @Test
  void typeNames_ofEverySealedType_areThereOnce() {
    var types =
        Stream.of(GameEvent.class, BoardEvent.class, ArbiterAct.class)
            .flatMap(EventCodecTest::records)
            .toList();

    assertThat(TypeNames.ALL.keySet()).containsExactlyInAnyOrderElementsOf(types);
    assertThat(TypeNames.ALL.values()).doesNotHaveDuplicates();
  }

  private static Stream<Class<?>> records(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(EventCodecTest::records)
        : Stream.of(type);
  }

  @Test
  void examples_ofEveryType_areInThisTest() {
    List<String> shown =
        Stream.of(events(), contacts(), acts())
            .flatMap(stream -> stream)
            .map(EventCodec::write)
            .toList();

    assertThat(TypeNames.ALL.values())
        .allSatisfy(
            name -> assertThat(shown).anyMatch(json -> json.contains("\"type\":\"" + name + "\"")));
  }

  @Test
  void write_aPress_staysAsItWasWrittenOnce() {
    assertThat(EventCodec.write(Events.press(Side.WHITE, 8_123)))
        .isEqualTo("{\"type\":\"clock-pressed\",\"side\":\"white\",\"tick\":8123000000}");
    assertThat(EventCodec.write(Events.lifted(Square.E2, 1)))
        .isEqualTo(
            "{\"type\":\"hands-moved\",\"event\":"
                + "{\"type\":\"lifted\",\"square\":\"e2\",\"tick\":1000000}}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{}",
        "null",
        "[]",
        "{\"type\":\"castled\",\"tick\":1}",
        "{\"type\":\"clock-pressed\",\"side\":\"green\",\"tick\":1}",
        "{\"type\":\"clock-pressed\",\"side\":\"white\",\"tick\":\"now\"}",
        "{\"type\":\"clock-pressed\",\"side\":\"white\",\"tick\":1"
      })
  void read_anythingElse_isRefusedWithOneLine(String json) {
    assertThatThrownBy(() -> EventCodec.read(json))
        .isInstanceOf(IllegalArgumentException.class)
        .satisfies(wrong -> assertThat(wrong.getMessage()).isNotBlank().doesNotContain("\n"));
  }
}
