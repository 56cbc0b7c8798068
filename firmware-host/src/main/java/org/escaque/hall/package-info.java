/**
 * The hall: the round and its pairings, the files and pages that show it. Knows no rules and moves
 * no pieces; it shows what the tables publish.
 */
@NullMarked
package org.escaque.hall;

import org.jspecify.annotations.NullMarked;
