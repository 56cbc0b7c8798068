package org.escaque.game.store;

import org.escaque.board.Tick;

/**
 * One run of the host at a table. Ticks compare only within a run.
 *
 * @param boot one more than that of the run before
 * @param kernelBoot id of the kernel's own run, which tells a restarted daemon from a restarted
 *     computer
 * @param lastAlive the last moment of which the journal knows; for the present run its first
 */
public record Run(long boot, String kernelBoot, Tick lastAlive) {}
