package org.escaque.tracking;

/** How much of a move the contacts told. */
public enum Landing {
  /** The man was felt to leave and to arrive, or nothing else can be the case. */
  FELT,
  /** The same, while other men stood wrong: one of those may be the man that moved. */
  DISTURBED,
  /** The contacts say so, but hands that did something else leave them so too. */
  DOUBTFUL,
  /** It stands where a man is felt, but how it came there was not seen. */
  UNSEEN,
  /** It stands where a man is felt, and its own square is still felt as filled. */
  STUCK,
  /** It went to a square whose contact did not feel it come. */
  UNFELT;

  /** The contacts told of it, whatever else is wrong. */
  boolean isTold() {
    return this == FELT || this == DISTURBED;
  }

  /** The contacts told of it, though it need not be so. */
  boolean isShown() {
    return isTold() || this == DOUBTFUL;
  }

  /** The contacts told of it, and no other man stood wrong. */
  boolean isUndisturbed() {
    return this == FELT || this == DOUBTFUL;
  }

  /** Nobody saw it, or saw enough of it. */
  boolean isVague() {
    return this == UNSEEN || this == DOUBTFUL;
  }
}
