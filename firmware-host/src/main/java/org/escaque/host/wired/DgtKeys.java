package org.escaque.host.wired;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.escaque.board.dgt.DgtPort;
import org.escaque.board.dgt.DgtSettling;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverKey.Kind;
import org.escaque.host.DriverSettings;

/** The keys that a DGT board and its clock share, and what they mean. */
final class DgtKeys {

  static final String NAME = "dgt";

  private static final String PORT = "port";
  private static final String SERIAL = "serial";

  static final List<DriverKey> PORT_KEYS =
      List.of(
          DriverKey.required(
              PORT,
              Kind.TEXT,
              "serial device of the board; * in its last part stands for anything"),
          DriverKey.optional(
              SERIAL, Kind.TEXT, "serial number that the board must tell, five digits [any]"));

  private DgtKeys() {}

  static void check(DriverSettings settings, Map<String, String> trouble) {
    String path = settings.text(PORT).orElse("");
    int folder = path.lastIndexOf('/');
    if (!path.startsWith("/") || folder == path.length() - 1) {
      trouble.put(PORT, "must be the whole path of a device, such as /dev/serial/by-id/usb-...");
    } else if (path.substring(0, folder).indexOf('*') >= 0) {
      trouble.put(PORT, "can have a * in its last part only");
    }
    if (settings.text(SERIAL).filter(text -> !text.matches("[0-9]{5}")).isPresent()) {
      trouble.put(SERIAL, "must be five digits");
    }
  }

  static DgtPort port(DriverSettings settings) {
    return new DgtPort(settings.text(PORT).orElseThrow(), settings.text(SERIAL).orElse(null));
  }

  static DgtSettling settling(DriverSettings settings) {
    return new DgtSettling(
        settings.integer(Wiring.LIFT).map(Duration::ofMillis).orElse(DgtSettling.DEFAULT.lift()),
        settings.integer(Wiring.PLACE).map(Duration::ofMillis).orElse(DgtSettling.DEFAULT.place()));
  }
}
