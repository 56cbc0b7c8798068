package org.escaque.simulator.demo;

import org.escaque.chess.CastlingRules;
import org.escaque.chess.pgn.PgnReader;
import org.escaque.game.GameState;
import org.escaque.publish.GamePgn;
import org.escaque.publish.PublicView;
import org.escaque.simulator.replay.Comparison;
import org.escaque.simulator.replay.RecordedGame;

/** Writes what a table published as PGN, reads it again, and compares it with the record. */
final class Transcript {

  private Transcript() {}

  /**
   * @param pressed compare only clocks that were pressed
   */
  static PlayedGame of(RecordedGame record, GameState state, boolean pressed) {
    boolean chess960 = record.start().rules() == CastlingRules.CHESS960;
    var site = record.tag("Site");
    var date = record.tag("Date");
    var context =
        new GamePgn.Context(
            site.isBlank() ? null : site, date.isBlank() ? "????.??.??" : date, null, chess960);
    var text = GamePgn.write(PublicView.whole(state), context);
    var played = PgnReader.readAll(text).getFirst();
    return new PlayedGame(
        record.number(),
        text,
        played.finalPosition(),
        Comparison.of(record, played, state.outcome(), pressed));
  }
}
