/**
 * Stories told to a whole daemon: contacts and levers, table, journal and broker are the real ones,
 * only time is not. What a story expects is read from the broker and from the journal.
 */
@NullMarked
package org.escaque.simulator.through;

import org.jspecify.annotations.NullMarked;
