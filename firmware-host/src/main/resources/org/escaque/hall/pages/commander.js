// Sends an arbiter's commands to tables and waits for their answers. A button counts as done when the table says so.

/**
 * @typedef {{state: 'waiting' | 'late' | 'done' | 'refused', reason: string, again: () => void}} Progress
 */

const LATE = 2_000;
const VALID = 30_000;
const FORGET = 6_000;

export class Commander {
  /**
   * @param {string} user who commands
   * @param {(path: string, payload: string) => boolean} publish false if nothing can be sent now
   * @param {import('./tables.js').Tables} tables
   * @param {() => void} changed
   */
  constructor(user, publish, tables, changed) {
    this.user = user;
    this.publish = publish;
    this.tables = tables;
    this.changed = changed;
    /** @type {Map<string, Progress & {id: string}>} by button */
    this.byKey = new Map();
    this.run = 'p' + Math.random().toString(36).slice(2, 12);
    this.count = 0;
  }

  /** Whether a table can be told anything: its time is known by its beats. */
  canReach(/** @type {string} */ table) {
    const offset = this.tables.byId.get(table)?.offset;
    return Boolean(offset && offset.value !== null);
  }

  /**
   * Sends a command; what was sent with the same key before is forgotten.
   * @param {string} key of the button @param {string} table @param {Record<string, any>} command `op` and its arguments
   */
  send(key, table, command) {
    this.deliver(key, table, command, `${this.run}-${++this.count}`);
  }

  /** The same id again is carried out once, so a retry can do no harm. */
  deliver(/** @type {string} */ key, /** @type {string} */ table, /** @type {any} */ command, /** @type {string} */ id) {
    const again = () => this.deliver(key, table, command, id);
    const { offset } = /** @type {any} */ (this.tables.byId.get(table));
    const mono = Math.round(performance.now() - offset.value);
    const payload = JSON.stringify({ id, boot: offset.boot, notAfter: mono + VALID, ...command });
    const sent = this.publish(`commands/${this.user}/${table}`, payload);
    this.note(key, { id, state: sent ? 'waiting' : 'late', reason: '', again });
    setTimeout(() => {
      const progress = this.byKey.get(key);
      if (progress?.id === id && progress.state === 'waiting') this.note(key, { ...progress, state: 'late' });
    }, LATE);
  }

  /** Takes one message of `answers/<table>/<user>/<id>`. */
  take(/** @type {string} */ path, /** @type {string} */ payload) {
    const [, , user, id] = path.split('/');
    if (user !== this.user) return;
    const { answer, reason } = JSON.parse(payload);
    this.byKey.forEach((progress, key) => {
      if (progress.id !== id) return;
      const done = answer === 'done';
      this.note(key, { ...progress, state: done ? 'done' : 'refused', reason: reason || '' });
      if (done) setTimeout(() => this.forget(key, id), FORGET);
    });
  }

  forget(/** @type {string} */ key, /** @type {string} */ id) {
    if (this.byKey.get(key)?.id !== id) return;
    this.byKey.delete(key);
    this.changed();
  }

  note(/** @type {string} */ key, /** @type {Progress & {id: string}} */ progress) {
    this.byKey.set(key, progress);
    this.changed();
  }
}
