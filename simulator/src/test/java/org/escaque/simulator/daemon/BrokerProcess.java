package org.escaque.simulator.daemon;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import org.escaque.host.broker.EmbeddedBroker;

/** A broker in a process of its own, always on the same port. Confined to one thread at a time. */
final class BrokerProcess implements AutoCloseable {

  private final int port;
  private Process process;

  BrokerProcess() throws IOException, InterruptedException {
    try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }
    process = run();
    awaitListening();
  }

  /** The process: a broker on the port that is named, until it is killed. */
  public static void main(String[] args) throws IOException, InterruptedException {
    try (var broker =
        EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(Integer.parseInt(args[0])))) {
      System.out.println("broker on " + broker.port());
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  private Process run() throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java");
    return new ProcessBuilder(
            java.toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            BrokerProcess.class.getName(),
            String.valueOf(port))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  int port() {
    return port;
  }

  /** SIGKILL, nothing for a while, and a new broker that knows nothing. */
  void kill(long awayMillis) throws IOException, InterruptedException {
    process.destroyForcibly().waitFor();
    Thread.sleep(awayMillis);
    process = run();
    awaitListening();
  }

  private void awaitListening() throws InterruptedException {
    Players.waitFor(this::listens);
  }

  private boolean listens() {
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 500);
      return true;
    } catch (IOException notYet) {
      return false;
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
