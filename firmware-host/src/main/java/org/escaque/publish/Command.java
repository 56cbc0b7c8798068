package org.escaque.publish;

import org.escaque.game.ArbiterAct;
import org.jspecify.annotations.Nullable;

/**
 * What an arbiter sent to a table, read but not yet judged.
 *
 * @param id {@code [a-z0-9-]{1,32}}; the same of the same user is carried out once
 * @param boot the run of the table that it is meant for
 * @param notAfter the last of that run's milliseconds in which it may be carried out
 * @param game the game it is meant for; null for whichever is played
 */
public record Command(String id, long boot, long notAfter, @Nullable String game, ArbiterAct act) {}
