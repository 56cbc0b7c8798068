package org.escaque.board.dgt;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.escaque.board.Square;
import org.escaque.board.serial.SerialLine;
import org.escaque.board.serial.SerialPorts;

/**
 * A board in memory on a serial line in memory: answers as a board does, and can be pulled out.
 * Thread-safe.
 */
final class FakeBoard implements SerialPorts {

  static final Men START =
      new Men("RNBQKBNR" + "PPPPPPPP" + " ".repeat(32) + "pppppppp" + "rnbqkbnr");

  private static final String CODES = " PRNBKQprnbkq";

  final AtomicInteger opens = new AtomicInteger();
  final AtomicInteger openLines = new AtomicInteger();
  final List<Integer> commands = new ArrayList<>();
  private final Deque<Integer> out = new ArrayDeque<>();

  private String path = "/dev/ttyACM0";
  private Men men = START;
  private byte[] clock = {0x01, 0x30, 0, 0x01, 0x30, 0, 0x10};
  private List<Integer> log = List.of();
  private String serial = "12345";
  private boolean plugged = true;
  private int plug;
  private boolean updating;
  private boolean mute;

  synchronized void put(Square square, char man) {
    men = men.with(square, man);
    if (updating) {
      say(0x8e, square.index() ^ 56, CODES.indexOf(man));
    }
  }

  /** Changes the board without a word of it. */
  synchronized void putSilently(Square square, char man) {
    men = men.with(square, man);
  }

  /** Seven bytes: right hours, minutes, seconds, left ones, status. */
  synchronized void clock(int... bytes) {
    for (int i = 0; i < bytes.length; i++) {
      clock[i] = (byte) bytes[i];
    }
    if (updating) {
      sayClock();
    }
  }

  synchronized void serial(String digits) {
    serial = digits;
  }

  synchronized void log(List<Integer> bytes) {
    log = bytes;
  }

  /** It was switched off and on: it tells nothing by itself any more. */
  synchronized void reset() {
    updating = false;
  }

  synchronized void mute(boolean is) {
    mute = is;
  }

  synchronized void noise(int... bytes) {
    for (int value : bytes) {
      out.add(value);
    }
    notifyAll();
  }

  synchronized void unplug() {
    plugged = false;
    updating = false;
    out.clear();
    notifyAll();
  }

  synchronized void plug(String as) {
    path = as;
    plugged = true;
  }

  /** Out and in again before anybody can look. */
  synchronized void replug() {
    plug++;
    unplug();
    plugged = true;
  }

  @Override
  public synchronized List<String> matching(String pattern) {
    return plugged ? List.of(path) : List.of();
  }

  @Override
  public synchronized SerialLine open(String name) throws IOException {
    if (!plugged || !name.equals(path)) {
      throw new IOException(name + " is not there");
    }
    opens.incrementAndGet();
    openLines.incrementAndGet();
    out.clear();
    return new Line();
  }

  private void take(int command) {
    commands.add(command);
    if (mute) {
      return;
    }
    switch (command) {
      case 0x40 -> updating = false;
      case 0x41 -> sayClock();
      case 0x42 -> sayDump();
      case 0x45 -> say(0x91, serial.chars().toArray());
      case 0x49 -> sayLog();
      case 0x4b -> updating = true;
      case 0x4d -> say(0x93, 1, 7);
      default -> {}
    }
  }

  private void sayClock() {
    var body = new int[7];
    for (int i = 0; i < 7; i++) {
      body[i] = clock[i];
    }
    say(0x8d, body);
  }

  private void sayDump() {
    var body = new int[64];
    for (int i = 0; i < 64; i++) {
      body[i] = CODES.indexOf(men.on(Square.of(i ^ 56)));
    }
    say(0x86, body);
  }

  private void sayLog() {
    var body = new int[0x1f00];
    for (int i = 0; i < log.size(); i++) {
      body[i] = log.get(i);
    }
    if (log.size() < body.length) {
      body[log.size()] = 0x6b;
    }
    say(0x8f, body);
  }

  private void say(int id, int... body) {
    int length = body.length + 3;
    out.add(id);
    out.add(length >> 7);
    out.add(length & 0x7f);
    for (int value : body) {
      out.add(value);
    }
    notifyAll();
  }

  private final class Line implements SerialLine {

    private final int own = plug;
    private boolean closed;

    private boolean isGone() {
      return !plugged || closed || own != plug;
    }

    @Override
    public int read(byte[] into) throws IOException {
      synchronized (FakeBoard.this) {
        try {
          if (out.isEmpty() && !isGone()) {
            FakeBoard.this.wait(100);
          }
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
          throw new IOException("interrupted", interrupted);
        }
        if (isGone()) {
          throw new IOException(path + " is gone");
        }
        var bytes = new ByteArrayOutputStream();
        while (!out.isEmpty() && bytes.size() < into.length) {
          bytes.write(out.remove());
        }
        System.arraycopy(bytes.toByteArray(), 0, into, 0, bytes.size());
        return bytes.size();
      }
    }

    @Override
    public void write(byte[] bytes) throws IOException {
      synchronized (FakeBoard.this) {
        if (isGone()) {
          throw new IOException(path + " is gone");
        }
        for (byte command : bytes) {
          take(command & 0xff);
        }
      }
    }

    @Override
    public void close() {
      synchronized (FakeBoard.this) {
        if (!closed) {
          closed = true;
          openLines.decrementAndGet();
        }
        FakeBoard.this.notifyAll();
      }
    }
  }
}
