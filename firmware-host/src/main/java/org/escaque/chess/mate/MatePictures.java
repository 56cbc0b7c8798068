package org.escaque.chess.mate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.escaque.chess.bits.Attacks;
import org.escaque.chess.bits.BitBoard;
import org.jspecify.annotations.Nullable;

/** The mates that the squares in reach leave room for, the likeliest first. */
final class MatePictures {

  /** Squares of the black king; each is worth one attempt with the best place of the white king. */
  private static final int MOST = 6;

  private static final int FAR = 100;

  private final Reach reach;
  private final MateRegion region;

  MatePictures(Reach reach, MateRegion region) {
    this.reach = reach;
    this.region = region;
  }

  /**
   * One mate.
   *
   * @param mated where the black king stands
   * @param king where the white king helps; -1 if he does not
   * @param blocked squares for black men
   * @param effort an estimate of the moves it takes
   */
  record Picture(int mated, int king, long blocked, int effort) {}

  /** The pictures, of a position that {@link #reach} has explored. */
  List<Picture> all() {
    region.survey();
    byte[] ways = ways(1);
    byte[] whiteWays = ways(0);
    var pictures = new ArrayList<Picture>();
    for (long left = reach.kingRegion(1) & region.attackable(); left != 0; left &= left - 1) {
      int mated = Long.numberOfTrailingZeros(left);
      @Nullable Picture best = null;
      for (int king = -1; king < 64; king++) {
        var picture = picture(mated, king, ways, whiteWays);
        if (picture != null && (best == null || picture.effort < best.effort)) {
          best = picture;
        }
      }
      if (best != null) {
        pictures.add(best);
      }
    }
    pictures.sort(Comparator.comparingInt(Picture::effort));
    return pictures.subList(0, Math.min(MOST, pictures.size()));
  }

  /** The mate on a square with the white king on another; null if there can be none. */
  private @Nullable Picture picture(int mated, int king, byte[] ways, byte[] whiteWays) {
    long helped = 0;
    int effort = ways[mated];
    if (king >= 0) {
      helped = Attacks.king(king);
      if (king == mated || (helped >>> mated & 1) != 0 || whiteWays[king] == FAR) {
        return null;
      }
      effort += whiteWays[king];
    }
    long open = Attacks.king(mated) & ~helped & ~reach.steady[1] & reach.kingRegion(1);
    long blocked = open & ~region.attackable();
    if (!region.canOccupyAll(blocked)) {
      return null;
    }
    effort += 3 * Long.bitCount(open & ~blocked) + 4 * Long.bitCount(blocked);
    return new Picture(mated, king, blocked, effort);
  }

  /** A king's moves from where he stands, within his reach. */
  private byte[] ways(int side) {
    byte[] ways = new byte[64];
    Arrays.fill(ways, (byte) FAR);
    long edge = 1L << reach.crew.home[reach.crew.king(side)];
    long seen = edge;
    for (byte moves = 0; edge != 0; moves++) {
      long next = 0;
      for (long left = edge; left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        ways[square] = moves;
        next |= Attacks.of(BitBoard.KING, square, 0);
      }
      edge = next & reach.kingRegion(side) & ~seen;
      seen |= edge;
    }
    return ways;
  }
}
