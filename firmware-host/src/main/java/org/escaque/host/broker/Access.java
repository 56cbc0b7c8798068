package org.escaque.host.broker;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The access list of the hall's topics. In a pattern {@code %u} is the user's own name. What no
 * pattern allows is refused. Immutable.
 */
public final class Access {

  /**
   * @param read patterns of topics, which a subscription must lie within
   * @param write patterns of topics to publish to
   */
  private record Rights(List<String> read, List<String> write) {}

  private static final Map<Role, Rights> RIGHTS = rights();

  private Access() {}

  private static Map<Role, Rights> rights() {
    var rights = new EnumMap<Role, Rights>(Role.class);
    rights.put(Role.DISPLAY, new Rights(List.of("public/#"), List.of()));
    rights.put(Role.OUTSIDE_DISPLAY, new Rights(List.of("delayed/#"), List.of()));
    rights.put(
        Role.TABLE,
        new Rights(
            List.of("assign/%u", "commands/+/%u"),
            List.of("public/tables/%u/#", "arbiter/tables/%u/#", "answers/%u/#")));
    rights.put(
        Role.ARBITER, new Rights(List.of("#"), List.of("commands/%u/#", "arbiter/people/%u")));
    rights.put(
        Role.HALL,
        new Rights(
            List.of("#"),
            List.of(
                "assign/#", "public/round", "public/screens/#", "delayed/#", "commands/hall/#")));
    return rights;
  }

  private static Rights rightsOf(Role role) {
    return Objects.requireNonNull(RIGHTS.get(role), "every role has its rights");
  }

  /** Whether the user may subscribe to the filter, or be sent the topic. */
  public static boolean mayRead(Role role, String user, String topic) {
    return allows(rightsOf(role).read(), user, topic);
  }

  /** Whether the user may publish to the topic. */
  public static boolean mayWrite(Role role, String user, String topic) {
    boolean single = topic.indexOf('+') < 0 && topic.indexOf('#') < 0;
    return single && allows(rightsOf(role).write(), user, topic);
  }

  private static boolean allows(List<String> patterns, String user, String topic) {
    String[] levels = topic.split("/", -1);
    if (levels.length < 4 || !levels[0].equals("escaque") || !levels[1].equals("v1")) {
      return false;
    }
    for (String pattern : patterns) {
      var wanted = new ArrayList<>(List.of("escaque", "v1", "+"));
      wanted.addAll(List.of(pattern.replace("%u", user).split("/", -1)));
      if (covers(wanted, levels)) {
        return true;
      }
    }
    return false;
  }

  /** Whether every topic that the filter can match is matched by the pattern. */
  private static boolean covers(List<String> pattern, String[] filter) {
    for (int i = 0; i < pattern.size(); i++) {
      if (pattern.get(i).equals("#")) {
        return i < filter.length;
      }
      if (i >= filter.length || filter[i].equals("#")) {
        return false;
      }
      if (!pattern.get(i).equals("+") && !pattern.get(i).equals(filter[i])) {
        return false;
      }
    }
    return filter.length == pattern.size();
  }
}
