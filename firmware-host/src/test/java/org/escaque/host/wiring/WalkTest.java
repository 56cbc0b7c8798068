package org.escaque.host.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.escaque.board.BoardDriver;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.Occupancy;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.board.wire.I2cDevice;
import org.escaque.board.wire.InputLines;
import org.escaque.board.wire.OutputLines;
import org.escaque.board.wire.Pull;
import org.escaque.board.wire.Wires;
import org.escaque.clock.ClockDriver;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockOutputs;
import org.escaque.clock.Lever;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The whole walk, with a technician who does what he is told on a board with a fault. */
class WalkTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          none             |
          swap-columns a c | error: board: columns a and c are swapped
          dead e4          | error: e4: is dead: no contact closes
          bridge e4 e5     | error: e4: is bridged with e5
          no-diode d3      | error: d3: its diode is missing or bridged: ghosts on rank 4
          """)
  void board_oneFault_isNamed(String fault, String expected) throws Exception {
    var bench = new Bench(FaultyMatrix.of(fault.strip()));
    try (var table = new LiveTable(bench, bench.clock())) {
      var findings = new Walk(table, bench).board(true);

      assertThat(findings.stream().map(Finding::toString).toList())
          .isEqualTo(expected == null ? List.of() : List.of(expected));
    }
  }

  @Test
  void levers_leversSwapped_areNamed() throws Exception {
    var bench = new Bench(FaultyMatrix.of("none"));
    bench.leversSwapped = true;
    try (var table = new LiveTable(bench, bench.clock())) {
      var findings =
          new Walk(table, bench).levers(List.of("left_lever", "right_lever"), PinProbe.none());

      assertThat(findings.stream().map(Finding::toString).toList())
          .containsExactly(
              "error: left_lever: is wired to the line of right_lever",
              "error: right_lever: is wired to the line of left_lever");
    }
  }

  @Test
  void levers_leverOnALineThatNobodyNames_isFoundThere() throws Exception {
    var bench = new Bench(FaultyMatrix.of("none"));
    bench.leftGoesTo = 22;
    try (var table = new LiveTable(bench, bench.clock());
        var probe = PinProbe.of(bench.freeLines(), List.of(21, 22), Pull.UP)) {
      var findings = new Walk(table, bench).levers(List.of("left_lever", "right_lever"), probe);

      assertThat(findings.stream().map(Finding::toString).toList())
          .containsExactly("error: left_lever: is wired to BCM 22 (pin 15)");
    }
  }

  /** Board, clock and the hands of somebody who follows every instruction. */
  private static final class Bench implements BoardDriver, Technician {
    private static final int PATIENCE = 12;

    /** So many looks pass until he has let go. */
    private static final int SLOW = 5;

    private final FaultyMatrix matrix;
    private Consumer<BoardReport> board = report -> {};
    private Consumer<ClockEvent> levers = event -> {};
    private Occupancy filled = Occupancy.EMPTY;
    private boolean leversSwapped;
    private int leftGoesTo;
    private int lowLine;
    private int slow;
    private boolean enter;
    private int looks;
    private long ticks = 1;

    Bench(FaultyMatrix matrix) {
      this.matrix = matrix;
    }

    /** Lines that are pulled up until somebody closes one. */
    Wires freeLines() {
      return new Wires() {
        @Override
        public OutputLines outputs(String use, List<Integer> pins, boolean activeLow) {
          throw new UnsupportedOperationException("nobody drives lines in a wiring test");
        }

        @Override
        public InputLines inputs(String use, List<Integer> pins, Pull pull) {
          return new InputLines() {
            @Override
            public int read() {
              int low = pins.indexOf(lowLine);
              int all = (1 << pins.size()) - 1;
              return low < 0 ? all : all & ~(1 << low);
            }

            @Override
            public void watch(EdgeSink sink) {
              throw new UnsupportedOperationException("levels are looked at, not edges");
            }

            @Override
            public void close() {
              lowLine = 0;
            }
          };
        }

        @Override
        public I2cDevice i2c(int bus, int address) {
          throw new UnsupportedOperationException("no bus here");
        }

        @Override
        public void close() {
          lowLine = 0;
        }
      };
    }

    ClockDriver clock() {
      return new ClockDriver() {
        @Override
        public void start(Consumer<ClockEvent> sink) {
          levers = sink;
        }

        @Override
        public ClockOutputs outputs() {
          throw new UnsupportedOperationException("nobody drives lamps in a wiring test");
        }

        @Override
        public void close() {
          levers = event -> {};
        }
      };
    }

    @Override
    public void tell(String line) {
      looks = 0;
      if (line.startsWith("take all men")) {
        stand(Occupancy.EMPTY);
        enter = true;
      } else if (line.startsWith("put eight men on rank ")) {
        filled = new Occupancy(0xffL << (8 * (line.charAt(22) - '1')));
        stand(filled);
        enter = true;
      } else if (line.startsWith("put a man on ")) {
        stand(filled.with(Square.parse(line.substring(13, 15)).orElseThrow()));
      } else if (line.startsWith("let it go")) {
        slow = SLOW;
      } else if (line.startsWith("press left") && leftGoesTo != 0) {
        lowLine = leftGoesTo;
      } else if (line.startsWith("press ")) {
        boolean left = line.startsWith("press left") != leversSwapped;
        levers.accept(
            new ClockEvent.LeverPressed(left ? Lever.LEFT : Lever.RIGHT, new Tick(ticks)));
      }
    }

    private void stand(Occupancy men) {
      ticks += 5_000_000_000L;
      board.accept(
          new BoardReport.Contacts(new ContactFrame(new Tick(ticks), matrix.read(men).bits())));
    }

    /** Enter after an instruction for it, or when nothing has happened for a while. */
    @Override
    public boolean goesOn() {
      boolean now = enter || looks > PATIENCE;
      enter = false;
      return now;
    }

    @Override
    public void wait(LiveTable table) {
      looks++;
      lowLine = --slow == 0 ? 0 : lowLine;
    }

    @Override
    public void start(Consumer<BoardReport> sink) {
      board = sink;
    }

    @Override
    public Settling settling() {
      return Settling.ON_CHANGE;
    }

    @Override
    public ScanHealth health() {
      return ScanHealth.unscanned(true);
    }

    @Override
    public void close() {
      board = report -> {};
    }
  }
}
