/** Time controls, the chess clock as an immutable value, and the ports of levers and flags. */
@NullMarked
package org.escaque.clock;

import org.jspecify.annotations.NullMarked;
