package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.escaque.board.Square;
import org.escaque.chess.Position;
import org.escaque.chess.Table;
import org.escaque.chess.mate.MatePictures.Picture;
import org.junit.jupiter.api.Test;

/** The mates that walls leave room for, the likeliest first. */
class MatePicturesTest {

  private final LockedPosition locked = new LockedPosition(new Plies());

  @Test
  void pictures_positionsWithWalls_areTheLikeliestSix() {
    for (var row : Table.read(MatePicturesTest.class, "pictures.tsv")) {
      var pictures = locked.pictures(Position.ofFen(row.get(0)).bitBoard());

      assertThat(pictures.stream().map(MatePicturesTest::said).collect(Collectors.joining(", ")))
          .as(row.get(0))
          .isEqualTo(row.get(1).equals("none") ? "" : row.get(1));
    }
  }

  @Test
  void pictures_castlingOrEnPassantLeft_areNone() {
    var castling = Position.ofFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").bitBoard();
    var enPassant = Position.ofFen("4k3/8/8/6pP/8/8/8/4K3 w - g6 0 1").bitBoard();

    assertThat(locked.pictures(castling)).isEmpty();
    assertThat(locked.pictures(enPassant)).isEmpty();
  }

  private static String said(Picture picture) {
    return Square.of(picture.mated())
        + (picture.king() < 0 ? "" : " K" + Square.of(picture.king()))
        + (picture.blocked() == 0 ? "" : " " + squares(picture.blocked()))
        + " in "
        + picture.effort();
  }

  private static String squares(long bits) {
    var text = new StringBuilder();
    for (long left = bits; left != 0; left &= left - 1) {
      text.append(Square.of(Long.numberOfTrailingZeros(left)));
    }
    return text.toString();
  }
}
