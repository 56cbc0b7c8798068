// Buttons that send commands: each shows how far its command has come; grave ones are asked for twice.
import { san } from './notation.js';
import { language, say } from './words.js';

const ASKED = 4_000;

/** @typedef {import('./rulings.js').Choice} Choice */

export class Acts {
  /**
   * @param {HTMLElement} place @param {import('./commander.js').Commander} commander
   */
  constructor(place, commander) {
    this.place = place;
    this.commander = commander;
    this.shown = '';
    this.asked = '';
  }

  /**
   * @param {string} name of the group, unlike any other @param {string} table @param {Choice[]} list
   * @param {boolean} usable false while the table cannot be reached
   */
  show(name, table, list, usable) {
    const states = list.map((choice) => this.commander.byKey.get(key(name, choice)));
    const now = JSON.stringify([list, usable, this.asked, states.map((s) => s && [s.state, s.reason])]);
    if (now === this.shown) return;
    this.shown = now;
    this.place.hidden = list.length === 0;
    this.place.replaceChildren(...list.flatMap((choice, i) => this.button(name, table, choice, usable, states[i])));
  }

  button(/** @type {string} */ name, /** @type {string} */ table, /** @type {Choice} */ choice, /** @type {boolean} */ usable, /** @type {any} */ progress) {
    const button = document.createElement('button');
    const id = key(name, choice);
    const words = say(choice.words, places(choice));
    const asking = this.asked === id;
    button.type = 'button';
    button.className = choice.main ? 'main' : '';
    button.dataset.act = choice.command.op;
    button.dataset.progress = progress ? progress.state : asking ? 'asking' : '';
    button.disabled = !usable || progress?.state === 'waiting';
    button.textContent = asking ? say('act.sure', { what: words }) : words;
    button.addEventListener('click', () => this.press(id, table, choice, progress));
    if (!progress || progress.state === 'done') return [button];
    const note = document.createElement('p');
    note.className = 'progress';
    note.textContent = progress.state === 'refused'
      ? say('refused', { reason: progress.reason })
      : progress.state === 'late' ? say('late') : '…';
    return [button, note];
  }

  press(/** @type {string} */ id, /** @type {string} */ table, /** @type {Choice} */ choice, /** @type {any} */ progress) {
    if (progress?.state === 'late') {
      progress.again();
    } else if (choice.grave && this.asked !== id) {
      this.asked = id;
      setTimeout(() => {
        if (this.asked !== id) return;
        this.asked = '';
        this.commander.changed();
      }, ASKED);
      this.commander.changed();
    } else {
      this.asked = '';
      this.commander.send(id, table, choice.command);
    }
  }
}

const key = (/** @type {string} */ name, /** @type {Choice} */ choice) => name + ' ' + JSON.stringify(choice.command);

function places(/** @type {Choice} */ choice) {
  const given = choice.places || {};
  return given.san ? { ...given, san: san(given.san, language) } : given;
}
