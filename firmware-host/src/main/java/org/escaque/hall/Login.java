package org.escaque.hall;

/** How a page presents itself to the broker. The broker decides what it may read. */
public sealed interface Login {

  /**
   * Without user and password: a broker on the loopback that gives everybody a display's rights.
   */
  record Anonymous() implements Login {}

  /**
   * A user of the broker's list. The page receives both: give it a user with no more rights than
   * the page needs.
   */
  record Named(String user, String password) implements Login {

    public Named {
      if (user.isBlank()) {
        throw new IllegalArgumentException("a login needs a user name");
      }
    }

    /** Without the password, for logs. */
    @Override
    public String toString() {
      return "Named[user=" + user + "]";
    }
  }
}
