/**
 * One game as a fold over events: what happened goes in, the new state and its effects come out.
 * Pure; time is a field of each event.
 */
@NullMarked
package org.escaque.game;

import org.jspecify.annotations.NullMarked;
