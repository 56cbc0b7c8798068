package org.escaque.host.wiring;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Somebody at a terminal, or a program that writes lines. Confined to one thread. */
public final class TerminalTechnician implements Technician {

  private static final Duration LOOK = Duration.ofMillis(50);

  private final InputStream in;
  private final PrintWriter out;
  private final boolean redraws;
  private String shown = "";

  /**
   * A technician at these streams.
   *
   * @param redraws whether the board is drawn again whenever it changes
   */
  public TerminalTechnician(InputStream in, PrintWriter out, boolean redraws) {
    this.in = in;
    this.out = out;
    this.redraws = redraws;
  }

  @Override
  public void tell(String line) {
    out.println(line);
    out.flush();
  }

  @Override
  public boolean goesOn() {
    try {
      while (in.available() > 0) {
        if (in.read() == '\n') {
          return true;
        }
      }
      return false;
    } catch (IOException gone) {
      throw new UncheckedIOException("the terminal is gone", gone);
    }
  }

  @Override
  public void wait(LiveTable table) throws InterruptedException {
    TimeUnit.NANOSECONDS.sleep(LOOK.toNanos());
    if (redraws) {
      show(table);
    }
  }

  /** Draws the table if its contacts or levers have changed. */
  public void show(LiveTable table) {
    var look = table.look();
    String now = look.contacts() + "" + look.pressed() + look.doubts() + look.boardLink();
    if (!now.equals(shown)) {
      shown = now;
      tell(Picture.of(look));
    }
  }
}
