/**
 * The pins and buses of the machine behind narrow ports, and the boards that hang on them. {@link
 * org.escaque.board.wire.Wires} is what a provider must offer; {@link
 * org.escaque.board.wire.MatrixReader} and {@link org.escaque.board.wire.ExpanderReader} read 64
 * contacts through it. Which library moves the pins is not known here.
 */
@NullMarked
package org.escaque.board.wire;

import org.jspecify.annotations.NullMarked;
