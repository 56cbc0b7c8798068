/**
 * Stories as text, run against the game in virtual time: what hands do at one board, and what the
 * host must make of it.
 */
@NullMarked
package org.escaque.scenario;

import org.jspecify.annotations.NullMarked;
