package org.escaque.board.dgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Square;
import org.jspecify.annotations.Nullable;

/**
 * What hands did while nobody listened, from the board's log. The log bears no times and names no
 * moment at which the link was lost: that is found by what stood before and stands now, and by the
 * last changes that were heard. Where it does not fit, or the board was without power, there is
 * nothing to recover but the difference itself.
 *
 * @param start what stood there before it
 * @param plies the changes up to each press, in order
 * @param rest changes after the last press
 */
record Recovery(Men start, List<Ply> plies, List<LogRecord.Change> rest) {

  /** How many of the last heard changes are compared at most. */
  static final int MEMORY = 8;

  /**
   * Changes and the press that ended them.
   *
   * @param left whose lever it was
   */
  record Ply(List<LogRecord.Change> changes, boolean left) {
    Ply {
      changes = List.copyOf(changes);
    }
  }

  Recovery {
    plies = List.copyOf(plies);
    rest = List.copyOf(rest);
  }

  /**
   * Finds the end of the log that leads from one position of the men to another. Several may, where
   * men went to and fro: what was heard last comes right before it, and the clock showed more.
   *
   * @param heard before the loss
   * @return empty if none does
   */
  static Optional<Recovery> find(Men before, Men now, List<LogRecord> log, Heard heard) {
    @Nullable Fit best = null;
    var later = before;
    long known = 0;
    int first = lastPowerUp(log) + 1;
    int earlier = lateOnes(log.subList(first, log.size()), heard);
    int after = 0;
    int presses = 0;
    for (int i = log.size() - 1; i >= first; i--) {
      switch (log.get(i)) {
        case LogRecord.Change(Square square, char man) -> {
          later = (known & square.bit()) == 0 ? later.with(square, man) : later;
          known |= square.bit();
          if (later.equals(now)) {
            int start = withPresses(log, i, heard);
            int match = matching(log, i, heard.changes());
            var fit =
                new Fit(
                    start,
                    presses + i - start,
                    match,
                    earlier + after - lateOnes(log.subList(start, i), heard));
            best = best == null || fit.isBetterThan(best) ? fit : best;
          }
        }
        case LogRecord.Pressed pressed -> {
          presses++;
          after += heard.before(pressed) > 0 ? 1 : 0;
          earlier -= heard.before(pressed) < 0 ? 1 : 0;
        }
        case LogRecord.PoweredUp up -> {}
      }
    }
    return Optional.ofNullable(best)
        .map(fit -> split(before, log.subList(fit.start(), log.size()), leftIsWhite(before, log)));
  }

  /**
   * Where the unheard part of a log may begin.
   *
   * @param presses how many follow
   * @param match how many changes right before it were heard last
   * @param against how many presses speak against it by their times
   */
  private record Fit(int start, int presses, int match, int against) {

    /** So many changes in a row are no chance. */
    private static final int SURE = 4;

    /**
     * Of those that nothing else tells apart the one with the fewest presses, and of those the
     * longest: changes that were known before change nothing.
     */
    boolean isBetterThan(Fit later) {
      boolean sure = match >= SURE || later.match >= SURE;
      if (!sure && against != later.against) {
        return against < later.against;
      }
      return match == later.match ? presses == later.presses : match > later.match;
    }
  }

  private static int lastPowerUp(List<LogRecord> log) {
    int last = log.size() - 1;
    while (last >= 0 && !(log.get(last) instanceof LogRecord.PoweredUp)) {
      last--;
    }
    return last;
  }

  /** How many presses were after what the clock showed last. */
  private static int lateOnes(List<LogRecord> log, Heard heard) {
    int count = 0;
    for (var record : log) {
      count += record instanceof LogRecord.Pressed pressed && heard.before(pressed) < 0 ? 1 : 0;
    }
    return count;
  }

  /** How many changes before {@code start} are those that were heard last. */
  private static int matching(List<LogRecord> log, int start, List<LogRecord.Change> heard) {
    int count = 0;
    for (int i = start - 1; i >= 0 && count < heard.size(); i--) {
      if (log.get(i) instanceof LogRecord.Change change) {
        if (!change.equals(heard.get(heard.size() - 1 - count))) {
          return count;
        }
        count++;
      }
    }
    return count;
  }

  /** Presses right before the first change may have been lost too. */
  private static int withPresses(List<LogRecord> log, int start, Heard heard) {
    int first = start;
    while (first > 0
        && log.get(first - 1) instanceof LogRecord.Pressed pressed
        && heard.before(pressed) <= 0) {
      first--;
    }
    return first;
  }

  private static Recovery split(Men before, List<LogRecord> records, int leftIsWhite) {
    var plies = new ArrayList<Ply>();
    var changes = new ArrayList<LogRecord.Change>();
    for (int i = 0; i < records.size(); i++) {
      switch (records.get(i)) {
        case LogRecord.Change change -> changes.add(change);
        case LogRecord.Pressed(boolean left, int seconds) -> {
          int white = left ? leftIsWhite : -leftIsWhite;
          for (var change : late(white, records.subList(i + 1, records.size()))) {
            changes.add(change);
            i++;
          }
          plies.add(new Ply(changes, left));
          changes.clear();
        }
        case LogRecord.PoweredUp up -> {}
      }
    }
    return new Recovery(before, plies, changes);
  }

  /**
   * Whether White sits at the left lever: positive if whoever presses it has mostly moved a white
   * man last, negative for a black one.
   */
  private static int leftIsWhite(Men before, List<LogRecord> log) {
    var standing = before;
    int white = 0;
    int last = 0;
    for (var record : log) {
      if (record instanceof LogRecord.Change(Square square, char man)) {
        last = white(man == ' ' ? standing.on(square) : man);
        standing = standing.with(square, man);
      } else if (record instanceof LogRecord.Pressed(boolean left, int seconds)) {
        white += left ? last : -last;
        last = 0;
      }
    }
    return white;
  }

  private static int white(char man) {
    return Character.isUpperCase(man) ? 1 : man == ' ' ? 0 : -1;
  }

  /**
   * A lever is noted at once, men when the scan comes by: whoever pressed may have his man still on
   * the way. The other side does not place men of his, so what places one right after the press
   * belongs before it.
   *
   * @param white whose press it was: positive for White, negative for Black
   */
  private static List<LogRecord.Change> late(int white, List<LogRecord> after) {
    var passed = new ArrayList<LogRecord.Change>();
    var late = List.<LogRecord.Change>of();
    for (var record : after) {
      if (!(record instanceof LogRecord.Change change)) {
        return late;
      }
      passed.add(change);
      if (change.man() != ' ') {
        if (white(change.man()) * white <= 0) {
          return late;
        }
        late = List.copyOf(passed);
      }
    }
    return late;
  }

  /** The same, told to somebody who knows less than what was said last. */
  Recovery from(Men told) {
    var first = new ArrayList<LogRecord.Change>();
    for (boolean empty : new boolean[] {true, false}) {
      for (var square : start.differs(told).squares()) {
        if ((start.on(square) == ' ') == empty) {
          first.add(new LogRecord.Change(square, start.on(square)));
        }
      }
    }
    if (first.isEmpty() || plies.isEmpty()) {
      first.addAll(rest);
      return new Recovery(told, plies, first);
    }
    first.addAll(plies.getFirst().changes());
    var longer = new ArrayList<>(plies);
    longer.set(0, new Ply(first, plies.getFirst().left()));
    return new Recovery(told, longer, rest);
  }
}
