package org.escaque.host.wired;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.BoardDriver;
import org.escaque.board.TickSource;
import org.escaque.board.scan.ScanLoop;
import org.escaque.board.scan.ScanPlan;
import org.escaque.board.wire.MatrixReader;
import org.escaque.host.BoardDriverType;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverKey.Kind;
import org.escaque.host.DriverSettings;

/** Board type {@code reed-matrix}: eight driven rows, eight read columns. */
public final class ReedMatrixType implements BoardDriverType {

  private static final String ROWS = "rows";
  private static final String COLUMNS = "columns";
  private static final String ACTIVE = "active";
  private static final String DIODES = "diodes";
  private static final String HOLD = "hold_us";

  private static final List<DriverKey> OWN =
      List.of(
          DriverKey.required(ROWS, Kind.PINS, "the eight driven pins, rank 1 first"),
          DriverKey.required(COLUMNS, Kind.PINS, "the eight read pins, a-file first"),
          DriverKey.optional(
              ACTIVE,
              Kind.TEXT,
              "level of the row that is read: high (columns pulled down) or low [high]"),
          DriverKey.optional(
              DIODES,
              Kind.FLAG,
              "whether each switch has its diode; ghosts are doubted if not [true]"),
          DriverKey.optional(
              HOLD, Kind.INTEGER, "microseconds from driving a row to reading it, 0 to 1000 [20]"));

  @Override
  public String name() {
    return "reed-matrix";
  }

  @Override
  public List<DriverKey> keys() {
    return Wiring.keys(OWN, List.of(Wiring.BOARD_KEYS, Wiring.PROVIDER_KEYS));
  }

  @Override
  public Map<String, String> check(DriverSettings settings) {
    var trouble = new LinkedHashMap<String, String>();
    Wiring.length(settings, ROWS, 8, trouble);
    Wiring.length(settings, COLUMNS, 8, trouble);
    Wiring.oneOf(settings, ACTIVE, List.of("high", "low"), trouble);
    int hold = settings.integer(HOLD).orElse(0);
    if (hold < 0 || hold > 1000) {
      trouble.put(HOLD, "must be 0 to 1000");
    }
    Wiring.checkBoard(settings, trouble);
    Wiring.checkProvider(settings, trouble);
    return trouble;
  }

  @Override
  public BoardDriver open(DriverSettings settings, TickSource ticks) {
    var rows = settings.integers(ROWS);
    var wiring =
        new MatrixReader.Wiring(
            rows,
            settings.integers(COLUMNS),
            settings.text(ACTIVE).filter("low"::equals).isPresent(),
            settings
                .integer(HOLD)
                .map(micros -> Duration.ofNanos(micros * 1000L))
                .orElse(MatrixReader.Wiring.DEFAULT_HOLD),
            Wiring.orientation(settings));
    var wires = Wiring.wires(settings);
    var plan =
        new ScanPlan(
            name() + "-" + rows.getFirst(),
            Wiring.settling(settings),
            settings.flag(DIODES, true),
            () -> MatrixReader.open(wires, wiring, ticks));
    return new ScanLoop(plan, ticks);
  }
}
