package org.escaque.chess;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What proving a {@link Setup} gives: a position, or all that is wrong with it. Immutable. */
public sealed interface Verdict {

  /** The position, if there is one. */
  default Optional<Position> position() {
    return this instanceof Proven(var position) ? Optional.of(position) : Optional.empty();
  }

  /** The setup is a position. */
  record Proven(Position proven) implements Verdict {}

  /** The setup is none, and this is all that is wrong with it. */
  record Refused(Set<Flaw> flaws) implements Verdict {
    public Refused {
      flaws = Collections.unmodifiableSet(EnumSet.copyOf(flaws));
    }

    /** The flaws in words, for people. */
    @Override
    public String toString() {
      return flaws.stream().map(Flaw::text).collect(Collectors.joining("; "));
    }
  }
}
