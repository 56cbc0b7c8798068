// The alerts of all tables: which are newest, which are open, in which order an arbiter needs them.

/** @typedef {{key: string, table: string, alert: any, received: number}} Entry */

const OPEN = ['raised', 'taken'];

export class Alerts {
  constructor() {
    /** @type {Map<string, Entry>} */
    this.byKey = new Map();
    /** @type {Record<string, {boot: number, seq: number}>} */
    this.seen = {};
    /** @type {Set<string>} kept from before a loss of the link, and not heard of since */
    this.doubted = new Set();
  }

  /** The link is back: what stands at the broker will come again. */
  doubt() {
    this.doubted = new Set(this.byKey.keys());
  }

  /** Drops what did not come again. Returns whether anything was dropped. */
  dropDoubted() {
    this.doubted.forEach((key) => this.byKey.delete(key));
    const some = this.doubted.size > 0;
    this.doubted.clear();
    return some;
  }

  /**
   * Takes one message of `tables/<table>/alerts/<id>`. Returns the entry if it is new or changed, null otherwise.
   * @param {string} path the topic below `arbiter/` @param {string} payload @param {number} perf when it came
   */
  take(path, payload, perf) {
    const [, table] = path.match(/^tables\/([a-z0-9-]{1,32})\/alerts\/[^/]+$/) || [];
    if (!table) return null;
    this.doubted.delete(path);
    if (payload === '') {
      this.byKey.delete(path);
      return { key: path, table, alert: null, received: perf };
    }
    const alert = JSON.parse(payload);
    if (alert.v > 1) throw new Error(`version ${alert.v} is not known here`);
    const last = this.seen[path];
    if (last && (alert.boot < last.boot || (alert.boot === last.boot && alert.seq <= last.seq))) return null;
    this.seen[path] = { boot: alert.boot, seq: alert.seq };
    const entry = { key: path, table, alert, received: this.byKey.get(path)?.received ?? perf };
    this.byKey.set(path, entry);
    return entry;
  }

  /** Open ones, most urgent level first, newest first within it; then those that ended, newest first. */
  lists(/** @type {(entry: Entry) => number} */ opened) {
    const all = [...this.byKey.values()];
    const newest = (/** @type {Entry} */ a, /** @type {Entry} */ b) => opened(b) - opened(a);
    return {
      open: all.filter(isOpen).sort((a, b) => a.alert.level - b.alert.level || newest(a, b)),
      ended: all.filter((entry) => !isOpen(entry)).sort(newest),
    };
  }
}

export function isOpen(/** @type {Entry} */ entry) {
  return OPEN.includes(entry.alert.state);
}
