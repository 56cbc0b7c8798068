package org.escaque.host.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.escaque.host.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MateCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Main.run(new PrintWriter(out), new PrintWriter(err), args);
  }

  @Test
  void mate_mateInOne_printsTheMove() {
    int exit = run("mate", "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "white");

    assertThat(exit).isZero();
    assertThat(out.toString().lines()).containsExactly("white can mate, in 1 ply:", "  1. Qg7#");
  }

  @Test
  void mate_knightAgainstRook_printsMovesForEitherSide() {
    assertThat(run("mate", "8/8/4k3/8/8/5r2/3K4/3N4 w - - 0 1", "White")).isZero();
    assertThat(out.toString()).startsWith("white can mate, in ").contains("N").endsWith("#\n");
    assertThat(run("mate", "8/8/4k3/8/8/5r2/3K4/3N4 w - - 0 1", "black")).isZero();
    assertThat(out.toString()).contains("black can mate, in ");
  }

  @Test
  void mate_noSide_answersForBoth() {
    int exit = run("mate", "8/8/4k3/8/8/3K4/3R4/8 b - - 0 1");

    assertThat(exit).isZero();
    assertThat(out.toString().lines())
        .hasSize(3)
        .satisfies(
            lines -> {
              assertThat(lines.get(0)).startsWith("white can mate");
              assertThat(lines.get(1)).startsWith("  1... ").endsWith("#");
              assertThat(lines.get(2)).isEqualTo("black cannot mate: a lone king mates nobody");
            });
  }

  @Test
  void mate_checkmateOnTheBoard_saysSo() {
    run("mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");

    assertThat(out.toString().lines())
        .containsExactly(
            "white cannot mate: the game has ended otherwise", "black has mated: it is checkmate");
  }

  @Test
  void mate_fewNodes_isNotKnown() {
    run("mate", "--nodes", "20", "8/8/4k3/8/8/3K1N2/8/5r2 w - - 0 1", "white");

    assertThat(out.toString()).startsWith("white: not known after ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8/8/4k3/9/8/8/8/4K3 w - - 0 1 | white | 1 | escaque: not a FEN: piece '9' at character 9",
        "8/8/8/8/8/8/8/4K3 w - - 0 1 | white | 1 | escaque: not a position: a side has no king",
        "8/8/4k3/8/8/8/8/4K3 w - - 0 1 | purple | 1"
            + " | escaque: side 'purple' is neither white nor black",
        "8/8/8/3kQ3/8/8/8/4K3 w - - 0 1 | white | 1"
            + " | escaque: not a position: the side that is not to move stands in check",
        "K7/8/8/8/8/8/8/7k | white | 1 | escaque: not a FEN: side to move '' at character 18"
      })
  void mate_badInput_saysWhatIsWrong(String fen, String side, int exit, String message) {
    assertThat(run("mate", fen, side)).isEqualTo(exit);
    assertThat(err.toString().strip()).isEqualTo(message);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void mate_noFen_isAWrongCommandLine() {
    assertThat(run("mate")).isEqualTo(2);
    assertThat(err.toString()).contains("FEN").contains("escaque mate --help");
  }

  @Test
  void mate_noPositiveNumberOfNodes_isRefused() {
    assertThat(run("mate", "--nodes", "0", "8/8/4k3/8/8/8/8/4K3 w - - 0 1")).isEqualTo(1);
    assertThat(err.toString()).contains("--nodes 0 is not a positive number");
  }
}
