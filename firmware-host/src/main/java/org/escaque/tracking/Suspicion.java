package org.escaque.tracking;

import org.escaque.board.Square;
import org.escaque.board.Tick;

/**
 * A contact that says what the men cannot have done.
 *
 * @param filled it feels a man though none is missing; else it feels none though one must stand
 *     there
 * @param since when it began
 * @param due from when on it is worth an alert
 */
public record Suspicion(Square square, boolean filled, Tick since, Tick due) {}
