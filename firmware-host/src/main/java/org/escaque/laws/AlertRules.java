package org.escaque.laws;

/** How loud an alert is, and which article it rests on. */
public final class AlertRules {

  private AlertRules() {}

  /** From 1 (act now) to 4 (a note): 4 where the arbiter may not act unasked. */
  public static int level(Rulebook laws, AlertKind kind) {
    return switch (kind) {
      case ILLEGAL_MOVE,
          NO_MOVE,
          TWO_HANDS,
          KING_CAPTURED,
          EN_PASSANT_INCOMPLETE,
          CASTLING_INCOMPLETE,
          PROMOTION_INCOMPLETE ->
          arbiterMayAct(laws, kind) ? 1 : 4;
      case FLAG, BOTH_FLAGS -> arbiterMayAct(laws, kind) ? 1 : 4;
      case PAUSE -> 1;
      case TOUCH_MOVE -> arbiterMayAct(laws, kind) ? 3 : 4;
      case DISPLACED,
          BOTH_KINGS_IN_CHECK,
          CLAIM_ACCEPTED,
          CLAIM_REJECTED,
          FIVEFOLD,
          SEVENTY_FIVE,
          RESULT_PROPOSAL,
          SET_UP,
          ORIENTATION,
          DEFAULT_TIME,
          CLOCK_SIDE,
          CLOCK_LOST,
          DROP_REJECTED ->
          2;
      case AMBIGUOUS_MOVE, RECONSTRUCTED, SENSOR_FAULT, BOARD_LOST, NOT_ANNOUNCED -> 3;
      case THREEFOLD_AVAILABLE,
          FIFTY_AVAILABLE,
          DRAW_OFFER,
          GAME_OVER,
          PROMOTION_UNCONFIRMED,
          SCORE_EXEMPT ->
          4;
    };
  }

  /** Whether players may be told of it once it is ruled. */
  public static boolean maySignal(Rulebook laws, AlertKind kind) {
    return switch (kind) {
      case ILLEGAL_MOVE,
          NO_MOVE,
          TWO_HANDS,
          KING_CAPTURED,
          EN_PASSANT_INCOMPLETE,
          CASTLING_INCOMPLETE,
          PROMOTION_INCOMPLETE,
          TOUCH_MOVE,
          FLAG,
          BOTH_FLAGS ->
          arbiterMayAct(laws, kind);
      case DISPLACED,
          BOTH_KINGS_IN_CHECK,
          CLAIM_ACCEPTED,
          CLAIM_REJECTED,
          FIVEFOLD,
          SEVENTY_FIVE,
          NOT_ANNOUNCED,
          PAUSE,
          GAME_OVER,
          DROP_REJECTED ->
          true;
      case THREEFOLD_AVAILABLE,
          FIFTY_AVAILABLE,
          DRAW_OFFER,
          PROMOTION_UNCONFIRMED,
          SCORE_EXEMPT,
          RESULT_PROPOSAL,
          SET_UP,
          ORIENTATION,
          DEFAULT_TIME,
          CLOCK_SIDE,
          CLOCK_LOST,
          AMBIGUOUS_MOVE,
          RECONSTRUCTED,
          SENSOR_FAULT,
          BOARD_LOST ->
          false;
    };
  }

  /** Whether an arbiter may act on this kind before anybody claims. */
  public static boolean arbiterMayAct(Rulebook laws, AlertKind kind) {
    return kind == AlertKind.BOTH_FLAGS && laws.has(Rule.BOTH_FLAGS_CALLED)
        || laws.ruled(ruledBy(kind)).arbiterMayAct();
  }

  /** When this kind of irregularity is ruled. */
  public static Ruled ruled(Rulebook laws, AlertKind kind) {
    return laws.ruled(ruledBy(kind));
  }

  private static Rule ruledBy(AlertKind kind) {
    return switch (kind) {
      case FLAG, BOTH_FLAGS -> Rule.FLAG_RULED;
      case TOUCH_MOVE -> Rule.TOUCH_MOVE_RULED;
      case PROMOTION_INCOMPLETE -> Rule.PROMOTION_LEFT_RULED;
      default -> Rule.ILLEGAL_MOVE_RULED;
    };
  }

  /** The article that a kind of alert rests on; empty for what the Laws do not know. */
  public static String article(Rulebook laws, AlertKind kind) {
    return switch (kind) {
      case ILLEGAL_MOVE, EN_PASSANT_INCOMPLETE, CASTLING_INCOMPLETE ->
          laws.article(Rule.ILLEGAL_MOVE);
      case NO_MOVE -> laws.article(Rule.PRESS_WITHOUT_MOVE);
      case PROMOTION_INCOMPLETE -> laws.article(Rule.PROMOTION_LEFT);
      case KING_CAPTURED -> laws.article(Rule.KING_CAPTURE);
      case TWO_HANDS -> laws.article(Rule.TWO_HANDS);
      case TOUCH_MOVE -> laws.article(Rule.TOUCH_MOVE_RULED);
      case DISPLACED -> laws.article(Rule.DISPLACED);
      case BOTH_KINGS_IN_CHECK -> laws.article(Rule.BOTH_KINGS_IN_CHECK);
      case FLAG -> laws.article(Rule.FLAG_RULED);
      case BOTH_FLAGS -> laws.article(Rule.BOTH_FLAGS);
      case FIVEFOLD -> laws.article(Rule.FIVEFOLD);
      case SEVENTY_FIVE -> laws.article(Rule.SEVENTY_FIVE);
      case THREEFOLD_AVAILABLE -> laws.article(Rule.THREEFOLD_AUTOMATIC);
      case FIFTY_AVAILABLE -> laws.article(Rule.FIFTY_AUTOMATIC);
      case DRAW_OFFER -> laws.article(Rule.OFFER_UNTIL);
      case SET_UP, ORIENTATION -> laws.article(Rule.SET_UP_UNTIL);
      case DEFAULT_TIME -> laws.article(Rule.DEFAULT_TIME);
      case SCORE_EXEMPT -> laws.article(Rule.SCORE_EXEMPT_UNDER);
      case NOT_ANNOUNCED -> laws.article(Rule.BLIND_ANNOUNCES);
      case CLAIM_REJECTED -> laws.article(Rule.WRONG_CLAIM_OPPONENT);
      case DROP_REJECTED -> laws.article(Rule.DROPS);
      case CLAIM_ACCEPTED,
          RESULT_PROPOSAL,
          GAME_OVER,
          PAUSE,
          AMBIGUOUS_MOVE,
          PROMOTION_UNCONFIRMED,
          RECONSTRUCTED,
          CLOCK_SIDE,
          CLOCK_LOST,
          SENSOR_FAULT,
          BOARD_LOST ->
          "";
    };
  }
}
