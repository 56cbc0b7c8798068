package org.escaque.simulator.pty;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;

/**
 * A raw pseudo terminal: this process holds the master, a program under test opens {@link #path} as
 * if a device were plugged in. Closing it is pulling the cable: the other end hangs up. Reading
 * belongs to one thread; writing to one at a time; {@link #close} only when neither is under way.
 *
 * <p>The other end is held open here too, so that it keeps its settings and what was written to it
 * while nobody has it open.
 */
public final class PseudoTerminal implements AutoCloseable {

  private static final short POLLIN = 1;
  private static final short POLLOUT = 4;
  private static final int CHUNK = 4096;

  private final int master;
  private final int slave;
  private final Path path;
  private boolean closed;

  private PseudoTerminal(int master, int slave, String path) {
    this.master = master;
    this.slave = slave;
    this.path = Path.of(path);
  }

  /**
   * A new terminal.
   *
   * @throws IOException if the system has none to give
   */
  public static PseudoTerminal open() throws IOException {
    int master = TerminalCalls.openMaster();
    try {
      var path = TerminalCalls.slaveName(master);
      return new PseudoTerminal(master, TerminalCalls.openRaw(path), path);
    } catch (IOException failed) {
      TerminalCalls.close(master);
      throw failed;
    }
  }

  /** What a program opens; another terminal may get the same name once this one is closed. */
  public Path path() {
    return path;
  }

  /**
   * Reads what the other end has written.
   *
   * @param millis how long to wait for the first byte; 0 not to wait
   * @return nothing if nothing came
   * @throws IOException if the terminal is broken
   */
  public byte[] read(int millis) throws IOException {
    try (var arena = Arena.ofConfined()) {
      await(arena, POLLIN, millis);
      var buffer = arena.allocate(CHUNK);
      long count = TerminalCalls.read(master, buffer);
      if (count < 0) {
        return nothing("reading", -count);
      }
      return buffer.asSlice(0, count).toArray(JAVA_BYTE);
    }
  }

  /**
   * Writes, as far as the other end has room: a serial line does not wait for a reader.
   *
   * @param millis how long to wait for room
   * @return how many bytes went out
   * @throws IOException if the terminal is broken
   */
  public int write(byte[] bytes, int millis) throws IOException {
    try (var arena = Arena.ofConfined()) {
      var all = arena.allocateFrom(JAVA_BYTE, bytes);
      long done = 0;
      boolean waited = false;
      while (done < bytes.length) {
        long count = TerminalCalls.write(master, all.asSlice(done));
        if (count >= 0) {
          done += count;
          waited = false;
        } else if (waited) {
          nothing("writing", -count);
          break;
        } else {
          nothing("writing", -count);
          await(arena, POLLOUT, millis);
          waited = true;
        }
      }
      return (int) done;
    }
  }

  private byte[] nothing(String what, long errno) throws IOException {
    if (errno != TerminalCalls.EAGAIN && errno != TerminalCalls.EINTR) {
      throw new IOException(what + " " + path + " failed, errno " + errno);
    }
    return new byte[0];
  }

  private void await(Arena arena, short what, int millis) {
    // struct pollfd: int fd, short events, short revents.
    MemorySegment file = arena.allocate(8, 4);
    file.set(JAVA_INT, 0, master);
    file.set(JAVA_SHORT, 4, what);
    TerminalCalls.poll(file, 1, millis);
  }

  /** Hangs up; idempotent. */
  @Override
  public void close() {
    if (!closed) {
      closed = true;
      TerminalCalls.close(slave);
      TerminalCalls.close(master);
    }
  }
}
