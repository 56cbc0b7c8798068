/** Serial lines: the port that drivers use, and its adapter on jSerialComm. */
@NullMarked
package org.escaque.board.serial;

import org.jspecify.annotations.NullMarked;
