package org.escaque.board.serial;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/**
 * A pseudo terminal, opened by the C library: what is written here is read by whoever opens its
 * {@link #path}, and the other way round. Closing it is what pulling out a plug is.
 */
public final class Pty implements AutoCloseable {

  private static final int O_RDWR_NOCTTY = 0x2 | 0x100;
  private static final int NAME = 64;
  private static final Linker LINKER = Linker.nativeLinker();
  private static final MethodHandle OPEN = call("posix_openpt", JAVA_INT, JAVA_INT);
  private static final MethodHandle GRANT = call("grantpt", JAVA_INT, JAVA_INT);
  private static final MethodHandle UNLOCK = call("unlockpt", JAVA_INT, JAVA_INT);
  private static final MethodHandle NAME_OF =
      call("ptsname_r", JAVA_INT, JAVA_INT, ADDRESS, JAVA_LONG);
  private static final MethodHandle READ = call("read", JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG);
  private static final MethodHandle WRITE = call("write", JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG);
  private static final MethodHandle CLOSE = call("close", JAVA_INT, JAVA_INT);
  private static final MethodHandle RAW = call("cfmakeraw", null, ADDRESS);
  private static final MethodHandle GET = call("tcgetattr", JAVA_INT, JAVA_INT, ADDRESS);
  private static final MethodHandle SET = call("tcsetattr", JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS);
  private static final MethodHandle POLL = call("poll", JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT);
  private static final int TERMIOS = 128;
  private static final short POLLIN = 1;
  private static final int WAIT_MILLIS = 20;

  private final int master;
  private final String path;
  private boolean closed;

  /** Opens one. */
  public Pty() throws IOException {
    try (var arena = Arena.ofConfined()) {
      master = (int) OPEN.invokeExact(O_RDWR_NOCTTY);
      if (master < 0) {
        throw new IOException("no pseudo terminal");
      }
      int granted = (int) GRANT.invokeExact(master);
      int unlocked = (int) UNLOCK.invokeExact(master);
      var name = arena.allocate(NAME);
      int named = (int) NAME_OF.invokeExact(master, name, (long) NAME);
      var termios = arena.allocate(TERMIOS);
      int got = (int) GET.invokeExact(master, termios);
      RAW.invokeExact(termios);
      int set = (int) SET.invokeExact(master, 0, termios);
      if ((granted | unlocked | named | got | set) != 0) {
        throw new IOException("the pseudo terminal cannot be set up");
      }
      path = name.getString(0);
    } catch (IOException failed) {
      throw failed;
    } catch (Throwable bug) {
      throw new IllegalStateException(bug);
    }
  }

  /** No result means void. */
  private static MethodHandle call(
      String name, @Nullable MemoryLayout result, MemoryLayout... types) {
    var type =
        result == null ? FunctionDescriptor.ofVoid(types) : FunctionDescriptor.of(result, types);
    return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), type);
  }

  /** The device to open. */
  public String path() {
    return path;
  }

  /** Sends bytes to whoever has the device open. */
  public void write(byte[] bytes) throws IOException {
    try (var arena = Arena.ofConfined()) {
      MemorySegment buffer = arena.allocate(bytes.length);
      MemorySegment.copy(bytes, 0, buffer, JAVA_BYTE, 0, bytes.length);
      long count = (long) WRITE.invokeExact(master, buffer, (long) bytes.length);
      if (count != bytes.length) {
        throw new IOException("wrote " + count);
      }
    } catch (IOException failed) {
      throw failed;
    } catch (Throwable bug) {
      throw new IllegalStateException(bug);
    }
  }

  /**
   * Waits a moment for bytes; empty when none came. Never longer: a terminal that is being read is
   * not closed before the read is over.
   */
  public byte[] read() {
    try (var arena = Arena.ofConfined()) {
      var poll = arena.allocate(8);
      poll.set(JAVA_INT, 0, master);
      poll.set(JAVA_SHORT, 4, POLLIN);
      int ready = (int) POLL.invokeExact(poll, 1L, WAIT_MILLIS);
      if (ready <= 0 || (poll.get(JAVA_SHORT, 6) & POLLIN) == 0) {
        return new byte[0];
      }
      var buffer = arena.allocate(256);
      long count = (long) READ.invokeExact(master, buffer, 256L);
      return count <= 0 ? new byte[0] : buffer.asSlice(0, count).toArray(JAVA_BYTE);
    } catch (Throwable bug) {
      throw new IllegalStateException(bug);
    }
  }

  @Override
  public synchronized void close() {
    if (!closed) {
      closed = true;
      try {
        int result = (int) CLOSE.invokeExact(master);
        if (result != 0) {
          throw new IllegalStateException("close gave " + result);
        }
      } catch (Throwable bug) {
        throw new IllegalStateException(bug);
      }
    }
  }
}
