package org.escaque.tracking;

import java.util.List;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.chess.Piece;

/** What the board says at a press of the clock. The game decides what becomes of it. */
public sealed interface Verdict {

  /**
   * The presser's move is complete, and with it all that was made before it and never pressed.
   *
   * @param plies the plies completed now, in order; the last one is the presser's
   * @param displaced squares on which men stand wrong now and did not before
   * @param revisions what this proved of earlier plies
   * @param turned the board was found to stand half round: White's side is where rank 8 was thought
   * @param next how tracking goes on if the game accepts this
   */
  record Completed(
      List<PlyReading> plies,
      List<List<Touch>> touches,
      Occupancy displaced,
      List<Revision> revisions,
      boolean turned,
      Tracker next)
      implements Verdict {
    public Completed {
      plies = List.copyOf(plies);
      touches = List.copyOf(touches);
      revisions = List.copyOf(revisions);
    }

    Completed onTurnedBoard() {
      return new Completed(plies, touches, displaced, revisions, true, next);
    }
  }

  /**
   * As {@link Completed}, but of at least one of the plies several readings fit, or its landing was
   * not seen. Each {@link PlyReading} says what is open.
   */
  record Ambiguous(
      List<PlyReading> plies,
      List<List<Touch>> touches,
      Occupancy displaced,
      List<Revision> revisions,
      Tracker next)
      implements Verdict {
    public Ambiguous {
      plies = List.copyOf(plies);
      touches = List.copyOf(touches);
      revisions = List.copyOf(revisions);
    }
  }

  /**
   * No hypothesis makes what stands there a completed legal move.
   *
   * @param earlier plies that were made and never pressed, completed now because this follows them
   * @param from the square that the man left
   * @param to where it stands
   * @param intended the legal move that it would be if the arbiter lets an unfinished one pass
   * @param stands how tracking goes on from the wood if nobody rules; empty if the wood is no
   *     position
   * @param ply how the act reads as a ply; empty if the wood is no position
   * @param setUpSuspected the mover's moves are all legal if his king and queen stood swapped from
   *     the start
   */
  record Illegal(
      Irregularity what,
      List<PlyReading> earlier,
      Piece piece,
      Square from,
      Square to,
      Optional<Ply> intended,
      Optional<PlyReading> ply,
      Optional<Tracker> stands,
      List<Touch> touches,
      boolean setUpSuspected,
      List<Revision> revisions)
      implements Verdict {
    public Illegal {
      earlier = List.copyOf(earlier);
      touches = List.copyOf(touches);
      revisions = List.copyOf(revisions);
    }

    /** Origin and goal, {@code g1e3}. */
    public String lan() {
      return from + "" + to;
    }
  }

  /**
   * The side to move pressed and made no move.
   *
   * @param inHand the squares of its men that are in the air
   * @param next how tracking goes on if nobody rules
   */
  record NothingMoved(Occupancy inHand, Tracker next) implements Verdict {}

  /** The side that is not to move pressed, and made no move. */
  record IdlePress() implements Verdict {}

  /** The board cannot be seen: the press counts, its move is found when the link is back. */
  record Unseen(Tracker next) implements Verdict {}

  /** Men stand where no single act puts them. Never a strike. */
  record Unexplained(Occupancy squares, Tracker next) implements Verdict {}
}
