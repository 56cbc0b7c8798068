/**
 * What a technician wired and what is wrong with it: pin table, checks of the machine, and the
 * diagnosis of contacts and levers that somebody touches one after the other.
 */
@NullMarked
package org.escaque.host.wiring;

import org.jspecify.annotations.NullMarked;
