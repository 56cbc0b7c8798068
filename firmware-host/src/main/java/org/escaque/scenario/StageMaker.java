package org.escaque.scenario;

import java.util.List;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.game.Assignment;

/** Makes stages of one kind; found at run time by its name. */
public interface StageMaker extends AutoCloseable {

  /** What {@code --through} names. */
  String name();

  /**
   * A new table with its game.
   *
   * @param wood what the contacts read
   * @param raw contacts are to be debounced
   * @throws IllegalArgumentException naming what is wrong with the assignment
   */
  Stage open(Assignment assignment, Occupancy wood, boolean raw);

  /** The same table, where the men stand half round: contacts do not tell. */
  default Stage openTurned(Assignment assignment, Occupancy wood, boolean raw) {
    return open(assignment, wood, raw);
  }

  /** Why the story of a file cannot be told here, by the file's name; empty if it can. */
  default Optional<String> leavesOut(String file) {
    return Optional.empty();
  }

  /** What is to be said when all stories are told, a line each. */
  default List<String> remarks() {
    return List.of();
  }

  /** Ends what the stages have in common; idempotent. */
  @Override
  default void close() {}
}
