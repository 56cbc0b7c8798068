package org.escaque.host.table;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.escaque.clock.TimeControl;
import org.escaque.game.Assignment;
import org.escaque.game.Assignment.LawsInForce;
import org.escaque.game.Player;
import org.escaque.game.ScoredPly;
import org.escaque.publish.Mono;
import org.escaque.publish.Released;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.JsonEncoder;

/**
 * A whole table in virtual time, for tests: contacts and levers by hand, a real journal, and a link
 * that remembers.
 */
final class VirtualTable implements AutoCloseable {

  static final Duration SOON = Duration.ofSeconds(20);

  final FakeLink link = new FakeLink();
  final List<Released> released = new CopyOnWriteArrayList<>();
  final TableRuntime runtime;
  private Tick now;
  private long contacts;

  VirtualTable(Path journals, Tick first) throws IOException {
    this(journals, first, Settling.ON_CHANGE);
  }

  VirtualTable(Path journals, Tick first, Settling settling) throws IOException {
    now = first;
    contacts = 0xffff_0000_0000_ffffL;
    var services =
        new TableRuntime.Services(
            new Topics("club"),
            journals,
            "kernel-1",
            () -> now,
            Mono.REAL,
            new JsonEncoder(),
            (table, will, filters, sink, connected) -> link,
            inbound -> {},
            released::add);
    runtime =
        TableRuntime.open(
            new TableRuntime.Plan("t2", settling, false, Side.WHITE, "virtual"), services);
    now = runtime.ticks().now();
  }

  static Assignment assignment(String game, String control) {
    return assignment(game, control, "fide-2009");
  }

  static Assignment assignment(String game, String control, String edition) {
    return assignment(game, control, LawsInForce.of(edition));
  }

  static Assignment assignment(String game, String control, LawsInForce laws) {
    return new Assignment(
        game,
        "Open",
        1,
        2,
        "t2",
        Player.named("Zhu, Jiner"),
        Player.named("Lei, Tingjie"),
        laws,
        TimeControl.parse(control).orElseThrow(),
        null,
        false,
        null);
  }

  /** Board and clock are plugged in, the game is assigned, the first press starts White's clock. */
  VirtualTable begin(String game) {
    frame();
    runtime.core().accept(new TableInput.Clock(new ClockEvent.ClockBack(Runs.UNKNOWN, now)));
    pass(1_000);
    runtime.core().accept(new TableInput.Assign(assignment(game, "5m+3s")));
    press(Side.BLACK);
    return this;
  }

  Tick now() {
    return now;
  }

  void frame() {
    var report = new BoardReport.Contacts(new ContactFrame(now, contacts));
    runtime.core().accept(new TableInput.Board(report));
  }

  /** A reading that comes so long after the one before. */
  void lateFrame(long millis) {
    var frame = new ContactFrame(now, contacts, 0, now.plusMillis(-millis));
    runtime.core().accept(new TableInput.Board(new BoardReport.Contacts(frame)));
  }

  /** The contacts read so from the next frame on. */
  void stand(long occupied) {
    contacts = occupied;
  }

  void lift(String square) {
    contacts &= ~Square.parse(square).orElseThrow().bit();
    frame();
  }

  void place(String square) {
    contacts |= Square.parse(square).orElseThrow().bit();
    frame();
  }

  void press(Side side) {
    var lever = side == Side.WHITE ? Lever.LEFT : Lever.RIGHT;
    runtime.core().accept(new TableInput.Clock(new ClockEvent.LeverPressed(lever, now)));
  }

  void clockBack(Runs runs) {
    runtime.core().accept(new TableInput.Clock(new ClockEvent.ClockBack(runs, now)));
  }

  /** Time passes, as a thread would let it: the core is woken exactly when it wants to be. */
  void pass(long millis) {
    Tick end = now.plusMillis(millis);
    while (true) {
      Tick wake = runtime.core().wakeAt().filter(at -> at.isBefore(end)).orElse(end);
      now = wake.isAfter(now) ? wake : now;
      runtime.core().advanceTo(now);
      if (!now.isBefore(end)) {
        return;
      }
    }
  }

  /** Thinks, moves a man and presses. */
  void move(Side side, String from, String to, long thinkMillis) {
    pass(thinkMillis);
    lift(from);
    pass(300);
    place(to);
    pass(200);
    press(side);
    pass(300);
  }

  void pulse() {
    runtime.pulse(now, ScanHealth.unscanned(true));
  }

  List<String> sans() {
    return runtime.core().state().orElseThrow().score().stream().map(ScoredPly::text).toList();
  }

  void drain() throws InterruptedException {
    if (!runtime.drain(SOON)) {
      throw new IllegalStateException("the journal did not keep up");
    }
  }

  @Override
  public void close() {
    runtime.close();
  }
}
