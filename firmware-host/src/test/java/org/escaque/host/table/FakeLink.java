package org.escaque.host.table;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.escaque.publish.Link;
import org.escaque.publish.Message;

/** A broker that is always there and remembers everything. */
final class FakeLink implements Link {

  final List<Message> all = new CopyOnWriteArrayList<>();
  final Map<String, String> retained = new ConcurrentHashMap<>();

  @Override
  public void start() {}

  @Override
  public void publish(Message message) {
    all.add(message);
    if (message.isRetained()) {
      retained.put(message.topic(), message.payload());
    }
  }

  @Override
  public boolean isUp() {
    return true;
  }

  @Override
  public void close() {}

  String newest(String suffix) {
    return retained.entrySet().stream()
        .filter(entry -> entry.getKey().endsWith(suffix))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }
}
