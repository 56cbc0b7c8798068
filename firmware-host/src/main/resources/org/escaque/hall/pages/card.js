// One alert as a card: level, board, what happened, until when, what is proposed.
import { isOpen } from './alerts.js';
import { Board } from './board.js';
import { result } from './notation.js';
import { fromTemplate } from './template.js';
import { knows, say } from './words.js';

const SQUARE = 20;

export class Card {
  constructor() {
    this.root = fromTemplate('card');
    this.alert = /** @type {any} */ (null);
    const details = /** @type {HTMLDetailsElement} */ (this.root.querySelector('details'));
    details.addEventListener('toggle', () => this.drawPositions());
    this.details = details;
    this.put('summary', say('position'));
  }

  put(/** @type {string} */ part, /** @type {string} */ words) {
    const node = /** @type {HTMLElement} */ (this.root.querySelector(part));
    if (node.textContent !== words) node.textContent = words;
    node.hidden = words === '';
  }

  /** @param {any} entry @param {any} game the table's published game, or null @param {number} minutes since it was opened */
  show(entry, game, minutes) {
    const { alert } = entry;
    const changed = this.alert !== alert;
    this.alert = alert;
    const age = minutes < 1 ? say('age.now') : say('age.minutes', { n: minutes });
    const taken = alert.state === 'taken' && alert.owner;
    this.put('.level', isOpen(entry) ? say('level.' + alert.level) : say('state.' + alert.state));
    this.put('.age', taken ? `${say('state.taken', { owner: alert.owner })} · ${age}` : age);
    this.put('.board', boardOf(alert));
    this.put('.kind', title(alert));
    this.put('.player', player(alert, game));
    this.put('.evidence', evidence(alert));
    this.put('.window', windowText(alert));
    this.put('.proposal', decision(alert));
    this.put('.silent', alert.signal === false ? say('silent') : '');
    this.put('.meta', [alert.article && say('article', alert), alert.laws].filter(Boolean).join(' · '));
    const { dataset } = this.root;
    dataset.id = alert.id;
    dataset.table = entry.table;
    dataset.kind = alert.kind;
    dataset.level = alert.level;
    dataset.state = alert.state;
    dataset.window = alert.window ? (alert.window.open ? 'open' : 'closed') : 'none';
    this.details.hidden = !alert.evidence?.before;
    if (changed) this.drawPositions();
  }

  /** Boards are drawn when somebody looks. */
  drawPositions() {
    if (!this.details.open || !this.alert) return;
    const { before, after } = this.alert.evidence || {};
    const boards = [['before', before], ['after', after]].filter(([, fen]) => fen);
    const place = /** @type {HTMLElement} */ (this.root.querySelector('.positions'));
    place.replaceChildren(...boards.map(([name, fen]) => {
      const figure = document.createElement('figure');
      const canvas = document.createElement('canvas');
      const caption = document.createElement('figcaption');
      caption.textContent = say(name);
      figure.append(canvas, caption);
      new Board(canvas).show(fen, null, Math.round(SQUARE * (devicePixelRatio || 1)));
      return figure;
    }));
  }
}

/** What a screen reader says: "Board 23, illegal move, Black". */
export function spoken(/** @type {any} */ alert) {
  return `${say('board', { board: boardOf(alert) })}, ${title(alert)}`;
}

/** The number at the end of the game's id, else the table. */
function boardOf(/** @type {any} */ alert) {
  const [, number] = /-b(\d+)$/.exec(alert.game || '') || [];
  return number || alert.table || '';
}

function title(/** @type {any} */ alert) {
  const key = 'kind.' + alert.kind;
  return (knows(key) ? say(key) : alert.kind) + (alert.side ? `, ${say(alert.side)}` : '');
}

function player(/** @type {any} */ alert, /** @type {any} */ game) {
  return alert.side && game?.game === alert.game ? game[alert.side]?.name || '' : '';
}

function evidence(/** @type {any} */ alert) {
  const { lifted = [], placed = [], note = '' } = alert.evidence || {};
  const squares = (/** @type {string} */ key, /** @type {string[]} */ list) =>
    list.length > 0 ? say(key, { squares: list.join(' ') }) : '';
  const line = [squares('evidence.lifted', lifted), squares('evidence.placed', placed), note].filter(Boolean).join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function windowText(/** @type {any} */ alert) {
  if (!alert.window) return '';
  if (!alert.window.open) return say('window.closed');
  const [, side, end] = /^(white|black)-(.*)$/.exec(alert.window.until) || [];
  const key = side ? `window.${end}.${side}` : `window.${alert.window.until}`;
  return knows(key) ? say(key) : alert.window.until;
}

/** What was ruled, else what is proposed. */
function decision(/** @type {any} */ alert) {
  if (alert.ruling) return say('ruling', { what: penalty(String(alert.ruling)) });
  const { proposal } = alert;
  if (!proposal) return '';
  const what = [
    proposal.penalty && penalty(String(proposal.penalty)),
    proposal.clock && typeof proposal.clock === 'string' ? penalty(proposal.clock) : '',
    result(proposal.result),
    proposal.goesBack ? say('proposal.back') : '',
  ].filter(Boolean);
  return what.length > 0 ? say('proposal', { what: what.join(' · ') }) : '';
}

/** "black +2m" in the words of the language; anything else as it came. */
function penalty(/** @type {string} */ words) {
  return words
    .replace(/\b(white|black)\b/g, (side) => say(side))
    .replace(/([+-]?\d+)m\b/g, '$1 min');
}
