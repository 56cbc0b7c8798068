package org.escaque.game.store;

/**
 * How the journal does.
 *
 * @param durable whether everything that was released is on the disk
 * @param trouble why not; empty if it is
 * @param events how many are on the disk
 * @param waiting how many are not yet
 */
public record JournalHealth(boolean durable, String trouble, long events, int waiting) {}
