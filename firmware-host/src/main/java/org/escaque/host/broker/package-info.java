/** A broker in this process, for the demo, for tests, and for a club with one computer. */
@NullMarked
package org.escaque.host.broker;

import org.jspecify.annotations.NullMarked;
