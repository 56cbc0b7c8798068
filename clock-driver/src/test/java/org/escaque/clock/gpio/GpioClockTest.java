package org.escaque.clock.gpio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInput;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInputProvider;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalOutput;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalOutputProvider;
import com.pi4j.plugin.mock.provider.i2c.MockI2C;
import com.pi4j.plugin.mock.provider.i2c.MockI2CProvider;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.board.pi4j.Pi4jWires;
import org.escaque.board.wire.Wires;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A whole clock on Pi4J's mock provider. */
class GpioClockTest {

  private static final TickSource TICKS = () -> new Tick(System.nanoTime());
  private static final Map<ClockInput, Integer> INPUTS =
      Map.of(ClockInput.LEFT_LEVER, 17, ClockInput.RIGHT_LEVER, 18, ClockInput.PAUSE, 27);
  private static final Map<ClockInput, Integer> EXTERNAL =
      Map.of(
          ClockInput.LEFT_LEVER, 17,
          ClockInput.RIGHT_LEVER, 18,
          ClockInput.LEFT_FLAG, 22,
          ClockInput.RIGHT_FLAG, 23);
  private static final Map<ClockLamp, Integer> LAMPS =
      Map.of(ClockLamp.LEFT_LAMP, 22, ClockLamp.RIGHT_LAMP, 23, ClockLamp.BUZZER, 24);
  private static final List<GpioClockPlan.Display> DISPLAYS =
      List.of(new GpioClockPlan.Display(1, 0x70), new GpioClockPlan.Display(1, 0x71));

  private final BlockingQueue<ClockEvent> events = new LinkedBlockingQueue<>();
  private Context context = Pi4J.newContextBuilder().noAutoDetect().build();

  @BeforeEach
  void open() {
    context =
        Pi4J.newContextBuilder()
            .noAutoDetect()
            .add(
                MockDigitalInputProvider.newInstance(),
                MockDigitalOutputProvider.newInstance(),
                MockI2CProvider.newInstance())
            .build();
  }

  @AfterEach
  void shutDown() {
    context.shutdown();
  }

  private Wires wires() {
    return new Pi4jWires(context, () -> {});
  }

  private GpioClockPlan plan(Wires.Source wires) {
    return new GpioClockPlan("t1", LeverKind.BUTTONS, INPUTS, false, LAMPS, false, DISPLAYS, wires);
  }

  private ClockEvent next() throws InterruptedException {
    var event = events.poll(10, TimeUnit.SECONDS);
    assertThat(event).as("an event within ten seconds").isNotNull();
    return event;
  }

