package org.escaque.hall.web;

import java.io.IOException;
import java.net.BindException;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.escaque.hall.Endpoint;
import org.escaque.hall.HallWebSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The hall's web server: {@code /hall} (the wall), {@code /arbiter} (the phone), {@code /pgn/…},
 * and {@code /mqtt}, a pipe to the broker, all of one origin. Needs no internet and stores nothing.
 *
 * <p>{@link #close()} is bounded to about a second and may be called twice.
 */
public final class HallServer implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(HallServer.class);
  private static final long STOP_MILLIS = 1_000;
  private static final int THREADS = 32;

  private final Server server;
  private final ServerConnector connector;
  private final BrokerPipes pipes;

  private HallServer(Server server, ServerConnector connector, BrokerPipes pipes) {
    this.server = server;
    this.connector = connector;
    this.pipes = pipes;
  }

  /**
   * Starts to serve.
   *
   * @throws IOException naming the address, if it cannot be listened on
   */
  public static HallServer start(HallWebSettings settings) throws IOException {
    var threads = new QueuedThreadPool(THREADS, 2);
    threads.setName("hall");
    threads.setDaemon(true);
    var server = new Server(threads);
    var connector = connector(server, settings.listen());
    var pipes = new BrokerPipes(server, settings.broker());
    server.setHandler(new SiteHandler(new Site(settings), pipes, OwnName.of(settings)));
    server.setErrorHandler(new PlainErrors());
    server.setStopTimeout(STOP_MILLIS);
    var hall = new HallServer(server, connector, pipes);
    try {
      server.start();
    } catch (Exception e) {
      hall.close();
      throw new IOException("the hall cannot listen on " + settings.listen() + ": " + rootOf(e), e);
    }
    LOG.info(
        "hall=serving address={}:{} broker={}",
        settings.listen().host(),
        hall.port(),
        settings.broker());
    return hall;
  }

  /** The port that is listened on: the system's choice if the settings said 0. */
  public int port() {
    return connector.getLocalPort();
  }

  /** How many browsers are connected to the broker through here. */
  public int openPipes() {
    return pipes.count();
  }

  @Override
  public void close() {
    pipes.close();
    try {
      server.stop();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Exception e) {
      LOG.warn("hall=close reason={}", e.toString());
    }
  }

  private static ServerConnector connector(Server server, Endpoint listen) {
    var http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setRequestHeaderSize(8 * 1024);
    var connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http));
    connector.setHost(listen.host());
    connector.setPort(listen.port());
    connector.setIdleTimeout(30_000);
    connector.setShutdownIdleTimeout(STOP_MILLIS / 2);
    server.addConnector(connector);
    return connector;
  }

  private static String rootOf(Throwable e) {
    var cause = e;
    while (!(cause instanceof BindException) && cause.getCause() != null) {
      cause = cause.getCause();
    }
    return String.valueOf(cause.getMessage());
  }
}
