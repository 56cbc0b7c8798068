package org.escaque.host;

import java.util.List;
import java.util.stream.Stream;
import org.escaque.host.table.TableThread;
import org.escaque.laws.Rulings;
import org.escaque.publish.Assignments;
import org.escaque.publish.Inbound;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.AssignReader;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hands on what the broker sends a table: assignments and commands. Called by the link's thread.
 */
final class BrokerInbox {

  private static final Logger LOG = LoggerFactory.getLogger(BrokerInbox.class);

  private final Object lock = new Object();
  private final String table;
  private final String topic;
  private final Rulings rulings;
  private @Nullable TableThread thread;
  private List<Inbound> early = List.of();

  BrokerInbox(String table, Topics topics, Rulings rulings) {
    this.table = table;
    this.topic = topics.assign(table);
    this.rulings = rulings;
  }

  /** From now on the table listens. */
  void deliverTo(TableThread listener) {
    List<Inbound> waiting;
    synchronized (lock) {
      thread = listener;
      waiting = early;
      early = List.of();
    }
    waiting.forEach(this::received);
  }

  void received(Inbound message) {
    TableThread listener;
    synchronized (lock) {
      listener = thread;
      if (listener == null) {
        early = Stream.concat(early.stream(), Stream.of(message)).toList();
        return;
      }
    }
    if (!message.topic().equals(topic)) {
      listener.runtime().command(message).ifPresent(listener::act);
    } else if (!message.payload().isEmpty()) {
      assign(listener, message.payload());
    }
  }

  private void assign(TableThread listener, String payload) {
    try {
      listener.assign(Assignments.fromWire(AssignReader.read(payload), table, rulings));
    } catch (IllegalArgumentException wrong) {
      LOG.warn("table={} assign=refused reason=\"{}\"", table, wrong.getMessage());
      listener.misassigned(String.valueOf(wrong.getMessage()));
    }
  }
}
