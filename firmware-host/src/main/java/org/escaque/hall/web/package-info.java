/**
 * The hall's web server: pages, PGN files and the pipe from browsers to the broker. The only
 * package that knows Jetty.
 *
 * <p>Start reading at {@link org.escaque.hall.web.HallServer}.
 */
@NullMarked
package org.escaque.hall.web;

import org.jspecify.annotations.NullMarked;
