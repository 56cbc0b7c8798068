package org.escaque.board.pi4j;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where trouble on closing is told; closing itself never fails. */
final class Closing {
  static final Logger LOG = LoggerFactory.getLogger(Pi4jWires.class);

  private Closing() {}
}
