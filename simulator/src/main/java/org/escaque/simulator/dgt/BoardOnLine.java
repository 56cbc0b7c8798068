package org.escaque.simulator.dgt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.simulator.pty.PseudoTerminal;
import org.jspecify.annotations.Nullable;

/**
 * A simulated board with its clock at the end of a serial line. The other end is a pseudo terminal
 * behind a stable name, a link that is there while the board is plugged in. Thread-safe.
 */
public final class BoardOnLine implements AutoCloseable {

  private static final int ROOM_MILLIS = 200;
  private static final long TORN_NANOS = 300_000L;

  private final ReentrantLock lock = new ReentrantLock();
  private final Path name;
  private final Line line;
  private final TickSource ticks;
  private DgtBoard board;

  /** What really stands there and is shown, whether the board knows it or not. */
  private Fields standing;

  private ClockFace face;
  private @Nullable Plug plug;
  private long dropped;

  /**
   * What the cable does.
   *
   * @param mischief done to what the board says
   * @param bytesPerSecond how fast it goes out: 960 is a real line; 0 as fast as can be
   */
  public record Line(Mischief mischief, int bytesPerSecond) {

    public static Line perfect() {
      return new Line(Mischief.none(), 0);
    }
  }

  /**
   * A board that is not plugged in.
   *
   * @param name the stable name, like those below {@code /dev/serial/by-id}
   * @param ticks the time in which the board notes what happens
   */
  public BoardOnLine(DgtBoard board, Path name, Line line, TickSource ticks) {
    this.board = board;
    this.name = name;
    this.line = line;
    this.ticks = ticks;
    standing = board.fields();
    face = board.clock();
  }

  /** What a driver is to open. */
  public Path name() {
    return name;
  }

  /**
   * Plugs the cable in; does nothing if it is.
   *
   * @throws IOException if there is no terminal or the name cannot be made
   */
  public void plugIn() throws IOException {
    lock.lock();
    try {
      if (plug == null) {
        connect(PseudoTerminal.open());
      }
    } finally {
      lock.unlock();
    }
  }

  /** Plugs the cable in so that the kernel's name is another one than before. */
  public void plugInElsewhere() throws IOException {
    lock.lock();
    try (var _ = PseudoTerminal.open()) {
      plugIn();
    } finally {
      lock.unlock();
    }
  }

  private void connect(PseudoTerminal terminal) throws IOException {
    if (!board.card().hasBattery()) {
      board = board.on(new Happening.PoweredUp(standing, face, ticks.now())).board();
    }
    Files.deleteIfExists(name);
    Files.createSymbolicLink(name, terminal.path());
    plug = new Plug(terminal, this);
  }

  /** Pulls the cable; does nothing if it is out. */
  public void unplug() throws IOException {
    var pulled = pull();
    if (pulled != null) {
      Files.deleteIfExists(name);
      pulled.close();
    }
  }

  private @Nullable Plug pull() {
    lock.lock();
    try {
      var pulled = plug;
      plug = null;
      line.mischief.flush();
      return pulled;
    } finally {
      lock.unlock();
    }
  }

  /** Board and clock notice something, as far as they have power. */
  public void happens(Happening happening) {
    lock.lock();
    try {
      switch (happening) {
        case Happening.FieldChanged(int field, int code, var tick) ->
            standing = standing.with(field, code);
        case Happening.ClockChanged(var shown, var tick) -> face = shown;
        case Happening.PoweredUp(var fields, var shown, var tick) -> {
          standing = fields;
          face = shown;
        }
        case Happening.ByteReceived received -> {}
        case Happening.ButtonPressed button -> {}
        case Happening.SecondPassed second -> {}
      }
      if (plug != null || board.card().hasBattery()) {
        step(happening);
      }
    } finally {
      lock.unlock();
    }
  }

  /** A byte that means nothing comes over the line. */
  public void noise() {
    lock.lock();
    try {
      var present = plug;
      if (present != null) {
        send(present, Octets.of(0));
      }
    } finally {
      lock.unlock();
    }
  }

  /** The board starts anew, as after a dip of its power, with the cable plugged in. */
  public void restart() {
    lock.lock();
    try {
      happens(new Happening.PoweredUp(standing, face, ticks.now()));
    } finally {
      lock.unlock();
    }
  }

  private void step(Happening happening) {
    var step = board.on(happening);
    board = step.board();
    var present = plug;
    if (present == null) {
      return;
    }
    var pieces = line.mischief.pieces(step.out());
    for (var piece : pieces) {
      send(present, piece);
      if (pieces.size() > 1) {
        LockSupport.parkNanos(TORN_NANOS);
      }
    }
  }

  private void send(Plug present, Octets piece) {
    if (piece.size() == 0) {
      return;
    }
    try {
      dropped += piece.size() - present.terminal.write(piece.toBytes(), ROOM_MILLIS);
    } catch (IOException broken) {
      dropped += piece.size();
    }
    if (line.bytesPerSecond > 0) {
      LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(piece.size()) / line.bytesPerSecond);
    }
  }

  private void received(Plug by, byte[] bytes) {
    lock.lock();
    try {
      for (byte each : bytes) {
        if (plug == by) {
          step(new Happening.ByteReceived(each & 0xFF, now()));
        }
      }
    } finally {
      lock.unlock();
    }
  }

  /** Nothing has come for a while. */
  private void quiet(Plug by, boolean second) {
    lock.lock();
    try {
      if (plug == by) {
        send(by, line.mischief.flush());
        if (second) {
          step(new Happening.SecondPassed(now()));
        }
      }
    } finally {
      lock.unlock();
    }
  }

  private Tick now() {
    return ticks.now();
  }

  /** The board as it is now. */
  public DgtBoard board() {
    lock.lock();
    try {
      return board;
    } finally {
      lock.unlock();
    }
  }

  /** How many bytes found no room: nobody had the line open, or nobody read. */
  public long dropped() {
    lock.lock();
    try {
      return dropped;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() throws IOException {
    unplug();
  }

  /** One plugging in: its terminal, and the thread that listens at it. */
  private static final class Plug implements AutoCloseable {

    private static final int LOOK_MILLIS = 20;
    private static final long SECOND_NANOS = 1_000_000_000L;
    private static final long JOIN_MILLIS = 5_000;

    private final PseudoTerminal terminal;
    private final BoardOnLine owner;
    private final Thread thread;
    private volatile boolean out;

    Plug(PseudoTerminal terminal, BoardOnLine owner) {
      this.terminal = terminal;
      this.owner = owner;
      thread =
          Thread.ofPlatform()
              .daemon()
              .name("board-" + owner.name.getFileName())
              .start(this::listen);
    }

    private void listen() {
      long told = System.nanoTime();
      try {
        while (!out) {
          var bytes = terminal.read(LOOK_MILLIS);
          owner.received(this, bytes);
          boolean second = System.nanoTime() - told >= SECOND_NANOS;
          if (bytes.length == 0 || second) {
            told = second ? System.nanoTime() : told;
            owner.quiet(this, second);
          }
        }
      } catch (IOException broken) {
        // Only this process can break its end; the driver sees the line hang up.
        out = true;
      }
    }

    @Override
    public void close() throws IOException {
      out = true;
      try {
        thread.join(JOIN_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      if (thread.isAlive()) {
        throw new IOException("the thread " + thread.getName() + " does not end");
      }
      terminal.close();
    }
  }
}
