// One table in the arbiter's list: who plays, how the clocks stand, and every command.
import { Acts } from './acts.js';
import { format, remaining } from './clock.js';
import { FORMS, value } from './forms.js';
import { result, shortName } from './notation.js';
import { fromTemplate } from './template.js';
import { knows, say } from './words.js';

export class Row {
  constructor(/** @type {import('./commander.js').Commander} */ commander) {
    this.root = /** @type {HTMLDetailsElement} */ (fromTemplate('row'));
    this.commander = commander;
    this.form = /** @type {HTMLFormElement} */ (this.root.querySelector('form'));
    this.select = /** @type {HTMLSelectElement} */ (this.root.querySelector('select'));
    this.fields = /** @type {HTMLElement} */ (this.root.querySelector('.fields'));
    this.quick = new Acts(/** @type {HTMLElement} */ (this.root.querySelector('.quick')), commander);
    this.send = new Acts(/** @type {HTMLElement} */ (this.root.querySelector('.send')), commander);
    this.entry = /** @type {any} */ (null);
    this.usable = false;
    /** @type {HTMLElement} */ (this.root.querySelector('.what')).textContent = say('command');
    Object.keys(FORMS).forEach((op) => this.select.append(new Option(say('op.' + op), op)));
    this.select.addEventListener('input', () => this.ask());
    this.form.addEventListener('input', () => this.offer());
    this.form.addEventListener('submit', (event) => event.preventDefault());
    this.root.addEventListener('toggle', () => this.show(this.entry, this.usable));
    this.ask();
  }

  /** @param {any} entry of the round @param {boolean} usable whether the table can be reached */
  show(entry, usable) {
    this.entry = entry;
    this.usable = usable;
    const game = entry.live;
    this.put('.board', String(entry.board));
    for (const side of ['white', 'black']) this.put('.who .' + side, shortName((game || entry)[side]?.name || ''));
    const over = game && game.result !== '*';
    const words = !game ? say('no-game') : over ? result(game.result) : say('status.' + game.status);
    this.put('.status', [words, game && say('plies', { n: Math.ceil(game.ply / 2) }), usable ? '' : say('stale')].filter(Boolean).join(' · '));
    this.root.dataset.table = entry.table;
    this.root.dataset.stale = String(!usable);
    if (!this.root.open) return;
    const at = { game: entry.game };
    this.quick.show('quick ' + entry.table, entry.table, [
      { words: 'act.stop', command: { op: 'stop-clocks', ...at } },
      { words: 'act.start.white', command: { op: 'start-clock', side: 'white', ...at } },
      { words: 'act.start.black', command: { op: 'start-clock', side: 'black', ...at } },
    ], usable);
    this.offer();
  }

  /** The clocks, once a second. */
  tick(/** @type {number} */ perf) {
    const { source, live } = this.entry;
    const clock = live ? source?.clock : null;
    const known = clock && clock.boot === source.offset.boot && source.offset.value !== null;
    const left = clock && remaining(clock, known ? source.offset.value : source.clockReceived - clock.at, perf);
    for (const side of ['white', 'black']) {
      this.put('.times .' + side, left ? format(Math.ceil(/** @type {any} */ (left)[side] / 1000)) : '');
      const node = /** @type {HTMLElement} */ (this.root.querySelector('.times .' + side));
      node.dataset.running = String(clock?.running === side && live.status === 'live');
    }
  }

  /** The fields of the command that is chosen. */
  ask() {
    const { fields } = FORMS[this.select.value];
    this.fields.replaceChildren(...fields.map((field) => {
      const label = document.createElement('label');
      const name = document.createElement('span');
      name.textContent = say(`field.${field.name}`);
      label.append(name, input(field));
      return label;
    }));
    if (this.entry) this.offer();
  }

  /** The button of the form, which can be pressed when all fields say something. */
  offer() {
    const op = this.select.value;
    const { fields, grave } = FORMS[op];
    const command = /** @type {Record<string, any>} */ ({ op, game: this.entry.game });
    let whole = true;
    fields.forEach((field) => {
      const node = /** @type {HTMLInputElement} */ (this.fields.querySelector(`[name=${field.name}]`));
      const said = value(field, node.value);
      whole = whole && said !== null;
      if (said !== undefined) command[field.name] = said;
    });
    const { table } = this.entry;
    this.send.show('form ' + table, table, [{ words: 'op.' + op, command, grave, main: true }], this.usable && whole);
  }

  put(/** @type {string} */ part, /** @type {string} */ words) {
    const node = /** @type {HTMLElement} */ (this.root.querySelector(part));
    if (node.textContent !== words) node.textContent = words;
  }
}

function input(/** @type {import('./forms.js').Field} */ field) {
  if (field.kind === 'choice') {
    const select = document.createElement('select');
    select.name = field.name;
    (field.options || []).forEach((option) => {
      const key = field.words + option;
      select.append(new Option(knows(key) ? say(key) : result(option) || option, option));
    });
    return select;
  }
  const node = document.createElement('input');
  node.name = field.name;
  node.autocomplete = 'off';
  node.placeholder = field.kind === 'time' ? '1:30:00' : field.optional ? say('optional') : '';
  if (field.kind === 'number') node.inputMode = 'numeric';
  return node;
}
