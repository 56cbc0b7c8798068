// One alert as a card: level, board, what happened, until when, what is proposed.
import { Acts } from './acts.js';
import { isOpen } from './alerts.js';
import { Board } from './board.js';
import { format } from './clock.js';
import { result, shortName } from './notation.js';
import { note, ruling } from './phrases.js';
import { choices } from './rulings.js';
import { fromTemplate } from './template.js';
import { knows, say } from './words.js';

const SQUARE = 20;

export class Card {
  constructor(/** @type {import('./commander.js').Commander} */ commander) {
    this.root = fromTemplate('card');
    const acts = (/** @type {string} */ part) =>
      new Acts(/** @type {HTMLElement} */ (this.root.querySelector('.acts' + part)), commander);
    this.first = acts('.first');
    this.rest = acts('.rest');
    this.alert = /** @type {any} */ (null);
    const details = /** @type {HTMLDetailsElement} */ (this.root.querySelector('details'));
    details.addEventListener('toggle', () => this.drawPositions());
    this.details = details;
    this.put('summary', say('more'));
  }

  put(/** @type {string} */ part, /** @type {string} */ words) {
    const node = /** @type {HTMLElement} */ (this.root.querySelector(part));
    if (node.textContent !== words) node.textContent = words;
    node.hidden = words === '';
  }

  /**
   * @param {any} entry @param {any} game the table's published game, or null @param {number} minutes since it was opened
   * @param {boolean} usable whether the table can be reached
   */
  show(entry, game, minutes, usable) {
    const { alert } = entry;
    const changed = this.alert !== alert;
    this.alert = alert;
    const age = minutes < 1 ? say('age.now') : say('age.minutes', { n: minutes });
    const taken = alert.state === 'taken' && alert.owner;
    this.put('.level', isOpen(entry) ? say('level.' + alert.level) : say('state.' + alert.state));
    this.put('.age', taken ? `${say('state.taken', { owner: alert.owner })} · ${age}` : age);
    this.put('.board', boardOf(alert));
    this.put('.kind', title(alert));
    this.put('.player', [player(alert, game), alert.article && say('article', alert)].filter(Boolean).join(' · '));
    this.put('.evidence', evidence(alert));
    this.put('.clocks', [clocks(alert), alert.laws].filter(Boolean).join(' · '));
    this.put('.window', windowText(alert));
    this.put('.proposal', decision(alert));
    this.put('.silent', alert.level === 4 && alert.window ? say('silent') : '');
    this.put('.stale', isOpen(entry) && !usable ? say('stale') : '');
    const { first, rest } = choices(alert, game);
    this.first.show(entry.key, entry.table, isOpen(entry) ? first : [], usable);
    this.rest.show(entry.key, entry.table, isOpen(entry) ? rest : [], usable);
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
  if (game?.game !== alert.game) return '';
  if (alert.side) return game[alert.side]?.name || '';
  return `${shortName(game.white?.name || '')} – ${shortName(game.black?.name || '')}`;
}

function evidence(/** @type {any} */ alert) {
  const { lifted = [], placed = [], note: words = '' } = alert.evidence || {};
  const squares = (/** @type {string} */ key, /** @type {string[]} */ list) =>
    list.length > 0 ? say(key, { squares: list.join(' ') }) : '';
  const line = [squares('evidence.lifted', lifted), squares('evidence.placed', placed), note(words)].filter(Boolean).join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** What both clocks showed when it happened. */
function clocks(/** @type {any} */ alert) {
  const times = alert.evidence?.clocks;
  if (!times) return '';
  return ['white', 'black'].map((side) => `${say(side)} ${format(Math.ceil(times[side] / 1000))}`).join(' · ');
}

function windowText(/** @type {any} */ alert) {
  if (!alert.window || (alert.window.open && alert.window.until === 'game-ends')) return '';
  if (!alert.window.open) return say('window.closed');
  const [, side, end] = /^(white|black)-(.*)$/.exec(alert.window.until) || [];
  const key = side ? `window.${end}.${side}` : `window.${alert.window.until}`;
  return knows(key) ? say(key) : alert.window.until;
}

/** What was ruled, else what is proposed. */
function decision(/** @type {any} */ alert) {
  if (alert.ruling) return say('ruling', { what: ruling(String(alert.ruling)) });
  const { proposal } = alert;
  if (!proposal) return '';
  const what = [
    proposal.goesBack ? say('proposal.back') : '',
    proposal.result ? '' : proposal.penalty && ruling(String(proposal.penalty)),
    result(proposal.result),
    proposal.result && proposal.reason ? reason(proposal.reason) : '',
  ].filter(Boolean);
  return what.length > 0 ? say('proposal', { what: what.join(' · ') }) : '';
}

function reason(/** @type {string} */ word) {
  const key = 'reason.' + word;
  return knows(key) ? say(key) : word;
}
