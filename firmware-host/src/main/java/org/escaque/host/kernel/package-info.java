/**
 * What only the operating system can do, by java.lang.foreign. Linux; elsewhere it does nothing.
 */
@NullMarked
package org.escaque.host.kernel;

import org.jspecify.annotations.NullMarked;
