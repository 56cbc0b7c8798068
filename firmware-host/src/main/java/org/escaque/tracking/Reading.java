package org.escaque.tracking;

import java.util.List;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.chess.Position;

/**
 * What the board says at this moment, for the arbiter's eyes and the adjudicator's.
 *
 * @param wood the settled contacts, in the squares of the game
 * @param position the game's position after the last completed ply, by the best hypothesis
 * @param differs squares on which wood and position do not agree
 * @param inAir squares of men that have left their square and stand nowhere
 * @param touches first lifts of this turn in order
 * @param candidates the legal moves that the board can mean now, the best first; after an ambiguous
 *     press its readings, until the next lift
 * @param made the one move that stands on the board now, certain and with nothing in the air
 * @param doubted squares whose contacts are not believed
 */
public record Reading(
    Occupancy wood,
    Position position,
    Occupancy differs,
    Occupancy inAir,
    List<Touch> touches,
    List<Ply> candidates,
    Optional<Ply> made,
    Occupancy doubted) {
  public Reading {
    touches = List.copyOf(touches);
    candidates = List.copyOf(candidates);
  }
}
