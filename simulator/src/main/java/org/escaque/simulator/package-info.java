/** Virtual boards, clocks, hands and faults; whole-daemon runs; benchmarks. */
@NullMarked
package org.escaque.simulator;

import org.jspecify.annotations.NullMarked;
