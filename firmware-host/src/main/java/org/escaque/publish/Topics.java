package org.escaque.publish;

import java.util.Optional;

/**
 * The topics of one hall.
 *
 * @param hall id, {@code [a-z0-9-]{1,32}}
 */
public record Topics(String hall) {

  private static final String ID = "[a-z0-9-]{1,32}";

  public Topics {
    if (!hall.matches(ID)) {
      throw new IllegalArgumentException("hall '" + hall + "' is not " + ID);
    }
  }

  /** {@code escaque/v1/<hall>/}. */
  public String root() {
    return "escaque/v1/" + hall + "/";
  }

  public String state(String table) {
    return ofTable(table) + "state";
  }

  public String game(String table) {
    return ofTable(table) + "game";
  }

  public String clock(String table) {
    return ofTable(table) + "clock";
  }

  public String beat(String table) {
    return ofTable(table) + "beat";
  }

  /** The filter of all game messages of the hall. */
  public String games() {
    return game("+");
  }

  public String round() {
    return root() + "public/round";
  }

  public String assign(String table) {
    return root() + "assign/" + table;
  }

  public String alert(String table, String id) {
    return ofArbiters(table) + "alerts/" + id;
  }

  public String hands(String table) {
    return ofArbiters(table) + "hands";
  }

  public String health(String table) {
    return ofArbiters(table) + "health";
  }

  /** The filter of the commands of all users for a table. */
  public String commands(String table) {
    return root() + "commands/+/" + table;
  }

  /** The user who sent a command to a table on this topic; empty for any other topic. */
  public Optional<String> commander(String topic, String table) {
    String begin = root() + "commands/";
    String end = "/" + table;
    boolean fits =
        topic.startsWith(begin)
            && topic.endsWith(end)
            && topic.length() > begin.length() + end.length();
    return fits
        ? Optional.of(topic.substring(begin.length(), topic.length() - end.length()))
            .filter(user -> user.indexOf('/') < 0)
        : Optional.empty();
  }

  public String answer(String table, String user, String id) {
    return root() + "answers/" + table + "/" + user + "/" + id;
  }

  private String ofTable(String table) {
    return root() + "public/tables/" + table + "/";
  }

  private String ofArbiters(String table) {
    return root() + "arbiter/tables/" + table + "/";
  }
}
