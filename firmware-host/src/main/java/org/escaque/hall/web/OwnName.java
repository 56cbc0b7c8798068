package org.escaque.hall.web;

import java.util.Locale;
import java.util.regex.Pattern;
import org.escaque.hall.Endpoint;
import org.escaque.hall.HallWebSettings;
import org.jspecify.annotations.Nullable;

/**
 * The names under which pages may be asked for. The arbiter's page is for this machine alone; a
 * stranger's site whose name was made to lead here (DNS rebinding) would be of the page's own
 * origin if it were answered. Immutable.
 */
record OwnName(boolean loopbackOnly) {

  private static final Pattern PORT = Pattern.compile(":[0-9]{1,5}$");

  static OwnName of(HallWebSettings settings) {
    return new OwnName(settings.arbiter() != null);
  }

  /**
   * Whether a request for this name is answered.
   *
   * @param host the request's Host header; null if it has none, which no browser leaves out
   */
  boolean answersTo(@Nullable String host) {
    if (!loopbackOnly || host == null) {
      return true;
    }
    String name = PORT.matcher(host).replaceFirst("").toLowerCase(Locale.ROOT);
    boolean literal = name.startsWith("[") && name.endsWith("]");
    String bare = literal ? name.substring(1, name.length() - 1) : name;
    return !bare.isBlank()
        && new Endpoint(bare, 0).isLoopback()
        && (literal || bare.equals("localhost") || bare.matches("127(\\.[0-9]{1,3}){3}"));
  }
}
