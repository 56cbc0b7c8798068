package org.escaque.simulator.through;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.escaque.publish.Link;
import org.escaque.publish.Message;

/**
 * Notes what a table hands to its link, so that a story can wait for exactly that to arrive.
 * Fleeting messages may be lost and are not waited for. Thread-safe.
 */
final class Ledger {

  private final Object lock = new Object();
  private final Map<String, String> newest = new HashMap<>();

  /** A link that notes what goes through it. */
  Link over(Link link) {
    return new Link() {
      @Override
      public void start() {
        link.start();
      }

      @Override
      public void publish(Message message) {
        if (message.delivery() != Message.Delivery.FLEETING) {
          note(message);
        }
        link.publish(message);
      }

      @Override
      public boolean isUp() {
        return link.isUp();
      }

      @Override
      public void close() {
        link.close();
      }
    };
  }

  private void note(Message message) {
    synchronized (lock) {
      newest.put(message.topic(), message.payload());
    }
  }

  /** The newest payload of each topic that begins so. */
  Map<String, String> newest(String prefix) {
    synchronized (lock) {
      return newest.entrySet().stream()
          .filter(entry -> entry.getKey().startsWith(prefix))
          .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
  }
}
