/**
 * The Laws of Chess: editions as tables with their articles, and what they say about an act at the
 * board. Pure; knows hands only by what {@code tracking} read from them.
 */
@NullMarked
package org.escaque.laws;

import org.jspecify.annotations.NullMarked;
