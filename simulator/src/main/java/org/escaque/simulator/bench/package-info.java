/** Benchmarks, and the command that runs them and prints ratios. */
@NullMarked
package org.escaque.simulator.bench;

import org.jspecify.annotations.NullMarked;
