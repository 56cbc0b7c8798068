package org.escaque.simulator.hands;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Something to choose from, with weights of any sum.
 *
 * @param <T> what is chosen
 */
record Weighted<T>(List<T> values, List<Integer> weights) {

  Weighted {
    values = List.copyOf(values);
    weights = List.copyOf(weights);
    if (values.size() != weights.size() || sum(weights) <= 0) {
      throw new IllegalArgumentException(values + " with weights " + weights);
    }
  }

  T pick(RandomGenerator random) {
    int left = random.nextInt(sum(weights));
    int at = 0;
    while (left >= weights.get(at)) {
      left -= weights.get(at++);
    }
    return values.get(at);
  }

  private static int sum(List<Integer> weights) {
    return weights.stream().mapToInt(Integer::intValue).sum();
  }
}
