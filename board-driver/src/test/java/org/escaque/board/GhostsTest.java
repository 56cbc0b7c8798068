package org.escaque.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GhostsTest {

  private static Occupancy squares(String names) {
    return Arrays.stream(names.split(" ", -1))
        .filter(name -> !name.isEmpty())
        .map(name -> Square.parse(name).orElseThrow())
        .reduce(Occupancy.EMPTY, Occupancy::with, (one, other) -> one);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\" | \"\"",
        "a1 | \"\"",
        "a1 h1 a8 | \"\"",
        "a1 h1 a8 h8 | a1 h1 a8 h8",
        "a1 h1 a8 h8 d4 | a1 h1 a8 h8",
        "a1 a2 a3 a4 a5 a6 a7 a8 | \"\"",
        "a1 b1 c1 a5 b5 c5 e5 e7 | a1 b1 c1 a5 b5 c5",
        "g7 h7 g8 h8 | g7 h7 g8 h8"
      })
  void possible_closedContacts_areTheCornersOfRectangles(String closed, String ghosts) {
    assertThat(new Occupancy(Ghosts.possible(squares(closed).bits()))).isEqualTo(squares(ghosts));
  }

  @Test
  void possible_anyMatrixWithoutDiodes_coversEachGhost() {
    long seed = System.nanoTime();
    System.out.println("ghost property seed " + seed);
    var random = new Random(seed);
    for (int round = 0; round < 1_000; round++) {
      long pieces = random.longs(3).reduce(-1, (one, other) -> one & other);
      long read = withGhosts(pieces);

      assertThat(read & ~pieces & ~Ghosts.possible(read)).isZero();
    }
  }

  /** What a matrix without diodes reads: current flows through any chain of closed contacts. */
  private static long withGhosts(long pieces) {
    long read = pieces;
    boolean grown = true;
    while (grown) {
      long before = read;
      for (var one : new Occupancy(read).squares()) {
        for (var other : new Occupancy(read).squares()) {
          long third = Square.of(one.file(), other.rank()).bit();
          long fourth = Square.of(other.file(), one.rank()).bit();
          read |= (read & third) != 0 ? fourth : 0;
          read |= (read & fourth) != 0 ? third : 0;
        }
      }
      grown = read != before;
    }
    return read;
  }

  @Test
  void watch_aFourthCorner_isDoubtedUntilACornerOpens() {
    var watch = new GhostWatch();
    long three = squares("a1 b1 a2").bits();
    long four = squares("a1 b1 a2 b2").bits();

    assertThat(watch.frame(new ContactFrame(Tick.ofMillis(1), three))).isEmpty();
    assertThat(watch.frame(new ContactFrame(Tick.ofMillis(2), four)))
        .hasSize(4)
        .contains(new BoardEvent.SquareDoubted(Square.B2, "ghost", Tick.ofMillis(2)));
    assertThat(watch.frame(new ContactFrame(Tick.ofMillis(3), four))).isEmpty();
    assertThat(watch.frame(new ContactFrame(Tick.ofMillis(4), three)))
        .hasSize(4)
        .contains(new BoardEvent.SquareTrusted(Square.B2, Tick.ofMillis(4)));
  }
}