  private <T> List<T> lines(Class<T> type) {
    return context.registry().all().values().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  private MockDigitalInput input(int pin) {
    return lines(MockDigitalInput.class).stream()
        .filter(line -> line.address() == pin)
        .findFirst()
        .orElseThrow();
  }

  private MockDigitalOutput output(int pin) {
    return lines(MockDigitalOutput.class).stream()
        .filter(line -> line.address() == pin)
        .findFirst()
        .orElseThrow();
  }

  /** The mock's inputs have no level until they are given one; the driver sees that as a fault. */
  private GpioClock started() throws InterruptedException {
    var clock =
        new GpioClock(
            plan(() -> new LevelledWires(wires(), () -> INPUTS.values().forEach(this::low))),
            TICKS);
    clock.start(events::add);
    assertThat(next()).isInstanceOf(ClockEvent.ClockBack.class);
    return clock;
  }

  private void low(int pin) {
    input(pin).mockState(DigitalState.LOW);
  }

  @Test
  void press_edgeOnALine_isReportedWithTheTickOfTheEdge() throws InterruptedException {
    try (var clock = started()) {
      assertThat(clock).isNotNull();
      var before = TICKS.now();
      input(18).mockState(DigitalState.HIGH);
      var after = TICKS.now();

      var press = (ClockEvent.LeverPressed) next();

      assertThat(press.lever()).isEqualTo(Lever.RIGHT);
      assertThat(press.tick()).isBetween(before, after);
    }
  }

  @Test
  void outputs_ordered_driveTheLampsAndDisplays() throws InterruptedException {
    try (var clock = started()) {
      clock.outputs().flag(Lever.RIGHT, true);
      clock.outputs().buzz(true);
      clock.outputs().show(ClockTime.ofSeconds(300), ClockTime.ofSeconds(30), Runs.LEFT);

      await().until(() -> output(23).isHigh() && output(24).isHigh());
      assertThat(output(22).isLow()).isTrue();

      clock.outputs().buzz(false);
      clock.outputs().flag(Lever.RIGHT, false);
      clock.outputs().flag(Lever.LEFT, true);
      await().until(() -> output(22).isHigh() && output(23).isLow() && output(24).isLow());

      clock.outputs().safe();
      await().until(() -> output(22).isLow());
      assertThat(lines(MockI2C.class)).hasSize(2);
    }
    assertThat(events).isEmpty();
  }

  @Test
  void close_leavesTheLampsOffAndThePinsFree() throws InterruptedException {
    var clock = started();
    clock.outputs().flag(Lever.LEFT, true);
    await().until(() -> output(22).isHigh());
    var lamps = lines(MockDigitalOutput.class);

    clock.close();
    clock.close();

    assertThat(lamps).hasSize(3).allMatch(MockDigitalOutput::isLow);
    assertThat(context.registry().all()).isEmpty();
    assertThat(events).isEmpty();
  }

  @Test
  void start_takenPin_isALossThatNamesItAndHealsByItself()
      throws InterruptedException, IOException {
    var taken = wires().inputs("other", List.of(18), org.escaque.board.wire.Pull.UP);
    var attempts = new AtomicInteger();
    Wires.Source source =
        () -> {
          attempts.incrementAndGet();
          return new LevelledWires(wires(), () -> INPUTS.values().forEach(this::low));
        };
    try (var clock = new GpioClock(plan(source), TICKS)) {
      clock.start(events::add);

      assertThat(((ClockEvent.ClockLost) next()).reason()).startsWith("clock pin 18: ");
      await().until(() -> attempts.get() >= 2);
      taken.close();
      assertThat(next()).isInstanceOf(ClockEvent.ClockBack.class);
    }
    assertThat(events).isEmpty();
  }

  @Test
  void start_withoutABusForTheDisplays_isALossThatNamesItAndLeavesThePinsFree()
      throws InterruptedException {
    context.shutdown();
    context =
        Pi4J.newContextBuilder()
            .noAutoDetect()
            .add(MockDigitalInputProvider.newInstance(), MockDigitalOutputProvider.newInstance())
            .build();
    try (var clock = new GpioClock(plan(this::wires), TICKS)) {
      clock.start(events::add);

      assertThat(((ClockEvent.ClockLost) next()).reason()).startsWith("i2c bus 1 address 0x70: ");
    }
    assertThat(context.registry().all()).isEmpty();
  }

  private GpioClock external() {
    Wires.Source source =
        () ->
            new LevelledWires(
                wires(),
                () -> EXTERNAL.values().forEach(pin -> input(pin).mockState(DigitalState.HIGH)));
    var plan =
        new GpioClockPlan(
            "t1", LeverKind.BUTTONS, EXTERNAL, true, Map.of(), false, List.of(), source);
    return new GpioClock(plan, TICKS);
  }

  @Test
  void external_flagLineCloses_isReportedAndNothingIsDriven() throws InterruptedException {
    try (var clock = external()) {
      clock.start(events::add);
      assertThat(next()).isInstanceOf(ClockEvent.ClockBack.class);

      input(23).mockState(DigitalState.LOW);

      assertThat(next())
          .isInstanceOfSatisfying(
              ClockEvent.FlagRaised.class, flag -> assertThat(flag.lever()).isEqualTo(Lever.RIGHT));
      assertThat(lines(MockDigitalOutput.class)).isEmpty();
      assertThat(lines(MockI2C.class)).isEmpty();
    }
    assertThat(context.registry().all()).isEmpty();
  }

  @Test
  void external_takenFlagLine_isALossThatNamesIt() throws InterruptedException, IOException {
    try (var taken = wires().inputs("other", List.of(22), org.escaque.board.wire.Pull.UP);
        var clock = external()) {
      assertThat(taken).isNotNull();
      clock.start(events::add);

      assertThat(((ClockEvent.ClockLost) next()).reason()).startsWith("clock pin 22: ");
    }
    assertThat(context.registry().all()).isEmpty();
  }

  @Test
  void start_twiceOrAfterClose_isRefused() {
    var clock = new GpioClock(plan(this::wires), TICKS);
    clock.close();

    assertThatThrownBy(() -> clock.start(events::add)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void plan_withoutLeversOrWithOneDisplay_isRefused() {
    assertThatThrownBy(
            () ->
                new GpioClockPlan(
                    "t1",
                    LeverKind.BUTTONS,
                    Map.of(ClockInput.LEFT_LEVER, 17),
                    true,
                    Map.of(),
                    true,
                    List.of(),
                    this::wires))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () ->
                new GpioClockPlan(
                    "t1",
                    LeverKind.ROCKER,
                    INPUTS,
                    true,
                    LAMPS,
                    true,
                    DISPLAYS.subList(0, 1),
                    this::wires))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
