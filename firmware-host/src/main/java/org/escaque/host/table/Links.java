package org.escaque.host.table;

import java.util.List;
import java.util.function.Consumer;
import org.escaque.publish.Inbound;
import org.escaque.publish.Link;
import org.escaque.publish.Message;

/** Makes the link of a table to the broker. */
@FunctionalInterface
public interface Links {

  /**
   * Makes a link that waits for its start.
   *
   * @param table also the name of its user
   * @param will what the broker is to say if the link breaks
   * @param filters topics to read
   * @param sink gets what arrives, in a thread of the link
   * @param connected is run at each connection, in the thread of the link
   */
  Link make(
      String table, Message will, List<String> filters, Consumer<Inbound> sink, Runnable connected);

  /** No broker at all: messages vanish. */
  static Links none() {
    return (table, will, filters, sink, connected) ->
        new Link() {
          @Override
          public void start() {}

          @Override
          public void publish(Message message) {}

          @Override
          public boolean isUp() {
            return false;
          }

          @Override
          public void close() {}
        };
  }
}
