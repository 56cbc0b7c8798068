package org.escaque.host.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the known word that a misspelt one most likely meant. */
final class Nearest {

  private Nearest() {}

  /** The known word with the fewest edits, if at most a third of the letters differ. */
  static Optional<String> to(String word, Collection<String> known) {
    int most = Math.max(1, word.length() / 3);
    return known.stream()
        .filter(candidate -> edits(word, candidate) <= most)
        .min(Comparator.comparingInt((String candidate) -> edits(word, candidate)));
  }

  /** Letters left out, put in, changed, or swapped with their neighbour. */
  private static int edits(String a, String b) {
    int[][] edits = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        edits[i][j] = i == 0 || j == 0 ? i + j : edits(a, b, i, j, edits);
      }
    }
    return edits[a.length()][b.length()];
  }

  private static int edits(String a, String b, int i, int j, int[][] edits) {
    boolean same = a.charAt(i - 1) == b.charAt(j - 1);
    int best = edits[i - 1][j - 1] + (same ? 0 : 1);
    best = Math.min(best, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, edits[i - 2][j - 2] + 1) : best;
  }
}
