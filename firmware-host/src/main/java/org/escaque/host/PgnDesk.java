package org.escaque.host;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.escaque.clock.ClockTime;
import org.escaque.hall.PgnFiles;
import org.escaque.host.config.EventSettings;
import org.escaque.publish.Body;
import org.escaque.publish.GamePgn;
import org.escaque.publish.Inbound;
import org.escaque.publish.Stamp;
import org.escaque.publish.mqtt.GameReader;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes the PGN files of the round from what tables publish. Messages are taken by the link's
 * thread; of each game only the newest waits, and a thread of its own writes. What the disk refuses
 * is tried again until it is written or something newer is.
 */
final class PgnDesk implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PgnDesk.class);

  private static final Duration TRY_AGAIN = Duration.ofSeconds(2);

  private final PgnFiles files;
  private final @Nullable EventSettings event;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Map<String, String> waiting = new LinkedHashMap<>();
  private final Thread thread;
  private boolean closing;

  /** Confined to the writing thread, like all that follows: what the disk refused. */
  private final Map<String, String> refused = new LinkedHashMap<>();

  private final Map<String, Stamp> stamps = new HashMap<>();
  private final Map<String, Body.Clock> clocks = new HashMap<>();

  private final Map<String, Body.Game> games = new HashMap<>();
  private final Map<String, String> dates = new HashMap<>();

  private String trouble = "";

  PgnDesk(Path folder, @Nullable EventSettings event) {
    this.files = new PgnFiles(folder);
    this.event = event;
    this.thread = Thread.ofPlatform().name("pgn").daemon().start(this::run);
  }

  /** Takes a message of a table; returns at once. */
  void received(Inbound message) {
    lock.lock();
    try {
      waiting.put(message.topic(), message.payload());
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void run() {
    try {
      boolean last;
      do {
        last = isClosing();
        take().forEach(this::guarded);
      } while (!last);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isClosing() {
    lock.lock();
    try {
      return closing;
    } finally {
      lock.unlock();
    }
  }

  /** What waits, and what was refused if it has waited long enough; at once at the end. */
  private Map<String, String> take() throws InterruptedException {
    lock.lock();
    try {
      long pause = TRY_AGAIN.toNanos();
      while (waiting.isEmpty() && !closing && pause > 0) {
        if (refused.isEmpty()) {
          changed.await();
        } else {
          pause = changed.awaitNanos(pause);
        }
      }
      var taken = new LinkedHashMap<>(refused);
      taken.putAll(waiting);
      refused.clear();
      waiting.clear();
      return taken;
    } finally {
      lock.unlock();
    }
  }

  private void guarded(String topic, String payload) {
    try {
      if (payload.isEmpty() || isOld(topic, payload)) {
        return;
      }
      if (topic.endsWith("/clock")) {
        clocks.put(tableOf(topic), GameReader.clock(payload));
      } else {
        write(tableOf(topic), GameReader.game(payload));
      }
    } catch (IOException trouble) {
      refused.put(topic, payload);
      tell(trouble.toString());
    } catch (RuntimeException wrong) {
      LOG.warn("pgn=refused topic={} reason=\"{}\"", topic, wrong.toString());
    }
  }

  /** What came before is no news, whoever sends it again. */
  private boolean isOld(String topic, String payload) {
    Stamp stamp = GameReader.stamp(payload);
    Stamp newest = stamps.get(topic);
    if (newest != null && stamp.isBefore(newest)) {
      return true;
    }
    stamps.put(topic, stamp);
    return false;
  }

  /** One line for a trouble that lasts. */
  private void tell(String reason) {
    if (!reason.equals(trouble)) {
      LOG.error("pgn=failed reason=\"{}\"", reason);
      trouble = reason;
    }
  }

  private static String tableOf(String topic) {
    String[] levels = topic.split("/", -1);
    return levels[levels.length - 2];
  }

  private void write(String table, Body.Game message) throws IOException {
    Body.Game whole = withEarlierMoves(message);
    games.put(message.game(), whole);
    var context =
        new GamePgn.Context(
            event == null ? null : event.site(),
            dates.computeIfAbsent(message.game(), game -> date()),
            clocks(table),
            event != null && event.chess960());
    files.write(message.round(), message.board(), GamePgn.write(whole, context));
    trouble = "";
  }

  /** A message of a very long game holds only its newest plies; the others came before. */
  private Body.Game withEarlierMoves(Body.Game message) {
    Body.Game known = games.get(message.game());
    if (message.from() == 0 || known == null || known.from() > 0) {
      return message;
    }
    List<Body.Move> moves = new ArrayList<>(known.moves());
    if (moves.size() < message.from()) {
      return message;
    }
    moves.subList(message.from(), moves.size()).clear();
    moves.addAll(message.moves());
    return message.whole(moves);
  }

  private String date() {
    return event != null && event.date() != null
        ? event.date()
        : LocalDate.now(ZoneId.systemDefault()).format(DateTimeFormatter.ofPattern("yyyy.MM.dd"));
  }

  private GamePgn.@Nullable Clocks clocks(String table) {
    Body.Clock clock = clocks.get(table);
    return clock == null
        ? null
        : new GamePgn.Clocks(
            new ClockTime(clock.white()),
            new ClockTime(clock.black()),
            Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
  }

  /** Writes what waits; idempotent. */
  @Override
  public void close() {
    lock.lock();
    try {
      closing = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    try {
      if (!thread.join(Duration.ofSeconds(2))) {
        LOG.error("pgn=stuck thread={}", thread.getName());
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
