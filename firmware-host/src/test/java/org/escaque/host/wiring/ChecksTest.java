package org.escaque.host.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ChecksTest {

  private static final Machine.Chip PI =
      new Machine.Chip(Path.of("/dev/gpiochip0"), "pinctrl-bcm2711", 58);

  @Test
  void of_everythingRight_findsNothing() {
    var uses = List.of(line("t1 clock.left_lever", 23), device("t1 board.addresses[1]", 1, 0x20));

    assertThat(Checks.of(uses, new FakeMachine())).isEmpty();
  }

  @Test
  void of_lineUsedTwice_namesBothKeys() {
    var uses = List.of(line("t1 clock.left_lever", 23), line("t2 clock.left_lever", 23));

    assertThat(texts(uses, new FakeMachine()))
        .containsExactly(
            "error: t2 clock.left_lever: BCM 23 (pin 16) of pinctrl is already used by"
                + " t1 clock.left_lever");
  }

  @Test
  void of_lineOfBusOneWhileItIsUsed_isAnError() {
    var uses = List.of(line("t1 board.rows[1]", 2), device("t1 clock.displays[1]", 1, 0x20));

    assertThat(texts(uses, new FakeMachine()))
        .containsExactly("error: t1 board.rows[1]: BCM 2 (pin 3) belongs to I2C bus 1 here");
  }

  @Test
  void of_lineTakenByADriver_namesTheConsumer() {
    var machine = new FakeMachine();
    machine.consumers = Map.of(23, "spi0 CS0");

    assertThat(texts(List.of(line("t1 clock.left_lever", 23)), machine))
        .containsExactly("error: t1 clock.left_lever: BCM 23 (pin 16) is taken by \"spi0 CS0\"");
  }

  @Test
  void of_busThatIsSwitchedOff_saysHowToSwitchItOn() {
    var machine = new FakeMachine();
    machine.buses = Map.of(3, Set.of(0x20));

    assertThat(texts(List.of(device("t1 board.addresses[1]", 1, 0x20)), machine))
        .containsExactly(
            "error: t1 board.addresses[1]: no I2C bus 1, there are 3"
                + " (dtparam=i2c_arm=on and a restart switch it on)");
  }

  @Test
  void of_expanderOnAnotherBus_namesThatBus() {
    var machine = new FakeMachine();
    machine.buses = Map.of(1, Set.of(), 3, Set.of(0x20));

    assertThat(texts(List.of(device("t1 board.addresses[1]", 1, 0x20)), machine))
        .containsExactly(
            "error: t1 board.addresses[1]: bus 1 address 0x20 does not answer,"
                + " but one does on bus 3");
  }

  @Test
  void of_deviceThatMayNotBeOpened_namesGroupAndUserOnce() {
    var machine = new FakeMachine();
    machine.denied = Set.of(PI.device());

    assertThat(
            texts(
                List.of(line("t1 clock.left_lever", 23), line("t1 clock.right_lever", 24)),
                machine))
        .containsExactly(
            "error: t1 clock.left_lever: /dev/gpiochip0 may not be opened: it belongs to the"
                + " group gpio (usermod -aG gpio ana)");
  }

  @Test
  void of_chipThatIsNotThere_listsThoseThatAre() {
    assertThat(texts(List.of(new Use.Line("t1 board.rows[1]", "rp1", 4, true)), new FakeMachine()))
        .containsExactly(
            "error: t1 board.rows[1]: no GPIO chip \"rp1\"; there are pinctrl-bcm2711");
  }

  private static List<String> texts(List<Use> uses, Machine machine) {
    return Checks.of(uses, machine).stream().map(Finding::toString).toList();
  }

  private static Use line(String where, int line) {
    return new Use.Line(where, "pinctrl", line, false);
  }

  private static Use device(String where, int bus, int address) {
    return new Use.Device(where, bus, address);
  }

  /** A Raspberry Pi whose expander answers on bus 1. */
  private static final class FakeMachine implements Machine {
    private Map<Integer, Set<Integer>> buses = Map.of(1, Set.of(0x20));
    private Map<Integer, String> consumers = Map.of();
    private Set<Path> denied = Set.of();

    @Override
    public List<Chip> chips() {
      return List.of(PI);
    }

    @Override
    public List<Integer> buses() {
      return buses.keySet().stream().sorted().toList();
    }

    @Override
    public Access access(Path device) {
      String name = device.getFileName().toString();
      boolean there =
          !name.startsWith("i2c-") || buses.containsKey(Integer.valueOf(name.substring(4)));
      return denied.contains(device) ? Access.DENIED : there ? Access.FREE : Access.ABSENT;
    }

    @Override
    public Optional<String> group(Path device) {
      return Optional.of("gpio");
    }

    @Override
    public String user() {
      return "ana";
    }

    @Override
    public Optional<String> consumer(Chip chip, int line) {
      return Optional.ofNullable(consumers.get(line));
    }

    @Override
    public Set<Integer> answering(int bus, Set<Integer> addresses) {
      return buses.getOrDefault(bus, Set.of()).stream()
          .filter(addresses::contains)
          .collect(Collectors.toSet());
    }
  }
}
