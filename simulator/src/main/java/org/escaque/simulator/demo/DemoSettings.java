package org.escaque.simulator.demo;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.escaque.simulator.stage.Pace;
import org.jspecify.annotations.Nullable;

/**
 * What a demo is to do.
 *
 * @param boards how many tables
 * @param pace gives each table its own pace
 * @param pgn file of the games; null for the simulator's own
 * @param port of the pages; the next free one if it is taken
 * @param edition of the Laws
 * @param incidents whether there are tables at which something goes wrong, beside the others
 * @param once whether each game is played once and compared; else they are played for ever
 * @param driver what stands before the tables
 * @param leastPly the least that a ply takes, of which a third passes before hands begin
 * @param folder where journals and PGN files go
 */
public record DemoSettings(
    int boards,
    Supplier<Pace> pace,
    @Nullable Path pgn,
    int port,
    String edition,
    boolean incidents,
    boolean once,
    Driver driver,
    Duration leastPly,
    Path folder) {

  /** What the host's tables are driven by. */
  public enum Driver {
    /** Contacts and levers without a driver. */
    VIRTUAL,
    /** The drivers of DGT boards and clocks, with simulated ones at the other end of the line. */
    DGT;

    /**
     * Nobody takes a man on a board that needs a quarter of a second for a scan before it has seen
     * him, which needs a third of this from the press on.
     */
    private static final Duration SLOW_BOARD = Duration.ofMillis(750);

    /** The least that a ply takes. */
    public Duration leastPly() {
      return this == DGT ? SLOW_BOARD : Duration.ZERO;
    }

    /** Reads {@code virtual} or {@code dgt}; empty for anything else. */
    public static Optional<Driver> parse(String text) {
      return switch (text) {
        case "virtual" -> Optional.of(VIRTUAL);
        case "dgt" -> Optional.of(DGT);
        default -> Optional.empty();
      };
    }
  }
}
