package org.escaque.simulator.through;

import java.util.HashMap;
import java.util.Map;
import org.escaque.publish.Link;
import org.escaque.publish.Message;

/**
 * Notes what a table hands to its link and nobody was seen to receive yet, so that a story can wait
 * for exactly that. Fleeting messages may be lost and are not waited for. Thread-safe.
 */
final class Ledger {

  private final Object lock = new Object();
  private Map<String, String> open = new HashMap<>();

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
      open.put(message.topic(), message.payload());
    }
  }

  /** The newest payload of each topic since the last call. */
  Map<String, String> take() {
    synchronized (lock) {
      var taken = open;
      open = new HashMap<>();
      return taken;
    }
  }
}
