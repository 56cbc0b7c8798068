package org.escaque.publish.mqtt;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** A network between client and broker, for tests: it can be cut, and lead to another broker. */
final class Pipe implements AutoCloseable {

  private final ServerSocket server;
  private final AtomicInteger broker = new AtomicInteger();
  private final AtomicInteger accepted = new AtomicInteger();
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();
  private volatile boolean silent;

  Pipe() throws IOException {
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  String url() {
    return "tcp://127.0.0.1:" + server.getLocalPort();
  }

  /** Connections from now on lead to this port; 0 cuts each at once. */
  void leadTo(int port) {
    broker.set(port);
  }

  /** The far end takes everything and says nothing. */
  void silence(boolean on) {
    silent = on;
  }

  void cut() throws IOException {
    // One by one: what is accepted meanwhile stays in the list and can be cut the next time.
    for (Socket socket : List.copyOf(sockets)) {
      sockets.remove(socket);
      socket.close();
    }
  }

  int accepted() {
    return accepted.get();
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        Socket near = server.accept();
        accepted.incrementAndGet();
        sockets.add(near);
        connect(near);
      } catch (IOException closed) {
        // the server is closed, or one connection failed
      }
    }
  }

  private void connect(Socket near) throws IOException {
    if (silent) {
      return;
    }
    if (broker.get() == 0) {
      near.close();
      return;
    }
    var far = new Socket(InetAddress.getLoopbackAddress(), broker.get());
    sockets.add(far);
    Thread.ofVirtual().start(() -> pump(near, far));
    Thread.ofVirtual().start(() -> pump(far, near));
  }

  private void pump(Socket from, Socket to) {
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      byte[] buffer = new byte[8_192];
      for (int size = in.read(buffer); size >= 0; size = in.read(buffer)) {
        if (!silent) {
          out.write(buffer, 0, size);
        }
      }
    } catch (IOException cut) {
      // the other side is closed too, by try
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
    cut();
  }
}
