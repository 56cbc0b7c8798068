package org.escaque.scenario;

import java.util.List;
import java.util.Set;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Reason;
import org.escaque.laws.Result;
import org.jspecify.annotations.Nullable;

/** What must hold at a point of a story. */
sealed interface Expectation {

  /** An alert is open or was raised since the last action. */
  record AlertRaised(AlertKind kind, @Nullable Side side, boolean silent) implements Expectation {}

  /** No such alert since the story began; any kind if null. */
  record NoAlert(@Nullable AlertKind kind) implements Expectation {}

  record WindowIs(AlertKind kind, boolean open) implements Expectation {}

  /** A clock to a tenth of a second. */
  record ClockIs(Side side, long tenths) implements Expectation {}

  /** Whose clock runs; null for none. */
  record Running(@Nullable Side side) implements Expectation {}

  record IllegalCount(Side side, int count) implements Expectation {}

  /** The first four fields of the FEN. */
  record PositionIs(String fen4) implements Expectation {}

  record Differs(Set<Square> squares) implements Expectation {}

  record MustMove(Set<Square> squares) implements Expectation {}

  record MustCapture(Square square) implements Expectation {}

  record MustCastle(boolean kingSide) implements Expectation {}

  record Free() implements Expectation {}

  record RecordIs(List<String> moves) implements Expectation {}

  record Candidates(Set<String> moves) implements Expectation {}

  record PublicRecordIs(List<String> moves) implements Expectation {}

  record ResultIs(Result result, @Nullable Reason reason) implements Expectation {}

  record Proposed(Result result, @Nullable Reason reason) implements Expectation {}

  /** What players see or hear; null for nothing. */
  record Signal(@Nullable AlertKind kind) implements Expectation {}

  record ReserveIs(Side side, String pieces) implements Expectation {}
}
