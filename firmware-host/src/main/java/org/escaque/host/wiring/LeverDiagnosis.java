package org.escaque.host.wiring;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Names what is wrong with a lever or button from what happened when somebody pressed it. Pure.
 *
 * @param asked the key of the configuration that was to be pressed
 * @param pressed keys whose lines reported a press meanwhile
 * @param strange other lines whose level changed, by BCM number
 */
public record LeverDiagnosis(String asked, Set<String> pressed, Set<Integer> strange) {

  public LeverDiagnosis {
    pressed = Set.copyOf(pressed);
    strange = Set.copyOf(strange);
  }

  /** What is wrong; empty if the right line answered, and no other. */
  public Optional<Finding> finding() {
    boolean answered = pressed.contains(asked);
    var others = pressed.stream().filter(key -> !key.equals(asked)).sorted().toList();
    if (answered) {
      return others.isEmpty()
          ? Optional.empty()
          : Optional.of(Finding.error(asked, "closes " + String.join(", ", others) + " too"));
    }
    if (!others.isEmpty()) {
      return Optional.of(
          Finding.error(asked, "is wired to the line of " + String.join(", ", others)));
    }
    if (!strange.isEmpty()) {
      return Optional.of(Finding.error(asked, "is wired to " + names(strange)));
    }
    return Optional.of(Finding.error(asked, "is dead: no line changes when it is pressed"));
  }

  private static String names(Set<Integer> lines) {
    List<String> names = lines.stream().sorted().map(Header::name).toList();
    return names.stream().collect(Collectors.joining(", "));
  }
}
