/**
 * DGT e-boards on a serial line: what their bytes mean, the dialogue with one board, and the thread
 * that keeps it up for ever. Sends questions only: nothing is set on the board or its clock.
 */
@NullMarked
package org.escaque.board.dgt;

import org.jspecify.annotations.NullMarked;
