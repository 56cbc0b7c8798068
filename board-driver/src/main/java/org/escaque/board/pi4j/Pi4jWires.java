package org.escaque.board.pi4j;

import com.pi4j.context.Context;
import com.pi4j.io.IO;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.io.gpio.digital.PullResistance;
import com.pi4j.io.i2c.I2C;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.escaque.board.wire.I2cDevice;
import org.escaque.board.wire.InputLines;
import org.escaque.board.wire.OutputLines;
import org.escaque.board.wire.Pull;
import org.escaque.board.wire.Wires;

/**
 * Lines and buses by a Pi4J context. Each line is one object and one system call a read or write;
 * Pi4J has no requests of several lines. Debouncing by Pi4J is always off.
 */
public final class Pi4jWires implements Wires {

  /** Pi4J wants a name for everything, never used twice in a context. */
  private static final AtomicLong NAMES = new AtomicLong();

  private final Context context;
  private final Runnable release;

  /**
   * Wires of an open context.
   *
   * @param release what to do when they are closed; the context itself is not shut down
   */
  public Pi4jWires(Context context, Runnable release) {
    this.context = context;
    this.release = release;
  }

  @Override
  public OutputLines outputs(String use, List<Integer> pins, boolean activeLow) throws IOException {
    var inactive = activeLow ? DigitalState.HIGH : DigitalState.LOW;
    var lines = new ArrayList<DigitalOutput>();
    try {
      for (int pin : pins) {
        lines.add(
            guarded(
                use + " pin " + pin,
                () ->
                    context.create(
                        DigitalOutput.newConfigBuilder(context)
                            .id(name(use, pin))
                            .address(pin)
                            .initial(inactive)
                            .shutdown(inactive)
                            .build())));
      }
    } catch (IOException failure) {
      lines.forEach(line -> letGo(context, line));
      throw failure;
    }
    return new Pi4jOutputs(context, lines, activeLow);
  }

  @Override
  public InputLines inputs(String use, List<Integer> pins, Pull pull) throws IOException {
    var lines = new ArrayList<DigitalInput>();
    try {
      for (int pin : pins) {
        lines.add(
            guarded(
                use + " pin " + pin,
                () ->
                    context.create(
                        DigitalInput.newConfigBuilder(context)
                            .id(name(use, pin))
                            .address(pin)
                            .pull(resistance(pull))
                            .debounce(0L)
                            .build())));
      }
    } catch (IOException failure) {
      lines.forEach(line -> letGo(context, line));
      throw failure;
    }
    return new Pi4jInputs(context, lines);
  }

  @Override
  public I2cDevice i2c(int bus, int address) throws IOException {
    String where = "i2c bus %d address 0x%02x".formatted(bus, address);
    I2C device =
        guarded(
            where,
            () ->
                context.create(
                    I2C.newConfigBuilder(context)
                        .id(name("i2c", address))
                        .bus(bus)
                        .device(address)
                        .build()));
    return new Pi4jI2c(context, device, where);
  }

  private static PullResistance resistance(Pull pull) {
    return switch (pull) {
      case NONE -> PullResistance.OFF;
      case UP -> PullResistance.PULL_UP;
      case DOWN -> PullResistance.PULL_DOWN;
    };
  }

  private static String name(String use, int number) {
    return use + "-" + number + "-" + NAMES.incrementAndGet();
  }

  @Override
  public void close() {
    release.run();
  }

  /** A call into Pi4J, which may throw a dozen kinds of exceptions. */
  @FunctionalInterface
  interface Call<T> {
    T make();
  }

  /** Makes the call; whatever it throws comes out as one exception that says where. */
  static <T> T guarded(String where, Call<T> call) throws IOException {
    try {
      return call.make();
    } catch (RuntimeException failure) {
      throw new IOException(where + ": " + failure.getMessage(), failure);
    } catch (LinkageError missing) {
      // The native library of a provider does not fit this machine.
      throw new IOException(where + ": no native library: " + missing.getMessage(), missing);
    }
  }

  /** Shuts a line or device down and out of the context, so that its pin can be had again. */
  static void letGo(Context context, IO<?, ?, ?> io) {
    try {
      context.shutdown(io.id());
    } catch (RuntimeException failure) {
      Closing.LOG.warn("pin={} close_failed=\"{}\"", io.id(), failure.getMessage());
    }
  }
}
