package org.escaque.host.kernel;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The notify protocol, against a socket that is bound as systemd binds its own. */
@EnabledOnOs(OS.LINUX)
class ServiceManagerTest {

  /** Listens like systemd: one datagram socket, by a path or by an abstract name. */
  private static final class Listener implements AutoCloseable {

    private static final Linker LINKER = Linker.nativeLinker();
    private final Arena arena = Arena.ofConfined();
    private final int descriptor;

    Listener(String name) throws Throwable {
      descriptor = (int) function("socket", JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT).invoke(1, 2, 0);
      byte[] path = name.getBytes(UTF_8);
      MemorySegment address = arena.allocate(110, 2);
      address.set(JAVA_SHORT, 0, (short) 1);
      MemorySegment.copy(path, 0, address, JAVA_BYTE, 2, path.length);
      if (path[0] == '@') {
        address.set(JAVA_BYTE, 2, (byte) 0);
      }
      int bound =
          (int)
              function("bind", JAVA_INT, JAVA_INT, ADDRESS, JAVA_INT)
                  .invoke(descriptor, address, 2 + path.length);
      assertThat(bound).isZero();
    }

    String next() throws Throwable {
      MemorySegment buffer = arena.allocate(512);
      long size =
          (long)
              function("recv", JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT)
                  .invoke(descriptor, buffer, 512L, 0);
      return new String(buffer.asSlice(0, size).toArray(JAVA_BYTE), UTF_8);
    }

    private static MethodHandle function(
        String name, MemoryLayout result, MemoryLayout... arguments) {
      return LINKER.downcallHandle(
          LINKER.defaultLookup().findOrThrow(name), FunctionDescriptor.of(result, arguments));
    }

    @Override
    public void close() {
      try {
        int unused = (int) function("close", JAVA_INT, JAVA_INT).invoke(descriptor);
        assertThat(unused).isZero();
      } catch (Throwable failed) {
        throw new IllegalStateException(failed);
      }
      arena.close();
    }
  }

  private static void speaks(String socket) throws Throwable {
    try (var listener = new Listener(socket)) {
      var manager = ServiceManager.of(Map.of("NOTIFY_SOCKET", socket, "WATCHDOG_USEC", "3000000"));

      manager.ready();
      manager.alive();
      manager.status("two tables\nno trouble");
      manager.stopping();

      assertThat(listener.next()).isEqualTo("READY=1");
      assertThat(listener.next()).isEqualTo("WATCHDOG=1");
      assertThat(listener.next()).isEqualTo("STATUS=two tables no trouble");
      assertThat(listener.next()).isEqualTo("STOPPING=1");
      assertThat(manager.watchdogPause()).contains(Duration.ofSeconds(1));
    }
  }

  @Test
  void tell_bySocketPath_isHeard(@TempDir Path folder) throws Throwable {
    speaks(folder.resolve("notify").toString());
  }

  @Test
  void tell_byAbstractName_isHeard() throws Throwable {
    speaks("@escaque-test-" + ProcessHandle.current().pid());
  }

  @Test
  void tell_outsideOfSystemd_doesNothing() {
    var manager = ServiceManager.of(Map.of());

    manager.ready();

    assertThat(manager.watchdogPause()).isEmpty();
  }

  @Test
  void tell_whenNobodyListens_doesNotFail(@TempDir Path folder) {
    var manager =
        ServiceManager.of(
            Map.of(
                "NOTIFY_SOCKET",
                folder.resolve("gone").toString(),
                "WATCHDOG_USEC",
                "not a number"));

    manager.alive();

    assertThat(manager.watchdogPause()).isEmpty();
  }
}
