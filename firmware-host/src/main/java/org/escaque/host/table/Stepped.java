package org.escaque.host.table;

import org.escaque.game.GameEvent;
import org.escaque.publish.Released;

/**
 * One step of the fold, on its way to the journal.
 *
 * @param urgent it is to be written at once, not in company
 */
public record Stepped(GameEvent event, Released released, boolean urgent) {}
