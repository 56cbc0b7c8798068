package org.escaque.board.kernel;

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
 * The handful of system calls that devices need. Any thread: each call has its own place for {@code
 * errno}.
 */
final class Libc {

  private static final int O_RDWR_CLOEXEC = 0x2 | 0x80000;
  private static final int EFD_CLOEXEC = 0x80000;

  private static final Linker LINKER = Linker.nativeLinker();
  private static final StructLayout STATE = Linker.Option.captureStateLayout();
  private static final MethodHandle OPEN =
      call("open", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT), 2);
  private static final MethodHandle IOCTL =
      call("ioctl", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG, ADDRESS), 2);
  private static final MethodHandle READ =
      call("read", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG), 0);
  private static final MethodHandle WRITE =
      call("write", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG), 0);
  private static final MethodHandle POLL =
      call("poll", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT), 0);
  private static final MethodHandle EVENTFD =
      call("eventfd", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT), 0);
  private static final MethodHandle CLOSE =
      call("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT), 0);

  /** One place a thread, so that a scan allocates nothing. */
  private static final ThreadLocal<MemorySegment> ERRNO =
      ThreadLocal.withInitial(() -> Arena.ofAuto().allocate(STATE));

  private Libc() {}

  private static MethodHandle call(String name, FunctionDescriptor type, int variadicFrom) {
    var state = Linker.Option.captureCallState("errno");
    var options =
        variadicFrom == 0
            ? new Linker.Option[] {state}
            : new Linker.Option[] {state, Linker.Option.firstVariadicArg(variadicFrom)};
    return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), type, options);
  }

  /** A call that fails with a negative number and leaves the reason in {@code errno}. */
  @FunctionalInterface
  private interface Call {
    long make(MemorySegment errno) throws Throwable;
  }

  private static long checked(String what, Call call) throws IOException {
    try {
      var errno = ERRNO.get();
      long result = call.make(errno);
      if (result < 0) {
        throw new KernelException(what, errno.get(JAVA_INT, 0));
      }
      return result;
    } catch (IOException | RuntimeException | Error failure) {
      throw failure;
    } catch (Throwable impossible) {
      throw new IllegalStateException(what, impossible);
    }
  }

  /** Opens a device to read and write. */
  static int open(String path) throws IOException {
    try (var arena = Arena.ofConfined()) {
      var name = arena.allocateFrom(path);
      return (int) checked(path, errno -> (int) OPEN.invokeExact(errno, name, O_RDWR_CLOEXEC));
    }
  }

  /** One request to a driver; its structure is read and written in place. */
  static void ioctl(String what, int file, long request, MemorySegment structure)
      throws IOException {
    checked(what, errno -> (int) IOCTL.invokeExact(errno, file, request, structure));
  }

  /** Reads as many bytes as are there, at most the length of the buffer. */
  static long read(String what, int file, MemorySegment buffer) throws IOException {
    return checked(what, errno -> (long) READ.invokeExact(errno, file, buffer, buffer.byteSize()));
  }

  /** A counter whose file becomes readable when it is {@linkplain #wake woken}. */
  static int eventFile() throws IOException {
    return (int) checked("eventfd", errno -> (int) EVENTFD.invokeExact(errno, 0, EFD_CLOEXEC));
  }

  /** Wakes whoever polls the event file. */
  static void wake(int eventFile) throws IOException {
    try (var arena = Arena.ofConfined()) {
      var one = arena.allocateFrom(JAVA_LONG, 1L);
      checked("wake", errno -> (long) WRITE.invokeExact(errno, eventFile, one, 8L));
    }
  }

  /** Waits without limit until one of the {@code pollfd} structures is ready. */
  static void poll(MemorySegment pollFiles, long count) throws IOException {
    checked("poll", errno -> (int) POLL.invokeExact(errno, pollFiles, count, -1));
  }

  /** Closes a file; a failure cannot be helped and is not told. */
  static void close(int file) {
    try {
      int _ = (int) CLOSE.invokeExact(ERRNO.get(), file);
    } catch (RuntimeException | Error failure) {
      throw failure;
    } catch (Throwable impossible) {
      throw new IllegalStateException("close", impossible);
    }
  }
}
