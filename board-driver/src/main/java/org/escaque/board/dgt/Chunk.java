package org.escaque.board.dgt;

/** What the thread that reads a line hands on. */
sealed interface Chunk {

  /** Some bytes; nobody changes them any more. */
  @SuppressWarnings("ArrayRecordComponent") // handed on once, never compared
  record Bytes(byte[] bytes) implements Chunk {}

  /** The line is gone, for this reason; nothing follows. */
  record Gone(String reason) implements Chunk {}
}
