// What the public tree says of each table: the newest message of each kind, and when the table was heard.
import { Offset } from './clock.js';

/**
 * @typedef {{
 *   id: string, game: any, clock: any, clockReceived: number, offset: Offset, heard: number,
 *   stateBoot: number, lost: boolean, seen: Record<string, {boot: number, seq: number}>
 * }} Table
 */

export class Tables {
  constructor() {
    /** @type {Map<string, Table>} */
    this.byId = new Map();
    /** @type {any} */
    this.round = null;
    this.roundSeen = { boot: -1, seq: -1 };
  }

  /**
   * Takes one message of the public tree. Returns the id of the table that changed, 'round', or null.
   * @param {string} path the topic below `public/` @param {string} payload @param {boolean} retained
   * @param {number} perf when it came
   */
  take(path, payload, retained, perf) {
    if (path === 'round') return this.takeRound(payload);
    const [, id, kind] = path.match(/^tables\/([a-z0-9-]{1,32})\/(game|clock|beat|state)$/) || [];
    if (!id) return null;
    const table = this.table(id, perf);
    if (payload === '') {
      if (kind === 'game') table.game = null;
      if (kind === 'clock') table.clock = null;
      return id;
    }
    const message = JSON.parse(payload);
    if (message.v > 1) throw new Error(`version ${message.v} is not known here`);
    if (kind === 'beat') {
      table.offset.beat(perf, message.boot, message.mono);
      table.lost = false;
    } else if (kind === 'state') {
      if (!takeState(table, message)) return null;
    } else {
      if (!newer(table.seen, kind, message)) return null;
      if (kind === 'game') {
        table.game = message;
      } else {
        table.clock = message;
        table.clockReceived = perf;
      }
    }
    if (!retained || table.heard < 0) table.heard = perf;
    return id;
  }

  /** Beats of before a pause no longer tell the offset. */
  forgetBeats() {
    this.byId.forEach((table) => table.offset.forget());
  }

  takeRound(/** @type {string} */ payload) {
    const message = payload === '' ? null : JSON.parse(payload);
    if (message && !isNewer(this.roundSeen, message)) return null;
    if (message) this.roundSeen = { boot: message.boot, seq: message.seq };
    this.round = message;
    return 'round';
  }

  /**
   * The boards to show, in their order: the round's list, or without one every game that is published.
   * A table's game counts only for the board that it was given to.
   */
  boards() {
    const listed = this.round?.boards;
    if (listed) {
      return listed.map((/** @type {any} */ entry) => {
        const table = this.byId.get(entry.table) || null;
        const game = table && table.game?.game === entry.game ? table.game : null;
        return { ...entry, key: entry.game, live: game, source: table };
      });
    }
    return [...this.byId.values()]
      .filter((table) => table.game)
      .map((table) => ({
        key: table.game.game,
        board: table.game.board,
        table: table.id,
        white: table.game.white,
        black: table.game.black,
        live: table.game,
        source: table,
      }))
      .sort((a, b) => a.board - b.board);
  }

  table(/** @type {string} */ id, /** @type {number} */ perf) {
    let table = this.byId.get(id);
    if (!table) {
      table = {
        id, game: null, clock: null, clockReceived: perf, offset: new Offset(), heard: -1,
        stateBoot: -1, lost: false, seen: {},
      };
      this.byId.set(id, table);
    }
    return table;
  }
}

/** The will of an older boot is no news. It was written before its boot's last messages, so its `seq` tells nothing. */
function takeState(/** @type {Table} */ table, /** @type {any} */ message) {
  if (message.boot < table.stateBoot) return false;
  table.stateBoot = message.boot;
  if (message.state === 'lost') {
    table.lost = true;
    return true;
  }
  if (!newer(table.seen, 'state', message)) return false;
  table.lost = message.state === 'disconnected';
  return true;
}

function newer(/** @type {Table['seen']} */ seen, /** @type {string} */ kind, /** @type {any} */ message) {
  if (!isNewer(seen[kind], message)) return false;
  seen[kind] = { boot: message.boot, seq: message.seq };
  return true;
}

function isNewer(/** @type {{boot: number, seq: number} | undefined} */ last, /** @type {any} */ message) {
  return !last || message.boot > last.boot || (message.boot === last.boot && message.seq > last.seq);
}
