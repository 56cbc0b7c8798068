package org.escaque.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Random bounce on random hands: what was settled comes out, and nothing else. */
class DebouncerPropertyTest {

  private static final long MILLI = 1_000_000;

  private final long seed = System.nanoTime();
  private final Random random = new Random(seed);

  /** A change that counts: of a square at a time. */
  private record Change(Square square, boolean placed, Tick tick) {}

  @BeforeEach
  void printSeed() {
    System.out.println("debouncer property seed " + seed);
  }

  @Test
  void onChange_bounceAndShortPulses_loseAndInventNothing() {
    for (int round = 0; round < 300; round++) {
      var expected = new ArrayList<Change>();
      var edges = bouncingEdges(expected);
      var events = run(new Debouncer(Settling.ON_CHANGE), edges);

      assertThat(changes(events)).as("seed " + seed + " round " + round).isEqualTo(expected);
    }
  }

  @Test
  void polled_bounceAndShortPulses_loseAndInventNothing() {
    for (int round = 0; round < 300; round++) {
      var expected = new ArrayList<Change>();
      var edges = bouncingEdges(expected);
      var events = poll(edges, 1 + random.nextInt(10));

      assertThat(squares(changes(events)))
          .as("seed " + seed + " round " + round)
          .isEqualTo(squares(expected));
    }
  }

  @Test
  void onChange_anyEdgesAtAll_alternateAndEndAsTheContacts() {
    for (int round = 0; round < 300; round++) {
      var edges = new TreeMap<Long, Long>();
      long contacts = 0;
      long now = 0;
      for (int edge = 0; edge < 200; edge++) {
        now += 1 + random.nextLong(60 * MILLI);
        contacts ^= 1L << random.nextInt(8);
        edges.put(now, contacts);
      }
      var debouncer = new Debouncer(Settling.ON_CHANGE);
      var events = run(debouncer, edges);

      long replayed = 0;
      for (var change : changes(events)) {
        assertThat((replayed & change.square().bit()) == 0).isEqualTo(change.placed());
        replayed ^= change.square().bit();
      }
      assertThat(replayed).isEqualTo(contacts);
      assertThat(debouncer.occupancy()).isEqualTo(new Occupancy(contacts));
      assertThat(debouncer.restless().isEmpty()).isTrue();
    }
  }

  @Test
  void onChange_eventsAfterBounce_comeWithinTheHorizon() {
    for (int round = 0; round < 100; round++) {
      var edges = bouncingEdges(new ArrayList<>());
      var debouncer = new Debouncer(Settling.ON_CHANGE);
      debouncer.standing(Occupancy.EMPTY);
      for (var edge : edges.entrySet()) {
        wake(debouncer, new Tick(edge.getKey()), new ArrayList<>());
        debouncer.frame(new ContactFrame(new Tick(edge.getKey()), edge.getValue()));
        debouncer
            .wakeAt()
            .ifPresent(
                wake ->
                    assertThat(wake.since(new Tick(edge.getKey())))
                        .isLessThanOrEqualTo(Settling.ON_CHANGE.horizon()));
      }
    }
  }

  /** Squares that change every 400 ms or so with bounce, and pulses under 60 ms between. */
  private NavigableMap<Long, Long> bouncingEdges(List<Change> expected) {
    var edges = new TreeMap<Long, Long>();
    long contacts = 0;
    long now = 1000 * MILLI;
    for (int change = 0; change < 12; change++) {
      long bit = 1L << random.nextInt(64);
      if (random.nextInt(4) == 0) {
        long pulse = MILLI + random.nextLong(58 * MILLI);
        edges.put(now, contacts ^ bit);
        edges.put(now + pulse, contacts);
      } else {
        contacts ^= bit;
        expected.add(
            new Change(
                Square.of(Long.numberOfTrailingZeros(bit)), (contacts & bit) != 0, new Tick(now)));
        long edge = now;
        int toggles = 2 * random.nextInt(4);
        for (int toggle = 0; toggle <= toggles; toggle++) {
          edges.put(edge, toggle % 2 == 0 ? contacts : contacts ^ bit);
          edge += 1 + random.nextLong(MILLI / 2);
        }
      }
      now += 400 * MILLI + random.nextLong(200 * MILLI);
    }
    return edges;
  }

  private static List<BoardEvent> run(Debouncer debouncer, NavigableMap<Long, Long> edges) {
    debouncer.standing(Occupancy.EMPTY);
    var events = new ArrayList<BoardEvent>();
    for (var edge : edges.entrySet()) {
      var tick = new Tick(edge.getKey());
      wake(debouncer, tick, events);
      events.addAll(debouncer.frame(new ContactFrame(tick, edge.getValue())));
    }
    wake(debouncer, new Tick(Long.MAX_VALUE), events);
    return events;
  }

  private static void wake(Debouncer debouncer, Tick before, List<BoardEvent> events) {
    while (debouncer.wakeAt().filter(before::isAfter).isPresent()) {
      events.addAll(debouncer.at(debouncer.wakeAt().orElseThrow()));
    }
  }

  private List<BoardEvent> poll(NavigableMap<Long, Long> edges, int periodMillis) {
    var debouncer = new Debouncer(Settling.polled(Duration.ofMillis(periodMillis)));
    debouncer.standing(Occupancy.EMPTY);
    var events = new ArrayList<BoardEvent>();
    long end = edges.lastKey() + 1000 * MILLI;
    for (long now = 0; now < end; now += periodMillis * MILLI + random.nextLong(MILLI)) {
      var latest = edges.floorEntry(now);
      long contacts = latest == null ? 0 : latest.getValue();
      events.addAll(debouncer.frame(new ContactFrame(new Tick(now), contacts)));
    }
    return events;
  }

  private static List<Change> changes(List<BoardEvent> events) {
    return events.stream()
        .filter(
            event ->
                event instanceof BoardEvent.SquareLifted
                    || event instanceof BoardEvent.SquarePlaced)
        .map(
            event ->
                event instanceof BoardEvent.SquarePlaced(var square, var tick)
                    ? new Change(square, true, tick)
                    : new Change(((BoardEvent.SquareLifted) event).square(), false, event.tick()))
        .toList();
  }

  private static List<String> squares(List<Change> changes) {
    return changes.stream().map(change -> change.square() + " " + change.placed()).toList();
  }
}
