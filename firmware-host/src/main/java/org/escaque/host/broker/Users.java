package org.escaque.host.broker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Who may use the broker: one user a line, {@code ROLE NAME PASSWORD}, with {@code #} for comments.
 * A table's user is named like the table. Immutable.
 */
public final class Users {

  private record User(Role role, String password) {}

  private final Map<String, User> users;

  private Users(Map<String, User> users) {
    this.users = Map.copyOf(users);
  }

  /**
   * Reads a file of users.
   *
   * @throws IOException if it cannot be read, or with the line that is wrong
   */
  public static Users read(Path file) throws IOException {
    try {
      return parse(Files.readString(file));
    } catch (IllegalArgumentException wrong) {
      throw new IOException(file + ": " + wrong.getMessage(), wrong);
    }
  }

  /**
   * Reads the text of such a file.
   *
   * @throws IllegalArgumentException with the number of the line that is wrong
   */
  public static Users parse(String text) {
    var users = new HashMap<String, User>();
    int number = 0;
    for (String line : text.lines().toList()) {
      number++;
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      String[] words = line.strip().split("\\s+", -1);
      if (words.length != 3) {
        throw new IllegalArgumentException("line " + number + ": ROLE NAME PASSWORD is needed");
      }
      int place = number;
      Role role =
          Role.parse(words[0])
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "line " + place + ": \"" + words[0] + "\" is no role"));
      if (users.putIfAbsent(words[1], new User(role, words[2])) != null) {
        throw new IllegalArgumentException("line " + number + ": " + words[1] + " stands twice");
      }
    }
    return new Users(users);
  }

  /** The role of a user who is listed. */
  Optional<Role> role(String name) {
    return Optional.ofNullable(users.get(name)).map(User::role);
  }

  boolean knows(String name, byte[] password) {
    User user = users.get(name);
    return user != null && MessageDigest.isEqual(user.password().getBytes(UTF_8), password);
  }
}
