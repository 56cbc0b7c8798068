package org.escaque.chess.pgn;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.escaque.chess.Move;
import org.jspecify.annotations.Nullable;

/** A ply while it is being read. Confined to one thread. */
final class Draft {

  private final @Nullable Move move;
  private final List<Integer> nags = new ArrayList<>(0);
  private final List<String> comments = new ArrayList<>(0);
  private final List<Variation> variations = new ArrayList<>(0);
  private @Nullable Duration clock;
  private @Nullable Duration elapsed;

  /** A move, or a pass if it is null. */
  Draft(@Nullable Move move) {
    this.move = move;
  }

  void addNag(int nag) {
    nags.add(nag);
  }

  void addVariation(Variation variation) {
    variations.add(variation);
  }

  /** Takes the clock times of a comment and what is left of its words. */
  void addComment(ClockComment comment) {
    clock = comment.clock() == null ? clock : comment.clock();
    elapsed = comment.elapsed() == null ? elapsed : comment.elapsed();
    if (!comment.words().isEmpty()) {
      comments.add(comment.words());
    }
  }

  PgnPly ply() {
    var notes =
        clock == null
                && elapsed == null
                && nags.isEmpty()
                && comments.isEmpty()
                && variations.isEmpty()
            ? Notes.NONE
            : new Notes(clock, elapsed, nags, comments, variations);
    return move == null ? new PgnPass(notes) : new PgnMove(move, notes);
  }
}
