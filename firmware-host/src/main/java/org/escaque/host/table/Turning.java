package org.escaque.host.table;

import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.Occupancy;

/** Turns what a board reports half round, for wood that stands the other way. */
final class Turning {

  private Turning() {}

  static BoardReport of(BoardReport report, boolean turned) {
    if (!turned) {
      return report;
    }
    return switch (report) {
      case BoardReport.Contacts(ContactFrame frame) ->
          new BoardReport.Contacts(
              new ContactFrame(
                  frame.tick(),
                  Long.reverse(frame.occupied()),
                  Long.reverse(frame.seenEmpty()),
                  frame.since()));
      case BoardReport.Settled(BoardEvent event) -> new BoardReport.Settled(turn(event));
    };
  }

  private static BoardEvent turn(BoardEvent event) {
    return switch (event) {
      case BoardEvent.SquareLifted(var square, var tick) ->
          new BoardEvent.SquareLifted(square.turned(), tick);
      case BoardEvent.SquarePlaced(var square, var tick) ->
          new BoardEvent.SquarePlaced(square.turned(), tick);
      case BoardEvent.SquareSeenEmpty(var square, var tick) ->
          new BoardEvent.SquareSeenEmpty(square.turned(), tick);
      case BoardEvent.PieceSeen(var square, var piece, var tick) ->
          new BoardEvent.PieceSeen(square.turned(), piece, tick);
      case BoardEvent.BoardLost lost -> lost;
      case BoardEvent.BoardBack(var occupancy, var tick) ->
          new BoardEvent.BoardBack(new Occupancy(Long.reverse(occupancy.bits())), tick);
      case BoardEvent.SquareDoubted(var square, var reason, var tick) ->
          new BoardEvent.SquareDoubted(square.turned(), reason, tick);
      case BoardEvent.SquareTrusted(var square, var tick) ->
          new BoardEvent.SquareTrusted(square.turned(), tick);
    };
  }
}
