package org.escaque.chess.bits;

/**
 * Which squares a man attacks. Sliders use "kindergarten" lookups: the occupancy of a line is
 * folded into six bits by one multiplication and looked up in two tables of 4 KiB, which stay in
 * the first-level cache of small processors, unlike the 800 KiB of magic bitboards. All methods are
 * pure and thread-safe.
 */
public final class Attacks {

  static final long FILE_A = 0x0101010101010101L;
  static final long FILE_H = FILE_A << 7;
  private static final long FILE_B = FILE_A << 1;
  private static final long C2_TO_H7 = 0x0080402010080400L;

  private static final long[] KNIGHT = new long[64];
  private static final long[] KING = new long[64];
  private static final long[] PAWN = new long[128];
  private static final long[] RANK_LINE = new long[64];
  private static final long[] DIAGONAL = new long[64];
  private static final long[] ANTIDIAGONAL = new long[64];

  /** By file and folded occupancy: the attacked files, repeated on every rank. */
  private static final long[] ACROSS = new long[8 * 64];

  /** By rank and folded occupancy: the attacked squares of the a-file. */
  private static final long[] UPWARD = new long[8 * 64];

  private static final long[] BETWEEN = new long[64 * 64];

  static {
    for (int square = 0; square < 64; square++) {
      KNIGHT[square] =
          steps(square, new int[][] {{1, 2}, {2, 1}, {2, -1}, {1, -2}})
              | steps(square, new int[][] {{-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
      KING[square] =
          steps(square, new int[][] {{1, 0}, {1, 1}, {0, 1}, {-1, 1}})
              | steps(square, new int[][] {{-1, 0}, {-1, -1}, {0, -1}, {1, -1}});
      PAWN[square] = steps(square, new int[][] {{-1, 1}, {1, 1}});
      PAWN[64 + square] = steps(square, new int[][] {{-1, -1}, {1, -1}});
      RANK_LINE[square] = ray(square, 1, 0, 0) | ray(square, -1, 0, 0);
      DIAGONAL[square] = ray(square, 1, 1, 0) | ray(square, -1, -1, 0);
      ANTIDIAGONAL[square] = ray(square, 1, -1, 0) | ray(square, -1, 1, 0);
    }
    for (int place = 0; place < 8; place++) {
      for (int inner = 0; inner < 64; inner++) {
        long rank = (long) inner << 1;
        ACROSS[place << 6 | inner] =
            ((ray(place, 1, 0, rank) | ray(place, -1, 0, rank)) & 0xFF) * FILE_A;
      }
    }
    for (int place = 0; place < 8; place++) {
      for (int inner = 0; inner < 64; inner++) {
        long file = 0;
        for (int rank = 1; rank < 7; rank++) {
          file |= (inner >> (6 - rank) & 1L) << (8 * rank);
        }
        UPWARD[place << 6 | inner] = ray(8 * place, 0, 1, file) | ray(8 * place, 0, -1, file);
      }
    }
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64; to++) {
        BETWEEN[from << 6 | to] = open(from, to);
      }
    }
  }

  private Attacks() {}

  public static long knight(int square) {
    return KNIGHT[square];
  }

  public static long king(int square) {
    return KING[square];
  }

  /** The one or two squares that a pawn of {@code side} attacks. */
  public static long pawn(int side, int square) {
    return PAWN[side << 6 | square];
  }

  public static long bishop(int square, long occupied) {
    long diagonal = DIAGONAL[square];
    long anti = ANTIDIAGONAL[square];
    int file = (square & 7) << 6;
    return (ACROSS[file | (int) (((occupied & diagonal) * FILE_B) >>> 58)] & diagonal)
        | (ACROSS[file | (int) (((occupied & anti) * FILE_B) >>> 58)] & anti);
  }

  public static long rook(int square, long occupied) {
    long rank = RANK_LINE[square];
    int file = square & 7;
    int up = (int) (((occupied >>> file & FILE_A) * C2_TO_H7) >>> 58);
    return (ACROSS[file << 6 | (int) (((occupied & rank) * FILE_B) >>> 58)] & rank)
        | UPWARD[(square >> 3) << 6 | up] << file;
  }

  public static long queen(int square, long occupied) {
    return bishop(square, occupied) | rook(square, occupied);
  }

  /** What a man of any role but a pawn attacks. */
  public static long of(int role, int square, long occupied) {
    return switch (role) {
      case BitBoard.KNIGHT -> knight(square);
      case BitBoard.BISHOP -> bishop(square, occupied);
      case BitBoard.ROOK -> rook(square, occupied);
      case BitBoard.QUEEN -> queen(square, occupied);
      case BitBoard.KING -> king(square);
      default -> throw new IllegalArgumentException("role " + role);
    };
  }

  /** The squares strictly between two squares of one line; none if they share no line. */
  public static long between(int from, int to) {
    return BETWEEN[from << 6 | to];
  }

  private static long open(int from, int to) {
    int files = (to & 7) - (from & 7);
    int ranks = (to >> 3) - (from >> 3);
    boolean inLine = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
    if (!inLine || from == to) {
      return 0;
    }
    long target = 1L << to;
    return ray(from, Integer.signum(files), Integer.signum(ranks), target) & ~target;
  }

  private static long steps(int square, int[][] steps) {
    long reached = 0;
    for (int[] step : steps) {
      int file = (square & 7) + step[0];
      int rank = (square >> 3) + step[1];
      if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
        reached |= 1L << (8 * rank + file);
      }
    }
    return reached;
  }

  /** The squares from {@code square} in one direction, up to and with the first occupied one. */
  private static long ray(int square, int files, int ranks, long occupied) {
    long reached = 0;
    int file = (square & 7) + files;
    int rank = (square >> 3) + ranks;
    while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
      long bit = 1L << (8 * rank + file);
      reached |= bit;
      if ((occupied & bit) != 0) {
        break;
      }
      file += files;
      rank += ranks;
    }
    return reached;
  }
}
