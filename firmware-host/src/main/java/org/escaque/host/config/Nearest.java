package org.escaque.host.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the known word that a misspelt one most likely meant. */
final class Nearest {

  private Nearest() {}

  /** The known word with the fewest edits, if at most half of the letters (and 4) differ. */
  static Optional<String> to(String word, Collection<String> known) {
    int most = Math.min(4, Math.max(1, word.length() / 2));
    return known.stream()
        .filter(candidate -> edits(word, candidate) <= most)
        .min(Comparator.comparingInt((String candidate) -> edits(word, candidate)));
  }

  /** Levenshtein distance; two swapped neighbours count as two edits. */
  private static int edits(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(change, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
