package org.escaque.tracking;

/** What the times tell at which squares were emptied and filled: {@link Moments} measures them. */
record Paces(Hands hands) {

  /** The square filled at the same time, but for a blur, as one of these beside it. */
  boolean closedWithNeighbour(long bit, long others) {
    int square = Long.numberOfTrailingZeros(bit);
    if (hands.placeOrder(square) == 0) {
      return false;
    }
    for (long left = others & Neighbours.of(square); left != 0; left &= left - 1) {
      int other = Long.numberOfTrailingZeros(left);
      boolean came =
          hands.placeOrder(other) > 0
              && Moments.isTogether(Math.abs(hands.placeNanos(other) - hands.placeNanos(square)));
      boolean brushed =
          hands.gapOrder(other) > 0
              && Moments.isSoonAfter(hands.placeNanos(square) - hands.gapNanos(other));
      brushed |=
          hands.gapOrder(square) > 0
              && Moments.isSoonAfter(hands.placeNanos(other) - hands.gapNanos(square));
      if (came || brushed) {
        return true;
      }
    }
    return false;
  }

  /**
   * The square was filled twice since then, and empty between for longer than contacts tremble and
   * shorter than a hand puts a man straight.
   */
  boolean isAgain(int square, int since) {
    boolean between =
        hands.vacantNanos(square) >= Moments.OVERLAP && hands.vacantNanos(square) < Moments.STOP;
    return hands.placeOrderBefore(square) > since && between;
  }

  /**
   * The last short gap came before the lift: where the squares are side by side, by more than one
   * movement's contacts blur it.
   */
  boolean isGapBefore(int square, int from, boolean beside) {
    long early = hands.liftNanos(from) - hands.gapNanos(square);
    return early > 0 && !(beside ? Moments.isTogether(early) : !Moments.isCarried(early));
  }

  /** The square was filled since then, and before {@code from} was emptied. */
  boolean isFilledEarly(int square, int from, int since) {
    return hands.placedSince(square, since) && !hands.placedAfterLift(square, from, since);
  }

  /** After a long time empty the square was filled since then, no longer than hands cross it. */
  boolean isBrief(int square, int since) {
    return hands.placeOrder(square) > since
        && hands.liftOrder(square) > hands.placeOrder(square)
        && hands.vacantNanos(square) > Moments.EXCHANGE
        && Moments.isWithin(hands.liftNanos(square) - hands.placeNanos(square), Moments.STOP);
  }

  /** The men that were lifted from these squares had stood there longer than on their way. */
  boolean rested(long squares) {
    for (long left = squares; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if (hands.liftNanos(square) - hands.placeNanos(square) < Moments.STOP) {
        return false;
      }
    }
    return true;
  }

  /** The square was filled again no later than a hand takes to exchange two men. */
  boolean exchangedSoon(int square) {
    return hands.placeNanos(square) - hands.liftNanos(square) < Moments.EXCHANGE;
  }

  /**
   * The square was filled again so soon after it and {@code from} were empty that it was hardly
   * another man than that of {@code from}.
   */
  boolean isQuick(int square, int from) {
    long since = Math.max(hands.liftNanos(square), hands.liftNanos(from));
    return Moments.isWithin(hands.placeNanos(square) - since, Moments.STOP);
  }

  /** The man of {@code from} can have been carried to the square meanwhile. */
  boolean carried(int from, int square) {
    long took = hands.placeNanos(square) - hands.liftNanos(from);
    return Moments.isCarried(took);
  }

  /** Men came down on both squares one soon after the other. */
  boolean placedNear(int square, int other) {
    return Moments.isWithin(
        Math.abs(hands.placeNanos(square) - hands.placeNanos(other)), Moments.NEAR);
  }

  /** The square had been filled for long when a lift came that has this number. */
  boolean stoodBefore(long bit, int lift) {
    int square = Long.numberOfTrailingZeros(bit);
    for (int other = 0; other < 64; other++) {
      if (hands.liftOrder(other) == lift && lift > 0) {
        return hands.placeOrder(square) < lift
            && hands.liftNanos(other) - hands.placeNanos(square) >= Moments.LONG;
      }
    }
    return false;
  }
}
