package org.escaque.board.pi4j;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.IOType;
import java.io.IOException;
import java.util.concurrent.locks.ReentrantLock;
import org.escaque.board.wire.Wires;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one Pi4J context of this process: its native parts bear no second one. It is made for the
 * first user and shut down after the last. Any thread.
 */
public final class Pi4jContext {

  private static final Logger LOG = LoggerFactory.getLogger(Pi4jContext.class);
  private static final ReentrantLock LOCK = new ReentrantLock();
  private static @Nullable Context context;
  private static int users;

  private Pi4jContext() {}

  /**
   * Wires of the shared context.
   *
   * @throws IOException if Pi4J finds no hardware that it knows; it knows the models of Raspberry
   *     Pi up to its own release
   */
  public static Wires wires() throws IOException {
    LOCK.lock();
    try {
      var shared = context == null ? create() : context;
      context = shared;
      users++;
      return new Pi4jWires(shared, new Release());
    } finally {
      LOCK.unlock();
    }
  }

  /** Whether somebody uses the context. */
  static boolean isOpen() {
    LOCK.lock();
    try {
      return context != null;
    } finally {
      LOCK.unlock();
    }
  }

  private static Context create() throws IOException {
    var created = Pi4jWires.guarded("Pi4J", Pi4J::newAutoContext);
    if (!created.hasProvider(IOType.DIGITAL_INPUT) && !created.hasProvider(IOType.I2C)) {
      shutDown(created);
      throw new IOException("Pi4J knows no GPIO or I2C of this machine (unknown board model?)");
    }
    LOG.info("pi4j=open model=\"{}\"", created.boardInfo().getBoardModel());
    return created;
  }

  /** Gives the context back once, however often it is run. */
  private static final class Release implements Runnable {
    private boolean done;

    @Override
    public void run() {
      LOCK.lock();
      try {
        if (!done) {
          done = true;
          users--;
          if (users == 0 && context != null) {
            shutDown(context);
            context = null;
          }
        }
      } finally {
        LOCK.unlock();
      }
    }
  }

  private static void shutDown(Context closing) {
    try {
      closing.shutdown();
      LOG.info("pi4j=closed");
    } catch (RuntimeException failure) {
      LOG.warn("pi4j=closed reason=\"{}\"", failure.getMessage());
    }
  }
}
