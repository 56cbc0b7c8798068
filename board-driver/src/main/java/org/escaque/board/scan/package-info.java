/**
 * Polls contacts in a thread of its own, at a steady rate, through failures. Start reading at
 * {@link org.escaque.board.scan.Scanner}: what the thread does; {@link
 * org.escaque.board.scan.ScanLoop} is the thread.
 */
@NullMarked
package org.escaque.board.scan;

import org.jspecify.annotations.NullMarked;
