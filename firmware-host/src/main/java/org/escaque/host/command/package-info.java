/** The commands of {@code escaque}, one class each. */
@NullMarked
package org.escaque.host.command;

import org.jspecify.annotations.NullMarked;
