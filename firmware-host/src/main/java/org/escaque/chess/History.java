package org.escaque.chess;

import org.jspecify.annotations.Nullable;

/**
 * A position and how it came about: what the Laws ask about repetition and about moves without
 * captures and pawn moves. An immutable value; each move makes a new one that shares the past.
 *
 * <p>Before the first known position nothing is assumed: a game that begins with a half-move clock
 * of 30 has no repetitions yet.
 */
public final class History {

  private static final int FIFTY_MOVES = 100;
  private static final int SEVENTY_FIVE_MOVES = 150;
  private static final int CYCLE = 4;

  private final Position position;
  private final RepetitionKey key;
  private final @Nullable History before;
  private final int occurrences;
  private final int inARow;

  private History(Position position, @Nullable History before) {
    this.position = position;
    this.before = before;
    key = position.repetitionKey();
    int count = 1;
    int row = 1;
    int distance = 0;
    for (var past = before; past != null; past = past.before) {
      distance++;
      if (distance > position.halfMoveClock()) {
        break;
      }
      if (past.key.equals(key)) {
        count++;
        if (distance == CYCLE) {
          row = past.inARow + 1;
        }
      }
    }
    occurrences = count;
    inARow = row;
  }

  /** A game that begins. */
  public static History of(Position start) {
    return new History(start, null);
  }

  /**
   * The history after a legal move.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public History play(Move move) {
    return new History(position.play(move), this);
  }

  /** The position now. */
  public Position position() {
    return position;
  }

  /** How often this position has been on the board, now included (article 9.2.2). */
  public int occurrences() {
    return occurrences;
  }

  /** Whether the position stands for at least the third time: a player may claim (9.2.1.2). */
  public boolean isThreefold() {
    return occurrences >= 3;
  }

  /** Whether it stands for at least the fifth time, in any order (9.6.1 since 2017). */
  public boolean isFivefold() {
    return occurrences >= 5;
  }

  /**
   * Whether it has appeared for five consecutive alternate moves by each player (9.6.1 of 2014):
   * every fourth ply, five times.
   */
  public boolean isFivefoldInARow() {
    return inARow >= 5;
  }

  /** Whether 50 moves by each player without capture and pawn move may be claimed (9.3.2). */
  public boolean isFiftyMoves() {
    return position.halfMoveClock() >= FIFTY_MOVES;
  }

  /** Whether 75 such moves end the game; checkmate on the last of them comes first (9.6.2). */
  public boolean isSeventyFiveMoves() {
    return position.halfMoveClock() >= SEVENTY_FIVE_MOVES && !position.isCheckmate();
  }
}
