package org.escaque.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FaultsTest {

  /** From the initial position; contacts that lie from the beginning are turned over first. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          # lying at first | story                               | dead  | stuck | maybe dead | maybe stuck
          -                | -e2 +e4 white -e7 +e5 black          | -     | -     | -          | -
          h8               | -e2 +e4 white                        | h8    | -     | -          | -
          e2               | +e4 white                            | e2    | -     | -          | -
          e2               | 200 +e2 -e2 +e4 white                | -     | -     | -          | -
          g8               | -e2 +e4 white +f6 black              | g8    | -     | e3         | -
          h8               | -e2 +e4 white +h8 -e7 +e5 black      | -     | -     | -          | -
          e5               | -e2 +e4 white                        | -     | e5    | -          | -
          d4               | -d2 white                            | -     | d4    | -          | -
          e5               | -e2 +e4 white -e5 -e7 +e6 black      | -     | -     | -          | -
          -                | -g1 white -b8 +c6 black              | -     | -     | -          | -
          -                | -g1 white -b8 +c6 black -a2 +a3 white | -    | -     | f3 h3     | -
          -                | -g1 +f3 white -a7 +a6 black -f3 +g1 white -a6 +a5 black -g1 white -b7 +b6 black -a2 +a3 white | - | - | h3 | -
          -                | -g1 +f3 white -a7 +a6 black -f3 +g1 white -a6 +a5 black -g1 +h3 white -b7 +b6 black -h3 +g1 white -b6 +b5 black -g1 white -c7 +c6 black -a2 +a3 white | - | - | f3 h3 | -
          -                | -e2 +e3 white -g8 black -d2 +d4 white -b8 +c6 black | - | - | f6 h6 | -
          -                | -g1 +f3 white -d7 +d5 black +h3 white | -    | -     | -          | -
          -                | +c3 white -e7 +e5 black              | -     | -     | -          | b1 c2
          -                | +c3 white -e7 +e5 black -c2 +c4 white | -   | -     | -          | b1
          -                | -e7 -e2 +e4 white +e5 black          | -     | -     | -          | -
          -                | lost -e2 +e4 back white -e7 +e5 black | -    | -     | -          | -
          h8               | lost -e2 +e4 back white -e7 +e5 black -d2 +d3 white | h8 | -     | -          | -
          """)
  void faults_contactsLieFromPressToPress_namesThem(
      String lying, String story, String dead, String stuck, String maybeDead, String maybeStuck) {
    var wood = Position.INITIAL.occupied();
    var contacts = new Occupancy(wood.bits() ^ (lying == null ? 0 : square(lying).bit()));

    var faults = new Hand(Position.INITIAL, contacts).plays(story).tracker().faults();

    assertThat(text(faults.dead())).isEqualTo(dead == null ? "" : dead);
    assertThat(text(faults.stuck())).isEqualTo(stuck == null ? "" : stuck);
    assertThat(text(faults.maybeDead())).isEqualTo(maybeDead == null ? "" : maybeDead);
    assertThat(text(faults.maybeStuck())).isEqualTo(maybeStuck == null ? "" : maybeStuck);
  }

  private static Square square(String name) {
    return Square.parse(name).orElseThrow();
  }

  private static String text(Occupancy squares) {
    return squares.squares().stream().map(Square::toString).collect(Collectors.joining(" "));
  }
}
