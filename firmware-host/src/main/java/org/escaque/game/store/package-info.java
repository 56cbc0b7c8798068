/**
 * The journal of a table in SQLite: what happened, which runs there were, and how long each lived.
 * Knows how events are written; what they mean is the game's business.
 */
@NullMarked
package org.escaque.game.store;

import org.jspecify.annotations.NullMarked;
