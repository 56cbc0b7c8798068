package org.escaque.host.config;

import java.util.regex.Pattern;

/** Reads the ids of topics. */
final class Ids {

  private static final Pattern ID = Pattern.compile("[a-z0-9-]{1,32}");

  private Ids() {}

  /** An id that must be there; empty once a problem is noted. */
  static String need(Section section, String name) {
    String id = section.needText(name);
    if (!ID.matcher(id).matches()) {
      if (section.isText(name)) {
        section.wrong(name, "\"" + id + "\" is not an id: 1 to 32 of a-z, 0-9 and -");
      }
      return "";
    }
    return id;
  }
}
