package org.escaque.game.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.zip.CRC32C;
import org.escaque.game.GameEvent;

/**
 * One event as it stands in the file.
 *
 * @param number 1 for the first of the file, without gaps
 * @param game the game it gives to the table; empty for any event but an assignment
 * @param sum CRC-32C of all the rest, so that a bit that fell over is noticed
 */
record JournalRow(
    long number,
    long boot,
    long tick,
    int version,
    String type,
    String game,
    String json,
    long sum) {

  /** The row of an event that is new. */
  static JournalRow of(long number, long boot, GameEvent event) {
    String type = EventCodec.typeName(event);
    String game =
        event instanceof GameEvent.GameAssigned assigned ? assigned.assignment().game() : "";
    String json = EventCodec.write(event);
    var row =
        new JournalRow(number, boot, event.tick().nanos(), EventCodec.VERSION, type, game, json, 0);
    return new JournalRow(number, boot, row.tick, row.version, type, game, json, row.computedSum());
  }

  /**
   * The event.
   *
   * @throws IllegalArgumentException with the reason, if the row is not what was written
   */
  GameEvent event() {
    if (computedSum() != sum) {
      throw new IllegalArgumentException("its check sum is wrong");
    }
    if (version != EventCodec.VERSION) {
      throw new IllegalArgumentException("its version " + version + " is not known");
    }
    return EventCodec.read(json);
  }

  private long computedSum() {
    var crc = new CRC32C();
    String all = number + " " + boot + " " + tick + " " + version + " " + type + " " + game + " ";
    crc.update(all.getBytes(UTF_8));
    crc.update(json.getBytes(UTF_8));
    return crc.getValue();
  }
}
