package org.escaque.laws;

import java.util.Optional;

/** The matters on which editions of the Laws differ; the rows of an edition's table. */
public enum Rule {
  // Time-control class and supervision.
  RAPID_FROM(Values.BOUND),
  RAPID_TO(Values.BOUND),
  CLASS_COUNTS_INCREMENTS(Values.YES_NO),
  SUPERVISION(Values.YES_NO),

  // Illegal moves.
  ILLEGAL_MOVE(Values.STRIKES),
  ILLEGAL_MOVE_LOSS(Values.choice("always", "unless-cannot-mate", "unless-no-mating-potential")),
  ILLEGAL_MOVE_RULED(Values.RULED),
  ILLEGAL_MOVE_UNTIL(Values.choice("own-move", "own-touch", "game-end")),
  ILLEGAL_MOVE_INCREMENT(Values.choice("kept", "removed")),
  ILLEGAL_MOVE_BINDS(Values.YES_NO),
  PROMOTION_LEFT(Values.choice("restored", "queen")),
  PROMOTION_LEFT_RULED(Values.RULED),
  KING_CAPTURE(Values.choice("not-listed", "illegal")),
  PRESS_WITHOUT_MOVE(Values.OFFENCE),
  PRESS_WITH_PIECE_IN_HAND(Values.OFFENCE),
  TWO_HANDS(Values.OFFENCE),

  // Touch-move.
  TOUCH_MOVE(Values.YES_NO),
  TOUCH_MOVE_RULED(Values.RULED),
  MUST_CASTLE(Values.YES_NO),
  KING_RELEASED_BINDS(Values.YES_NO),
  ROOK_FIRST(Values.choice("rook-move")),

  // Positions.
  SET_UP_UNTIL(Values.MOVES),
  COLOURS_REVERSED(Values.choice("continues", "restarts-before-10")),
  WRONG_KING_CASTLES(Values.YES_NO),
  DISPLACED(Values.choice("clock-given-back", "clocks-stopped")),
  BOTH_KINGS_IN_CHECK(Values.choice("nothing", "arbiter", "wait-one-move")),
  DEAD_POSITION(Values.YES_NO),

  // Flags.
  FLAG_RULED(Values.RULED),
  BOTH_FLAGS_CALLED(Values.YES_NO),
  FLAG_CLAIM_NEEDS_OWN_FLAG_UP(Values.YES_NO),
  BOTH_FLAGS(Values.BOTH_FLAGS),
  BOTH_FLAGS_LAST_PERIOD(Values.BOTH_FLAGS),
  WIN_ON_TIME(Values.choice("can-mate", "mating-potential")),

  // Draws and the end of the game.
  CLAIM_RIGHT_UNTIL(Values.choice("own-move", "own-touch")),
  OFFER_UNTIL(Values.choice("own-move", "own-touch")),
  CLAIM_IS_OFFER(Values.YES_NO),
  WRONG_CLAIM_CLAIMANT(Values.choice("nothing", "half-to-3m", "sliding")),
  WRONG_CLAIM_OPPONENT(Values.DURATION),
  THREEFOLD_AUTOMATIC(Values.YES_NO),
  FIFTY_AUTOMATIC(Values.YES_NO),
  FIVEFOLD(Values.choice("no", "consecutive", "any")),
  SEVENTY_FIVE(Values.YES_NO),
  AGREEMENT(Values.choice("any-time", "both-moved")),
  RESIGNATION(Values.choice("always-loses", "draw-if-cannot-mate")),
  PHONE(Values.choice("arbiter", "loses", "loses-unless-cannot-win")),
  DEFAULT_TIME(Values.DURATION_OR_EVENT),

  // Quickplay finish and games without an arbiter.
  QUICKPLAY_CLAIM(Values.choice("no", "any-player", "player-to-move")),
  QUICKPLAY_LIMIT(Values.DURATION),
  QUICKPLAY_WITH_INCREMENT(Values.YES_NO),
  NO_ARBITER_CLAIM(Values.YES_NO),

  // The rest.
  SCORE_EXEMPT_UNDER(Values.DURATION_OR_EVENT),
  BLIND_ANNOUNCES(Values.YES_NO),
  ILLEGAL_PLACEMENT(Values.choice("completed-by-press", "not-transmitted")),
  COMPLETED_BY(Values.PRESS_OR_REST),
  DROPS(Values.YES_NO);

  private final Values allowed;

  Rule(Values allowed) {
    this.allowed = allowed;
  }

  /** What a cell of this rule can say. */
  Values allowed() {
    return allowed;
  }

  /** Reads a rule's name as the tables write it. */
  public static Optional<Rule> parse(String text) {
    return Words.parse(values(), text);
  }

  /** The rule's name as the tables write it. */
  @Override
  public String toString() {
    return Words.of(this);
  }
}
