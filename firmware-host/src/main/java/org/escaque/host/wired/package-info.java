/** The driver types for boards and clocks on this machine's pins and buses. */
@NullMarked
package org.escaque.host.wired;

import org.jspecify.annotations.NullMarked;
