/** The daemon: configuration, wiring, threads, health, command line. */
@NullMarked
package org.escaque.host;

import org.jspecify.annotations.NullMarked;
