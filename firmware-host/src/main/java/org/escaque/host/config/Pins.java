package org.escaque.host.config;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which key took which GPIO line, so that no line is taken twice. Confined to the reader. */
final class Pins {

  private final Map<Integer, String> owners = new HashMap<>();

  /** Notes that the key takes the line; a problem if another one has it. Below 0 is no line. */
  Integer claim(Section section, String name, int pin) {
    if (pin < 0) {
      return pin;
    }
    String owner = owners.putIfAbsent(pin, section.key(name));
    if (owner != null) {
      section.wrong(name, "pin " + pin + " is already used by " + owner);
    }
    return pin;
  }

  List<Integer> claim(Section section, String name, List<Integer> pins) {
    for (int i = 0; i < pins.size(); i++) {
      claim(section, name + "[" + (i + 1) + "]", pins.get(i));
    }
    return pins;
  }
}
