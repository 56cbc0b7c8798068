/** Pseudo terminals of Linux, by the system calls of the C library; no foreign tools. */
@NullMarked
package org.escaque.simulator.pty;

import org.jspecify.annotations.NullMarked;
