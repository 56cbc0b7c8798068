package org.escaque.host;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Log lines for the journal of systemd: each begins with its priority (sd-daemon(3)), which
 * journald takes off again; it knows the time itself. A stack trace keeps the priority on every
 * line.
 */
public final class LogFormat extends Formatter {

  /** Held, because a logger that nobody holds forgets its level. */
  private static final Logger PAHO = Logger.getLogger("org.eclipse.paho.client.mqttv3");

  private static final Logger MOQUETTE = Logger.getLogger("io.moquette");
  private static final Logger NETTY = Logger.getLogger("io.netty");
  private static final Logger JETTY = Logger.getLogger("org.eclipse.jetty");

  /**
   * Sends all logging to standard output in this form; others' libraries speak up from warnings.
   */
  public static void install() {
    LogManager manager = LogManager.getLogManager();
    if (manager instanceof KeepingLogManager keeping) {
      keeping.resetNow();
    } else {
      manager.reset();
    }
    Logger root = Logger.getLogger("");
    root.setLevel(Level.INFO);
    root.addHandler(new StandardOutput());
    // Paho prints a trace for every loss of a connection; the link says it in one line.
    PAHO.setLevel(Level.OFF);
    MOQUETTE.setLevel(Level.WARNING);
    NETTY.setLevel(Level.WARNING);
    JETTY.setLevel(Level.WARNING);
  }

  @Override
  public String format(LogRecord record) {
    String priority = priority(record.getLevel());
    var text = new StringBuilder(priority).append(formatMessage(record)).append('\n');
    Throwable thrown = record.getThrown();
    if (thrown != null) {
      var trace = new StringWriter();
      thrown.printStackTrace(new PrintWriter(trace, true));
      trace.toString().lines().forEach(line -> text.append(priority).append(line).append('\n'));
    }
    return text.toString();
  }

  private static String priority(Level level) {
    int value = level.intValue();
    if (value >= Level.SEVERE.intValue()) {
      return "<3>";
    }
    if (value >= Level.WARNING.intValue()) {
      return "<4>";
    }
    return value >= Level.INFO.intValue() ? "<6>" : "<7>";
  }

  /** Standard output of the moment, so that a test can look at it. */
  private static final class StandardOutput extends Handler {

    StandardOutput() {
      setFormatter(new LogFormat());
    }

    @Override
    public void publish(LogRecord record) {
      if (isLoggable(record)) {
        System.out.print(getFormatter().format(record));
        System.out.flush();
      }
    }

    @Override
    public void flush() {
      System.out.flush();
    }

    @Override
    public void close() {
      flush();
    }
  }
}
