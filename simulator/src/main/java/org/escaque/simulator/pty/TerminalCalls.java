package org.escaque.simulator.pty;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;

/**
 * The C library's calls that a pseudo terminal needs (pty(7), termios(3)). The numbers are those of
 * Linux on x86-64 and aarch64, which agree. Any thread: each call has its own place for {@code
 * errno}.
 */
final class TerminalCalls {

  static final int EINTR = 4;
  static final int EIO = 5;
  static final int EAGAIN = 11;

  private static final int O_RDWR = 0x2;
  private static final int O_NOCTTY = 0x100;
  private static final int O_NONBLOCK = 0x800;
  private static final int O_CLOEXEC = 0x80000;
  private static final int TCSANOW = 0;

  /** {@code struct termios} has 60 bytes in glibc; what it holds is left to the library. */
  private static final long TERMIOS_BYTES = 256;

  private static final long NAME_BYTES = 128;

  private static final Linker LINKER = Linker.nativeLinker();
  private static final StructLayout STATE = Linker.Option.captureStateLayout();

  private static final MethodHandle POSIX_OPENPT =
      call("posix_openpt", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
  private static final MethodHandle GRANTPT =
      call("grantpt", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
  private static final MethodHandle UNLOCKPT =
      call("unlockpt", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
  private static final MethodHandle PTSNAME_R =
      call("ptsname_r", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, JAVA_LONG));
  private static final MethodHandle OPEN =
      call(
          "open",
          FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT),
          Linker.Option.firstVariadicArg(2));
  private static final MethodHandle TCGETATTR =
      call("tcgetattr", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS));
  private static final MethodHandle TCSETATTR =
      call("tcsetattr", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT, ADDRESS));
  private static final MethodHandle CFMAKERAW =
      LINKER.downcallHandle(
          LINKER.defaultLookup().findOrThrow("cfmakeraw"), FunctionDescriptor.ofVoid(ADDRESS));
  private static final MethodHandle READ =
      call("read", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG));
  private static final MethodHandle WRITE =
      call("write", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG));
  private static final MethodHandle POLL =
      call("poll", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT));
  private static final MethodHandle CLOSE =
      call("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT));

  private TerminalCalls() {}

  private static MethodHandle call(
      String name, FunctionDescriptor type, Linker.Option... variadic) {
    var options = new Linker.Option[variadic.length + 1];
    System.arraycopy(variadic, 0, options, 1, variadic.length);
    options[0] = Linker.Option.captureCallState("errno");
    return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), type, options);
  }

  /** A call that fails with a number below 0 and leaves the reason in {@code errno}. */
  @FunctionalInterface
  private interface Call {
    long make(MemorySegment errno) throws Throwable;
  }

  /** What a call gave, or {@code -errno}. */
  private static long made(String what, Call call) {
    try (var arena = Arena.ofConfined()) {
      var errno = arena.allocate(STATE);
      long result = call.make(errno);
      return result < 0 ? -errno.get(JAVA_INT, 0) : result;
    } catch (RuntimeException | Error failure) {
      throw failure;
    } catch (Throwable impossible) {
      throw new IllegalStateException(what, impossible);
    }
  }

  private static int checked(String what, Call call) throws IOException {
    long result = made(what, call);
    if (result < 0) {
      throw new IOException(what + " failed, errno " + -result);
    }
    return (int) result;
  }

  /** The master of a new pseudo terminal, unlocked; reads and writes on it do not block. */
  static int openMaster() throws IOException {
    int flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC;
    int master = checked("posix_openpt", errno -> (int) POSIX_OPENPT.invokeExact(errno, flags));
    try {
      checked("grantpt", errno -> (int) GRANTPT.invokeExact(errno, master));
      checked("unlockpt", errno -> (int) UNLOCKPT.invokeExact(errno, master));
      return master;
    } catch (IOException failed) {
      close(master);
      throw failed;
    }
  }

  /** The path of the other end. */
  static String slaveName(int master) throws IOException {
    try (var arena = Arena.ofConfined()) {
      var name = arena.allocate(NAME_BYTES);
      int wrong =
          checked(
              "ptsname_r", errno -> (int) PTSNAME_R.invokeExact(errno, master, name, NAME_BYTES));
      if (wrong != 0) {
        throw new IOException("ptsname_r failed, errno " + wrong);
      }
      return name.getString(0);
    }
  }

  /** Opens a terminal and makes it raw: no echo, no lines, eight bits. */
  static int openRaw(String path) throws IOException {
    try (var arena = Arena.ofConfined()) {
      var name = arena.allocateFrom(path);
      int flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC;
      int slave = checked(path, errno -> (int) OPEN.invokeExact(errno, name, flags));
      var termios = arena.allocate(TERMIOS_BYTES);
      try {
        checked("tcgetattr", errno -> (int) TCGETATTR.invokeExact(errno, slave, termios));
        made(
            "cfmakeraw",
            errno -> {
              CFMAKERAW.invokeExact(termios);
              return 0;
            });
        checked("tcsetattr", errno -> (int) TCSETATTR.invokeExact(errno, slave, TCSANOW, termios));
        return slave;
      } catch (IOException failed) {
        close(slave);
        throw failed;
      }
    }
  }

  /** How many bytes were read, or {@code -errno}. */
  static long read(int file, MemorySegment buffer) {
    return made("read", errno -> (long) READ.invokeExact(errno, file, buffer, buffer.byteSize()));
  }

  /** How many bytes were taken, or {@code -errno}. */
  static long write(int file, MemorySegment bytes) {
    return made("write", errno -> (long) WRITE.invokeExact(errno, file, bytes, bytes.byteSize()));
  }

  /** Waits so many milliseconds for one of these; nothing if {@code EINTR}. */
  static void poll(MemorySegment pollFiles, long count, int millis) {
    made("poll", errno -> (int) POLL.invokeExact(errno, pollFiles, count, millis));
  }

  /** Closes a file; a failure cannot be helped and is not told. */
  static void close(int file) {
    made("close", errno -> (int) CLOSE.invokeExact(errno, file));
  }
}
