package org.escaque.simulator.daemon;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.HashMap;
import java.util.Map;
import org.escaque.board.Occupancy;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;

/**
 * The wood and the clock of one table, which stand there whether a host looks or not. Thread-safe.
 */
final class World implements AutoCloseable {

  private final ServerSocket server;
  private final Map<String, Socket> hosts = new HashMap<>();
  private long contacts;
  private Runs runs = Runs.NEITHER;
  private long clockSeen = Long.MIN_VALUE;

  World(Occupancy standing) throws IOException {
    contacts = standing.bits();
    server = new ServerSocket(0, 8, InetAddress.getLoopbackAddress());
    Thread.ofPlatform().daemon().name("world").start(this::accept);
  }

  int port() {
    return server.getLocalPort();
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        var host = server.accept();
        var reader = new BufferedReader(new InputStreamReader(host.getInputStream(), US_ASCII));
        greet(String.valueOf(reader.readLine()), host);
        Thread.ofPlatform().daemon().start(() -> watch(host, reader));
      } catch (IOException gone) {
        // A host that died while it greeted, or the end of the world.
      }
    }
  }

  private synchronized void greet(String who, Socket host) {
    hosts.put(who, host);
    if (who.equals("clock")) {
      clockSeen = System.nanoTime();
      say("clock", "B " + runs);
    } else {
      say("board", frame());
    }
  }

  /** Nothing comes from the host but the end. */
  private void watch(Socket host, BufferedReader reader) {
    try {
      reader.readLine();
    } catch (IOException gone) {
      // The end, the other way.
    }
    synchronized (this) {
      hosts.values().remove(host);
    }
  }

  /** Whether a host looks at both. */
  synchronized boolean isSeen() {
    return hosts.size() == 2;
  }

  /** When a host last began to look at the clock, in nanoseconds. */
  synchronized long clockSeen() {
    return clockSeen;
  }

  synchronized void contact(long bit, boolean occupied) {
    contacts = occupied ? contacts | bit : contacts & ~bit;
    say("board", frame());
  }

  synchronized void press(Lever lever) {
    runs = Runs.of(lever.other());
    say("clock", "L " + lever);
  }

  private String frame() {
    return "F " + Long.toHexString(contacts);
  }

  private void say(String who, String line) {
    var host = hosts.get(who);
    if (host != null) {
      try {
        host.getOutputStream().write((line + "\n").getBytes(US_ASCII));
      } catch (IOException gone) {
        hosts.remove(who);
      }
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
