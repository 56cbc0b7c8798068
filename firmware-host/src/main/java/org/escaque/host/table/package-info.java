/**
 * The runtime of one table: order of events, the fold, journal and publication, and the thread that
 * drives them.
 */
@NullMarked
package org.escaque.host.table;

import org.jspecify.annotations.NullMarked;
