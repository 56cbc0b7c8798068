package org.escaque.board;

import java.util.function.Consumer;

/**
 * A board as the host sees it. Opened by its factory and silent until started; closed once, by any
 * thread. After {@link #close} returns the sink is not called again.
 */
public interface BoardDriver extends AutoCloseable {

  /**
   * Begins to report. A lost link is tried again for ever, quietly; its loss is {@link
   * BoardEvent.BoardLost}. A driver of raw contacts says that it is back by its next frame, any
   * other by {@link BoardEvent.BoardBack}.
   *
   * @param sink called by the driver's own thread; must not block
   */
  void start(Consumer<BoardReport> sink);

  /** How this board's contacts are to be debounced. */
  Settling settling();

  /** How the board has been read so far. */
  ScanHealth health();

  /** Stops reporting and leaves what it drives switched off; idempotent. */
  @Override
  void close();
}
