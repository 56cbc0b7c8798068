package org.escaque.host.kernel;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells systemd how the daemon does (sd_notify(3)): one datagram to the AF_UNIX socket that {@code
 * NOTIFY_SOCKET} names, a path or an abstract name beginning with {@code @}. Java's own channels
 * have no datagrams of that family. Thread-safe; never fails the daemon.
 */
public final class ServiceManager {

  private static final Logger LOG = LoggerFactory.getLogger(ServiceManager.class);

  private static final int AF_UNIX = 1;
  private static final int SOCK_DGRAM = 2;
  private static final int SOCK_CLOEXEC = 0x80000;
  private static final int MSG_NOSIGNAL = 0x4000;

  /** {@code sockaddr_un}: the family in two bytes, then 108 bytes of path. */
  private static final int PATH_OFFSET = 2;

  private static final int MOST_PATH = 108;

  private final @Nullable String socket;
  private final @Nullable Duration watchdog;

  /** The manager that started this process, by its environment; none outside systemd. */
  public static ServiceManager of(Map<String, String> environment) {
    String micros = environment.get("WATCHDOG_USEC");
    Duration watchdog =
        micros != null && micros.matches("[1-9][0-9]{0,15}")
            ? Duration.ofNanos(Long.parseLong(micros) * 1_000)
            : null;
    return new ServiceManager(environment.get("NOTIFY_SOCKET"), watchdog);
  }

  private ServiceManager(@Nullable String socket, @Nullable Duration watchdog) {
    this.socket = socket;
    this.watchdog = watchdog;
  }

  /** How often {@link #alive} is due; empty if nobody watches. */
  public Optional<Duration> watchdogPause() {
    return socket == null
        ? Optional.empty()
        : Optional.ofNullable(watchdog).map(w -> w.dividedBy(3));
  }

  /** The daemon does its work now. */
  public void ready() {
    tell("READY=1");
  }

  public void alive() {
    tell("WATCHDOG=1");
  }

  public void stopping() {
    tell("STOPPING=1");
  }

  /** One line for {@code systemctl status}. */
  public void status(String text) {
    tell("STATUS=" + text.replace('\n', ' '));
  }

  private void tell(String state) {
    if (socket == null) {
      return;
    }
    try {
      send(socket, state.getBytes(UTF_8));
    } catch (RuntimeException failed) {
      LOG.warn("notify=failed socket={} reason=\"{}\"", socket, failed.toString());
    }
  }

  private static void send(String socket, byte[] text) {
    byte[] path = socket.getBytes(UTF_8);
    if (path.length == 0 || path.length >= MOST_PATH) {
      throw new IllegalStateException("a socket path has 1 to 107 bytes, not " + path.length);
    }
    try (var arena = Arena.ofConfined()) {
      MemorySegment address = arena.allocate(PATH_OFFSET + MOST_PATH, 2);
      address.set(JAVA_SHORT, 0, (short) AF_UNIX);
      MemorySegment.copy(path, 0, address, JAVA_BYTE, PATH_OFFSET, path.length);
      if (path[0] == '@') {
        address.set(JAVA_BYTE, PATH_OFFSET, (byte) 0);
      }
      MemorySegment datagram = arena.allocate(text.length);
      MemorySegment.copy(text, 0, datagram, JAVA_BYTE, 0, text.length);
      send(address, PATH_OFFSET + path.length, datagram);
    }
  }

  private static void send(MemorySegment address, int length, MemorySegment datagram) {
    int descriptor = (int) call(Libc.SOCKET, AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (descriptor < 0) {
      throw new IllegalStateException("no socket");
    }
    try {
      long sent =
          (long)
              call(
                  Libc.SENDTO,
                  descriptor,
                  datagram,
                  datagram.byteSize(),
                  MSG_NOSIGNAL,
                  address,
                  length);
      if (sent != datagram.byteSize()) {
        throw new IllegalStateException("nobody listens");
      }
    } finally {
      call(Libc.CLOSE, descriptor);
    }
  }

  private static Object call(MethodHandle function, Object... arguments) {
    try {
      return function.invokeWithArguments(arguments);
    } catch (RuntimeException | Error failed) {
      throw failed;
    } catch (Throwable impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Found once, when the first message is sent. */
  private static final class Libc {

    static final MethodHandle SOCKET = find("socket", JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT);
    static final MethodHandle SENDTO =
        find("sendto", JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT, ADDRESS, JAVA_INT);
    static final MethodHandle CLOSE = find("close", JAVA_INT, JAVA_INT);

    private Libc() {}

    private static MethodHandle find(String name, MemoryLayout result, MemoryLayout... arguments) {
      var linker = Linker.nativeLinker();
      MemorySegment address = linker.defaultLookup().findOrThrow(name);
      return linker.downcallHandle(address, FunctionDescriptor.of(result, arguments));
    }
  }
}
